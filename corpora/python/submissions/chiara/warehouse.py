"""Domain model: points, the warehouse, distance fields and the planner."""
from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Iterator, NamedTuple, Optional


class Point(NamedTuple):
    row: int
    col: int

    def around(self) -> Iterator["Point"]:
        """Neighbours in the official order: up, left, right, down."""
        yield self._replace(row=self.row - 1)
        yield self._replace(col=self.col - 1)
        yield self._replace(col=self.col + 1)
        yield self._replace(row=self.row + 1)


@dataclass
class Warehouse:
    walkable: set[Point] = field(default_factory=set)
    goals: dict[str, Point] = field(default_factory=dict)
    entrance: Optional[Point] = None

    @classmethod
    def from_rows(cls, rows, wall: str, start: str) -> "Warehouse":
        self = cls()
        for r, cells in enumerate(rows):
            for c, symbol in enumerate(cells):
                if symbol == wall:
                    continue
                here = Point(r, c)
                self.walkable.add(here)
                if symbol == start:
                    self.entrance = here
                elif symbol.islower():
                    self.goals[symbol] = here
        return self


class DistanceField:
    """All shortest distances from one origin, computed once."""

    def __init__(self, site: Warehouse, origin: Point) -> None:
        self._origin = origin
        self._steps = {origin: 0}
        pending = deque([origin])
        while pending:
            current = pending.popleft()
            for other in current.around():
                if other in site.walkable and other not in self._steps:
                    self._steps[other] = self._steps[current] + 1
                    pending.append(other)

    def __getitem__(self, point: Point) -> Optional[int]:
        return self._steps.get(point)

    def descend(self, point: Point) -> Iterator[Point]:
        """Points strictly between `point` and the origin."""
        while self._steps[point] > 1:
            wanted = self._steps[point] - 1
            point = next(p for p in point.around() if self[p] == wanted)
            yield point


class RoutePlanner:
    def __init__(self, site: Warehouse) -> None:
        self._site = site
        self._fields: dict[Point, DistanceField] = {}

    def _field(self, origin: Point) -> DistanceField:
        if origin not in self._fields:
            self._fields[origin] = DistanceField(self._site, origin)
        return self._fields[origin]

    def goal_distances(self) -> list[tuple[str, Optional[int]]]:
        home = self._field(self._site.entrance)
        return [(g, home[p]) for g, p in sorted(self._site.goals.items())]

    def greedy_legs(self) -> list[tuple[int, str]]:
        legs: list[tuple[int, str]] = []
        position = self._site.entrance
        open_goals = {g for g, d in self.goal_distances() if d is not None}
        while open_goals:
            reach = self._field(position)
            legs.append(min((reach[self._site.goals[g]], g) for g in open_goals))
            open_goals.discard(legs[-1][1])
            position = self._site.goals[legs[-1][1]]
        return legs

    def path_to_nearest(self) -> list[Point]:
        legs = self.greedy_legs()
        home = self._field(self._site.entrance)
        return list(home.descend(self._site.goals[legs[0][1]])) if legs else []
