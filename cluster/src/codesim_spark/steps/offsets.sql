-- How many submissions the parts before each part have.
SELECT part, cast(coalesce(sum(submissions) OVER (ORDER BY part ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS bigint) AS earlier
FROM (SELECT part, count(*) AS submissions FROM submissions GROUP BY part) parts
