-- The most that these pairs can share: s0 to s3. What they do share of what is rare is p0 to p3.
SELECT pairs.l, pairs.r, pairs.s0 AS p0, pairs.s1 AS p1, pairs.s2 AS p2, pairs.s3 AS p3,
       s0 + least(coalesce(one.u0, 0), coalesce(other.u0, 0)) AS s0, s1 + least(coalesce(one.u1, 0), coalesce(other.u1, 0)) AS s1,
       s2 + least(coalesce(one.u2, 0), coalesce(other.u2, 0)) AS s2, s3 + least(coalesce(one.u3, 0), coalesce(other.u3, 0)) AS s3
FROM ${partly} pairs LEFT JOIN common one ON pairs.l = one.s LEFT JOIN common other ON pairs.r = other.s
