"""Warehouse route: the map as one flat string with a wall around it."""
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


def flatten(grid):
    """Return (flat, stride): all rows in one string, framed by walls."""
    stride = len(grid[0]) + 2
    frame = WALL * stride
    middle = ''.join(WALL + ''.join(row) + WALL for row in grid)
    return frame + middle + frame, stride


def unflatten(flat, stride):
    """Undo flatten: drop the frame, give back the lines."""
    lines = []
    for at in range(stride, len(flat) - stride, stride):
        lines.append(flat[at + 1:at + stride - 1])
    return lines


def flood(flat, stride, source):
    """Fill the floor from source; level[i] is the distance of cell i, or None."""
    level = [None] * len(flat)
    level[source] = 0
    stack_now = [source]
    while stack_now:
        stack_next = []
        for i in stack_now:
            for k in (i - stride, i - 1, i + 1, i + stride):
                if flat[k] == WALL or level[k] is not None:
                    continue
                level[k] = level[i] + 1
                stack_next.append(k)
        stack_now = stack_next
    return level


def nearest(level, shelves):
    """Letter of the shelf with the lowest level (None if all are cut off)."""
    choice = None
    for letter in sorted(shelves):
        value = level[shelves[letter]]
        if value is None:
            continue
        if choice is None or value < level[shelves[choice]]:
            choice = letter
    return choice


def tour_length(flat, stride, source, shelves):
    """Walk greedily from shelf to shelf and add up the levels."""
    waiting = dict(shelves)
    walked = 0
    while waiting:
        level = flood(flat, stride, source)
        letter = nearest(level, waiting)
        if letter is None:
            break
        source = waiting.pop(letter)
        walked += level[source]
    return walked


def paint(flat, stride, level, end):
    """Return flat with the path that leads to cell `end` painted in."""
    painted = list(flat)
    i = end
    while level[i] > 1:
        below = level[i] - 1
        if level[i - stride] == below:
            i -= stride
        elif level[i - 1] == below:
            i -= 1
        elif level[i + 1] == below:
            i += 1
        else:
            i += stride
        painted[i] = MARK
    return ''.join(painted)


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    flat, stride = flatten(grid)
    source = flat.index(START)
    shelves = {ch: i for i, ch in enumerate(flat) if ch not in '#.S'}
    level = flood(flat, stride, source)

    out = []
    for letter in sorted(shelves):
        value = level[shelves[letter]]
        if value is None:
            value = 'unreachable'
        out.append('%s: %s' % (letter, value))
    out.append('total: %d' % tour_length(flat, stride, source, shelves))

    winner = nearest(level, shelves)
    if winner is not None:
        flat = paint(flat, stride, level, shelves[winner])
    out += unflatten(flat, stride)
    print('\n'.join(out))


if __name__ == '__main__':
    main()
