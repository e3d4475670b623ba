"""A class held against an archive of any size, by one scan of it.

*Method.* What the archive is asked for is small: the fingerprints of the class. Who has them in the archive is found in one scan; what a submission has besides comes from sums that were made once
for all classes, from which the weight of all its fingerprints follows for any number of submissions. So scores are those that one machine gives with an index of the archive, to the bit. What is
expected of the submissions of the archive is what it was when they were added.
"""

import json
from hashlib import sha256

from pyspark.sql import DataFrame, SparkSession

from . import plan, tables
from .engine import SparkEngine

CHANNELS = ("structure", "text", "form", "nesting")

OF_ARCHIVE = ("archive_counted", "archive_sums")
"""Steps that are made once for all classes."""

OF_CLASS = ("left_out", "all_given", "people", "class_prints", "wanted", "met", "known", "counted", "prints")
"""Steps that are made for each class."""


def against(spark: SparkSession, folder: str, class_folder: str, min_score: float, work: str) -> DataFrame:
    """Finds the pairs of a submission of a class and one of an archive that have a score of at least `min_score`, which is above 0 and at most 1.

    Both folders have tables that `codesim index export --sets` writes, the class in `class_folder`, the archive in `folder`. The steps are kept in the folder `work`, which all workers can reach; what depends
    on the archive alone is made once for all classes that are held against it with the same `work`. Submissions of the archive that are in the class themselves, of the same name with the
    same files, are left out.

    The result is that of `pairs`; `left_id` is in the class and `right_id` in the archive. Pairs within the class are not looked for.

    Raises ValueError if parts were made in different ways or are not whole, or `work` has steps of another archive.
    """
    archive, handed_in = tables.check(folder, class_folder)
    for name in tables.NAMES:
        spark.read.parquet(f"{folder}/{name}").createOrReplaceTempView(name)
        spark.read.parquet(f"{class_folder}/{name}").createOrReplaceTempView(f"class_{name}")
    what = json.dumps({"plan": plan.VERSION, "against": handed_in.what(), "min_score": min_score})
    of_archive = SparkEngine(spark, f"{work}/archive", json.dumps({"plan": plan.VERSION, **archive.what()}))
    of_class = SparkEngine(spark, f"{work}/class-{sha256(what.encode()).hexdigest()[:16]}", what)
    return spark.sql(scan(of_archive, of_class, min_score, tables.middle(archive.parts)))


def scan(of_archive: plan.Engine, of_class: plan.Engine, min_score: float, middle: list[float]) -> str:
    """The same with the views `submissions`, `fingerprints` and `given`, and those of the class, whose names begin with `class_`; `middle` is expected of all submissions of the archive. The result is a
    query.
    """
    plan.check_score(min_score)
    for name in OF_ARCHIVE:
        of_archive.keep(name, plan.step(f"against/{name}"))
    for name in OF_CLASS:
        of_class.keep(name, plan.step(f"against/{name}"))
    log_all = plan.weigh(of_class, "prints")
    of_class.keep("sums", plan.step("against/sums", log_all=log_all))
    for name in ("totals", "judges"):
        of_class.keep(name, plan.step(name))
    judges = [plan.judging(of_class, view) for view in plan.VIEWS]
    seen = [[(part, count) for part, count in view if part < 0] for view in judges]
    plan.overlap(of_class, judges, seen, "df > 1 AND s < 0")
    of_class.keep("medians", plan.step("against/expected", medians=plan.step("medians", turn=0, turns=1), known=_known(judges)))
    shares = [_share(seen[view], judges[view]) for view in plan.VIEWS]
    own = plan.middles(of_class)
    return plan.search(of_class, min_score, [_both(own[c], middle[c], shares[plan.view_of(c)]) for c in range(4)], plan.WITH_CLASS)


def _known(judges: list[plan.Judges]) -> str:
    """What is expected of submissions of the archive: nothing in a view in which there are too few."""
    columns = (f"expected_{name}" if judges[plan.view_of(c)] else "0e0" for c, name in enumerate(CHANNELS))
    return ", ".join(f"{column} AS m{c}" for c, column in enumerate(columns))


def _share(some: plan.Judges, judges: plan.Judges) -> float | None:
    """How many of the judges are in the class; nothing is to be said if there are none."""
    return sum(count for _, count in some) / sum(count for _, count in judges) if judges else None


def _both(own: float, middle: float, share: float | None) -> float:
    """What is expected of all together."""
    return 0.0 if share is None else share * own + (1.0 - share) * middle
