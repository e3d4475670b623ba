-- How many submissions have each fingerprint of the class: df.
SELECT wanted.c, wanted.h, wanted.df + coalesce(known.df - known.out, 0) AS df
FROM wanted LEFT JOIN known ON wanted.c = known.c AND wanted.h = known.h
WHERE wanted.df > 0
