"""Warehouse route with bit boards.

The whole map is one big integer, one bit per cell.  Moving *all* reached
cells one step is four shifts, so no cell is ever looked at on its own.
"""
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


class Board:
    def __init__(self, grid):
        # one empty column on the right keeps shifted bits from wrapping round
        self.pitch = max(map(len, grid)) + 1
        self.free = 0
        self.bits = {}
        for r, row in enumerate(grid):
            for c, ch in enumerate(row):
                if ch == WALL:
                    continue
                bit = 1 << (r * self.pitch + c)
                self.free |= bit
                if ch != FLOOR:
                    self.bits[ch] = bit

    def shifts(self, b):
        # same order as MOVES in the starter: up, left, right, down
        return b >> self.pitch, b >> 1, b << 1, b << self.pitch

    def layers(self, seed):
        """layers[k] = board of all cells at distance k from seed."""
        result = [seed]
        fresh = self.free & ~seed
        while result[-1]:
            up, left, right, down = self.shifts(result[-1])
            wave = (up | left | right | down) & fresh
            fresh ^= wave
            result.append(wave)
        result.pop()
        return result

    def coordinates(self, bit):
        return divmod(bit.bit_length() - 1, self.pitch)


def depth(layers, bit):
    for k, layer in enumerate(layers):
        if layer & bit:
            return k
    return -1


def first_hit(layers, targets):
    """(k, name) of the first layer touching a target; targets is sorted."""
    mask = 0
    for _, bit in targets:
        mask |= bit
    for k, layer in enumerate(layers):
        if layer & mask:
            for name, bit in targets:
                if layer & bit:
                    return k, name
    return None


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    board = Board(grid)
    bits = board.bits
    base = board.layers(bits.pop(START))
    targets = sorted(bits.items())

    for name, bit in targets:
        k = depth(base, bit)
        print(f"{name}: {k}" if k >= 0 else f"{name}: unreachable")

    total, layers, first = 0, base, ''
    while (hit := first_hit(layers, targets)) is not None:
        k, name = hit
        first = first or name
        total += k
        targets.remove((name, bits[name]))
        layers = board.layers(bits[name])
    print(f"total: {total}")

    if first:
        bit = bits[first]
        # peel the layers from the goal's one towards the start
        for layer in base[depth(base, bit) - 1:0:-1]:
            bit = [b for b in board.shifts(bit) if b & layer][0]
            r, c = board.coordinates(bit)
            grid[r][c] = MARK
    print_map(grid)


if __name__ == '__main__':
    main()
