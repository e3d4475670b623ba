-- What the archive has of that: the one step that reads all of its fingerprints. What is wanted is small, and goes to all who read.
SELECT /*+ BROADCAST(wanted) */ fingerprints.submission AS s, wanted.c, wanted.h
FROM fingerprints JOIN wanted ON fingerprints.channel = wanted.c AND fingerprints.hash = wanted.h
