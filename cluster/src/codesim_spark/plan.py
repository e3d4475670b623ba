"""All pairs of at least a score, as a plan of SQL that any engine runs.

*Problem.* Counting what all pairs share takes a row for each submission that two have a fingerprint in common with, nearly all of them for code that everybody has.

*Method.* The fingerprints of a submission are put in the order of how many have them, most first; the first ones, up to the share of its weight that the score is, are common to
it, the others rare. A pair that shares nothing that is rare for either shares, in each channel, less than that share of the lighter one's weight, so its score is less. So pairs that
share something rare are candidates; what they share else has a bound that leaves few of them, and of these it is counted. `docs/cluster.md` has the proof.

*Exact.* Weights are whole numbers and everything else is added in the order of codesim: scores are the same to the bit.
"""

import math
from collections.abc import Sequence
from importlib import resources
from string import Template
from typing import Any, Protocol

from .score import literal, scored

REFERENCES = 256
"""Others by whom what is expected of a submission is judged, at most."""

SEEN = 1024
"""Submissions whose overlaps with these say what is expected of all, at most."""

LEAST_SUBMISSIONS = 10
"""Fewer say nothing about what is to be expected."""

ROUNDING = 1e-9
"""Bounds are compared with a score that is less by this share of it, so that no rounding loses a pair."""


class Engine(Protocol):
    """What runs SQL. The dialect is that of Spark."""

    def keep(self, name: str, sql: str) -> None:
        """Makes a table of a query that others can be made of by its name, or takes the one that an earlier run has made."""

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows of a query that has few."""


def run(engine: Engine, min_score: float) -> str:
    """Finds all pairs of a score of at least `min_score`, above 0 and at most 1; the result is a query.

    The engine has the views `submissions`, `fingerprints` and `given` of the tables of `docs/cluster.md`.
    """
    if not 0 < min_score <= 1:
        raise ValueError(f"min_score: a number above 0 and at most 1 was expected, not {min_score}")
    _prepare(engine)
    middle = _expect(engine)
    return _search(engine, min_score, middle)


def _prepare(engine: Engine) -> None:
    for name in ("offsets", "people", "prints", "counted"):
        engine.keep(name, step(name))
    ((count,),) = engine.rows("SELECT count(*) FROM people")
    engine.keep("weighed", step("weighed", log_all=logarithm(count + 1)))
    for name in ("totals", "sums", "judges"):
        engine.keep(name, step(name))


def _expect(engine: Engine) -> list[float]:
    """Makes what is expected of each submission, and returns what is expected of all, in each channel."""
    references = [_evenly_spaced(engine, view, REFERENCES) for view in (0, 1)]
    seen = [_evenly_spaced(engine, view, SEEN) for view in (0, 1)]
    channels = [(c, references[c // 2], seen[c // 2]) for c in range(4)]
    engine.keep("refs", _table("c, ref", [(c, s) for c, refs, _ in channels for s in refs]))
    engine.keep("seen", _table("c, s", [(c, s) for c, _, all_seen in channels for s in all_seen]))
    engine.keep("refcounts", _table("c, refs, seen", [(c, len(refs), len(all_seen)) for c, refs, all_seen in channels]))
    engine.keep("overlapping", step("overlapping"))
    engine.keep("medians", step("medians"))
    engine.keep("middles", step("middles"))
    middle = dict(engine.rows("SELECT c, o FROM middles"))
    return [middle.get(c, 0.0) for c in range(4)]


def _search(engine: Engine, min_score: float, middle: list[float]) -> str:
    least = min_score * (1 - ROUNDING)
    engine.keep("split", step("split", least=literal(least)))
    for name in ("common", "partly"):
        engine.keep(name, step(name))
    bounds = f"({step('bounds')})"
    engine.keep("candidates", step("candidates", bounded=scored(bounds, middle, least, "p0, p1, p2, p3")))
    engine.keep("rest", step("rest"))
    engine.keep("exact", step("exact"))
    engine.keep("result", step("result", scored=scored("exact", middle, min_score)))
    return "SELECT * FROM result ORDER BY score DESC, left_id, right_id"


def step(name: str, **values: object) -> str:
    """The SQL of a step."""
    text = resources.files(__package__).joinpath("steps", f"{name}.sql").read_text()
    return Template(text).substitute(values)


def logarithm(count: int) -> int:
    """Natural logarithm of a count, in parts of 1 / 65,536."""
    return math.floor(math.log(count) * 65536 + 0.5)


def evenly_spaced(length: int, most: int) -> list[int]:
    """At most so many of the numbers below `length`, evenly spaced."""
    count = min(length, most)
    return [i * length // count for i in range(count)]


def _evenly_spaced(engine: Engine, view: int, most: int) -> list[int]:
    """At most so many of those by whom others are judged in a view, evenly spaced in the order of all parts; nobody if there are too few."""
    parts = engine.rows(f"SELECT part, count(*) AS judges FROM judges WHERE view = {view} GROUP BY part ORDER BY part")
    length = sum(judges for _, judges in parts)
    if length < LEAST_SUBMISSIONS:
        return []
    wanted = evenly_spaced(length, most)
    places, first = [], 0
    for part, judges in parts:
        inside = ", ".join(str(place - first) for place in wanted if first <= place < first + judges)
        first += judges
        if inside:
            places.append(f"(part = {part} AND place IN ({inside}))")
    rows = engine.rows(f"SELECT s FROM judges WHERE view = {view} AND ({' OR '.join(places)})")
    return sorted(s for (s,) in rows)


def _table(columns: str, rows: Sequence[tuple[int, ...]]) -> str:
    """A query for a small table of whole numbers."""
    names = columns.split(", ")
    if not rows:
        return "SELECT " + ", ".join(f"0 AS {name}" for name in names) + " WHERE 1 = 0"
    values = ", ".join(f"({', '.join(map(str, row))})" for row in rows)
    return f"SELECT * FROM (VALUES {values}) AS t({columns})"
