"""The command line, with Sail for a server."""

import os
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import pytest
from classes import CORPORA, added, codesim, divided, exported
from engines import sail_server

SOURCES = Path(__file__).parents[1] / "src"


@pytest.fixture(scope="module")
def address():
    with sail_server() as address:
        yield address


def command(address, *arguments):
    run = [sys.executable, "-m", "codesim_spark", *map(str, arguments), "--remote", address]
    return subprocess.run(run, env=os.environ | {"PYTHONPATH": str(SOURCES)}, capture_output=True, text=True, check=False)


def test_what_it_writes_becomes_a_page(address, tmp_path):
    tables, work, found = (tmp_path / name for name in ("tables", "work", "found"))
    exported(tables, 0, CORPORA / "java/submissions", "--boilerplate", CORPORA / "java/starter")
    run = command(address, tables, "--min-score", "0.14", "--work", work, "--out", found)
    first, next_step = run.stdout.splitlines()
    assert first == f"4 pairs of at least 0.14 written to {found}"
    told = next_step.removeprefix("Their report: codesim ").split()
    told[-1] = tmp_path / told[-1]
    codesim(*told)
    assert (tmp_path / "report.html").stat().st_size > 100_000
    refused = command(address, tables, "--min-score", "0.5", "--work", work, "--out", found)
    assert refused.returncode == 1 and "steps of another run" in refused.stderr


def test_a_class_is_an_option(address, tmp_path):
    first, handed_in = divided(CORPORA / "java", tmp_path, (12, 4))
    added(tmp_path / "archive", 0, first)
    exported(tmp_path / "class", 9, handed_in)
    folders = [tmp_path / "archive", "--class", tmp_path / "class", "--work", tmp_path / "work", "--out", tmp_path / "found"]
    run = command(address, *folders, "--min-score", "0.02")
    pairs = parquet.read_table(tmp_path / "found/pairs")
    assert run.stdout == f"{len(pairs)} pairs of at least 0.02 written to {tmp_path / 'found'}\n"
    assert len(pairs) > 0
