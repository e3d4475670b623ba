-- The weight of what is not rare of a submission in each channel, without what nobody shares: no pair shares more of that.
SELECT s,
       cast(sum(CASE WHEN c = 0 THEN w ELSE 0 END) AS bigint) AS u0, cast(sum(CASE WHEN c = 1 THEN w ELSE 0 END) AS bigint) AS u1,
       cast(sum(CASE WHEN c = 2 THEN w ELSE 0 END) AS bigint) AS u2, cast(sum(CASE WHEN c = 3 THEN w ELSE 0 END) AS bigint) AS u3
FROM split WHERE NOT is_rare GROUP BY s
