-- All that the score of a pair takes from each of its two submissions, so that it takes one join for each: its languages, whether it has a normal form, and in each channel the
-- weight of all its fingerprints, that of the common ones, and its median overlap.
SELECT totals.s, totals.languages, totals.form, totals.w0, totals.w1, totals.w2, totals.w3,
       coalesce(u0, 0) AS u0, coalesce(u1, 0) AS u1, coalesce(u2, 0) AS u2, coalesce(u3, 0) AS u3,
       coalesce(m0, 0e0) AS m0, coalesce(m1, 0e0) AS m1, coalesce(m2, 0e0) AS m2, coalesce(m3, 0e0) AS m3
FROM totals LEFT JOIN common ON totals.s = common.s LEFT JOIN medians ON totals.s = medians.s
