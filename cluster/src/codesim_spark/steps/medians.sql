-- The median overlap of each of some submissions with the references, those included that it shares nothing with; of an even count the higher one in the middle. It is
-- 0 for those who are not here.
SELECT s,
       max(CASE WHEN c = 0 THEN o ELSE 0e0 END) AS m0, max(CASE WHEN c = 1 THEN o ELSE 0e0 END) AS m1,
       max(CASE WHEN c = 2 THEN o ELSE 0e0 END) AS m2, max(CASE WHEN c = 3 THEN o ELSE 0e0 END) AS m3
FROM (
  SELECT ranked.s, ranked.c, ranked.o, ranked.place, ranked.found, refcounts.refs - CASE WHEN refs.ref IS NULL THEN 0 ELSE 1 END AS others
  FROM (
    SELECT s, c, o, row_number() OVER (PARTITION BY s, c ORDER BY o) AS place, count(*) OVER (PARTITION BY s, c) AS found
    FROM overlapping WHERE abs(s) % ${turns} = ${turn}
  ) ranked
  JOIN refcounts ON ranked.c = refcounts.c
  LEFT JOIN refs ON ranked.s = refs.ref AND ranked.c = refs.c
) ranked
WHERE place = cast(floor(others / 2e0) AS bigint) - (others - found) + 1
GROUP BY s
