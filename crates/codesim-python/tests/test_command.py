"""The command that comes with the module."""

import importlib.metadata
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import codesim

COMMAND = Path(sysconfig.get_path("scripts")) / "codesim"


def run(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(COMMAND), *arguments], cwd=cwd, capture_output=True, text=True)


def test_the_command_compares_the_bundled_class(root: Path) -> None:
    done = run("corpora/java/submissions", "--limit", "4", cwd=root)
    assert (done.returncode, done.stderr) == (0, "")
    assert "hugo    olga   1.000" in done.stdout


def test_its_exit_codes_are_those_of_the_program(root: Path, tmp_path: Path) -> None:
    assert run("corpora/java/submissions", "-q", "--fail-on", "flagged", cwd=root).returncode == 1
    wrong = run("no-such-folder", cwd=tmp_path)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("error: ")


def test_no_part_of_the_program_is_missing(root: Path, tmp_path: Path) -> None:
    for command in ["serve", "lab", "pairs"]:
        assert run(command, "--help", cwd=tmp_path).returncode == 0, command
    assert run("corpora/java/submissions", "--git-history", "-q", cwd=root).returncode == 0


def test_versions_agree(tmp_path: Path) -> None:
    version = importlib.metadata.version("codesim-cli")
    assert codesim.__version__ == version
    assert run("--version", cwd=tmp_path).stdout == f"codesim {version}\n"


def test_a_reader_may_go_away(root: Path) -> None:
    command = f"{COMMAND} corpora/java/submissions --format json | head -c 10"
    done = subprocess.run(["sh", "-c", command], cwd=root, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_runs_as_a_module_too(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "codesim", "--version"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == f"codesim {codesim.__version__}\n"


def test_a_worker_is_not_steered_by_what_lies_around(root: Path, tmp_path: Path) -> None:
    shutil.copytree(root / "corpora/java/submissions", tmp_path / "class")
    for name in ("codesim.py", "_codesim.py", "sitecustomize.py"):
        (tmp_path / "class" / name).write_text("raise SystemExit('steered')\n")
    done = run("class", "--lang", "java", "--limit", "1", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
