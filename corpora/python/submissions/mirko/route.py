"""Warehouse route, in small pure functions."""
import sys
from functools import partial, reduce
from itertools import accumulate, chain, repeat, takewhile

WALL, FLOOR, START, MARK = '#.S*'

# up, left, right, down: this order decides which path is drawn
MOVES = [(-1, 0), (0, -1), (0, 1), (1, 0)]


def read_map(stream):
    return [list(line.rstrip('\n')) for line in stream if line.strip()]


def print_map(grid):
    """Print the map, one row per line."""
    for row in grid:
        print(''.join(row))


def beside(cell):
    return [(cell[0] + dr, cell[1] + dc) for dr, dc in MOVES]


def index(grid):
    """Set of free cells and dictionary symbol -> cell."""
    cells = {(r, c): ch for r, row in enumerate(grid) for c, ch in enumerate(row)}
    free = frozenset(k for k, ch in cells.items() if ch != WALL)
    named = {ch: k for k, ch in cells.items() if ch not in (WALL, FLOOR)}
    return free, named


def grow(free, state, _):
    """One generation: (previous ring, ring) -> (ring, next ring)."""
    before, ring = state
    return ring, (free & set(chain.from_iterable(map(beside, ring)))) - ring - before


def rings(free, origin):
    """Sets of the cells at distance 0, 1, 2, ... until nothing is left."""
    states = accumulate(repeat(None), partial(grow, free),
                        initial=(frozenset(), frozenset({origin})))
    return takewhile(bool, (ring for _, ring in states))


def distances(free, origin):
    return {cell: n for n, ring in enumerate(rings(free, origin)) for cell in ring}


def visit(free, named, state, _):
    """One leg of the greedy tour; state = (length so far, letter, letters left)."""
    length, at, left = state
    reach = distances(free, named[at])
    n, letter = min((reach[named[g]], g) for g in left)
    return length + n, letter, left - {letter}


def trail(dist, goal):
    """All cells from the goal to the start, both included."""
    def closer(cell, n):
        return next(k for k in beside(cell) if dist.get(k) == n)
    return list(accumulate(range(dist[goal] - 1, -1, -1), closer, initial=goal))


def starred(grid, path):
    hidden = set(path[1:-1])
    return [[MARK if (r, c) in hidden else ch for c, ch in enumerate(row)]
            for r, row in enumerate(grid)]


def report(named, dist):
    goals = sorted(set(named) - {START})
    return [f'{g}: {dist.get(named[g], "unreachable")}' for g in goals]


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    free, named = index(grid)
    dist = distances(free, named[START])
    reached = frozenset(g for g in named if g != START and named[g] in dist)
    total, _, _ = reduce(partial(visit, free, named), reached, (0, START, reached))
    print(*report(named, dist), f'total: {total}', sep='\n')
    nearest = min(reached, key=lambda g: (dist[named[g]], g), default=START)
    print_map(starred(grid, trail(dist, named[nearest])))


if __name__ == '__main__':
    main()
