"""What `course` takes, and what it says of people."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import codesim

from conftest import FIRST, SECOND

PEOPLE = [f"person{number:02}" for number in range(14)]


def program(seed: int) -> str:
    """A program that has nothing to do with those of other seeds."""
    numbers = random.Random(seed)
    lines = []
    for number in range(60):
        kind = numbers.choice(["if x{0} > {1}: y{0} += {2}", "for i in range({1}): x{0} = f{2}(i, {1})", "while y{0} < {1}: y{0} = y{0} * {2} - 1"])
        lines.append(kind.format(numbers.randrange(9), numbers.randrange(99), numbers.randrange(99)))
        lines.append(numbers.choice(["print(x{0}, {1})", "x{0} = [y{0}, {1}][{0}]", "assert y{0} != {1} or x{0}", "del d[{1}], d[x{0}]"]).format(number % 9, number))
    return "\n".join(lines) + "\n"


def assignment(number: int, copied: bool) -> dict[str, str]:
    """Programs of all people; one of two is the same where something was copied."""
    sources = {name: program(100 * number + place) for place, name in enumerate(PEOPLE)}
    if copied:
        sources[PEOPLE[1]] = sources[PEOPLE[0]].replace("x", "left")
    return sources


@pytest.fixture(scope="module")
def assignments() -> dict[str, dict[str, str]]:
    return {f"hw{number}": assignment(number, copied=number in (2, 10)) for number in (1, 2, 10)}


@pytest.fixture(scope="module")
def term(assignments: dict[str, dict[str, str]], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same in a folder."""
    folder = tmp_path_factory.mktemp("course") / "term"
    for name, sources in assignments.items():
        for person, source in sources.items():
            (folder / name / person).mkdir(parents=True)
            (folder / name / person / "main.py").write_text(source)
    (folder / "notes.txt").write_text("no assignment")
    return folder


def test_who_copied_twice_comes_first(assignments: dict[str, dict[str, str]]) -> None:
    result = codesim.course(assignments, language="python")
    assert [own.name for own in result.assignments] == ["hw1", "hw2", "hw10"]
    assert [(own.submissions, own.pairs, own.background_known) for own in result.assignments] == [(14, 91, True)] * 3
    pair = result.pairs[0]
    assert (pair.rank, pair.left, pair.right, pair.verdict, pair.flagged) == (1, PEOPLE[0], PEOPLE[1], "repeated", 2)
    assert [own.assignment for own in pair.assignments if own.verdict == "flagged"] == ["hw2", "hw10"]
    assert result.repeated_pairs == 1
    assert result.pairs_of_people == 91
    assert [(cluster.members, cluster.repeated_pairs) for cluster in result.clusters] == [(PEOPLE[:2], 1)]
    assert [person.name for person in result.people] == PEOPLE
    first = result.people[0]
    assert (first.cluster, first.stands_out, first.starts) == (1, 2, None)
    assert [(own.assignment, own.judged, own.stands_out) for own in first.handed_in] == [
        ("hw1", True, False),
        ("hw2", True, True),
        ("hw10", True, True),
    ]
    assert repr(pair) == "<codesim.CoursePair 1: person00, person01, repeated>"
    assert repr(result).startswith("<codesim.Course: 1 of 91 pairs of people flagged repeatedly")


def test_a_folder_says_what_the_command_says(term: Path, tmp_path: Path) -> None:
    result = codesim.course(term)
    theirs = tmp_path / "theirs.json"
    command = [sys.executable, "-m", "codesim", "course", str(term), "--quiet", "-o", str(theirs)]
    subprocess.run(command, check=True)
    ours = json.loads(result.json())
    assert ours == json.loads(theirs.read_text(encoding="utf-8"))
    assert [notice.path for notice in result.notices] == [str(term / "notes.txt")]
    several = codesim.course([term / "hw1", str(term / "hw2"), term / "hw10"])
    assert json.loads(several.json())["pairs"] == ours["pairs"]


def test_archives_are_assignments(term: Path, tmp_path: Path) -> None:
    for name in ("hw1", "hw2", "hw10"):
        shutil.make_archive(str(tmp_path / name), "zip", term, name)
    result = codesim.course(tmp_path)
    assert [own.name for own in result.assignments] == ["hw1", "hw2", "hw10"]
    assert result.repeated_pairs == 1


def test_any_number_of_threads_says_the_same(assignments: dict[str, dict[str, str]]) -> None:
    one, three = (codesim.course(assignments, language="python", threads=threads).json() for threads in (1, 3))
    assert one == three


