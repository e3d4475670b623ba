-- Pairs of those compared that share something that is rare for at least one of them, and the weight of all such things: those whose left submission is in this turn.
SELECT l, r,
       cast(sum(CASE WHEN c = 0 THEN w ELSE 0 END) AS bigint) AS s0, cast(sum(CASE WHEN c = 1 THEN w ELSE 0 END) AS bigint) AS s1,
       cast(sum(CASE WHEN c = 2 THEN w ELSE 0 END) AS bigint) AS s2, cast(sum(CASE WHEN c = 3 THEN w ELSE 0 END) AS bigint) AS s3
FROM (
  SELECT one.s AS l, other.s AS r, one.c, one.w
  FROM (SELECT * FROM split WHERE is_rare AND abs(s) % ${turns} = ${turn}) one
  JOIN split other ON one.c = other.c AND one.h = other.h AND ${compared}
  UNION ALL
  SELECT one.s AS l, other.s AS r, one.c, one.w
  FROM (SELECT * FROM split WHERE NOT is_rare AND abs(s) % ${turns} = ${turn}) one
  JOIN (SELECT * FROM split WHERE is_rare) other ON one.c = other.c AND one.h = other.h AND ${compared}
) met
GROUP BY l, r
