# ---------------------------------------------------------------
#  Assignment: Warehouse route
#  Python 3, no extra packages
# ---------------------------------------------------------------

import sys

WALL = '#'     # cannot walk here
FLOOR = '.'    # free
START = 'S'
MARK = '*'     # for the path in the output

def read_map(stream):
    grid = []
    for line in stream:
        line = line.rstrip('\n')
        if line:    # ignore empty lines
            grid.append(list(line))
    return grid

#
# a square
#
class Cell:
    def __init__(self, symbol):
        self.symbol = symbol
        self.up = self.left = self.right = self.down = None
        self.distance = None    # not known yet

    def neighbours(self):
        linked = (
            self.up, self.left, self.right, self.down
        )
        return [
            cell for cell in linked
            if cell is not None and not cell.is_wall()
        ]

    def is_wall(self):
        return self.symbol == WALL
    def is_goal(self):
        return 'a' <= self.symbol <= 'z'
    def is_reached(self):
        return self.distance is not None

#
# the building
#
class Floorplan:
    def __init__(self, grid):
        self.rows = [[Cell(symbol) for symbol in row]
                     for row in grid]

        for row in self.rows:    # horizontally
            for a, b in zip(row, row[1:]):
                a.right, b.left = b, a

        for upper, lower in zip(self.rows, self.rows[1:]):    # vertically
            for a, b in zip(upper, lower):
                a.down, b.up = b, a

    def cells(self):
        for row in self.rows:
            yield from row

    def start(self):
        for cell in self.cells():
            if cell.symbol == START: return cell
        raise SystemExit('There is no start on this map!')

    def goals(self):
        return sorted(
            filter(Cell.is_goal, self.cells()),
            key=lambda cell: cell.symbol)

    # computes all distances, level after level
    def measure_from(self, origin):
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
                        # seen for the first time
                        other.distance = steps
                        new_border.append(other)
            border = new_border

    # puts the stars on the map
    def trace(self, goal):
        cell = goal
        while cell.distance > 1:
            cell = next(n for n in cell.neighbours()
                        if n.distance == cell.distance - 1)
            cell.symbol = MARK

    def show(self):
        for row in self.rows: print(''.join(cell.symbol for cell in row))

#
# the person who collects everything
#
class Picker:
    def __init__(self, plan):
        self.plan = plan
        self.cell = plan.start()
        self.walked = 0
        self.collected = []

    # False means: finished
    def step_to_nearest(self):
        self.plan.measure_from(self.cell)
        choices = [g for g in self.plan.goals()
                   if g not in self.collected
                   and g.is_reached()]
        if not choices: return False

        self.cell = min(choices, key=lambda g: g.distance)
        self.walked += self.cell.distance
        self.collected.append(self.cell)
        return True

#
# main program
#
def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return

    # part 1: the distances
    plan = Floorplan(grid)
    plan.measure_from(plan.start())
    for goal in plan.goals():
        print(f'{goal.symbol}:',
              goal.distance if goal.is_reached() else 'unreachable')

    # part 2: the tour
    picker = Picker(plan)
    while picker.step_to_nearest(): pass
    print(f'total: {picker.walked}')

    # part 3: the map
    if picker.collected:
        plan.measure_from(plan.start())
        plan.trace(picker.collected[0])
    plan.show()

if __name__ == '__main__':
    main()
