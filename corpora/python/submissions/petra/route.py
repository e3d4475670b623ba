"""Warehouse route: reads the map, prints the answers (see lengths.py)."""
import sys

import lengths

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


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return

    # number the cells we can stand on
    number = {}
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if grid[r][c] != WALL:
                number[r, c] = len(number)
    cell_of = list(number)
    corridors = lengths.edges(number)

    # one row of the matrix for S and for each goal; S sorts before a-z
    special = sorted((grid[r][c], number[r, c]) for r, c in number if grid[r][c] != FLOOR)
    names = [name for name, _ in special]
    ids = [cell_id for _, cell_id in special]
    assert names[0] == START, 'map needs a start'
    matrix = [lengths.relax(corridors, len(number), cell_id) for cell_id in ids]
    table = [[line[cell_id] for cell_id in ids] for line in matrix]

    for name, length in list(zip(names, table[0]))[1:]:
        if length == lengths.FAR:
            length = 'unreachable'
        print(name, ': ', length, sep='')

    order = lengths.greedy(table)
    print('total: ', sum(table[p][q] for p, q in zip(order, order[1:])), sep='')

    if len(order) > 1:
        for cell_id in lengths.backwards(corridors, matrix[0], ids[order[1]]):
            r, c = cell_of[cell_id]
            grid[r][c] = MARK
    print_map(grid)


if __name__ == '__main__':
    main()
