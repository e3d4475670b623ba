-- Members had all rights in their courses.
ALTER TABLE members ADD COLUMN role TEXT NOT NULL DEFAULT 'instructor';

-- Whether the author of a decision could only propose it.
ALTER TABLE decisions ADD COLUMN is_proposal INTEGER NOT NULL DEFAULT 0;
