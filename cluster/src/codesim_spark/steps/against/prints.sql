-- Fingerprints of the class, and what the archive has of what is wanted.
SELECT s, c, h FROM class_prints
UNION ALL
SELECT s, c, h FROM met WHERE NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.submission = met.s)
