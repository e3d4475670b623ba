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
from typing import Any, NamedTuple, Protocol

from .score import ROUNDING, are_apart, bounded, literal, scored

VERSION = 6
"""Of the steps: those of another one are not taken over."""

REFERENCES = 256
"""Others by whom what is expected of a submission is judged, at most."""

SEEN = 1024
"""Submissions whose overlaps with these say what is expected of all, at most."""

SAMPLED = 1000
"""Submissions whose pairs among each other say what scores are like, at most."""

IN_MEMORY = 20_000_000
"""Rows that are put in order, or whose sums are made, at once, some more or less: what engines on one machine have room for, which do not all use files for that."""

JOINED = 50_000_000
"""Rows that are joined and summed by pairs at once, some more or less: 3 GB in files, where an engine needs files.
No more pairs wait for their bounds at a time.
"""

LEAST_SUBMISSIONS = 10
"""Fewer say nothing about what is to be expected."""

VIEWS = (0, 1)
"""What channels are views of: tokens, and the normal form, which not all have."""


Judges = list[tuple[int, int]]
"""How many of each part the others are judged by, in the order of parts."""


class Engine(Protocol):
    """What runs SQL. The dialect is that of Spark."""

    def keep(self, name: str, sql: str) -> None:
        """Makes a table of a query that others can be made of by its name, or takes the one that an earlier run has made."""

    def drop(self, name: str) -> None:
        """Frees the room of a table that no further step needs."""

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows of a query that has few."""


class Compared(NamedTuple):
    """Which pairs are compared, as SQL."""

    condition: str
    """Of `one.s`, the left submission, and `other.s`, which is more."""
    joined: str
    """The pairs compared that have a fingerprint which is rare for one of them, by the columns of `joined.sql`."""


ALL = Compared("one.s < other.s", "submissions * (submissions - 1) / 2 - common * (common - 1) / 2")
"""All pairs."""

WITH_CLASS = Compared("one.s < 0 AND other.s >= 0", "of_class * (submissions - of_class) - common_of_class * (common - common_of_class)")
"""Those of a submission of the class, whose numbers are negative, and another."""


def run(engine: Engine, min_score: float) -> str:
    """Finds all pairs of a score of at least `min_score`, above 0 and at most 1; the result is a query.

    The engine has the views `submissions`, `fingerprints` and `given` of the tables of `docs/cluster.md`.
    """
    check_score(min_score)
    _prepare(engine)
    judges = [judging(engine, view) for view in VIEWS]
    overlap(engine, judges, judges, "df > 1")
    in_turns(engine, "medians", "overlapping", IN_MEMORY)
    return search(engine, min_score, middles(engine), ALL)


def found(engine: Engine, min_score: float) -> dict[str, str]:
    """The same with what a report needs besides: a query for each table of `docs/cluster.md`, the one last that says that the others are whole."""
    pairs = run(engine, min_score)
    engine.keep("sampled", _table("s", [(s,) for s in _evenly_spaced(engine, 0, judging(engine, 0), SAMPLED)]))
    engine.keep("kinds", step("kinds"))
    engine.keep("whole", step("whole"))
    apart = are_apart("one.languages", "other.languages")
    engine.keep("scores", step("scores", scored=scored("whole", middles(engine), 0.0), are_apart=apart))
    about = step("about", min_score=literal(min_score), are_apart=apart)
    return {"pairs": pairs, "counts": step("counts"), "scores": "SELECT * FROM scores", "about": about}


def check_score(min_score: float) -> None:
    """Refuses a score that no pair is found by."""
    if not 0 < min_score <= 1:
        raise ValueError(f"min_score: a number above 0 and at most 1 was expected, not {min_score}")


def _prepare(engine: Engine) -> None:
    for name in ("offsets", "people", "prints", "counted"):
        engine.keep(name, step(name))
    weigh(engine, "prints")
    engine.keep("sums", step("sums"))
    for name in ("totals", "judges"):
        engine.keep(name, step(name))


def weigh(engine: Engine, prints: str) -> int:
    """Weighs the fingerprints of a view or a query, and returns the logarithm of the number of all submissions and one more."""
    ((count,),) = engine.rows("SELECT count(*) FROM people")
    log_all = logarithm(count + 1)
    engine.keep("weighed", step("weighed", prints=prints, log_all=log_all))
    return log_all


def judging(engine: Engine, view: int) -> Judges:
    """Those by whom others are judged in a view: nobody if there are too few."""
    judges: Judges = engine.rows(f"SELECT part, count(*) AS judges FROM judges WHERE view = {view} GROUP BY part ORDER BY part")
    return judges if sum(count for _, count in judges) >= LEAST_SUBMISSIONS else []


def overlap(engine: Engine, judges: Sequence[Judges], seen: Sequence[Judges], judged: str) -> None:
    """Makes the overlaps of references with whoever is judged: those of `weighed` with the condition `judged`. References are some of the judges of each view, and some of `seen`
    say what is expected of all.
    """
    references = [_evenly_spaced(engine, view, judges[view], REFERENCES) for view in VIEWS]
    all_seen = [_evenly_spaced(engine, view, seen[view], SEEN) for view in VIEWS]
    channels = [(c, references[view_of(c)], all_seen[view_of(c)]) for c in range(4)]
    engine.keep("refs", _table("c, ref", [(c, s) for c, refs, _ in channels for s in refs]))
    engine.keep("seen", _table("c, s", [(c, s) for c, _, some in channels for s in some]))
    engine.keep("refcounts", _table("c, refs, seen", [(c, len(refs), len(some)) for c, refs, some in channels]))
    in_turns(engine, "overlapping", f"weighed WHERE {judged}", IN_MEMORY, judged=judged)
    engine.keep("middles", step("middles"))


def middles(engine: Engine) -> list[float]:
    """The median of all overlaps that were made, in each channel."""
    middle = dict(engine.rows("SELECT c, o FROM middles"))
    return [middle.get(c, 0.0) for c in range(4)]


def search(engine: Engine, min_score: float, middle: list[float], compared: Compared) -> str:
    """Finds the pairs of a score among those that are compared; `middle` is expected of all."""
    least = min_score * (1 - ROUNDING)
    in_turns(engine, "split", "weighed", IN_MEMORY, least=literal(least))
    for name in ("common", "sides"):
        engine.keep(name, step(name))
    candidates(engine, least, middle, compared)
    in_turns(engine, "rest", f"({step('joined_for_rest')}) joined", JOINED)
    engine.keep("exact", step("exact"))
    engine.keep("result", step("result", scored=scored("exact", middle, min_score)))
    return "SELECT * FROM result ORDER BY is_negligible, score DESC, left_id, right_id"


def in_turns(engine: Engine, name: str, of: str, at_once: int, **values: object) -> None:
    """Makes a table out of the rows of the view `of`, about `at_once` of them at a time: for some submissions after the others."""
    ((rows,),) = engine.rows(f"SELECT count(*) FROM {of}")
    turns = rows // at_once + 1
    for turn in range(turns):
        engine.keep(f"{name}_{turn}", step(name, turn=turn, turns=turns, **values))
    engine.keep(name, _joint(name, turns))


def candidates(engine: Engine, least: float, middle: list[float], compared: Compared) -> None:
    """Makes the pairs that may have a score of `least`: of some left submissions after the others, so that pairs which share anything rare are never all there at once."""
    engine.keep("joined", step("joined", joined=compared.joined))
    ((joined,),) = engine.rows("SELECT joined FROM joined")
    turns = joined // JOINED + 1
    for turn in range(turns):
        partly = f"partly_{turn}"
        engine.keep(partly, step("partly", compared=compared.condition, turn=turn, turns=turns))
        engine.keep(f"candidates_{turn}", bounded(partly, middle, least))
        engine.drop(partly)
    engine.keep("candidates", _joint("candidates", turns))


def _joint(name: str, turns: int) -> str:
    """A query for what all turns have made."""
    return " UNION ALL ".join(f"SELECT * FROM {name}_{turn}" for turn in range(turns))


def step(name: str, **values: object) -> str:
    """The SQL of a step."""
    text = resources.files(__package__).joinpath("steps", f"{name}.sql").read_text()
    return Template(text).substitute(values)


def logarithm(count: int) -> int:
    """Natural logarithm of a count, in parts of 1 / 65,536."""
    return math.floor(math.log(count) * 65536 + 0.5)


def view_of(channel: int) -> int:
    """What a channel is a view of."""
    return channel // 2


def evenly_spaced(length: int, most: int) -> list[int]:
    """At most so many of the numbers below `length`, evenly spaced."""
    count = min(length, most)
    return [i * length // count for i in range(count)]


def _evenly_spaced(engine: Engine, view: int, judges: Judges, most: int) -> list[int]:
    """At most so many of these judges of a view, evenly spaced in the order of all parts."""
    wanted = evenly_spaced(sum(count for _, count in judges), most)
    places, first = [], 0
    for part, count in judges:
        inside = ", ".join(str(place - first) for place in wanted if first <= place < first + count)
        first += count
        if inside:
            places.append(f"(part = {part} AND place IN ({inside}))")
    if not places:
        return []
    rows = engine.rows(f"SELECT s FROM judges WHERE view = {view} AND ({' OR '.join(places)})")
    return sorted(s for (s,) in rows)


def _table(columns: str, rows: Sequence[tuple[int, ...]]) -> str:
    """A query for a small table of whole numbers."""
    names = columns.split(", ")
    if not rows:
        return "SELECT " + ", ".join(f"0 AS {name}" for name in names) + " WHERE 1 = 0"
    values = ", ".join(f"({', '.join(map(str, row))})" for row in rows)
    return f"SELECT * FROM (VALUES {values}) AS t({columns})"
