"""All pairs of at least a score."""

import json

from pyspark.sql import DataFrame, SparkSession

from . import plan, tables
from .engine import SparkEngine


def pairs(spark: SparkSession, folder: str, min_score: float, work: str) -> DataFrame:
    """Finds the pairs of submissions that have a score of at least `min_score`, which is above 0 and at most 1.

    `folder` has the tables that `codesim index export --sets` writes, of one part or many. The steps are kept in the folder `work`, which all workers can reach; run again
    with the same arguments, a plan that was broken off goes on where it was.

    The result has a row a pair: `left_id` and `right_id` (BIGINT, as in the table `submissions`), `score` (DOUBLE, the same to the bit as on one machine) and
    `shared_structure`, `shared_text`, `shared_form` and `shared_nesting` (BIGINT, the weight of what they share in each channel), in the order of scores, highest first.

    Raises ValueError if parts were made in different ways or are not whole, or `work` has steps of something else.
    """
    parts = tables.check(folder)
    for name in tables.NAMES:
        spark.read.parquet(f"{folder}/{name}").createOrReplaceTempView(name)
    what = json.dumps({"plan": 1, "folder": folder, "parts": parts, "min_score": min_score})
    return spark.sql(plan.run(SparkEngine(spark, work, what), min_score))
