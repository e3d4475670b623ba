-- How many submissions of the archive have each fingerprint: df.
SELECT cast(channel AS int) AS c, hash AS h, count(*) AS df FROM fingerprints GROUP BY cast(channel AS int), hash
