-- How many of those by whom others are judged, and how many of the sample, are written in the same languages.
SELECT totals.languages, count(*) AS judged, count(sampled.s) AS sampled
FROM judges JOIN totals ON judges.s = totals.s LEFT JOIN sampled ON judges.s = sampled.s
WHERE judges.view = 0
GROUP BY totals.languages
