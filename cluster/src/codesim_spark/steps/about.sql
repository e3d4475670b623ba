-- What the pairs were found among: how many submissions there are, how many of them others are judged by, and how many are in the sample, each with the number of their pairs that have
-- no language in common.
SELECT cast(3 AS int) AS version, (SELECT count(*) FROM people) AS submissions,
       (SELECT coalesce(cast(sum(judged) AS bigint), 0) FROM kinds) AS judges, across.judged AS judged_across,
       (SELECT coalesce(cast(sum(sampled) AS bigint), 0) FROM kinds) AS sampled, across.sampled AS sampled_across,
       ${min_score} AS min_score
FROM (
  SELECT coalesce(cast(sum(one.judged * other.judged) AS bigint), 0) AS judged, coalesce(cast(sum(one.sampled * other.sampled) AS bigint), 0) AS sampled
  FROM kinds one JOIN kinds other ON one.languages < other.languages
  WHERE ${are_apart}
) across
