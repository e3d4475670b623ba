"""The plan without a cluster."""

from pathlib import Path

import duckdb

TABLES = ("submissions", "fingerprints", "given")


class Duck:
    """DuckDB as an engine of the plan."""

    def __init__(self, tables: Path):
        self.connection = duckdb.connect()
        for table in TABLES:
            self.connection.execute(f"CREATE VIEW {table} AS SELECT * FROM '{tables}/{table}/*.parquet'")

    def keep(self, name, sql):
        self.connection.execute(f"CREATE TABLE {name} AS\n{sql}")

    def rows(self, sql):
        return self.connection.execute(sql).fetchall()
