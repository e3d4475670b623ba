-- The weight of all fingerprints of a submission in each channel, and how many it has in channel 0; all submissions are here.
SELECT people.s, people.part, people.form, people.languages, coalesce(prints, 0) AS prints,
       coalesce(w0, 0) AS w0, coalesce(w1, 0) AS w1, coalesce(w2, 0) AS w2, coalesce(w3, 0) AS w3
FROM people LEFT JOIN (
  SELECT s, max(CASE WHEN c = 0 THEN prints ELSE 0 END) AS prints,
         max(CASE WHEN c = 0 THEN w ELSE 0 END) AS w0, max(CASE WHEN c = 1 THEN w ELSE 0 END) AS w1,
         max(CASE WHEN c = 2 THEN w ELSE 0 END) AS w2, max(CASE WHEN c = 3 THEN w ELSE 0 END) AS w3
  FROM sums GROUP BY s
) wide ON people.s = wide.s
