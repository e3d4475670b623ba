-- The hash of an entry covers the one before it, so that a change of an entry shows; see audit.rs.
ALTER TABLE audit ADD COLUMN hash BLOB;

-- The hash of the last entry that was removed because of its age: the first one that is left covers it.
CREATE TABLE audit_start (hash BLOB NOT NULL) STRICT;
