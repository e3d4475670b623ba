"""What type checkers and help are told is what is there."""

import inspect
import subprocess
import sys
from pathlib import Path

import codesim


def test_stubs_are_of_this_module(tmp_path: Path) -> None:
    # `main` is for the command alone.
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "codesim", "--ignore-disjoint-bases"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_tests_have_the_types_they_say(root: Path) -> None:
    package = root / "crates/codesim-python"
    done = subprocess.run([sys.executable, "-m", "mypy", "tests"], cwd=package, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_everything_is_documented() -> None:
    for name in codesim.__all__:
        thing = getattr(codesim, name)
        if name.startswith("__"):
            continue
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for own, member in vars(thing).items():
                if not own.startswith("_"):
                    assert inspect.getdoc(member), f"{name}.{own}"
    assert "Raises:" in (inspect.getdoc(codesim.compare) or "")
