-- All that the submissions of the sample share with each other.
SELECT mine.s AS l, theirs.s AS r,
       cast(sum(CASE WHEN mine.c = 0 THEN mine.w ELSE 0 END) AS bigint) AS s0, cast(sum(CASE WHEN mine.c = 1 THEN mine.w ELSE 0 END) AS bigint) AS s1,
       cast(sum(CASE WHEN mine.c = 2 THEN mine.w ELSE 0 END) AS bigint) AS s2, cast(sum(CASE WHEN mine.c = 3 THEN mine.w ELSE 0 END) AS bigint) AS s3
FROM (SELECT weighed.* FROM weighed JOIN sampled ON weighed.s = sampled.s WHERE weighed.df > 1) mine
JOIN (SELECT weighed.* FROM weighed JOIN sampled ON weighed.s = sampled.s WHERE weighed.df > 1) theirs
ON mine.c = theirs.c AND mine.h = theirs.h AND mine.s < theirs.s
GROUP BY mine.s, theirs.s
