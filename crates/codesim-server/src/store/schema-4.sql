-- What people decide is named a decision, and one that is still open undecided.

ALTER TABLE verdicts RENAME TO decisions;

UPDATE decisions SET content = json_object(
    'status', iif(json_extract(content, '$.decision') = 'open', 'undecided', json_extract(content, '$.decision')),
    'note', json_extract(content, '$.note')
);
