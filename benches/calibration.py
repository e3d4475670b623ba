#!/usr/bin/env python3
"""How well the expectation that codesim states holds: independent pairs that reach it against those that should.

    benches/calibration.py target/release/codesim SET ...

For each class that is a background, of 10 submissions or more, codesim says of each pair how many independent pairs to expect that are as
much alike (`expected_by_chance` in the JSON report). This counts the independent pairs at or below 0.1, 1 and 10 such, and puts beside
it how many were to be expected: that number times the share of the class's pairs that are labelled independent. Pairs that codesim calls too
small to judge are left out of both. A line for each set and each word that codesim has for how far its numbers can be relied on (`reliability` of
the class: `checked`, `few-submissions`, `many-alike`), then a line for all sets together with each word; well calibrated means
that the two numbers of a column are alike, and more found than expected that codesim promises too much. With less than one pair to be expected,
none found is as it should be.

A SET is a folder with

    <case>/submissions/<id>/<files>   the classes, each a folder of submissions
    cases.csv                         case,unlisted       and any other columns
    truth.csv                         case,a,b,label,level

A line of truth.csv is a pair of ids; label 1 is a copy and 0 independent work. `level` says what kind; pairs whose level
contains `near-identical` are doubtful and not counted. `unlisted` says what a pair means that truth.csv does not name: `negative`
is independent, `unknown` is not counted. Of a set given as SET:PATTERN only the submissions that the regular expression PATTERN
describes as a whole are compared, copied to a temporary folder: `SET:human-.*` leaves out disguised copies, where they are
the majority of the class, or make one pair of authors count many times.

Classes that codesim cannot read (exit code 2, for instance another language) are named on standard error and passed over. Nothing
is written into a set.
"""
import collections
import csv
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

EXPECTATIONS = (0.1, 1, 10)
LEAST_SUBMISSIONS = 10


def rows(folder, name):
    with open(os.path.join(folder, name), newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def independent(truth, ids, unlisted):
    """The pairs of a class that are known to be independent."""
    listed = {frozenset((row["a"], row["b"])): row for row in truth}
    for pair in map(frozenset, itertools.combinations(ids, 2)):
        row = listed.get(pair)
        if row is None:
            if unlisted == "negative":
                yield pair
        elif row["label"] == "0" and "near-identical" not in row["level"]:
            yield pair


def compared(codesim, submissions):
    """How far the numbers can be relied on, and of each pair that shares anything what is expected, and the verdict. Nothing if codesim cannot
    read the class."""
    command = [codesim, submissions, "--quiet", "--format", "json", "--limit", "all"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 2:
        print(f"passed over: {submissions}: {done.stderr.strip()}", file=sys.stderr)
        return None, None
    done.check_returncode()
    report = json.loads(done.stdout)
    return report["class"]["reliability"], {frozenset((pair["left"], pair["right"])): pair for pair in report["pairs"]}


class Line:
    """Independent pairs at or below each expectation, how many were to be expected, and how many pairs there are."""

    def __init__(self):
        self.found, self.due = collections.Counter(), collections.Counter()
        self.judged = self.classes = 0

    def add(self, known, share):
        """Adds the independent pairs of a class, of which they are so large a share."""
        for expectation in EXPECTATIONS:
            self.found[expectation] += sum(1 for pair in known if pair and pair["expected_by_chance"] <= expectation)
            self.due[expectation] += expectation * share
        self.judged, self.classes = self.judged + len(known), self.classes + 1

    def print(self, name, reliability):
        cells = "".join(f"{self.found[e]:>8} /{self.due[e]:>7.1f}" for e in EXPECTATIONS)
        print(f"{name:<20}{reliability:<16}{self.classes:>8}{self.judged:>8}{cells}")


def measure(codesim, folder, pattern, totals):
    """A line for each word that codesim has for its reliability in the classes of a set; adds the same to the totals."""
    lines = collections.defaultdict(Line)
    for case in rows(folder, "cases.csv"):
        submissions = os.path.join(folder, case["case"], "submissions")
        ids = [name for name in sorted(os.listdir(submissions)) if re.fullmatch(pattern or ".*", name)]
        if len(ids) < LEAST_SUBMISSIONS:
            continue
        with tempfile.TemporaryDirectory() as temporary:
            if pattern:
                for name in ids:
                    shutil.copytree(os.path.join(submissions, name), os.path.join(temporary, name))
            reliability, pairs = compared(codesim, temporary if pattern else submissions)
        if reliability is None:
            continue
        truth = [row for row in rows(folder, "truth.csv") if row["case"] == case["case"]]
        known = [pairs.get(pair) for pair in independent(truth, ids, case["unlisted"])]
        known = [pair for pair in known if pair is None or pair["verdict"] != "too-small"]
        share = len(known) / (len(ids) * (len(ids) - 1) / 2)
        for line in (lines[reliability], totals[reliability]):
            line.add(known, share)
    return lines


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    print(f"{'found / expected at':<36}{'classes':>8}{'pairs':>8}" + "".join(f"{e:>17}" for e in EXPECTATIONS))
    totals = collections.defaultdict(Line)
    for argument in sys.argv[2:]:
        folder, _, pattern = argument.partition(":")
        lines = measure(sys.argv[1], folder, pattern, totals)
        for reliability in sorted(lines):
            lines[reliability].print(os.path.basename(os.path.abspath(folder)), reliability)
    for reliability in sorted(totals):
        totals[reliability].print("all", reliability)


if __name__ == "__main__":
    main()