def test_an_assignment_that_cannot_be_compared_says_why(assignments: dict[str, dict[str, str]]) -> None:
    more: dict[str, dict[str, str]] = {**assignments, "hw11": {"anna": FIRST}}
    result = codesim.course(more, language="python")
    assert [own.problem is None for own in result.assignments] == [True, True, True, False]
    assert "only one submission" in (result.assignments[3].problem or "")
    with pytest.raises(codesim.SubmissionsError, match="none of 1 assignments"):
        codesim.course({"hw1": {"anna": FIRST}}, language="python")


def test_what_holds_for_one_assignment_alone(assignments: dict[str, dict[str, str]]) -> None:
    sources = {name: dict(own) for name, own in assignments.items()}
    # In one of them two hand in under other names; in another, code that was given there alone.
    sources["hw2"] = {f"sub{number}": source for number, source in enumerate(sources["hw2"].values())}
    metadata: dict[str, dict[str, str | None]] = {f"sub{number}": {"name": name} for number, name in enumerate(PEOPLE)}
    head = "class Given{0}(Base, kind=Kind.B):\n    @cached\n    async def run(self, *rest, **more):\n"
    body = "        yield lambda: {{'a': rest, **more}}\n        raise Error() from {1}self\n"
    given = "".join((head + body).format(number, "not " * number) for number in range(20))
    for name in PEOPLE[4:6]:
        sources["hw10"][name] = given + sources["hw10"][name]
    before = codesim.course(sources, language="python")
    assert before.repeated_pairs == 0
    old = {"earlier": program(8888)}
    result = codesim.course(
        sources,
        language="python",
        each={"hw1": {"old": old}, "hw2": {"metadata": metadata}, "hw10": {"boilerplate": {"given.py": given}}},
    )
    assert [person.name for person in result.people] == PEOPLE
    assert [(pair.left, pair.right) for pair in result.pairs if pair.verdict == "repeated"] == [(PEOPLE[0], PEOPLE[1])]
    assert not any(person.stands_out for person in result.people[4:6])
    assert any(person.stands_out for person in before.people if person.name == PEOPLE[4])
    with pytest.raises(KeyError, match="hw3"):
        codesim.course(sources, language="python", each={"hw3": {}})
    with pytest.raises(KeyError, match="starter"):
        codesim.course(sources, language="python", each={"hw2": {"starter": "given.py"}})  # type: ignore[typeddict-unknown-key]


def test_pages_lead_from_the_course_to_its_assignments(assignments: dict[str, dict[str, str]], tmp_path: Path) -> None:
    pages = tmp_path / "new" / "pages"
    term: dict[str, dict[str, str]] = {**assignments, "alone": {"anna": FIRST}}
    result = codesim.course(term, language="python", pages=pages)
    assert [own.report for own in result.assignments] == ["hw1.html", "hw2.html", "hw10.html", None]
    assert sorted(path.name for path in pages.iterdir()) == ["hw1.html", "hw10.html", "hw2.html", "index.html"]
    assert all(path.read_text(encoding="utf-8").startswith("<!doctype html>") for path in pages.iterdir())
    mask = os.umask(0o022)
    os.umask(mask)
    assert {path.stat().st_mode & 0o777 for path in pages.iterdir()} == {0o666 & ~mask}
    without = codesim.course(term, language="python")
    assert [own.report for own in without.assignments] == [None] * 4
    assert [(pair.left, pair.right) for pair in without.pairs] == [(pair.left, pair.right) for pair in result.pairs]
    with pytest.raises(OSError):
        codesim.course(assignments, language="python", pages=pages / "index.html" / "below")


def test_what_is_no_course_says_why(tmp_path: Path) -> None:
    with pytest.raises(codesim.SubmissionsError, match="a folder of assignments was expected"):
        codesim.course("no/such/folder")
    with pytest.raises(codesim.SubmissionsError, match="no assignment"):
        codesim.course(tmp_path)
    with pytest.raises(TypeError, match="a folder of assignments, several paths"):
        codesim.course(3)  # type: ignore[arg-type]
    sources = {"hw1": {"anna": FIRST, "ben": SECOND}}
    with pytest.raises(codesim.LanguageError, match="pythn"):
        codesim.course(sources, language="pythn")
    with pytest.raises(ValueError, match="limit"):
        codesim.course(sources, language="python", limit=0)


@pytest.mark.parametrize("suffix", ["html", "json", "csv", "txt"])
def test_courses_are_saved(assignments: dict[str, dict[str, str]], tmp_path: Path, suffix: str) -> None:
    result = codesim.course(assignments, language="python")
    path = tmp_path / f"course.{suffix}"
    result.save(path)
    # What a page has is packed.
    said = "<!doctype html>" if suffix == "html" else PEOPLE[1]
    assert said in path.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=".html, .json, .csv or .txt"):
        result.save(tmp_path / "course.sarif")
    with pytest.raises(OSError):
        result.save(tmp_path / "no" / "course.json")
    assert list(tmp_path.iterdir()) == [path]
