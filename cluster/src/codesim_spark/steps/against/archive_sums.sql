-- What the weight of all fingerprints of a submission of the archive is made of, for any number of submissions: how many it has in a channel, and the sums of the
-- logarithms of df and of their squares.
SELECT submission, c, count(*) AS prints, cast(sum(log_df) AS bigint) AS logarithms, cast(sum(log_df * log_df) AS bigint) AS squares
FROM (
  SELECT fingerprints.submission, archive_counted.c, cast(round(ln(cast(archive_counted.df AS double)) * 65536e0) AS bigint) AS log_df
  FROM fingerprints JOIN archive_counted ON fingerprints.channel = archive_counted.c AND fingerprints.hash = archive_counted.h
) logarithms
GROUP BY submission, c
