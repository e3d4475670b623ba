-- How many rows the turns of `partly` join in all.
SELECT coalesce(cast(sum(${joined}) AS bigint), 0) AS joined
FROM (
  SELECT count(*) AS submissions, sum(CASE WHEN is_rare THEN 0 ELSE 1 END) AS common,
         sum(CASE WHEN s < 0 THEN 1 ELSE 0 END) AS of_class, sum(CASE WHEN s < 0 AND NOT is_rare THEN 1 ELSE 0 END) AS common_of_class
  FROM split GROUP BY c, h
) counts
