-- Learning platforms from which submissions are imported, each at the address of its API.
CREATE TABLE sources (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    url TEXT NOT NULL UNIQUE
) STRICT;
