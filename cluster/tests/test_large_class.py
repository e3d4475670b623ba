"""A class of thousands has the pairs of one machine, and so has its report."""

import json
import subprocess
import sys

from classes import CORPORA, codesim, exported
from codesim_spark import find
from engines import sail

GENERATED = CORPORA.parent / "benches/generated.py"
SUBMISSIONS = 5000
MIN_SCORE = 0.3


def test_a_class_of_five_thousand(tmp_path):
    subprocess.run([sys.executable, GENERATED, str(SUBMISSIONS), tmp_path / "class"], check=True, capture_output=True)
    exported(tmp_path / "tables", 0, tmp_path / "class", "--no-sources", "--quiet")
    own = json.loads(codesim(tmp_path / "class", "--format", "json", "--limit", "2000", "--quiet"))
    due = {(pair["left"], pair["right"]): pair["score"] for pair in own["pairs"] if pair["score"] >= MIN_SCORE}
    assert 40 < len(due) < len(own["pairs"]), "those of one machine go further"
    with sail() as session:
        find(session, str(tmp_path / "tables"), MIN_SCORE, str(tmp_path / "work"), str(tmp_path / "found"))
    report = json.loads(codesim("pairs", tmp_path / "found", tmp_path / "tables", "--format", "json", "--limit", "all", "--quiet"))
    found = {tuple(pair[side].removeprefix("class/") for side in ("left", "right")): pair["score"] for pair in report["pairs"]}
    assert found == due
    # The sample and the score from which on all pairs were found are not those of one machine, but what is made of them is nearly the same.
    made, one = report["class"], own["class"]
    assert made["sampled"] and made["pairs"] == one["pairs"]
    assert abs(made["flag_score"] / one["flag_score"] - 1) < 0.05
    assert abs(made["sharing_pairs"] / one["sharing_pairs"] - 1) < 0.05
