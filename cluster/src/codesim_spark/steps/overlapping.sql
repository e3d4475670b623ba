-- How much each of some submissions that are judged overlaps with each reference, where they share anything.
SELECT shared.ref, shared.s, shared.c,
       1e0 / 3e0 * (cast(shared.w AS double) / cast(least(one.w, other.w) AS double))
       + (1e0 - 1e0 / 3e0) * (2e0 * cast(shared.w AS double) / cast(one.w + other.w AS double)) AS o
FROM (
  SELECT mine.s AS ref, theirs.s, mine.c, cast(sum(mine.w) AS bigint) AS w
  FROM (SELECT weighed.* FROM weighed JOIN refs ON weighed.s = refs.ref AND weighed.c = refs.c WHERE weighed.df > 1) mine
  JOIN (SELECT * FROM weighed WHERE ${judged} AND abs(s) % ${turns} = ${turn}) theirs ON mine.c = theirs.c AND mine.h = theirs.h AND mine.s <> theirs.s
  GROUP BY mine.s, theirs.s, mine.c
) shared
JOIN sums one ON shared.ref = one.s AND shared.c = one.c
JOIN sums other ON shared.s = other.s AND shared.c = other.c
WHERE shared.w > 0
