-- What the archive is asked for: the fingerprints of the class, with how many there have them, and what was given, which nobody there has.
SELECT c, h, count(*) AS df FROM class_prints GROUP BY c, h
UNION ALL
SELECT c, h, 0 AS df FROM all_given
