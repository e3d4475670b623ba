# Warehouse route
# Method: every cell gets a big number, then the whole table is swept
# (top-left to bottom-right, then back) until no number gets smaller.
import sys

WALL = '#'
FLOOR = '.'
START = 'S'
MARK = '*'
BIG = 10 ** 9

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


def cost(tab, y, x):
    # value of a cell, BIG outside the map
    if y < 0 or x < 0 or y >= len(tab) or x >= len(tab[0]):
        return BIG
    return tab[y][x]


def sweep(grid, tab, ys, xs):
    changed = 0
    for y in ys:
        for x in xs:
            if grid[y][x] == WALL:
                continue
            low = tab[y][x]
            for dy, dx in MOVES:
                v = cost(tab, y + dy, x + dx) + 1
                if v < low:
                    low = v
            if low < tab[y][x]:
                tab[y][x] = low
                changed += 1
    return changed


def make_table(grid, y0, x0):
    h = len(grid)
    w = len(grid[0])
    tab = [[BIG] * w for _ in range(h)]
    tab[y0][x0] = 0
    n = 1
    while n > 0:
        n = sweep(grid, tab, range(h), range(w))
        n += sweep(grid, tab, range(h - 1, -1, -1), range(w - 1, -1, -1))
    return tab


def locate(grid, what):
    for y in range(len(grid)):
        for x in range(len(grid[0])):
            if grid[y][x] == what:
                return (y, x)
    return None


def pick(tab, where, done):
    # index of the closest goal that is not done, -1 if there is none
    k = -1
    shortest = BIG
    for i in range(26):
        if where[i] is None or done[i]:
            continue
        y, x = where[i]
        if tab[y][x] < shortest:
            shortest = tab[y][x]
            k = i
    return k


def draw(grid, tab, y, x):
    step = tab[y][x] - 1
    while step > 0:
        for dy, dx in MOVES:
            if cost(tab, y + dy, x + dx) == step:
                y += dy
                x += dx
                grid[y][x] = MARK
                break
        step -= 1


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    sy, sx = locate(grid, START)
    home = make_table(grid, sy, sx)

    where = [None] * 26
    done = [False] * 26
    for i in range(26):
        where[i] = locate(grid, chr(97 + i))
        if where[i] is None:
            continue
        d = home[where[i][0]][where[i][1]]
        if d < BIG:
            print('%c: %d' % (97 + i, d))
        else:
            print('%c: unreachable' % (97 + i))

    total = 0
    tab = home
    first = k = pick(tab, where, done)
    while k >= 0:
        y, x = where[k]
        total += tab[y][x]
        done[k] = True
        tab = make_table(grid, y, x)
        k = pick(tab, where, done)
    print('total: %d' % total)

    if first >= 0:
        draw(grid, home, where[first][0], where[first][1])
    print_map(grid)


if __name__ == '__main__':
    main()
