-- Submissions of the archive that are in the class themselves: of the same name, with the same files.
SELECT submission FROM submissions
WHERE EXISTS (SELECT 1 FROM class_submissions WHERE class_submissions.digest = submissions.digest AND class_submissions.name = submissions.name)
