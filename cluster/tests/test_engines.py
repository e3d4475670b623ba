"""Spark and Sail find what one machine finds, to the bit."""

import json
import os
import shutil
from pathlib import Path

import pytest
from classes import CORPORA, PROGRAM, added, against_on_one_machine, by_names, codesim, divided, exported, on_one_machine
from codesim_spark import against, each_class, extract, find, pairs
from engines import cluster, connect, sail, spark

JAVA = CORPORA / "java"
STARTER = ["--boilerplate", str(JAVA / "starter")]


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """One of the engine that is tried: a process has one of them."""
    if os.environ["ENGINE"] == "sail":
        with sail() as session:
            yield session
        return
    if os.environ["ENGINE"] == "connect":
        with connect() as session:
            yield session
        return
    with cluster(tmp_path_factory.mktemp("cluster")) as running, spark(running.master) as session:
        yield session


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    tables = tmp_path_factory.mktemp("java") / "tables"
    exported(tables, 0, JAVA / "submissions", *STARTER)
    return str(tables)


@pytest.fixture(scope="module")
def work(tmp_path_factory):
    """The steps of one run over these tables: a test goes on where the one before it was."""
    return tmp_path_factory.mktemp("run") / "work"


def test_the_pairs_are_those_of_one_machine(session, tables, work):
    due = {pair: score for pair, score in on_one_machine(JAVA / "submissions").items() if score >= 0.14}
    assert len(due) == 4
    found = pairs(session, tables, 0.14, str(work))
    assert by_names(session, tables, found) == due


def test_a_run_goes_on_where_it_was(session, tables, work):
    pairs(session, tables, 0.14, str(work))
    steps = {path.name: path.stat().st_mtime_ns for path in work.iterdir() if not path.name.endswith(".done")}
    for lost in ("exact", "result"):
        (marker,) = (work / f"{lost}.done").glob("*.parquet")
        marker.unlink()
    again = pairs(session, tables, 0.14, str(work))
    assert again.count() == 4
    changed = {path.name for path in work.iterdir() if not path.name.endswith(".done") and path.stat().st_mtime_ns != steps[path.name]}
    assert changed == {"exact", "result"}
    with pytest.raises(ValueError, match="steps of another run"):
        pairs(session, tables, 0.5, str(work))


def test_what_was_found_becomes_a_report(session, tables, work, tmp_path):
    """Twice, as a folder that has something is written again."""
    found = tmp_path / "found"
    for _ in range(2):
        find(session, tables, 0.14, str(work), str(found))
        report = json.loads(codesim("pairs", found, tables, "--format", "json"))
        scores = {frozenset(pair[side].removeprefix("class/") for side in ("left", "right")): pair["score"] for pair in report["pairs"]}
        assert scores == {pair: score for pair, score in on_one_machine(JAVA / "submissions").items() if score >= 0.14}
        assert report["class"]["flagged_pairs"] == 4
    (row,) = session.read.parquet(f"{found}/about").collect()
    assert (row.version, row.submissions, row.min_score) == (3, 16, 0.14)


def test_a_class_is_held_against_an_archive(session, tmp_path):
    """Two classes, the second of which takes over what was made of the archive."""
    first, second, one, other = divided(JAVA, tmp_path, (5, 4, 3, 4))
    archive, work = tmp_path / "archive", tmp_path / "work"
    added(archive, 0, first)
    added(archive, 1, second, *STARTER)
    codesim("index", "import", tmp_path / "all.codesim", archive)
    made = []
    for number, handed_in in ((8, one), (9, other)):
        folder = tmp_path / f"class{number}"
        exported(folder, number, handed_in, *STARTER)
        rows = against(session, str(archive), str(folder), 0.02, str(work)).collect()
        of_class = {row.submission: row.name for row in session.read.parquet(f"{folder}/submissions").collect()}
        of_archive = {row.submission: f"{row.collection}/{row.name}" for row in session.read.parquet(f"{archive}/submissions").collect()}
        scores = {(of_class[row.left_id], of_archive[row.right_id]): row.score for row in rows}
        due = against_on_one_machine(handed_in, tmp_path / "all.codesim", *STARTER)
        assert scores == {pair: score for pair, score in due.items() if score >= 0.02} != {}
        made.append((work / "archive/archive_sums").stat().st_mtime_ns)
    assert made[0] == made[1]


def test_workers_make_the_tables(session, tmp_path):
    """Three shards become three parts."""
    people = sorted((JAVA / "submissions").iterdir())
    shards = [[str(tmp_path / f"shard{number}")] for number in range(3)]
    for number, person in enumerate(people):
        shutil.copytree(person, Path(*shards[number % 3]) / person.name)
    tables = str(tmp_path / "tables")
    made = extract(session, shards, tables, STARTER, PROGRAM).collect()
    assert sorted(row.part for row in made) == [0, 1, 2]
    assert sum(row.submissions for row in made) == len(people)
    assert all(row.fingerprints > 0 for row in made)
    found = by_names(session, tables, pairs(session, tables, 0.14, str(tmp_path / "work")))
    assert frozenset(("hugo", "olga")) in found
    with pytest.raises(Exception, match="not-there"):
        extract(session, [["/not-there"]], tables, [], PROGRAM).collect()


def test_each_class_is_compared_by_itself(session):
    classes = [str(CORPORA / name / "submissions") for name in ("c", "python")] + ["/not-there"]
    rows = {row.path: row for row in each_class(session, classes, codesim=PROGRAM).collect()}
    for path in classes[:2]:
        report = json.loads(rows[path].report)
        assert {frozenset((pair["left"], pair["right"])): pair["score"] for pair in report["pairs"]}.items() <= on_one_machine(path).items()
    assert rows["/not-there"].exit_code == 2 and "not-there" in rows["/not-there"].notes
