"""The notebook does what it says."""

import json
from pathlib import Path

from classes import CORPORA

NOTEBOOK = Path(__file__).parents[1] / "examples/archive.ipynb"


def test_each_cell_of_the_notebook_runs(tmp_path, monkeypatch):
    (tmp_path / "corpora").symlink_to(CORPORA)
    monkeypatch.chdir(tmp_path)
    names = {}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text())["cells"] if cell["cell_type"] == "code"]
    for cell in cells:
        assert cell["outputs"] == [] and cell["execution_count"] is None
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    names["spark"].stop()
    names["server"].stop()
    shown = names["shown"]
    assert ("hugo", "olga", 1.0) in set(zip(shown["left"], shown["right"], shown["score"]))
    assert Path("report.html").stat().st_size > 100_000
