-- The submissions: those of the class first, whose numbers s are below 0, then those of the archive, whose numbers are their ids.
SELECT submission, -1 AS part, cast(-row_number() OVER (ORDER BY submission DESC) AS bigint) AS s, form, languages FROM class_submissions
UNION ALL
SELECT submission, part, submission AS s, form, languages FROM submissions
WHERE NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.submission = submissions.submission)
