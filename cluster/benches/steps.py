#!/usr/bin/env python3
"""What each step of the plan costs, on DuckDB, on Sail, or on Spark with two workers on this machine. Needs what `tests/run` installs.

    python3 cluster/benches/steps.py TABLES --engine sail --min-score 0.3 [--held-against PAIRS.jsonl]

Prints the processor time and the rows of each step, how many rows the whole join would have, and the most memory that was in use. PAIRS.jsonl is what
`codesim FOLDERS --format jsonl` says of the same submissions: every pair there of at least the score has to be found, with the same score to the bit.
"""

import argparse
import json
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "tests"), str(Path(__file__).parents[1] / "src")]
os.environ.setdefault("CODESIM", "codesim")

from codesim_spark import plan, tables  # noqa: E402


def descendants(pid):
    try:
        found = [int(child) for thread in Path(f"/proc/{pid}/task").iterdir() for child in (thread / "children").read_text().split()]
    except OSError:
        return []
    return [*found, *(deeper for child in found for deeper in descendants(child))]


def processor_time():
    """Seconds of this process and of all that it has started, those that have ended included."""
    total = 0.0
    for pid in [os.getpid(), *descendants(os.getpid())]:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return total


def resident():
    total = 0
    for pid in [os.getpid(), *descendants(os.getpid())]:
        try:
            total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except OSError:
            continue
    return total


class Timed:
    """An engine, and what its steps cost."""

    def __init__(self, engine):
        self.engine = engine

    def keep(self, name, sql):
        before, begun = processor_time(), time.monotonic()
        self.engine.keep(name, sql)
        cpu, wall = processor_time() - before, time.monotonic() - begun
        ((rows,),) = self.rows(f"SELECT count(*) FROM {name}")
        print(f"{name:12} {cpu:8.1f} s of CPU {wall:8.1f} s {rows:12,} rows", flush=True)

    def drop(self, name):
        self.engine.drop(name)

    def rows(self, sql):
        return self.engine.rows(sql)


def measure(engine, options):
    timed = Timed(engine)
    found = timed.rows(plan.run(timed, options.min_score))
    ((whole,),) = timed.rows("SELECT cast(sum(df * (df - 1) / 2) AS bigint) FROM counted")
    ((joined,),) = timed.rows("SELECT joined FROM joined")
    negligible = sum(is_negligible for _, _, _, is_negligible, *_ in found)
    print(f"{len(found):,} pairs of at least {options.min_score}, {negligible:,} of them negligible; {joined:,} rows joined, {whole / joined:.0f} times fewer than the {whole:,} of the whole join")
    if options.held_against:
        hold(timed, found, options)


def hold(engine, found, options):
    names = dict(engine.rows("SELECT submission, name FROM submissions"))
    scores = {frozenset((names[left], names[right])): score for left, right, score, *_ in found}
    lines = map(json.loads, Path(options.held_against).read_text().splitlines())
    due = {frozenset(Path(line[side]).name for side in ("left", "right")): line["score"] for line in lines if line["score"] >= options.min_score}
    wrong = [pair for pair, score in due.items() if scores.get(pair) != score]
    print(f"{len(due):,} pairs of {options.held_against} have the score, {len(wrong)} of them are not found with the same one, {len(scores) - len(due):,} are found beside them")
    if wrong:
        sys.exit(f"error: {[sorted(pair) for pair in wrong[:5]]}")


def spark_engine(session, folder, work):
    from codesim_spark.engine import SparkEngine

    for name in tables.NAMES:
        session.read.parquet(f"{folder}/{name}").createOrReplaceTempView(name)
    return SparkEngine(session, work, "measured")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables")
    parser.add_argument("--engine", choices=("duckdb", "sail", "spark"), required=True)
    parser.add_argument("--min-score", type=float, default=0.3)
    parser.add_argument("--held-against")
    parser.add_argument("--work", help="keeps the steps of Sail and Spark in this folder: a run that was broken off goes on there, with the same score")
    options = parser.parse_args()
    most, done = [0], threading.Event()

    def watch():
        while not done.wait(0.2):
            most[0] = max(most[0], resident())

    threading.Thread(target=watch, daemon=True).start()
    begun = processor_time()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            run(options, scratch)
    finally:
        done.set()
        print(f"{processor_time() - begun:.0f} s of CPU in all, at most {most[0] >> 20:,} MiB")


def run(options, scratch):
    work = options.work or f"{scratch}/work"
    if options.engine == "duckdb":
        from duck import Duck

        engine = Duck(Path(options.tables))
        engine.connection.execute("SET memory_limit = '6GB'").execute(f"SET temp_directory = '{scratch}'").execute("SET enable_progress_bar = false")
        # The order of the steps is that of their joins.
        engine.connection.execute("SET preserve_insertion_order = false").execute("SET disabled_optimizers = 'join_order'")
        measure(engine, options)
        return
    import engines

    folder = str(Path(options.tables).resolve())
    if options.engine == "sail":
        with engines.sail() as session:
            measure(spark_engine(session, folder, work), options)
    else:
        more = {"spark.executor.memory": "2g", "spark.sql.shuffle.partitions": "16", "spark.ui.showConsoleProgress": "false"}
        with engines.cluster(f"{scratch}/cluster") as running, engines.spark(running.master, **more) as session:
            measure(spark_engine(session, folder, work), options)


if __name__ == "__main__":
    main()
