"""What the tests share."""

from pathlib import Path

import pytest

import codesim

ROOT = Path(__file__).parents[3]

FIRST = """\
def mean(values):
    total = 0
    for value in values:
        total += value
    if not values:
        return None
    return total / len(values)
"""

SECOND = FIRST.replace("total", "running_sum").replace("mean", "average")

OTHER = """\
class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop() if self.items else None
"""


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def bundled() -> codesim.Comparison:
    """The bundled class, compared."""
    return codesim.compare(
        ROOT / "corpora/java/submissions",
        language="java",
        boilerplate=ROOT / "corpora/java/starter",
    )
