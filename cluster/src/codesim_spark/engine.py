"""A session of Spark, or of Sail, as an engine of the plan."""

from typing import Any

from pyspark.errors import PySparkException
from pyspark.sql import SparkSession


class SparkEngine:
    """Keeps each step as a Parquet table in the folder `work`, so that a run that was broken off goes on where it was.

    `plan` says what is run: a folder with steps of something else is refused.
    """

    def __init__(self, spark: SparkSession, work: str, plan: str):
        self._spark = spark
        self._work = work.rstrip("/")
        known = self._text("plan")
        if known is None:
            self._write("plan", plan)
        elif known != plan:
            raise ValueError(f"{work}: this folder has steps of another run: {known}")

    def keep(self, name: str, sql: str) -> None:
        """Makes a table of a query, or takes the one that is there."""
        folder = f"{self._work}/{name}"
        if self._text(f"{name}.done") is None:
            self._spark.sql(sql).write.mode("overwrite").parquet(folder)
            self._write(f"{name}.done", name)
        table = self._spark.read.parquet(folder)
        # Of no rows, Sail writes no file.
        table = table if table.columns else self._spark.createDataFrame([], self._spark.sql(sql).schema)
        table.createOrReplaceTempView(name)

    def drop(self, name: str) -> None:
        """Leaves a table without rows in the place of one that is there; that it was made stays known."""
        if self._text(f"{name}.dropped") is None:
            self._spark.sql("SELECT 0 AS dropped WHERE 1 = 0").write.mode("overwrite").parquet(f"{self._work}/{name}")
            self._write(f"{name}.dropped", name)

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        return [tuple(row) for row in self._spark.sql(sql).collect()]

    def _text(self, name: str) -> str | None:
        """What a small table says, if there is one; it is there when all before it is."""
        try:
            rows = self._spark.read.parquet(f"{self._work}/{name}").collect()
        except PySparkException:
            return None
        return rows[0]["text"] if rows else None

    def _write(self, name: str, text: str) -> None:
        quoted = text.replace("\\", "\\\\").replace("'", "\\'")
        self._spark.sql(f"SELECT '{quoted}' AS text").write.mode("overwrite").parquet(f"{self._work}/{name}")
