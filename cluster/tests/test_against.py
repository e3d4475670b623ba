"""A class is held against an archive as one machine does it with an index, to the bit."""

import shutil

import pytest
from classes import CORPORA, added, against_on_one_machine, codesim, divided, exported, translated
from codesim_spark import tables
from codesim_spark.against import scan
from duck import TABLES, Duck

CLASSES = sorted(path.parent for path in CORPORA.glob("*/submissions"))


class Both(Duck):
    """DuckDB with the tables of an archive and of a class."""

    def __init__(self, archive, handed_in):
        super().__init__(archive)
        for table in TABLES:
            self.connection.execute(f"CREATE VIEW class_{table} AS SELECT * FROM '{handed_in}/{table}/*.parquet'")


def found(archive, handed_in, min_score):
    engine = Both(archive, handed_in)
    checked, _ = tables.check(str(archive), str(handed_in))
    names = [dict(engine.rows(f"SELECT submission, collection || '/' || name FROM {table}")) for table in ("class_submissions", "submissions")]
    rows = engine.rows(scan(engine, engine, min_score, tables.middle(checked.parts)))
    return {(names[0][left].split("/", 1)[1], names[1][right]): score for left, right, score, *_ in rows}


@pytest.fixture(params=CLASSES, ids=lambda folder: folder.name)
def years(request, tmp_path):
    """An archive of three parts, one of them of another language, and a class that has somebody of the archive in it."""
    folder = request.param
    first, second, handed_in = divided(folder, tmp_path, (5, 4, 99))
    twice = next(first.iterdir())
    (shutil.copytree if twice.is_dir() else shutil.copy)(twice, handed_in / twice.name)
    starter = ["--boilerplate", folder / "starter"] if (folder / "starter").exists() else []
    archive = tmp_path / "archive"
    added(archive, 0, first)
    # What one part was given counts in no other.
    added(archive, 1, second, *starter)
    added(archive, 2, next(other for other in CLASSES if other != folder) / "submissions")
    exported(tmp_path / "class", 9, handed_in, *starter)
    codesim("index", "import", tmp_path / "all.codesim", archive)
    return tmp_path, handed_in, starter


def test_the_pairs_are_those_of_an_index(years):
    folder, handed_in, starter = years
    scores = against_on_one_machine(handed_in, folder / "all.codesim", *starter)
    assert len(scores) > 20
    for min_score in (0.02, 0.14, 0.5):
        assert found(folder / "archive", folder / "class", min_score) == {pair: score for pair, score in scores.items() if score >= min_score}


def test_translations_of_what_the_archive_has_are_found_as_with_an_index(tmp_path):
    added(tmp_path / "archive", 0, translated(tmp_path / "earlier", "python", "go"))
    handed_in = translated(tmp_path / "new", "cpp")
    exported(tmp_path / "class", 9, handed_in)
    codesim("index", "import", tmp_path / "all.codesim", tmp_path / "archive")
    scores = against_on_one_machine(handed_in, tmp_path / "all.codesim")
    assert scores["hugo-cpp", "part0/hugo"] > 0.2
    assert found(tmp_path / "archive", tmp_path / "class", 0.14) == {pair: score for pair, score in scores.items() if score >= 0.14}


def test_few_are_no_background(tmp_path):
    """With fewer than ten submissions nothing is expected, on neither side."""
    first, handed_in, _ = divided(CORPORA / "java", tmp_path, (4, 4, 8))
    added(tmp_path / "archive", 0, first)
    exported(tmp_path / "class", 9, handed_in)
    codesim("index", "import", tmp_path / "all.codesim", tmp_path / "archive")
    scores = against_on_one_machine(handed_in, tmp_path / "all.codesim")
    assert found(tmp_path / "archive", tmp_path / "class", 0.01) == {pair: score for pair, score in scores.items() if score >= 0.01}
