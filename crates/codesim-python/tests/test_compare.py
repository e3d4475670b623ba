"""What can be given to `compare`, and what it returns."""

import csv
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import codesim

from conftest import FIRST, OTHER, SECOND


def names(result: codesim.Comparison) -> list[str]:
    return [submission.name for submission in result.submissions]


def test_the_bundled_class_has_its_four_copies(bundled: codesim.Comparison) -> None:
    flagged = [(pair.left, pair.right) for pair in bundled.pairs if pair.flagged]
    assert flagged == [("hugo", "olga"), ("dmitri", "keiko"), ("bruno", "nils"), ("chiara", "farid")]
    assert bundled.flagged_pairs == 4
    assert bundled.compared_pairs == 120
    assert len(bundled.submissions) == 16
    assert [cluster.members for cluster in bundled.clusters] == [
        ["bruno", "nils"],
        ["chiara", "farid"],
        ["dmitri", "keiko"],
        ["hugo", "olga"],
    ]
    assert sum(bundled.histogram) == 120
    assert bundled.reliability == "few-submissions"
    assert repr(bundled) == "<codesim.Comparison: 4 of 120 pairs flagged, none for a second look>"


TERMS = ["f(x)", "x[x]", "x.y", "1", "'s'", "[x, x]", "{x: x}", "(x, x)", "f()", "x"]
OPERATORS = ["+", "-", "*", "/", "%", "&", "|", "<<", "and", "or", "<", "=="]


def lines(numbers: random.Random, count: int) -> list[str]:
    """Assignments of which no two have the same structure."""

    def line() -> str:
        return "x = x" + "".join(f" {numbers.choice(OPERATORS)} {numbers.choice(TERMS)}" for _ in range(8))

    return [line() for _ in range(count)]


def test_a_ring_has_its_members_and_their_number() -> None:
    numbers = random.Random(1)
    source = lines(numbers, 14)
    texts = {f"copy{i}": source[i % 4 : i % 4 + 10] + lines(numbers, 8) for i in range(8)}
    texts |= {f"own{i:02}": lines(numbers, 18) for i in range(30)}
    result = codesim.compare({name: "\n".join(text) for name, text in texts.items()}, language="python")
    [ring] = result.rings
    assert ring.members == [f"copy{i}" for i in range(8)]
    assert ring.expected_by_chance < 1e-4
    assert repr(ring) == "<codesim.Ring: copy0, copy1, copy2, copy3, copy4, copy5, copy6, copy7>"
    assert all(pair.flagged for pair in result.pairs if {pair.left, pair.right} <= set(ring.members))


def test_sources_by_name_need_no_files() -> None:
    result = codesim.compare({"anna": FIRST, "ben": SECOND, "cleo": OTHER}, language="python")
    pair = result.pairs[0]
    assert (pair.left, pair.right, pair.similarity) == ("anna", "ben", 1.0)
    assert names(result) == ["anna", "ben", "cleo"]


def test_a_submission_may_have_several_files() -> None:
    result = codesim.compare({
        "anna": {"src/mean.py": FIRST, "stack.py": OTHER},
        "ben": {"average.py": SECOND.encode("utf-16")},
    })
    files = [[file.path for file in submission.files] for submission in result.submissions]
    assert files == [["src/mean.py", "stack.py"], ["average.py"]]
    assert result.pairs[0].containment_right == 1.0
    assert result.reliability is None
    match = result.pairs[0].matches[0]
    assert (match.left.file, match.left.start, match.kind) == ("src/mean.py", (1, 1), "identifiers-renamed")
    assert match.left.text == FIRST.rstrip("\n")
    assert match.right.text == SECOND.rstrip("\n")


def test_names_with_a_known_suffix_are_files() -> None:
    result = codesim.compare({"anna.py": FIRST, "ben.py": SECOND})
    assert names(result) == ["anna.py", "ben.py"]
    assert result.languages == ["python"]


def test_folders_archives_and_several_of_them(root: Path, tmp_path: Path) -> None:
    folder = root / "corpora/python/submissions"
    archive = shutil.make_archive(str(tmp_path / "class"), "zip", folder)
    of_folder = codesim.compare(folder)
    of_archive = codesim.compare(archive)
    assert names(of_folder) == names(of_archive)
    assert [pair.score for pair in of_folder.pairs] == [pair.score for pair in of_archive.pairs]
    other = root / "corpora/java/submissions"
    several = codesim.compare([folder, str(other)])
    assert any(name.endswith("java/submissions/olga") for name in names(several))


def test_boilerplate_does_not_count() -> None:
    given = {"mean.py": FIRST}
    without = codesim.compare({"anna": FIRST + OTHER, "ben": FIRST}, language="python", boilerplate=given)
    assert len(without.pairs) == 0
    assert len(codesim.compare({"anna": FIRST + OTHER, "ben": FIRST}, language="python").pairs) == 1


