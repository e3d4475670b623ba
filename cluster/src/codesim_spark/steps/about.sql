-- What the pairs were found among.
SELECT cast(1 AS int) AS version, (SELECT count(*) FROM people) AS submissions, (SELECT count(*) FROM judges WHERE view = 0) AS judges,
       (SELECT count(*) FROM sampled) AS sampled, ${min_score} AS min_score
