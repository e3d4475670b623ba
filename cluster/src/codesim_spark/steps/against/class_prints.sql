-- Fingerprints of the class, without what anybody was given.
SELECT people.s, cast(class_fingerprints.channel AS int) AS c, class_fingerprints.hash AS h
FROM class_fingerprints JOIN people ON class_fingerprints.submission = people.submission AND people.s < 0
WHERE NOT EXISTS (SELECT 1 FROM all_given WHERE all_given.c = class_fingerprints.channel AND all_given.h = class_fingerprints.hash)
