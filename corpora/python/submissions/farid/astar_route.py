#!/usr/bin/env python3
import sys
from heapq import heappush, heappop

WALL = '#'
FLOOR = '.'
START = 'S'
MARK = '*'

# up, left, right, down: this order decides which path is drawn
MOVES = [(-1, 0), (0, -1), (0, 1), (1, 0)]
INF = float("inf")


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


def is_open(grid, p):
  return (0 <= p[0] < len(grid)
          and 0 <= p[1] < len(grid[p[0]])
          and grid[p[0]][p[1]] != WALL)


def manhattan(p, q):
  return abs(p[0] - q[0]) + abs(p[1] - q[1])


def astar(grid, src, dst):
  """Length of the shortest path src -> dst, INF when there is none.

  The Manhattan distance never overestimates, so the first time dst leaves the
  queue its cost is final.
  """
  if not (is_open(grid, src) and is_open(grid, dst)):
    return INF
  cost = {src: 0}
  queue = []
  heappush(queue, (manhattan(src, dst), src))
  while queue:
    f, p = heappop(queue)
    if p == dst:
      return cost[p]
    if f > cost[p] + manhattan(p, dst):
      continue  # stale entry
    for move in MOVES:
      q = (p[0] + move[0], p[1] + move[1])
      g = cost[p] + 1
      if is_open(grid, q) and g < cost.get(q, INF):
        cost[q] = g
        heappush(queue, (g + manhattan(q, dst), q))
  return INF


def closest(grid, src, goals):
  """(length, name) of the goal with the shortest path, None if cut off."""
  bound, winner = INF, None
  # a goal whose straight distance is above the bound need not be searched
  for name in sorted(goals):
    if manhattan(src, goals[name]) >= bound:
      continue
    g = astar(grid, src, goals[name])
    if g < bound:
      bound, winner = g, name
  return winner and (bound, winner)


def stars(grid, src, dst):
  """Cells of the drawn path, by asking A* for each candidate step."""
  g = astar(grid, src, dst)
  p, cells = dst, []
  while g > 1:
    g -= 1
    candidates = [(p[0] + move[0], p[1] + move[1]) for move in MOVES]
    p = [q for q in candidates if astar(grid, src, q) == g][0]
    cells.append(p)
  return cells


def main():
  grid = read_map(sys.stdin)
  if not grid:
    print('empty map')
    return
  where = {ch: (r, c) for r, row in enumerate(grid) for c, ch in enumerate(row)
           if ch not in WALL + FLOOR}
  if START not in where:
    sys.exit('map without ' + START)
  here = src = where.pop(START)

  for name in sorted(where):
    g = astar(grid, src, where[name])
    print('{}: {}'.format(name, 'unreachable' if g == INF else g))

  total = 0
  left = dict(where)
  path = []
  while True:
    found = closest(grid, here, left)
    if not found:
      break
    if here == src and total == 0:
      path = stars(grid, src, left[found[1]])
    total += found[0]
    here = left.pop(found[1])
  print('total: {}'.format(total))
  for r, c in path:
    grid[r][c] = MARK
  print_map(grid)


if __name__ == '__main__':
  main()
