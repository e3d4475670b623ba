-- Learning platforms that open the service by LTI.
CREATE TABLE platforms (
    -- A number is not given twice: a browser may still have one in a cookie.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    issuer TEXT NOT NULL,
    client_id TEXT NOT NULL,
    authorization_endpoint TEXT NOT NULL,
    token_endpoint TEXT NOT NULL,
    jwks_url TEXT NOT NULL,
    -- A list of texts in JSON.
    deployment_ids TEXT NOT NULL,
    UNIQUE (issuer, client_id)
) STRICT;

-- Courses of a platform, and the course here that belongs to each.
CREATE TABLE contexts (
    platform INTEGER NOT NULL REFERENCES platforms ON DELETE CASCADE,
    deployment TEXT NOT NULL,
    id TEXT NOT NULL,
    course INTEGER NOT NULL REFERENCES courses ON DELETE CASCADE,
    -- Where the platform lists the members, if it does.
    memberships_url TEXT,
    PRIMARY KEY (platform, deployment, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX contexts_of_a_course ON contexts (course);

-- Messages of platforms that were accepted: none is accepted twice.
CREATE TABLE nonces (
    nonce BLOB PRIMARY KEY,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
