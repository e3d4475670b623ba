-- Who somebody is where they sign in elsewhere: the provider, a blank, and what the provider calls them itself.
ALTER TABLE users ADD COLUMN identity TEXT;
CREATE UNIQUE INDEX users_elsewhere ON users (identity);

-- What an index has counts for its course.
ALTER TABLE indexes ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
