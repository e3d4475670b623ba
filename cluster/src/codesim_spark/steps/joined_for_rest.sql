-- The rows of both sides of the join that all turns of `rest` make.
SELECT s FROM split WHERE NOT is_rare
UNION ALL
SELECT split.s FROM candidates JOIN split ON candidates.l = split.s WHERE NOT split.is_rare
