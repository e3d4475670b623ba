"""The plan without a cluster."""

from pathlib import Path

import duckdb

TABLES = ("submissions", "fingerprints", "given")


class Duck:
    """DuckDB as an engine of the plan."""

    def __init__(self, tables: Path):
        self.connect()
        for table in TABLES:
            self.connection.execute(f"CREATE VIEW {table} AS SELECT * FROM '{tables}/{table}/*.parquet'")

    def connect(self):
        """Connects to an empty database that knows a function of Spark by its name there."""
        self.connection = duckdb.connect()
        self.connection.execute("CREATE MACRO arrays_overlap(one, other) AS list_has_any(one, other)")

    def keep(self, name, sql):
        self.connection.execute(f"CREATE TABLE {name} AS\n{sql}")

    def drop(self, name):
        self.connection.execute(f"DROP TABLE {name}")

    def rows(self, sql):
        return self.connection.execute(sql).fetchall()
