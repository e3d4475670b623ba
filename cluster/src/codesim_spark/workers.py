"""Steps in which workers run codesim: one task, one class or one part, nothing between them."""

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pyarrow as pa
from pyspark import cloudpickle
from pyspark.sql import DataFrame, SparkSession

# Workers need codesim and pyarrow, but not this package: what they run of it goes along.
cloudpickle.register_pickle_by_value(sys.modules[__name__])  # type: ignore[no-untyped-call]


def extract(spark: SparkSession, shards: Sequence[Sequence[str]], folder: str, options: Sequence[str] = (), codesim: str = "codesim") -> DataFrame:
    """Makes a part of the tables in `folder` of each shard: paths of folders, archives or exports with submissions, as they are for `codesim index add`.

    `folder` and the paths are such as all workers reach, and so is the program `codesim`. `options` are those of `codesim index add`, such as `--boilerplate`. A class that is
    in a shard gets its path as the name of its collection.

    The result has a row a shard: `part` (INT), `submissions` and `fingerprints` (BIGINT), and `notes` (STRING), what codesim said on the way. A shard that cannot be read
    is an error, with what codesim said.
    """
    rows = [(part, list(paths)) for part, paths in enumerate(shards)]
    work = spark.createDataFrame(rows, "part int, paths array<string>").repartition(max(len(rows), 1))

    def extracted(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            made = [_part(codesim, row["part"], row["paths"], folder, options) for row in batch.to_pylist()]
            yield pa.RecordBatch.from_pylist(made, schema=_EXTRACTED)

    return work.mapInArrow(extracted, "part int, submissions bigint, fingerprints bigint, notes string")


def each_class(spark: SparkSession, classes: Sequence[str], options: Sequence[str] = (), codesim: str = "codesim") -> DataFrame:
    """Compares each class by itself: folders, archives or exports, as they are for `codesim`.

    The result has a row a class: `path` (STRING), `exit_code` (INT, 0 if it was compared), `report` (STRING, in JSON; empty if it was not) and `notes` (STRING, what
    codesim said). `options` are those of `codesim`.
    """
    work = spark.createDataFrame([(path,) for path in classes], "path string").repartition(max(len(classes), 1))

    def compared(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            for path in batch.column("path").to_pylist():
                run = _run(codesim, path, "--format", "json", "--quiet", *options)
                row = {"path": path, "exit_code": run.returncode, "report": run.stdout, "notes": run.stderr}
                yield pa.RecordBatch.from_pylist([row], schema=_COMPARED)

    return work.mapInArrow(compared, "path string, exit_code int, report string, notes string")


_EXTRACTED = pa.schema({"part": pa.int32(), "submissions": pa.int64(), "fingerprints": pa.int64(), "notes": pa.string()})
_COMPARED = pa.schema({"path": pa.string(), "exit_code": pa.int32(), "report": pa.string(), "notes": pa.string()})


def _part(codesim: str, part: int, paths: Sequence[str], folder: str, options: Sequence[str]) -> dict[str, object]:
    """A part of the tables, and what is to be said of it."""
    with tempfile.TemporaryDirectory() as scratch:
        index = str(Path(scratch) / f"{part}.codesim")
        _done(codesim, "index", "create", index)
        notes = [_done(codesim, "index", "add", index, path, "--collection", path, "--quiet", *options).stderr for path in paths]
        said = _done(codesim, "index", "export", index, folder, "--sets", "--part", str(part), "--quiet").stdout
    fingerprints, _, _, submissions, *_ = said.split()
    return {"part": part, "submissions": int(submissions), "fingerprints": int(fingerprints), "notes": "".join(notes)}


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _done(*command: str) -> subprocess.CompletedProcess[str]:
    run = _run(*command)
    if run.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: {run.stderr.strip()}")
    return run
