"""Warehouse route: input and output only, the model lives in warehouse.py."""
import sys

from warehouse import RoutePlanner, Warehouse

WALL = '#'
FLOOR = '.'
START = 'S'
MARK = '*'


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


class TextReport:
    def __init__(self, planner: RoutePlanner) -> None:
        self._planner = planner

    def emit(self) -> None:
        for name, length in self._planner.goal_distances():
            shown = 'unreachable' if length is None else length
            print(f'{name}: {shown}')
        total = sum(length for length, _ in self._planner.greedy_legs())
        print(f'total: {total}')


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    planner = RoutePlanner(Warehouse.from_rows(grid, wall=WALL, start=START))
    TextReport(planner).emit()
    for point in planner.path_to_nearest():
        grid[point.row][point.col] = MARK
    print_map(grid)


if __name__ == '__main__':
    main()
