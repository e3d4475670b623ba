"""The notebook of the examples."""

from pathlib import Path

import nbclient
import nbformat
import pytest


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_the_notebook_runs_and_shows_what_it_says(root: Path) -> None:
    notebook = nbformat.read(root / "examples/a-class.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        assert not cell.get("outputs"), "it is kept without outputs"
    resources = {"metadata": {"path": str(root / "examples")}}
    nbclient.NotebookClient(notebook, timeout=120, resources=resources).execute()
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    pages = [output.data["text/html"] for output in shown if "text/html" in output.get("data", {})]
    pictures = [output for output in shown if "image/png" in output.get("data", {})]
    assert "4 of 120 pairs flagged" in pages[0]
    assert len(pictures) == 2
