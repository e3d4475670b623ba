-- The median of all overlaps of the references with those who are seen, in each channel.
SELECT c, o
FROM (
  SELECT overlapping.c, overlapping.o, row_number() OVER (PARTITION BY overlapping.c ORDER BY overlapping.o) AS place, count(*) OVER (PARTITION BY overlapping.c) AS found
  FROM overlapping JOIN seen ON overlapping.s = seen.s AND overlapping.c = seen.c
) ranked
JOIN (
  SELECT refcounts.c AS channel, refcounts.refs * refcounts.seen - coalesce(twice.twice, 0) AS pairs
  FROM refcounts LEFT JOIN (
    SELECT refs.c, count(*) AS twice FROM refs JOIN seen ON refs.ref = seen.s AND refs.c = seen.c GROUP BY refs.c
  ) twice ON refcounts.c = twice.c
) counts ON ranked.c = counts.channel
WHERE place = cast(floor(pairs / 2e0) AS bigint) - (pairs - found) + 1
