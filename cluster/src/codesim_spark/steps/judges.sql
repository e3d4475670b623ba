-- Those by whom the others are judged, numbered from 0 on within their part: in channels of tokens whoever is not slight, in those of the normal form
-- whoever has one besides.
SELECT s, part, view, row_number() OVER (PARTITION BY view, part ORDER BY s) - 1 AS place
FROM (
  SELECT s, part, 0 AS view FROM totals WHERE prints >= 10
  UNION ALL
  SELECT s, part, 1 AS view FROM totals WHERE prints >= 10 AND form
) judges
