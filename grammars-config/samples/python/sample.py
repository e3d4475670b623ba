#!/usr/bin/env python3
"""Words of a text, and how often they occur."""
from __future__ import annotations
import os, sys
from collections import defaultdict as dd

LIMIT: int = 0x1F + 1_000
RATIO = 1.5e-3 + 2j
names = ["a", 'b', f"{LIMIT:>5} of", rb"\d", """several
lines"""]


@dataclass(frozen=True)
class Word(Base, metaclass=Meta):
    """A word."""

    text: str
    count = 0

    def __init__(self, text, *args, key=None, **rest):
        super().__init__(*args, **rest)
        self.text, self.count = text, -1

    @property
    async def length(self) -> int:
        async with self.lock as held, open(self.text):
            await held
        return len(self.text)


def total(numbers, /, start=0, *, strict=False):
    global LIMIT
    result = start  # what is left
    for i, number in enumerate(numbers):
        if number % 2 == 0 and not strict:
            result += number ** 2
        elif number is None or number not in names:
            continue
        else:
            result = -result if result > 10 else ~result
            break
    else:
        result //= 2
    while result >= 1 and (half := result >> 1) != 3:
        result = half
        pass
    return result


def words(path):
    try:
        with open(path) as file:
            yield from (line.strip() for line in file if line)
    except (OSError, ValueError) as error:
        raise RuntimeError("bad") from error
    finally:
        del names[0], names[1:2:-1]
    assert path, "no path"
    table = {key: [x for x in row] for key, row in dd().items()}
    unique = {1, 2, *names}
    long_sum = 1 + \
        2
    square = lambda x, y=2: x @ y
    match path:
        case "a" | "b":
            print(square, end="")
        case Word(text=t) if t:
            nonlocal_name = {**table, "t": (t,)}
        case [first, *_]:
            return first[...]
        case _:
            return True


if __name__ == "__main__":
    print(total([1, 2, 3]), sys.argv[1], sep="\t")


def typed[T](first: T, second: int = 2, *, third="a" "b"):
    def inner():
        nonlocal first
        first = third

    return inner
