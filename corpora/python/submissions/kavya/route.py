"""Warehouse route: starter code.  My main() is at the bottom."""
import re
import sys

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


def checkMap(grid):
    """Complain about maps that do not follow the assignment sheet."""
    problems = []
    if len(set(len(row) for row in grid)) > 1:
        problems.append('rows of different length')
    if sum(row.count(START) for row in grid) != 1:
        problems.append('exactly one S expected')
    if problems:
        sys.exit('bad map: ' + ', '.join(problems))


def encode(grid):
    # '\n' turned into a wall closes the map on the left and on the right
    border = '\n' + '\n' * len(grid[0])
    text = border + '\n'.join([''] + [''.join(row) for row in grid]) + '\n' + border
    return text.replace('\n', WALL), len(border)


def decode(place, width):
    """Inverse of encode for one place: (row, column) on the grid."""
    row, column = divmod(place, width)
    return row - 1, column - 1


def flood(text, width, source):
    """Fill the floor from source; level[i] is the distance of cell i, or None."""
    level = [None] * len(text)
    level[source] = 0
    stack_now = [source]
    while stack_now:
        stack_next = []
        for i in stack_now:
            for k in (i - width, i - 1, i + 1, i + width):
                if text[k] == WALL or level[k] is not None:
                    continue
                level[k] = level[i] + 1
                stack_next.append(k)
        stack_now = stack_next
    return level


def nearest(level, goals):
    """Letter of the goal with the lowest level (None if all are cut off)."""
    choice = None
    for letter in sorted(goals):
        value = level[goals[letter]]
        if value is None:
            continue
        if choice is None or value < level[goals[choice]]:
            choice = letter
    return choice


def tour_length(text, width, source, goals):
    """Walk greedily from goal to goal and add up the levels."""
    waiting = dict(goals)
    walked = 0
    while waiting:
        level = flood(text, width, source)
        letter = nearest(level, waiting)
        if letter is None:
            break
        source = waiting.pop(letter)
        walked += level[source]
    return walked


def pathBack(level, width, place):
    """Generate the places between the goal and S."""
    for remaining in range(level[place] - 1, 0, -1):
        options = [place + jump for jump in (-width, -1, 1, width)]
        place = next(filter(lambda o: level[o] == remaining, options))
        yield place


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    checkMap(grid)
    text, width = encode(grid)
    goals = {m.group(): m.start() for m in re.finditer('[a-z]', text)}
    entrance = text.find(START)
    level = flood(text, width, entrance)

    for name, place in sorted(goals.items()):
        print(f"{name}: {'unreachable' if level[place] is None else level[place]}")
    print(f'total: {tour_length(text, width, entrance, goals)}')

    target = nearest(level, goals)
    if target:
        for place in pathBack(level, width, goals[target]):
            r, c = decode(place, width)
            grid[r][c] = MARK
    print_map(grid)


if __name__ == '__main__':
    main()
