-- Of the submissions as they were uploaded; no older version kept it.
ALTER TABLE jobs ADD COLUMN sha256 TEXT;

-- Whether somebody is being erased from the job, which does not run meanwhile.
ALTER TABLE jobs ADD COLUMN held INTEGER NOT NULL DEFAULT 0;

-- Days after which a class leaves the indexes of the course; NULL keeps it.
ALTER TABLE courses ADD COLUMN index_retention_days INTEGER;

-- Which erasures of the list beside this file are done. They outlive courses and jobs.
CREATE TABLE erasures (
    id TEXT PRIMARY KEY,
    done INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The SHA-256 of the submissions of a job before and after an erasure; nothing may be left after it. The numbers have their order.
CREATE TABLE erased (
    number INTEGER PRIMARY KEY,
    erasure TEXT NOT NULL,
    job TEXT NOT NULL,
    at INTEGER NOT NULL,
    who TEXT NOT NULL,
    sha256_before TEXT NOT NULL,
    sha256_after TEXT,
    UNIQUE (job, erasure)
) STRICT;
