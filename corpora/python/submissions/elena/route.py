"""Warehouse route: starter code completed by Elena.

The map becomes a graph (dictionary node -> list of nodes) and
Dijkstra's algorithm does the rest.
"""
import heapq
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


def build_graph(grid):
    """Adjacency lists of all cells that are not walls.

    The neighbours keep the order of MOVES.
    """
    graph = {}
    for r, row in enumerate(grid):
        for c, char in enumerate(row):
            if char != WALL:
                graph[r, c] = []
    for (r, c), neighbours in graph.items():
        for dr, dc in MOVES:
            if (r + dr, c + dc) in graph:
                neighbours.append((r + dr, c + dc))
    return graph


def dijkstra(graph, source):
    """Shortest distances from source to every node it can reach."""
    dist = {}
    heap = [(0, source)]
    while heap:
        d, node = heapq.heappop(heap)
        if node in dist:
            continue
        dist[node] = d
        for nxt in graph[node]:
            if nxt not in dist:
                heapq.heappush(heap, (d + 1, nxt))
    return dist


def find_goals(grid):
    """Return the start node and a dictionary letter -> node."""
    start = None
    goals = {}
    for r, row in enumerate(grid):
        for c, char in enumerate(row):
            if char == START:
                start = (r, c)
            elif char not in (WALL, FLOOR):
                goals[char] = (r, c)
    return start, goals


def greedy_order(graph, start, goals):
    """Visit the goals nearest first; return the order and the total length."""
    order = []
    total = 0
    here = start
    todo = dict(goals)
    while todo:
        dist = dijkstra(graph, here)
        heap = [(dist[node], letter) for letter, node in todo.items() if node in dist]
        if not heap:
            break
        heapq.heapify(heap)
        length, letter = heap[0]
        total += length
        order.append(letter)
        here = todo.pop(letter)
    return order, total


def mark_path(grid, graph, dist, goal):
    """Walk from the goal back to the start and draw the path."""
    node = goal
    while True:
        for nxt in graph[node]:
            if dist[nxt] == dist[node] - 1:
                node = nxt
                break
        if dist[node] == 0:
            return
        r, c = node
        grid[r][c] = MARK


def main():
    grid = read_map(sys.stdin)
    if not grid:
        print('empty map')
        return
    graph = build_graph(grid)
    start, goals = find_goals(grid)
    dist = dijkstra(graph, start)
    for letter in sorted(goals):
        print(letter, dist.get(goals[letter], 'unreachable'), sep=': ')
    order, total = greedy_order(graph, start, goals)
    print('total:', total)
    if order:
        mark_path(grid, graph, dist, goals[order[0]])
    print_map(grid)


if __name__ == '__main__':
    main()
