"""Tables that cannot be compared are refused before anything runs."""

import shutil

import pytest
from classes import CORPORA, codesim, exported
from codesim_spark import tables


@pytest.fixture
def folder(tmp_path):
    for part, name in enumerate(("java", "python")):
        exported(tmp_path / "tables", part, CORPORA / name / "submissions")
    return tmp_path / "tables"


def test_parts_of_all_languages_fit(folder):
    (one,), (other,) = tables.check(str(folder)), tables.check(folder.as_uri())
    assert [len(found.parts) for found in (one, other)] == [2, 2]


def test_no_tables_are_told_with_what_makes_them(tmp_path):
    with pytest.raises(ValueError, match="codesim index export"):
        tables.check(str(tmp_path))


def test_half_of_a_part_is_refused(folder):
    (folder / "given/part-00001.parquet").unlink()
    with pytest.raises(ValueError, match="part-00001.parquet is not in all of"):
        tables.check(str(folder))


def test_parts_of_other_thresholds_are_refused(folder, tmp_path):
    other = tmp_path / "other.codesim"
    codesim("index", "create", other, "--noise", "9", "--guarantee", "14")
    codesim("index", "add", other, CORPORA / "c/submissions", "--collection", "class")
    codesim("index", "export", other, tmp_path / "others", "--sets", "--part", 2)
    for table in (tmp_path / "others").iterdir():
        shutil.copy(table / "part-00002.parquet", folder / table.name)
    with pytest.raises(ValueError, match="structure.k = 9, .* has 8: they cannot be compared"):
        tables.check(str(folder))


def test_tables_that_are_none_are_refused(folder):
    shutil.copy(folder / "given/part-00000.parquet", folder / "given/part-00002.parquet")
    with pytest.raises(ValueError, match="part-00002.parquet"):
        tables.check(str(folder))


def test_files_of_two_exports_are_refused(folder):
    shutil.copy(folder / "fingerprints/part-00001.parquet", folder / "fingerprints/part-00000.parquet")
    with pytest.raises(ValueError, match="fingerprints/part-00000.parquet is not of the same export"):
        tables.check(str(folder))
