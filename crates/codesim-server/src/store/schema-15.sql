-- Assignments of learning platforms whose submissions arrive by notice, each with the job that has its class.
CREATE TABLE activities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    platform INTEGER NOT NULL REFERENCES platforms ON DELETE CASCADE,
    deployment TEXT NOT NULL,
    -- The platform's own id of the assignment.
    name TEXT NOT NULL,
    course INTEGER NOT NULL REFERENCES courses ON DELETE CASCADE,
    title TEXT NOT NULL,
    job TEXT REFERENCES jobs ON DELETE SET NULL,
    -- The job before that one, if nobody but the service made it.
    earlier TEXT REFERENCES jobs ON DELETE SET NULL,
    -- The job whose results the platform has.
    reported TEXT,
    -- Attempts since the last success, and the time of the next one.
    tries INTEGER NOT NULL DEFAULT 0,
    next INTEGER NOT NULL DEFAULT 0,
    UNIQUE (platform, deployment, name)
) STRICT;
CREATE INDEX activities_of_courses ON activities (course);
CREATE INDEX activities_of_jobs ON activities (job);
CREATE INDEX activities_of_earlier_jobs ON activities (earlier);

-- The latest submission of each person for an activity.
CREATE TABLE notices (
    activity INTEGER NOT NULL REFERENCES activities ON DELETE CASCADE,
    -- The platform's id of the person, which is the name of the submission.
    student TEXT NOT NULL,
    -- When it was handed in, by the platform, and when the notice arrived.
    sent INTEGER NOT NULL,
    arrived INTEGER NOT NULL,
    report_url TEXT NOT NULL,
    -- Its files, in the caller's format.
    files TEXT NOT NULL,
    -- The job that has it; NULL until it is fetched.
    job TEXT REFERENCES jobs ON DELETE CASCADE,
    -- The result that the platform has, in the caller's format.
    posted TEXT,
    PRIMARY KEY (activity, student)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_of_jobs ON notices (job);
