-- The pairs that have the score, by their ids. A pair is negligible if one of the two has so little code that others are not judged by it.
SELECT one.submission AS left_id, other.submission AS right_id, scored.score, mine.prints < 10 OR theirs.prints < 10 AS is_negligible,
       scored.s0 AS shared_structure, scored.s1 AS shared_text, scored.s2 AS shared_form, scored.s3 AS shared_nesting
FROM (${scored}) scored
JOIN people one ON scored.l = one.s JOIN people other ON scored.r = other.s
JOIN totals mine ON scored.l = mine.s JOIN totals theirs ON scored.r = theirs.s
