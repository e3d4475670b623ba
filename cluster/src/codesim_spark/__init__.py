"""Comparisons that are larger than a machine, on Spark and on Sail.

`pairs` finds all pairs of at least a score among the tables of many machines. `extract` makes such tables on the workers, and `each_class` compares each of many
classes by itself; both run codesim there. `docs/cluster.md` says more.
"""

from .pairs import pairs
from .workers import each_class, extract

__all__ = ["each_class", "extract", "pairs"]
