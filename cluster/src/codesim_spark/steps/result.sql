-- The pairs that have the score, by their ids.
SELECT one.submission AS left_id, other.submission AS right_id, scored.score, scored.s0 AS shared_structure, scored.s1 AS shared_text, scored.s2 AS shared_form,
       scored.s3 AS shared_nesting
FROM (${scored}) scored JOIN people one ON scored.l = one.s JOIN people other ON scored.r = other.s
