-- The most that these pairs can share.
SELECT partly.l, partly.r,
       s0 + least(coalesce(one.u0, 0), coalesce(other.u0, 0)) AS s0, s1 + least(coalesce(one.u1, 0), coalesce(other.u1, 0)) AS s1,
       s2 + least(coalesce(one.u2, 0), coalesce(other.u2, 0)) AS s2, s3 + least(coalesce(one.u3, 0), coalesce(other.u3, 0)) AS s3
FROM partly LEFT JOIN common one ON partly.l = one.s LEFT JOIN common other ON partly.r = other.s
