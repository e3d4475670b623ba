-- Whether reports have pseudonyms until a case is confirmed.
ALTER TABLE courses ADD COLUMN blind INTEGER NOT NULL DEFAULT 0;
