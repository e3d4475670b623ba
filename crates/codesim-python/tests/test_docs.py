"""What is written about the package is true."""

import re
import shutil
from pathlib import Path

import pytest


@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
def test_the_page_about_python_runs(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("submissions", "starter"):
        shutil.copytree(root / "corpora/java" / language, tmp_path / "corpora/java" / language)
    monkeypatch.chdir(tmp_path)
    page = (root / "docs/python.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(examples) == 8
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "docs/python.md", "exec"), names)
    assert {path.name for path in tmp_path.iterdir()} == {"corpora", "pairs.parquet", "report.html", "years.codesim"}
