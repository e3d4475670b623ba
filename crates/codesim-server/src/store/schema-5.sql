-- A token and a link are their user's: they end with the user, and a token has an end of its own. Of older tokens nobody knows the user.
ALTER TABLE tokens ADD COLUMN owner INTEGER REFERENCES users ON DELETE CASCADE;
ALTER TABLE tokens ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET expires = unixepoch() + 366 * 24 * 3600;

ALTER TABLE links ADD COLUMN owner INTEGER REFERENCES users ON DELETE CASCADE;
UPDATE links SET owner = (SELECT id FROM users WHERE name = made_by);
