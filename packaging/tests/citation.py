"""Checks `CITATION.cff` by its schema, and against the changelog and `.zenodo.json`."""

import json
import re
from pathlib import Path

from cffconvert import Citation

root = Path(__file__).parents[2]
citation = Citation((root / "CITATION.cff").read_text())
citation.validate()
cited = citation.cffobj

changelog = (root / "CHANGELOG.md").read_text()
version, date = re.search(r"^## (\S+), (\S+)$", changelog, re.MULTILINE).groups()
assert cited["version"] == version, f"CITATION.cff: the version is not {version}"
released = None if date == "unreleased" else date
assert cited.get("date-released") == released, f"CITATION.cff: date-released is not {released}"

record = json.loads((root / ".zenodo.json").read_text())
assert record["upload_type"] == cited["type"]
assert record["title"] == cited["title"]
assert record["creators"] == cited["authors"]
assert record["keywords"] == cited["keywords"]
assert cited["abstract"] in record["description"]
# A record has one licence; its description names the others.
assert record["license"] in [licence.lower() for licence in cited["license"]]
assert all(licence in record["description"] for licence in cited["license"])
