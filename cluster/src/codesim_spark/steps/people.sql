-- The submissions, numbered from 0 on without gaps: s.
SELECT submissions.submission, submissions.part, submissions.place + offsets.earlier AS s, submissions.form,
       submissions.languages
FROM submissions JOIN offsets ON submissions.part = offsets.part
