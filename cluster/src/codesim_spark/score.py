"""The score of pairs as SQL."""

from collections.abc import Iterable

WEIGHTS = (1.0, 1.0, 0.6, 0.75)
"""How much each channel counts."""

MOST_EXPECTED = 0.9
"""The most that is ever expected."""

OF_FORM = (2, 3)
"""The channels that are views of the normal form."""


def scored(source: str, middle: list[float], least: float, carried: str = "s0, s1, s2, s3") -> str:
    """Pairs `(l, r, s0 .. s3)` of the view `source` with their scores, of which those of at least `least` are kept, with the columns `carried`.

    `s0` to `s3` are the weights that a pair shares in each channel, and `middle` the median of all overlaps there. Needs the views `totals` and `medians`. The column
    `across` says whether the two have no language in common: then the score is that of the normal form alone, if that is more. The order of additions is that of codesim, so that
    the scores are the same to the bit.
    """
    channels = range(len(WEIGHTS))
    columns = ", ".join(", ".join((_overlap(c), _expected(c, middle[c]), _asked(c))) for c in channels)
    cleared = ", ".join(f"greatest((o{c} - e{c}) / (1e0 - e{c}), 0e0) AS d{c}" for c in channels)
    total, weights = _sums(channels)
    total_of_form, weights_of_form = _sums(OF_FORM)
    return f"""
        SELECT l, r, {carried}, across, score FROM (
          SELECT l, r, {carried}, across,
                 CASE WHEN across THEN greatest({_mean("total", "weights")}, {_mean("total_of_form", "weights_of_form")}) ELSE {_mean("total", "weights")} END AS score
          FROM (
            SELECT l, r, {carried}, across, {total} AS total, {weights} AS weights, {total_of_form} AS total_of_form, {weights_of_form} AS weights_of_form FROM (
              SELECT l, r, {carried}, across, k0, k1, k2, k3, {cleared} FROM (
                SELECT p.l, p.r, {carried}, {are_apart("x.languages", "y.languages")} AS across, {columns}
                FROM {source} p JOIN totals x ON p.l = x.s JOIN totals y ON p.r = y.s LEFT JOIN medians mx ON p.l = mx.s LEFT JOIN medians my ON p.r = my.s
              ) overlapping
            ) cleared
          ) sums
        ) scores
        WHERE score >= {literal(least)}"""


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


def _overlap(c: int) -> str:
    shared = f"cast(p.s{c} AS double)"
    containment = f"{shared} / cast(least(x.w{c}, y.w{c}) AS double)"
    dice = f"2e0 * {shared} / cast(x.w{c} + y.w{c} AS double)"
    return f"CASE WHEN p.s{c} = 0 THEN 0e0 ELSE 1e0 / 3e0 * ({containment}) + (1e0 - 1e0 / 3e0) * ({dice}) END AS o{c}"


def _expected(c: int, middle: float) -> str:
    of_both = f"coalesce(mx.m{c}, 0e0) + coalesce(my.m{c}, 0e0) - {literal(middle)}"
    return f"least(greatest({of_both}, 0e0), {literal(MOST_EXPECTED)}) AS e{c}"


def _asked(c: int) -> str:
    """Whether either has anything in a channel, and both what it is a view of."""
    both = " AND x.form AND y.form" if c >= 2 else ""
    return f"CASE WHEN (x.w{c} <> 0 OR y.w{c} <> 0){both} THEN {literal(WEIGHTS[c])} ELSE 0e0 END AS k{c}"
