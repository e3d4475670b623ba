-- How many pairs of the sample that share anything have which score, and how many of those found, if others are judged by both; those that have no language in common, and the others: bin i of 512 has
-- the scores from (i / 512)^2 up to the next.
SELECT cast(least(floor(sqrt(score) * 512e0), 511) AS int) AS bin, across, cast(sum(sampled) AS bigint) AS sampled, cast(sum(found) AS bigint) AS found
FROM (
  SELECT score, across, cast(1 AS bigint) AS sampled, cast(0 AS bigint) AS found FROM (${scored}) compared
  UNION ALL
  SELECT result.score, ${are_apart} AS across, 0 AS sampled, 1 AS found
  FROM result
  JOIN people one ON result.left_id = one.submission JOIN people other ON result.right_id = other.submission
  WHERE NOT result.is_negligible
) pairs
GROUP BY cast(least(floor(sqrt(score) * 512e0), 511) AS int), across
