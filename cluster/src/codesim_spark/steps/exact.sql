-- What candidates share.
SELECT candidates.l, candidates.r,
       candidates.s0 + coalesce(rest.s0, 0) AS s0, candidates.s1 + coalesce(rest.s1, 0) AS s1,
       candidates.s2 + coalesce(rest.s2, 0) AS s2, candidates.s3 + coalesce(rest.s3, 0) AS s3
FROM candidates LEFT JOIN rest ON candidates.l = rest.l AND candidates.r = rest.r
