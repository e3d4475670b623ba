# Shortest lengths on a graph given as a list of (tail, head) pairs.

FAR = 1 << 30


def edges(number):
    """number: dict (r, c) -> id.  Both directions of each edge are listed.

    For each tail the heads come in the order up, left, right, down, which is
    simply increasing id (ids are given row by row).
    """
    pairs = []
    for (r, c), tail in number.items():
        for spot in (r, c + 1), (r + 1, c):
            head = number.get(spot)
            if head is not None:
                pairs += [(tail, head), (head, tail)]
    return sorted(pairs)


def relax(pairs, size, origin):
    """Bellman-Ford: go over the list until a full round changes nothing."""
    best = size * [FAR]
    best[origin] = 0
    for _ in range(size):
        quiet = True
        for tail, head in pairs:
            if best[tail] != FAR and best[head] > best[tail] + 1:
                best[head] = best[tail] + 1
                quiet = False
        if quiet:
            break
    return best


def greedy(table):
    """Order of visiting, as row numbers; begins with row 0 (the start)."""
    order = [0]
    while True:
        line = table[order[-1]]
        left = [q for q in range(len(table)) if q not in order and line[q] < FAR]
        if not left:
            return order
        order.append(min(left, key=line.__getitem__))


def backwards(pairs, best, at):
    """Ids strictly between the origin of `best` and `at`, last one first."""
    way = []
    while best[at] > 1:
        at = min(head for tail, head in pairs if tail == at and best[head] == best[at] - 1)
        way.append(at)
    return way
