"""Warehouse route: starter code.  Completed with linked cells."""
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


class Cell:
    """One square of the warehouse. It knows its four neighbours."""

    def __init__(self, symbol):
        self.symbol = symbol
        self.up = self.left = self.right = self.down = None
        self.distance = None

    def neighbours(self):
        # the order is important for drawing the path!
        linked = (self.up, self.left, self.right, self.down)
        return [cell for cell in linked if cell is not None and not cell.is_wall()]

    def is_wall(self):
        return self.symbol == WALL

    def is_goal(self):
        return 'a' <= self.symbol <= 'z'

    def is_reached(self):
        return self.distance is not None


class Floorplan:
    """All cells, linked with each other."""

    def __init__(self, grid):
        self.rows = [[Cell(symbol) for symbol in row] for row in grid]
        # link each cell with the one on its right ...
        for row in self.rows:
            for a, b in zip(row, row[1:]):
                a.right, b.left = b, a
        # ... and each row with the one below
        for upper, lower in zip(self.rows, self.rows[1:]):
            for a, b in zip(upper, lower):
                a.down, b.up = b, a

    def cells(self):
        for row in self.rows:
            yield from row

    def start(self):
        for cell in self.cells():
            if cell.symbol == START:
                return cell
        raise SystemExit('There is no start on this map!')

    def goals(self):
        return sorted(filter(Cell.is_goal, self.cells()), key=lambda cell: cell.symbol)

    def measure_from(self, origin):
        """Write into every cell its distance from origin (None = cut off)."""
        for cell in self.cells():
            cell.distance = None
        origin.distance = 0
        border = [origin]
        steps = 0
        while border:
            steps += 1
            new_border = []
            for cell in border:
                for other in cell.neighbours():
                    if not other.is_reached():
                        other.distance = steps
                        new_border.append(other)
            border = new_border

    def trace(self, goal):
        """Draw the way back from goal (distances must be measured from the start)."""
        cell = goal
        while cell.distance > 1:
            cell = next(n for n in cell.neighbours() if n.distance == cell.distance - 1)
            cell.symbol = MARK

    def show(self):
        for row in self.rows:
            print(''.join(cell.symbol for cell in row))


class Picker:
    """Somebody who walks through the floor plan and counts the steps."""

    def __init__(self, plan):
        self.plan = plan
        self.cell = plan.start()
        self.walked = 0
        self.collected = []

    def step_to_nearest(self):
        self.plan.measure_from(self.cell)
        choices = [g for g in self.plan.goals() if g not in self.collected and g.is_reached()]
        if not choices:
            return False
        self.cell = min(choices, key=lambda g: g.distance)
        self.walked += self.cell.distance
        self.collected.append(self.cell)
        return True


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    plan = Floorplan(grid)
    plan.measure_from(plan.start())
    for goal in plan.goals():
        print(f'{goal.symbol}:', goal.distance if goal.is_reached() else 'unreachable')

    picker = Picker(plan)
    while picker.step_to_nearest():
        pass
    print(f'total: {picker.walked}')

    if picker.collected:
        plan.measure_from(plan.start())
        plan.trace(picker.collected[0])
    plan.show()


if __name__ == '__main__':
    main()
