"""Warehouse route, solved with recursion only (and a memory)."""
import string
import sys
from functools import lru_cache

WALL = '#'
FLOOR = '.'
START = 'S'
MARK = '*'

# up, left, right, down: this order decides which path is drawn
MOVES = [(-1, 0), (0, -1), (0, 1), (1, 0)]

sys.setrecursionlimit(100000)
THE_MAP = []


def read_map(stream):
    """Return the map as a list of rows, each a list of characters."""
    grid = []
    for line in stream:
        line = line.rstrip('\n')
        if line:
            grid.append(list(line))
    return grid


def print_map(grid):
    """Print the map, one row per line."""
    for row in grid:
        print(''.join(row))


@lru_cache(maxsize=None)
def can_reach(i, j, ti, tj, budget):
    """Can somebody at (i, j) be at (ti, tj) after at most `budget` steps?"""
    if not 0 <= i < len(THE_MAP) or not 0 <= j < len(THE_MAP[i]):
        return False
    if THE_MAP[i][j] == WALL:
        return False
    if (i, j) == (ti, tj):
        return True
    if budget <= 0:
        return False
    return any(can_reach(i + di, j + dj, ti, tj, budget - 1) for di, dj in MOVES)


@lru_cache(maxsize=None)
def how_far(a, b):
    """Smallest budget that works, None when no budget does."""
    # a shortest path never enters a cell twice
    area = sum(len(line) - line.count(WALL) for line in THE_MAP)
    for budget in range(area):
        if can_reach(a[0], a[1], b[0], b[1], budget):
            return budget
    return None


def position(ch):
    for i, line in enumerate(THE_MAP):
        if ch in line:
            return i, line.index(ch)


def tour(here, names):
    """Length of the greedy tour over `names` (a string), recursively."""
    if not names:
        return 0
    name = min(names, key=lambda n: (how_far(here, position(n)), n))
    there = position(name)
    return how_far(here, there) + tour(there, names.replace(name, ''))


def back(i, j, steps, s):
    """The cells between (i, j) and the start, from the goal backwards."""
    if steps <= 1:
        return []
    for di, dj in MOVES:
        if can_reach(i + di, j + dj, s[0], s[1], steps - 1):
            return [(i + di, j + dj)] + back(i + di, j + dj, steps - 1, s)


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    THE_MAP.extend(''.join(row) for row in grid)
    s = position(START)

    reachable = ''
    for ch in string.ascii_lowercase:
        p = position(ch)
        if p is None:
            continue
        n = how_far(s, p)
        if n is None:
            print(ch + ': unreachable')
        else:
            reachable += ch
            print(ch + ': ' + str(n))
    print('total: ' + str(tour(s, reachable)))

    if reachable:
        n, ch = min((how_far(s, position(ch)), ch) for ch in reachable)
        for i, j in back(*position(ch), n, s):
            grid[i][j] = MARK
    print_map(grid)


if __name__ == '__main__':
    main()
