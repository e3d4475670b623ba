"""Warehouse route.

Cells are complex numbers (column + row * 1j), so one step is an addition.
"""
import sys
from collections import defaultdict, deque

WALL = '#'
FLOOR = '.'
START = 'S'
MARK = '*'

# up, left, right, down: this order decides which path is drawn
MOVES = [-1j, -1, 1, 1j]


def read_map(stream):
    """Return the map as a dictionary from complex position to character."""
    grid = {}
    for y, line in enumerate(filter(None, (line.rstrip('\n') for line in stream))):
        for x, char in enumerate(line):
            grid[complex(x, y)] = char
    return grid


def print_map(grid):
    """Print the map, one row per line."""
    lines = defaultdict(str)
    for z, char in grid.items():
        lines[z.imag] += char       # dictionaries keep reading order
    print(*lines.values(), sep='\n')


def walk(grid, origin):
    """Yield (position, distance) for every cell, nearest cells first."""
    seen = {origin}
    queue = deque([(origin, 0)])
    while queue:
        z, n = queue.popleft()
        yield z, n
        for dz in MOVES:
            if grid.get(z + dz, WALL) != WALL and z + dz not in seen:
                seen.add(z + dz)
                queue.append((z + dz, n + 1))


def next_goal(grid, origin, wanted):
    """Nearest wanted goal: (distance, letter, position), or None.

    walk() is ordered by distance, so it can stop one ring after the first hit.
    """
    hits = []
    for z, n in walk(grid, origin):
        if hits and n > hits[0][0]:
            break
        if grid[z] in wanted:
            hits.append((n, grid[z], z))
    return min(hits, key=lambda hit: hit[1], default=None)


def star_path(grid, origin, z):
    rings = dict(walk(grid, origin))
    for n in reversed(range(1, rings[z])):
        for dz in MOVES:
            if rings.get(z + dz) == n:
                z += dz
                grid[z] = MARK
                break


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return

    origin = next((z for z in grid if grid[z] == START), None)
    if origin is None:
        print('no start on the map', file=sys.stderr)
        sys.exit(1)

    found = {grid[z]: n for z, n in walk(grid, origin) if grid[z].islower()}
    everything = {char for char in grid.values() if char.islower()}
    for letter in sorted(everything):
        print(f"{letter}: {found.get(letter, 'unreachable')}")

    wanted = set(found)
    stops = []
    at = origin
    while wanted:
        stop = next_goal(grid, at, wanted)
        stops.append(stop)
        wanted.remove(stop[1])
        at = stop[2]
    print(f"total: {sum(n for n, _, _ in stops)}")

    if stops:
        star_path(grid, origin, stops[0][2])
    print_map(grid)


if __name__ == '__main__':
    main()
