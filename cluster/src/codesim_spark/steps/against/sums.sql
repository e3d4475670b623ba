-- How many fingerprints a submission has in a channel, and the weight of all of them: in the archive, of what it has that is not wanted, by the sums of all, and of
-- what is weighed.
SELECT s, c, cast(sum(prints) AS bigint) AS prints,
       cast(${log_all} * (${log_all} * sum(known) - 2 * sum(logarithms)) + sum(squares) + sum(w) AS bigint) AS w
FROM (
  SELECT submission AS s, c, prints, prints AS known, logarithms, squares, cast(0 AS bigint) AS w FROM archive_sums
  UNION ALL
  SELECT s, c, -1 AS prints, -1 AS known, -log_df AS logarithms, -log_df * log_df AS squares, 0 AS w
  FROM (
    SELECT met.s, met.c, cast(round(ln(cast(known.df AS double)) * 65536e0) AS bigint) AS log_df
    FROM met JOIN known ON met.c = known.c AND met.h = known.h
  ) wanted
  UNION ALL
  SELECT s, c, 1 AS prints, 0 AS known, 0 AS logarithms, 0 AS squares, w FROM weighed
) parts
GROUP BY s, c
