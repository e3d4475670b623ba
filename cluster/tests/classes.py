"""Classes, as one machine compares them and as tables."""

import json
import os
import shutil
import subprocess
from pathlib import Path

PROGRAM = os.environ["CODESIM"]
CORPORA = Path(__file__).parents[2] / "corpora"


def codesim(*arguments, cwd=None):
    return subprocess.run([PROGRAM, *map(str, arguments)], check=True, capture_output=True, text=True, cwd=cwd).stdout


def exported(tables, part, submissions, *options, collection="class"):
    """Writes submissions as a part of the tables in a folder, through an index beside it."""
    index = tables.with_name(f"{part}.codesim")
    codesim("index", "create", index)
    codesim("index", "add", index, submissions, "--collection", collection, *options)
    codesim("index", "export", index, tables, "--sets", "--part", part)


def added(tables, part, submissions, *options):
    """The same, with the number of the part in the name of the collection."""
    exported(tables, part, submissions, *options, collection=f"part{part}")


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


def against_on_one_machine(submissions, index, *options):
    """All pairs of a class with an index, by the names on both sides."""
    report = json.loads(codesim(submissions, "--against", index, "--format", "json", "--limit", "all", *options))
    prefix = f"{index}/"
    return {
        (pair["left"], pair["right"].removeprefix(prefix)): pair["score"] for pair in report["pairs"] if pair["right"].startswith(prefix)
    }


def translated(into, *languages):
    """Copies the Python class, and what became of it in other languages, into a folder: those in some of these languages."""
    fixtures = CORPORA.parent / "tests/fixtures/translated/python"
    for person in [*(CORPORA / "python/submissions").iterdir(), *fixtures.iterdir()]:
        _, _, language = person.name.partition("-")
        if (language or "python") in languages:
            shutil.copytree(person, into / person.name)
    return into


def divided(folder, into, counts):
    """Copies the submissions of a class in turn into several folders, and gives these."""
    people = sorted((folder / "submissions").iterdir())
    folders = [into / f"{folder.name}{number}" for number in range(len(counts))]
    for count, target in zip(counts, folders):
        for person in people[:count]:
            copy = shutil.copytree if person.is_dir() else shutil.copy
            target.mkdir(exist_ok=True)
            copy(person, target / person.name)
        people = people[count:]
    return folders
