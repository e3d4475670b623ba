-- Pairs of those compared that share something that is rare for at least one of them, and the weight of all such things.
SELECT least(mine.s, theirs.s) AS l, greatest(mine.s, theirs.s) AS r,
       cast(sum(CASE WHEN mine.c = 0 THEN mine.w ELSE 0 END) AS bigint) AS s0, cast(sum(CASE WHEN mine.c = 1 THEN mine.w ELSE 0 END) AS bigint) AS s1,
       cast(sum(CASE WHEN mine.c = 2 THEN mine.w ELSE 0 END) AS bigint) AS s2, cast(sum(CASE WHEN mine.c = 3 THEN mine.w ELSE 0 END) AS bigint) AS s3
FROM (SELECT * FROM split WHERE is_rare) mine
JOIN split theirs ON mine.c = theirs.c AND mine.h = theirs.h AND ${compared} AND (NOT theirs.is_rare OR mine.s < theirs.s)
GROUP BY least(mine.s, theirs.s), greatest(mine.s, theirs.s)
