-- The weight of all fingerprints of a submission in a channel.
SELECT s, c, cast(sum(w) AS bigint) AS w FROM weighed GROUP BY s, c
