#!/usr/bin/env python3
"""Makes tables of many times as many submissions out of tables, for measuring how the plan grows. Needs DuckDB from PyPI.

    python3 cluster/benches/grown.py TABLES OUT TIMES

Each submission is there TIMES times: as it is, and as others might have written it, each in a part of its own. What becomes of a fingerprint then is told by a throw of a dice that hangs on
the fingerprint, the submission and the part, so that the same tables come out again:

- it stays, with a probability of df / (df + 20), where df is how many have it in TABLES: what most have, the next one has too, and what hardly anybody has is written in another way;
- or else, by a throw of a coin, it becomes one of another submission in the same channel, drawn among all places, or one that nobody has.

So how many rows two submissions share by chance stays as it was, and grows with the square of the corpus. Of every hundredth, a copy, nine of ten fingerprints stay whatever they are. The tables have what
the plan reads: `submissions`, `fingerprints` and `given`.
"""

import sys
from pathlib import Path

import duckdb

HALF_STAY = 20
COPIED = 0.9

PLACED = """
CREATE TABLE counted AS SELECT channel, hash, count(*) AS df FROM own GROUP BY channel, hash;
CREATE TABLE placed AS SELECT channel, hash, row_number() OVER (PARTITION BY channel ORDER BY submission, hash) - 1 AS place FROM own;
CREATE TABLE places AS SELECT channel, count(*) AS places FROM own GROUP BY channel;
"""

FINGERPRINTS = """
WITH thrown AS (
  SELECT submission, channel, hash, hash(submission, channel, hash, {part}) AS dice, CASE WHEN hash(submission, {part}) % 100 = 0 THEN {copied} ELSE df / (df + {half}) END AS stays
  FROM own JOIN counted USING (channel, hash)
), chosen AS (
  SELECT submission, channel, hash, dice, (dice % 1000000) / 1e6 AS share, stays, ((dice >> 20) % places)::BIGINT AS place FROM thrown JOIN places USING (channel)
)
SELECT DISTINCT chosen.submission + ({part}::BIGINT << 32) AS submission, channel,
       CASE WHEN share < stays THEN chosen.hash WHEN share < (1 + stays) / 2 THEN placed.hash ELSE (dice >> 1)::BIGINT END AS hash
FROM chosen JOIN placed USING (channel, place)
ORDER BY submission, channel, hash
"""

SUBMISSIONS = "SELECT submission + ({part}::BIGINT << 32) AS submission, {part}::INTEGER AS part, * EXCLUDE (submission, part) FROM submissions ORDER BY submission"


class Grown:
    """Tables that grow."""

    def __init__(self, tables, out):
        self.tables, self.out = Path(tables), Path(out)
        self.connection = duckdb.connect()
        for name, view in (("submissions", "submissions"), ("fingerprints", "own"), ("given", "given")):
            self.connection.execute(f"CREATE VIEW {view} AS SELECT * FROM '{tables}/{name}/*.parquet'")
        self.connection.execute(PLACED)

    def write(self, table, part, query):
        folder = self.out / table
        folder.mkdir(parents=True, exist_ok=True)
        (source,) = (self.tables / table).glob("*.parquet")
        known = self.connection.execute(f"SELECT decode(key), decode(value) FROM parquet_kv_metadata('{source}') WHERE decode(key) LIKE 'codesim:%'").fetchall()
        notes = ", ".join(f"'{key}': '{part if key == 'codesim:part' else value}'" for key, value in known)
        options = f"FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 262144, KV_METADATA {{{notes}}}"
        self.connection.execute(f"COPY ({query}) TO '{folder}/part-{part:05}.parquet' ({options})")

    def part(self, part):
        self.write("submissions", part, SUBMISSIONS.format(part=part))
        self.write("given", part, "SELECT * FROM given")
        own = "SELECT * FROM own" if part == 0 else FINGERPRINTS.format(part=part, half=HALF_STAY, copied=COPIED)
        self.write("fingerprints", part, own)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    grown = Grown(sys.argv[1], sys.argv[2])
    for part in range(int(sys.argv[3])):
        grown.part(part)
        print(f"part {part}", flush=True)


if __name__ == "__main__":
    main()
