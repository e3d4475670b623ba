"""Comparisons that are larger than a machine, on Spark and on Sail.

`pairs` finds all pairs of at least a score among the tables of many machines, `find` writes what a report of them needs as well, and `against` holds a class against such tables. `extract` makes such tables on the workers, and `each_class` compares each of many
classes by itself; both run codesim there. `docs/cluster.md` says more.
"""

from .against import against
from .pairs import find, pairs
from .workers import each_class, extract

__all__ = ["against", "each_class", "extract", "find", "pairs"]
