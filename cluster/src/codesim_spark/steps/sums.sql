-- How many fingerprints a submission has in a channel, and the weight of all of them.
SELECT s, c, count(*) AS prints, cast(sum(w) AS bigint) AS w FROM weighed GROUP BY s, c
