-- The weight of all fingerprints of a submission in each channel, and how many it has in channel 0; all submissions are here.
SELECT people.s, people.part, people.form, coalesce(sums.prints, 0) AS prints,
       coalesce(w0, 0) AS w0, coalesce(w1, 0) AS w1, coalesce(w2, 0) AS w2, coalesce(w3, 0) AS w3
FROM people LEFT JOIN (
  SELECT s, sum(CASE WHEN c = 0 THEN 1 ELSE 0 END) AS prints,
         cast(sum(CASE WHEN c = 0 THEN w ELSE 0 END) AS bigint) AS w0, cast(sum(CASE WHEN c = 1 THEN w ELSE 0 END) AS bigint) AS w1,
         cast(sum(CASE WHEN c = 2 THEN w ELSE 0 END) AS bigint) AS w2, cast(sum(CASE WHEN c = 3 THEN w ELSE 0 END) AS bigint) AS w3
  FROM weighed GROUP BY s
) sums ON people.s = sums.s
