-- The weight w of each fingerprint: the square of ln((N + 1) / df) in fixed point. Whole numbers, so that sums do not depend on their order.
SELECT s, c, h, df, (${log_all} - log_df) * (${log_all} - log_df) AS w
FROM (
  SELECT prints.s, prints.c, prints.h, counted.df, cast(round(ln(cast(counted.df AS double)) * 65536e0) AS bigint) AS log_df
  FROM ${prints} prints JOIN counted ON prints.c = counted.c AND prints.h = counted.h
) logarithms
