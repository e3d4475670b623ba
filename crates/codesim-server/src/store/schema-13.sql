-- A class is compared again as submissions arrive: the earlier job, and the submissions and pairs that are new, in the caller's format.
ALTER TABLE jobs ADD COLUMN continues TEXT REFERENCES jobs ON DELETE SET NULL;
ALTER TABLE jobs ADD COLUMN news TEXT;
CREATE INDEX jobs_that_continue ON jobs (continues);

-- Whether a decision was made on an earlier job, about the same two submissions.
ALTER TABLE decisions ADD COLUMN is_carried INTEGER NOT NULL DEFAULT 0;

-- The order in which jobs were added, several of which may be of one second.
ALTER TABLE jobs ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE jobs SET number = place FROM (SELECT id AS own, row_number() OVER (ORDER BY created, id) AS place FROM jobs) WHERE id = own;
CREATE INDEX jobs_in_order ON jobs (number);