def test_references_are_no_part_of_the_class() -> None:
    given = {"anna": FIRST, "ben": OTHER}
    alone = codesim.compare(given, language="python")
    result = codesim.compare(given, references={"web": SECOND}, language="python")
    assert names(result) == ["anna", "ben", "references/web"]
    assert [submission.reference for submission in result.submissions] == [False, False, True]
    best = result.pairs[0]
    assert (best.left, best.right) == ("anna", "references/web")
    assert best.with_reference and best.rank is None
    # Both are too small to judge.
    assert not best.nearest
    own = [(pair.left, pair.right, pair.score) for pair in result.pairs if not pair.with_reference]
    assert own == [(pair.left, pair.right, pair.score) for pair in alone.pairs]
    assert (result.flagged_pairs, result.compared_pairs) == (alone.flagged_pairs, alone.compared_pairs)


def git(repository: Path, hour: int, *arguments: str) -> None:
    identity = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    date = f"2026-03-01T{hour:02}:00:00Z"
    dates = {"GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
    subprocess.run(["git", *identity, *arguments], cwd=repository, env={**os.environ, **dates}, check=True)


def test_repositories_say_who_had_code_first(tmp_path: Path, root: Path) -> None:
    for hour, name in [(3, "hugo"), (6, "olga")]:
        own = tmp_path / "class" / name
        own.mkdir(parents=True)
        (own / "README").write_text("Homework")
        git(own, hour, "init", "--quiet")
        git(own, hour, "add", ".")
        git(own, hour, "commit", "--quiet", "--message=Begin")
        shutil.copytree(root / "corpora/java/submissions" / name, own, dirs_exist_ok=True)
        git(own, hour + 1, "add", ".")
        git(own, hour + 1, "commit", "--quiet", "--message=Work")
    (match, *_) = codesim.compare(tmp_path / "class", git_history=True).pairs[0].matches
    assert match.first == "left"
    left, right = match.appearances
    assert left is not None and right is not None
    assert (left.committed, left.absent_until) == ("2026-03-01T04:00:00Z", "2026-03-01T03:00:00Z")
    assert (right.author, right.versions, right.file) == ("Somebody", 1, None)
    assert match.record == "git"
    (match, *_) = codesim.compare(tmp_path / "class").pairs[0].matches
    assert (match.record, match.first, match.appearances) == (None, None, (None, None))


def test_snapshots_say_who_had_code_first(tmp_path: Path, root: Path) -> None:
    submissions = root / "corpora/java/submissions"
    for name, other in [("hugo", "hugo"), ("olga", "keiko")]:
        shutil.copytree(submissions / name, tmp_path / "class" / name)
        shutil.copytree(submissions / other, tmp_path / "past" / "2026-03-01" / name)
    (match, *_) = codesim.compare(tmp_path / "class", history=tmp_path / "past").pairs[0].matches
    assert (match.record, match.first) == ("snapshots", "left")
    left, right = match.appearances
    assert left is not None and right is not None
    assert (left.version, left.committed) == ("2026-03-01", "2026-03-01T23:59:59Z")
    assert (right.version, right.committed, right.absent_until) == (None, None, left.committed)
    with pytest.raises(codesim.SubmissionsError, match="named by a time"):
        codesim.compare(tmp_path / "class", history=[tmp_path])


def test_old_submissions_are_compared_with_new_ones_alone() -> None:
    result = codesim.compare({"anna": FIRST}, old={"zoe": SECOND, "yann": SECOND}, language="python")
    assert [(pair.left, pair.right) for pair in result.pairs] == [
        ("submissions/anna", "old/yann"),
        ("submissions/anna", "old/zoe"),
    ]
    assert [submission.old for submission in result.submissions] == [False, True, True]


def test_metadata_may_be_a_file_or_a_mapping(tmp_path: Path) -> None:
    sources = {"anna": FIRST, "ben": SECOND}
    said: dict[str, dict[str, str | None]] = {"anna": {"name": "Anna, A.", "timestamp": "2026-03-31T21:04:00Z"}, "ben": {"name": None}}
    file = tmp_path / "people.csv"
    file.write_text("submission,name,timestamp\nanna,\"Anna, A.\",2026-03-31T21:04:00Z\n", encoding="utf-8-sig")
    given: list[dict[str, dict[str, str | None]] | Path] = [said, file]
    for metadata in given:
        report = json.loads(codesim.compare(sources, language="python", metadata=metadata).json())
        known = report["submissions"][0]["metadata"]
        assert (known["name"], known["timestamp"]) == ("Anna, A.", "2026-03-31T21:04:00Z")
    with pytest.raises(codesim.CodesimError, match="grade"):
        codesim.compare(sources, language="python", metadata={"anna": {"grade": "A"}})


def test_a_limit_cuts_and_none_returns_all(bundled: codesim.Comparison, root: Path) -> None:
    folder = root / "corpora/java/submissions"
    assert len(bundled.pairs) == 100
    assert len(codesim.compare(folder, limit=5).pairs) == 5
    assert len(codesim.compare(folder, limit=None).pairs) == 120


def test_thresholds_are_those_given() -> None:
    sources = {"anna": FIRST, "ben": SECOND}
    parameters = json.loads(codesim.compare(sources, language="python", noise=5).json())["parameters"]
    assert parameters["structure"] == {"noise": 5, "guarantee": 8}


def test_any_number_of_threads_gives_the_same(root: Path) -> None:
    folder = root / "corpora/c/submissions"
    one, three = (codesim.compare(folder, threads=threads).json() for threads in (1, 3))
    assert one == three


def test_what_was_left_out_is_said() -> None:
    result = codesim.compare({"anna.py": FIRST, "ben.py": SECOND, "cleo.pdf": b"%PDF-1.7"})
    notices = [(notice.path, notice.whole_submission, notice.compared) for notice in result.notices]
    assert ("cleo.pdf", True, False) in notices
    hidden = FIRST.replace("total = 0", "t\u200botal = 0")
    result = codesim.compare({"anna": hidden, "ben": FIRST}, language="python")
    assert [(remark.submission, remark.line) for remark in result.remarks] == [("anna", 2)]


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        (({},), codesim.SubmissionsError, "no submission there has code"),
        (({"anna.py": FIRST},), codesim.SubmissionsError, "only one submission"),
        (({"a/b": FIRST},), ValueError, "name of a submission"),
        (({"anna": 3},), TypeError, "str, or bytes"),
        ((3,), TypeError, "several paths"),
        (("no/such/folder",), codesim.SubmissionsError, "no/such/folder"),
    ],
)
def test_what_cannot_be_compared_says_why(arguments: tuple[object], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        codesim.compare(*arguments)  # type: ignore[arg-type]


def test_options_that_cannot_be_say_why() -> None:
    sources = {"anna": FIRST, "ben": SECOND}
    with pytest.raises(codesim.LanguageError, match="pythn"):
        codesim.compare(sources, language="pythn")
    with pytest.raises(codesim.ThresholdsError, match="guarantee"):
        codesim.compare(sources, language="python", noise=9, guarantee=2)
    with pytest.raises(ValueError, match="limit"):
        codesim.compare(sources, language="python", limit=0)
    with pytest.raises(codesim.IndexFileError, match="not an index"):
        codesim.compare(sources, language="python", index="no/such/index")
    for own in (codesim.LanguageError, codesim.ThresholdsError, codesim.IndexFileError, codesim.SubmissionsError):
        assert issubclass(own, codesim.CodesimError)


def test_sequences_behave_as_lists_do(bundled: codesim.Comparison) -> None:
    pairs = bundled.pairs
    assert pairs[-1].rank == 100
    assert [pair.rank for pair in pairs[2:8:3]] == [3, 6]
    assert [pair.rank for pair in pairs[1::-1]] == [2, 1]
    assert [pair.rank for pair in pairs] == list(range(1, 101))
    assert pairs[100:] == []
    for index in (100, -101, sys.maxsize, -sys.maxsize - 1):
        with pytest.raises(IndexError):
            pairs[index]


@pytest.mark.parametrize("suffix", ["html", "json", "csv", "jsonl", "parquet", "md", "sarif", "txt"])
def test_reports_are_those_of_the_command(bundled: codesim.Comparison, root: Path, tmp_path: Path, suffix: str) -> None:
    ours, theirs = tmp_path / f"ours.{suffix}", tmp_path / f"theirs.{suffix}"
    bundled.save(ours)
    command = [sys.executable, "-m", "codesim", "corpora/java/submissions", "--lang", "java", "--boilerplate", "corpora/java/starter"]
    subprocess.run([*command, "-q", "-o", theirs], cwd=root, check=True)
    if suffix in ("csv", "jsonl", "parquet"):
        assert ours.read_bytes() == theirs.read_bytes()
    assert ours.stat().st_size > 0
    if suffix == "csv":
        with ours.open(newline="") as file:
            assert len(list(csv.DictReader(file))) == 100


def test_files_are_whole_or_not_there(bundled: codesim.Comparison, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.json, \.html, .* or \.sarif"):
        bundled.save(tmp_path / "report.docx")
    with pytest.raises(OSError):
        bundled.save(tmp_path / "no" / "report.html")
    assert list(tmp_path.iterdir()) == []
    bundled.save(tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text(encoding="utf-8") == bundled.html()


def test_a_notebook_shows_names_as_text() -> None:
    result = codesim.compare({"<b>anna": FIRST, "ben": SECOND}, language="python")
    shown = result._repr_html_()
    assert "&#60;b&#62;anna" in shown
    assert "<b>" not in shown


def test_what_else_is_in_common_is_told() -> None:
    sources = {f"student{number}": OTHER.replace("item", f"thing{number}") for number in range(8)}
    sources |= {"anna": f"{FIRST}# recieve the ball\n", "ben": f"# recieve  the ball\n{SECOND}"}
    result = codesim.compare(sources, language="python")
    pair = next(pair for pair in result.pairs if (pair.left, pair.right) == ("anna", "ben"))
    comment = pair.shared_traits[0]
    assert (comment.kind, comment.text) == ("comment", "recieve the ball")
    assert (comment.submissions, comment.only_these) == (2, True)
    assert (comment.left.start, comment.right.text) == ((8, 3), "recieve  the ball")
    assert pair.why is None or "which nobody else of the class has" in pair.why
