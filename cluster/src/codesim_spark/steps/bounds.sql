-- The most that these pairs can share: s0 to s3. What they do share of what is rare is p0 to p3.
SELECT partly.l, partly.r, partly.s0 AS p0, partly.s1 AS p1, partly.s2 AS p2, partly.s3 AS p3,
       s0 + least(coalesce(one.u0, 0), coalesce(other.u0, 0)) AS s0, s1 + least(coalesce(one.u1, 0), coalesce(other.u1, 0)) AS s1,
       s2 + least(coalesce(one.u2, 0), coalesce(other.u2, 0)) AS s2, s3 + least(coalesce(one.u3, 0), coalesce(other.u3, 0)) AS s3
FROM partly LEFT JOIN common one ON partly.l = one.s LEFT JOIN common other ON partly.r = other.s
