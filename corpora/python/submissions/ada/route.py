"""Warehouse route"""
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

    # first I look for the start and the letters
    start_row = 0
    start_col = 0
    letters = []
    places = {}
    for i in range(len(grid)):
        for j in range(len(grid[i])):
            ch = grid[i][j]
            if ch == START:
                start_row = i
                start_col = j
            elif ch >= 'a' and ch <= 'z':
                letters.append(ch)
                places[ch] = [i, j]
    letters.sort()

    # tables[0] is the distance table from S, the others come from
    # the goals where I arrive
    row = start_row
    col = start_col
    left = letters[:]
    total = 0
    first_table = None
    nearest = None
    while True:
        # breadth first, todo is a list and I keep a position in it
        table = []
        for i in range(len(grid)):
            table.append([-1] * len(grid[i]))
        table[row][col] = 0
        todo = [[row, col]]
        pos = 0
        while pos < len(todo):
            i = todo[pos][0]
            j = todo[pos][1]
            pos = pos + 1
            for m in MOVES:
                i2 = i + m[0]
                j2 = j + m[1]
                if i2 < 0 or j2 < 0 or i2 >= len(grid) or j2 >= len(grid[i2]):
                    continue
                if grid[i2][j2] != WALL and table[i2][j2] == -1:
                    table[i2][j2] = table[i][j] + 1
                    todo.append([i2, j2])

        # the first time we are at S, so print the answers here
        if first_table is None:
            first_table = table
            for x in letters:
                d = table[places[x][0]][places[x][1]]
                if d == -1:
                    print(x + ": unreachable")
                    left.remove(x)
                else:
                    print(x + ": " + str(d))

        if len(left) == 0:
            break
        best = left[0]
        for x in left:
            if table[places[x][0]][places[x][1]] < table[places[best][0]][places[best][1]]:
                best = x
        if nearest is None:
            nearest = best
        row = places[best][0]
        col = places[best][1]
        total = total + table[row][col]
        left.remove(best)

    print("total: " + str(total))

    # now walk back from the nearest letter and put the stars
    if nearest is not None:
        i = places[nearest][0]
        j = places[nearest][1]
        while first_table[i][j] > 1:
            for m in MOVES:
                if first_table[i + m[0]][j + m[1]] == first_table[i][j] - 1:
                    i = i + m[0]
                    j = j + m[1]
                    break
            grid[i][j] = MARK
    print_map(grid)


if __name__ == '__main__':
    main()
