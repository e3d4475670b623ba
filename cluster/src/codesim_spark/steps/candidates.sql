-- Pairs that may have the score, with what they share of what is rare for one of them.
SELECT l, r, p0 AS s0, p1 AS s1, p2 AS s2, p3 AS s3 FROM (${bounded}) bounded
