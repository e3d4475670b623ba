"""Programming exercise 4, warehouse."""
import heapq as hq
import sys

BLOCK = "#"
EMPTY = "."
ENTRY = "S"
STAR = "*"

# offsets, in the order required on the sheet
DELTAS = [(-1, 0), (0, -1), (0, 1), (1, 0)]


def load(source):
    # one list of characters per non-empty line
    plan = []
    for text in source:
        text = text.rstrip("\n")
        if text:
            plan.append(list(text))
    return plan


def output(plan):
    for strip in plan:
        print("".join(strip))


# who can walk where
def links_of(plan):
    links = {}
    for y, strip in enumerate(plan):
        for x, sign in enumerate(strip):
            if sign != BLOCK:
                links[y, x] = []
    for (y, x), exits in links.items():
        for vy, vx in DELTAS:
            if (y + vy, x + vx) in links:
                exits.append((y + vy, x + vx))
    return links


# costs of all places, cheapest places are finished first
def costs_from(links, origin):
    costs = {}
    agenda = [(0, origin)]
    while agenda:
        price, place = hq.heappop(agenda)
        if place in costs:
            continue
        costs[place] = price
        for exit_ in links[place]:
            if exit_ not in costs:
                hq.heappush(agenda, (price + 1, exit_))
    return costs


# entry and shelves
def scan(plan):
    entry = None
    shelves = {}
    for y, strip in enumerate(plan):
        for x, sign in enumerate(strip):
            if sign == ENTRY:
                entry = (y, x)
            elif sign not in (BLOCK, EMPTY):
                shelves[sign] = (y, x)
    return entry, shelves


def round_trip(links, entry, shelves):
    # always the cheapest shelf next
    visited = []
    meters = 0
    place = entry
    remaining = dict(shelves)
    while remaining:
        costs = costs_from(links, place)
        options = [
            (costs[spot], tag)
            for tag, spot in remaining.items()
            if spot in costs
        ]
        if not options:
            break
        hq.heapify(options)
        price, tag = options[0]
        meters += price
        visited.append(tag)
        place = remaining.pop(tag)
    return visited, meters


def paint(plan, links, costs, shelf):
    # from the shelf downhill to the entry
    place = shelf
    while 1:
        for exit_ in links[place]:
            if costs[exit_] == costs[place] - 1:
                place = exit_
                break
        if costs[place] == 0:
            return
        y, x = place
        plan[y][x] = STAR


def run():
    plan = load(sys.stdin)
    if not plan:
        print("empty map")
        return

    links = links_of(plan)
    entry, shelves = scan(plan)
    costs = costs_from(links, entry)

    for tag in sorted(shelves):
        print(tag, costs.get(shelves[tag], "unreachable"), sep=": ")

    visited, meters = round_trip(links, entry, shelves)
    print("total:", meters)

    if visited:
        paint(plan, links, costs, shelves[visited[0]])
    output(plan)


if __name__ == "__main__":
    run()
