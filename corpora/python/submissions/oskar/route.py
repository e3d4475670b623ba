"""Warehouse route: relaxation of a distance table."""
import sys

# up, left, right, down: this order decides which path is drawn
MOVES = [(-1, 0), (0, -1), (0, 1), (1, 0)]

MARK = '*'
START = 'S'
FLOOR = '.'
WALL = '#'
LIMIT = 10 ** 9
DEBUG = False


def count_symbol(grid, symbol):
    # how many times a symbol is on the map
    n = 0
    for row in grid:
        n += row.count(symbol)
    return n


def locate(grid, symbol):
    # (row, column) of a symbol
    y = 0
    while y < len(grid):
        x = 0
        while x < len(grid[0]):
            if grid[y][x] == symbol:
                return (y, x)
            x += 1
        y += 1
    return None


def draw(grid, table, y, x):
    for step in range(table[y][x] - 1, 0, -1):
        for dy, dx in MOVES:
            if value(table, y + dy, x + dx) == step:
                x += dx
                y += dy
                grid[y][x] = MARK
                break


def print_map(grid):
    """Print the map, one row per line."""
    for row in grid:
        print(''.join(row))


def choose(table, where, done):
    shortest = LIMIT
    k = -1
    last = None
    i = 0
    while i < 26:
        if where[i] is not None and not done[i]:
            y, x = where[i]
            if table[y][x] < shortest:
                last = k
                k = i
                shortest = table[y][x]
        i += 1
    return k


def debug_table(table):
    if DEBUG:
        for line in table:
            sys.stderr.write(' '.join(str(v) for v in line) + '\n')


def make_table(grid, y0, x0):
    w = len(grid[0])
    h = len(grid)
    rounds = 0
    table = [[LIMIT] * w for _ in range(h)]
    table[y0][x0] = 0
    while True:
        rounds += 1
        n = sweep(grid, table, range(h), range(w))
        n += sweep(grid, table, range(h - 1, -1, -1), range(w - 1, -1, -1))
        if n == 0:
            break
    debug_table(table)
    return table


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    walls = count_symbol(grid, WALL)
    done = [False] * 26
    where = [None] * 26
    sy, sx = locate(grid, START)
    base = make_table(grid, sy, sx)

    i = 0
    while i < 26:
        where[i] = locate(grid, chr(97 + i))
        if where[i] is not None:
            d = base[where[i][0]][where[i][1]]
            if d >= LIMIT:
                print('%c: unreachable' % (97 + i))
            else:
                print('%c: %d' % (97 + i, d))
        i += 1

    table = base
    total = 0
    visited = 0
    first = k = choose(table, where, done)
    while k >= 0:
        done[k] = True
        visited += 1
        y, x = where[k]
        total += table[y][x]
        table = make_table(grid, y, x)
        k = choose(table, where, done)
    print('total: %d' % total)

    if first >= 0:
        draw(grid, base, where[first][0], where[first][1])
    print_map(grid)


def value(table, y, x):
    if x < 0 or y < 0 or x >= len(table[0]) or y >= len(table):
        return LIMIT
    return table[y][x]


def sweep(grid, table, ys, xs):
    # one pass over the map, returns the number of improved cells
    improved = 0
    for y in ys:
        for x in xs:
            if grid[y][x] != WALL:
                old = table[y][x]
                low = old
                for dy, dx in MOVES:
                    v = value(table, y + dy, x + dx) + 1
                    if v < low:
                        low = v
                if low < table[y][x]:
                    improved += 1
                    table[y][x] = low
    return improved


def read_map(stream):
    """Return the map as a list of rows, each a list of characters."""
    grid = []
    for line in stream:
        line = line.rstrip('\n')
        if line:
            grid.append(list(line))
    return grid


if __name__ == '__main__':
    main()
