"""Warehouse route: starter code.  Complete main()."""
import sys

WALL = '#'
FLOOR = '.'
START = 'S'
MARK = '*'

# up, left, right, down: this order decides which path is drawn
MOVES = [(-1, 0), (0, -1), (0, 1), (1, 0)]


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


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    # TODO: goals, total, path to the nearest goal
    print_map(grid)


if __name__ == '__main__':
    main()
