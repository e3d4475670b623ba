-- What anybody was given, in the archive or in the class.
SELECT cast(channel AS int) AS c, hash AS h FROM given
UNION
SELECT cast(channel AS int) AS c, hash AS h FROM class_given
