"""All pairs of at least a score."""

import json

from pyspark.sql import DataFrame, SparkSession

from . import plan, tables
from .engine import SparkEngine


def pairs(spark: SparkSession, folder: str, min_score: float, work: str) -> DataFrame:
    """Finds the pairs of submissions that have a score of at least `min_score`, which is above 0 and at most 1.

    `folder` has the tables that `codesim index export --sets` writes, of one part or many. The steps are kept in the folder `work`, which all workers can reach; run again
    with the same arguments, a plan that was broken off goes on where it was.

    The result has a row a pair: `left_id` and `right_id` (BIGINT, as in the table `submissions`), `score` (DOUBLE, the same to the bit as on one machine),
    `is_negligible` (BOOLEAN: one of the two has fewer than ten fingerprints in the channel `structure`) and `shared_structure`, `shared_text`, `shared_form` and `shared_nesting` (BIGINT, the weight of what they share in each channel), in the order of scores, highest first; negligible pairs come last.

    Raises ValueError if parts were made in different ways or are not whole, or `work` has steps of something else.
    """
    engine = _engine(spark, folder, min_score, work)
    return spark.sql(plan.run(engine, min_score))


def find(spark: SparkSession, folder: str, min_score: float, work: str, out: str) -> None:
    """Finds the same pairs, and writes them into the folder `out` with what a report needs besides: the tables that `docs/cluster.md` lists, which `codesim pairs` reads.

    What is there is replaced. The table `about` has no row until all is written. Run again with the same arguments, it goes on where it was.
    """
    engine = _engine(spark, folder, min_score, work)
    queries = plan.found(engine, min_score)
    _write(spark, f"SELECT * FROM ({queries['about']}) about WHERE 1 = 0", f"{out}/about")
    for name, query in queries.items():
        _write(spark, query, f"{out}/{name}")


def _engine(spark: SparkSession, folder: str, min_score: float, work: str) -> SparkEngine:
    (checked,) = tables.check(folder)
    for name in tables.NAMES:
        spark.read.parquet(f"{folder}/{name}").createOrReplaceTempView(name)
    return SparkEngine(spark, work, json.dumps({"plan": plan.VERSION, **checked.what(), "min_score": min_score}))


def _write(spark: SparkSession, query: str, folder: str) -> None:
    spark.sql(query).write.mode("overwrite").parquet(folder)
