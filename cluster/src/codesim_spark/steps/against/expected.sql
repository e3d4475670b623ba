-- What is expected of each submission: of those of the class its median overlap, of those of the archive what it was when they were added.
${medians}
UNION ALL
SELECT submission AS s, ${known} FROM submissions
