-- Of some submissions, fingerprints that several have, and which are rare: in the order of df, most first, all from where the weight so far has the share of the score asked for.
SELECT summed.s, summed.c, summed.h, summed.w, cast(summed.so_far AS double) >= ${least} * cast(sums.w AS double) AS is_rare
FROM (
  SELECT s, c, h, w, df, sum(w) OVER (PARTITION BY s, c ORDER BY df DESC, h ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS so_far
  FROM weighed WHERE abs(s) % ${turns} = ${turn}
) summed
JOIN sums ON summed.s = sums.s AND summed.c = sums.c
WHERE summed.df > 1
