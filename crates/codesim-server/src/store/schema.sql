-- Times are seconds since 1970, in UTC. Of what lets somebody in, only SHA-256 is kept.

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    -- As the PHC string of argon2; NULL for those who sign in elsewhere.
    password TEXT,
    is_admin INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    secret BLOB PRIMARY KEY,
    user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE courses (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    -- Days after which what was handed in and its reports go; NULL keeps them.
    retention_days INTEGER,
    -- Bytes that all files of the course may have.
    quota INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE members (
    course INTEGER NOT NULL REFERENCES courses ON DELETE CASCADE,
    user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
    PRIMARY KEY (course, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    id INTEGER PRIMARY KEY,
    course INTEGER NOT NULL REFERENCES courses ON DELETE CASCADE,
    name TEXT NOT NULL,
    secret BLOB NOT NULL UNIQUE,
    scope TEXT NOT NULL CHECK (scope IN ('read', 'write', 'moss')),
    created INTEGER NOT NULL,
    UNIQUE (course, name)
) STRICT;

CREATE TABLE jobs (
    id TEXT PRIMARY KEY,
    course INTEGER NOT NULL REFERENCES courses ON DELETE CASCADE,
    title TEXT NOT NULL,
    -- What is compared and how, for the process that does it.
    request TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'finished', 'failed', 'cancelled')),
    -- Why it failed.
    error TEXT,
    -- What was found, for lists.
    summary TEXT,
    -- Of its files.
    bytes INTEGER NOT NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_of_a_course ON jobs (course, created);
CREATE INDEX jobs_to_do ON jobs (created) WHERE state IN ('queued', 'running');

CREATE TABLE verdicts (
    job TEXT NOT NULL REFERENCES jobs ON DELETE CASCADE,
    left_name TEXT NOT NULL,
    right_name TEXT NOT NULL,
    -- As in an exported file of verdicts.
    content TEXT NOT NULL,
    who TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (job, left_name, right_name)
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    secret BLOB PRIMARY KEY,
    job TEXT NOT NULL REFERENCES jobs ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who did what. It outlives what it is about, and so names courses and jobs by what they were called.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL
) STRICT;
