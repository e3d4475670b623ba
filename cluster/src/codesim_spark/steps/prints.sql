-- Fingerprints h of submissions s in channels c, without what anybody was given.
SELECT people.s, cast(fingerprints.channel AS int) AS c, fingerprints.hash AS h
FROM fingerprints JOIN people ON fingerprints.submission = people.submission
WHERE NOT EXISTS (SELECT 1 FROM given WHERE given.channel = fingerprints.channel AND given.hash = fingerprints.hash)
