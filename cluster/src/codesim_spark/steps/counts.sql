-- How many submissions have each fingerprint of those who are in a pair, if several have it.
SELECT DISTINCT weighed.c AS channel, weighed.h AS hash, weighed.df AS submissions
FROM weighed
JOIN people ON weighed.s = people.s
JOIN (SELECT left_id AS submission FROM result UNION SELECT right_id AS submission FROM result) paired ON people.submission = paired.submission
WHERE weighed.df > 1
