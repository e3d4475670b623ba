-- Each person decides for themselves, and earlier decisions are kept: rows are only added. The names of a pair are in the order of their bytes.
CREATE TABLE all_decisions (
    id INTEGER PRIMARY KEY,
    job TEXT NOT NULL REFERENCES jobs ON DELETE CASCADE,
    left_name TEXT NOT NULL,
    right_name TEXT NOT NULL,
    content TEXT NOT NULL,
    who TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

INSERT INTO all_decisions (job, left_name, right_name, content, who, at)
    SELECT job, min(left_name, right_name), max(left_name, right_name), content, who, at FROM decisions ORDER BY at;

DROP TABLE decisions;
ALTER TABLE all_decisions RENAME TO decisions;
CREATE INDEX decisions_of_pairs ON decisions (job, left_name, right_name);
