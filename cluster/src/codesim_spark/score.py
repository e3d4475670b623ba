"""The score of pairs as SQL."""

import math
from collections.abc import Iterable

WEIGHTS = (1.0, 1.0, 0.6, 0.75)
"""How much each channel counts."""

MOST_EXPECTED = 0.9
"""The most that is ever expected."""

ROUNDING = 1e-9
"""Bounds are compared with less than is asked for, by so much, so that no rounding loses a pair."""

OF_FORM = (2, 3)
"""The channels that are views of the normal form."""


def scored(source: str, middle: list[float], least: float) -> str:
    """Pairs `(l, r, s0 .. s3)` of the view `source` with their scores, of which those of at least `least` are kept.

    `s0` to `s3` are the weights that a pair shares in each channel, and `middle` the median of all overlaps there. Needs the view `sides`. The column
    `across` says whether the two have no language in common: then the score is that of the normal form alone, if that is more. The order of additions is that of codesim, so that
    the scores are the same to the bit.
    """
    channels = range(len(WEIGHTS))
    columns = ", ".join(f"{_overlap(c, f'p.s{c}')} AS o{c}, {_expected(c, middle[c])} AS e{c}, {_asked(c)} AS k{c}" for c in channels)
    cleared = ", ".join(f"{_cleared(f'o{c}', f'e{c}')} AS d{c}" for c in channels)
    total, weights = _sums(channels)
    total_of_form, weights_of_form = _sums(OF_FORM)
    return f"""
        SELECT l, r, s0, s1, s2, s3, across, score FROM (
          SELECT l, r, s0, s1, s2, s3, across,
                 CASE WHEN across THEN greatest({_mean("total", "weights")}, {_mean("total_of_form", "weights_of_form")}) ELSE {_mean("total", "weights")} END AS score
          FROM (
            SELECT l, r, s0, s1, s2, s3, across, {total} AS total, {weights} AS weights, {total_of_form} AS total_of_form, {weights_of_form} AS weights_of_form FROM (
              SELECT l, r, s0, s1, s2, s3, across, k0, k1, k2, k3, {cleared} FROM (
                SELECT p.l, p.r, s0, s1, s2, s3, {are_apart("x.languages", "y.languages")} AS across, {columns}
                FROM {source} p JOIN sides x ON p.l = x.s JOIN sides y ON p.r = y.s
              ) overlapping
            ) cleared
          ) sums
        ) scores
        WHERE score >= {literal(least)}"""


def bounded(source: str, middle: list[float], least: float) -> str:
    """Pairs `(l, r, s0 .. s3)` of the view `source` that may have a score of `least`; `s0` to `s3` are the weights of what they share that is rare for one of them.

    A mean of roots is at least the root of `least` if the weighted sum of what the roots are above it is not negative. That of the normal form counts for all that have one and
    are not in the same languages. So each overlap is computed only once or twice for a pair, of which there are many, and no list of languages is looked through.
    """
    roots = (f"sqrt({_cleared(_most(c), _expected(c, middle[c]))}) - {literal(math.sqrt(least))}" for c in range(len(WEIGHTS)))
    above = ", ".join(f"{_asked(c)} * ({root}) AS a{c}" for c, root in enumerate(roots))
    return f"""
        SELECT l, r, s0, s1, s2, s3 FROM (
          SELECT p.l, p.r, p.s0, p.s1, p.s2, p.s3, x.languages <> y.languages AND x.form AND y.form AS differ, {above}
          FROM {source} p JOIN sides x ON p.l = x.s JOIN sides y ON p.r = y.s
        ) above
        WHERE a0 + a1 + a2 + a3 >= {literal(-ROUNDING)} OR (differ AND a2 + a3 >= {literal(-ROUNDING)})"""


def are_apart(one: str, other: str) -> str:
    """Whether two lists of languages, with commas between them, have none in common."""
    return f"({one} <> {other} AND NOT arrays_overlap(split({one}, ','), split({other}, ',')))"


def literal(value: float) -> str:
    """A number as a DOUBLE of SQL, to the bit."""
    text = repr(value)
    return text if "e" in text else f"{text}e0"


def _sums(channels: Iterable[int]) -> tuple[str, str]:
    """The sum of the roots of what is cleared in some channels, each with its weight, and that of the weights."""
    return " + ".join(f"k{c} * sqrt(d{c})" for c in channels), " + ".join(f"k{c}" for c in channels)


def _mean(total: str, weights: str) -> str:
    """The square of the mean of roots."""
    return f"CASE WHEN {total} = {weights} THEN CASE WHEN {weights} > 0e0 THEN 1e0 ELSE 0e0 END ELSE ({total} / {weights}) * ({total} / {weights}) END"


def _overlap(c: int, shared: str) -> str:
    containment = f"cast({shared} AS double) / cast(least(x.w{c}, y.w{c}) AS double)"
    dice = f"2e0 * cast({shared} AS double) / cast(x.w{c} + y.w{c} AS double)"
    return f"CASE WHEN {shared} = 0 THEN 0e0 ELSE 1e0 / 3e0 * ({containment}) + (1e0 - 1e0 / 3e0) * ({dice}) END"


def _most(c: int) -> str:
    """The most that two overlap: they share no more of what is common to both than the one that has less of it has."""
    return _overlap(c, f"(p.s{c} + least(x.u{c}, y.u{c}))")


def _expected(c: int, middle: float) -> str:
    of_both = f"x.m{c} + y.m{c} - {literal(middle)}"
    return f"least(greatest({of_both}, 0e0), {literal(MOST_EXPECTED)})"


def _cleared(overlap: str, expected: str) -> str:
    """What an overlap is above what is expected."""
    return f"greatest(({overlap} - {expected}) / (1e0 - {expected}), 0e0)"


def _asked(c: int) -> str:
    """Whether either has anything in a channel, and both what it is a view of."""
    both = " AND x.form AND y.form" if c >= 2 else ""
    return f"CASE WHEN (x.w{c} <> 0 OR y.w{c} <> 0){both} THEN {literal(WEIGHTS[c])} ELSE 0e0 END"
