"""Classes, as one machine compares them and as tables."""

import json
import os
import subprocess
from pathlib import Path

PROGRAM = os.environ["CODESIM"]
CORPORA = Path(__file__).parents[2] / "corpora"


def codesim(*arguments, cwd=None):
    return subprocess.run([PROGRAM, *map(str, arguments)], check=True, capture_output=True, text=True, cwd=cwd).stdout


def exported(tables, part, submissions, *options):
    """Writes submissions as a part of the tables in a folder, through an index beside it."""
    index = tables.with_name(f"{part}.codesim")
    codesim("index", "create", index)
    codesim("index", "add", index, submissions, "--collection", "class", *options)
    codesim("index", "export", index, tables, "--sets", "--part", part)


def names(connection):
    """The names of submissions by their ids."""
    return dict(connection.rows("SELECT submission, name FROM submissions"))


def on_one_machine(submissions, *options):
    """All pairs with their scores, by names."""
    report = json.loads(codesim(submissions, "--format", "json", "--limit", "all", *options))
    return {frozenset((pair["left"], pair["right"])): pair["score"] for pair in report["pairs"]}


def by_names(session, tables, found):
    """The scores of pairs that a session found, by names."""
    submissions = session.read.parquet(f"{tables}/submissions").select("submission", "name").collect()
    people = {row.submission: row.name for row in submissions}
    return {frozenset((people[row.left_id], people[row.right_id])): row.score for row in found.collect()}
