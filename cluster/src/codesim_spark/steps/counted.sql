-- How many submissions have each fingerprint: df.
SELECT c, h, count(*) AS df FROM prints GROUP BY c, h
