-- How many submissions of the archive have each fingerprint, and how many of them are left out.
SELECT met.c, met.h, count(*) AS df, count(left_out.submission) AS out
FROM met LEFT JOIN left_out ON met.s = left_out.submission
GROUP BY met.c, met.h
