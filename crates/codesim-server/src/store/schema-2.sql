-- Links are listed and taken back one by one. No server had made any before.
DROP TABLE links;
CREATE TABLE links (
    id INTEGER PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE,
    job TEXT NOT NULL REFERENCES jobs ON DELETE CASCADE,
    made_by TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

-- What was made of what was handed in, for people.
ALTER TABLE jobs ADD COLUMN taken TEXT;

-- Classes of earlier years, each index in a folder of its number.
CREATE TABLE indexes (
    -- A number is not given twice: a folder may be left of an earlier one.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    course INTEGER NOT NULL REFERENCES courses ON DELETE CASCADE,
    name TEXT NOT NULL,
    UNIQUE (course, name)
) STRICT;

-- The course that something was done in.
ALTER TABLE audit ADD COLUMN course INTEGER;
