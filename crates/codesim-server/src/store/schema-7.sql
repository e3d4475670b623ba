-- Somebody sees where they are signed in. Of older sessions nobody knows it.
ALTER TABLE sessions ADD COLUMN began INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
