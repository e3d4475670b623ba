-- What candidates share that is rare for neither, of those whose right submission is in this turn.
SELECT mine.l, mine.r,
       cast(sum(CASE WHEN mine.c = 0 THEN mine.w ELSE 0 END) AS bigint) AS s0, cast(sum(CASE WHEN mine.c = 1 THEN mine.w ELSE 0 END) AS bigint) AS s1,
       cast(sum(CASE WHEN mine.c = 2 THEN mine.w ELSE 0 END) AS bigint) AS s2, cast(sum(CASE WHEN mine.c = 3 THEN mine.w ELSE 0 END) AS bigint) AS s3
FROM (
  SELECT pairs.l, pairs.r, split.c, split.h, split.w
  FROM (SELECT l, r FROM candidates WHERE abs(r) % ${turns} = ${turn}) pairs JOIN split ON pairs.l = split.s
  WHERE NOT split.is_rare
) mine
JOIN (SELECT s, c, h FROM split WHERE NOT is_rare AND abs(s) % ${turns} = ${turn}) theirs ON mine.r = theirs.s AND mine.c = theirs.c AND mine.h = theirs.h
GROUP BY mine.l, mine.r
