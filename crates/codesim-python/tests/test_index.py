"""Submissions of earlier years."""

from pathlib import Path

import pytest

import codesim

from conftest import FIRST, OTHER, SECOND


def test_new_submissions_are_compared_with_those_of_an_index(tmp_path: Path) -> None:
    index = codesim.Index.create(tmp_path / "years.codesim")
    added = index.add({"zoe": FIRST, "yann": OTHER}, collection="2025", language="python")
    assert (added.added, added.known) == (2, 0)
    again = index.add({"zoe": FIRST}, collection="2025", language="python")
    assert (again.added, again.known) == (0, 1)
    assert (len(index), index.collections) == (2, {"2025": 2})
    for given in (index, codesim.Index(tmp_path / "years.codesim"), index.path):
        result = codesim.compare({"anna": SECOND}, language="python", index=given)
        assert result.pairs[0].right == f"{tmp_path}/years.codesim/2025/zoe"
        assert result.pairs[0].matches[0].right.text == FIRST.rstrip("\n")


def test_sources_need_not_be_kept(tmp_path: Path) -> None:
    index = codesim.Index.create(tmp_path / "years.codesim")
    index.add({"zoe": FIRST}, collection="2025", language="python", keep_sources=False)
    match = codesim.compare({"anna": SECOND}, language="python", index=index).pairs[0].matches[0]
    assert (match.right.start[0], match.right.text) == (1, None)


def test_what_cannot_be_says_why(tmp_path: Path) -> None:
    with pytest.raises(codesim.IndexFileError):
        codesim.Index(tmp_path)
    index = codesim.Index.create(tmp_path / "years.codesim")
    with pytest.raises(codesim.IndexFileError):
        codesim.Index.create(tmp_path / "years.codesim")
    with pytest.raises(ValueError, match="collection"):
        index.add({"zoe": FIRST}, collection="", language="python")
    with pytest.raises(codesim.SubmissionsError, match="no submission"):
        index.add({"zoe.pdf": b"%PDF"}, collection="2025")
    with pytest.raises(codesim.ThresholdsError):
        codesim.Index.create(tmp_path / "other", noise=9, guarantee=2)
