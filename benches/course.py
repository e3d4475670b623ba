#!/usr/bin/env python3
"""Makes a course of generated Java programs, and says where `codesim course` has the two people who were planted.

    benches/course.py make FOLDER [ASSIGNMENTS [PEOPLE [SEED]]]
    benches/course.py look COURSE.json

`make` makes a folder for each assignment, 10 if nothing is said, with a program of each person, 200 if nothing is said. The programs of an assignment are those that
`generated.py` makes, with idioms of the assignment's own, but only those that many have, as independent pairs would be flagged otherwise; in each, one person in a hundred hands in a copy of somebody else's. `ada` and `mara` are two of
the people: in six assignments of ten, or the same share of others, half of one of `mara`'s methods is half of one of `ada`'s with other names, and all else is her own.
`look` reads the JSON report and prints the rank of the two, what is said of them, and how many pairs are said to be repeated.
"""
import json
import os
import random
import sys

from generated import copy, idioms, method, program

PLANTED = ("ada", "mara")
# Idioms that one in five has, or more.
COMMON = 5


def write(folder, person, methods):
    os.makedirs(os.path.join(folder, person))
    with open(os.path.join(folder, person, "Main.java"), "w", encoding="utf-8") as file:
        file.write("import java.util.Scanner;\n\npublic class Main {\n" + "\n".join(methods) + "}\n")


def renamed(text):
    for old, new in (("method", "step"), ("sum", "s"), ("total", "t"), ("count", "c"), ("max", "m"), ("value", "v")):
        text = text.replace(old, new)
    return text


def longest(methods):
    """Of the methods beside `main`."""
    return max(range(1, len(methods)), key=lambda place: len(methods[place]))


def with_half(own, other):
    """A method with the first half of another one's statements in place of the first half of its own."""
    (head, *own), (_, *other) = own.splitlines(), other.splitlines()
    return "\n".join([head, *other[: (len(other) - 2) // 2], *own[(len(own) - 2) // 2 :]]) + "\n"


def assignment(folder, people, numbers, planted):
    known = idioms(numbers.randrange(1, 1000))[:COMMON]
    programs = {person: program(numbers, known) for person in people}
    others = [person for person in people if person not in PLANTED]
    for source, target in zip(*[iter(numbers.sample(others, 2 * max(1, len(others) // 100)))] * 2):
        programs[target] = copy(numbers, programs[source])
    if planted:
        source, target = (programs[person] for person in PLANTED)
        place = longest(target)
        target[place] = with_half(target[place], renamed(source[longest(source)]))
    for person, methods in programs.items():
        write(folder, person, methods)


def make(folder, assignments=10, count=200, seed=3):
    numbers = random.Random(seed)
    people = sorted([*PLANTED, *(f"p{number:04}" for number in range(count - 2))])
    for number in range(1, assignments + 1):
        assignment(os.path.join(folder, f"hw{number}"), people, numbers, planted=number % 5 in (1, 2, 4))


def look(path):
    with open(path, encoding="utf-8") as file:
        course = json.load(file)
    for pair in course["pairs"]:
        if (pair["left"], pair["right"]) == PLANTED:
            by_chance = [f"{it['assignment']} {it['expected_by_chance']:.2g}" for it in pair["assignments"]]
            print(f"rank {pair['rank']}, {pair['verdict']}, flagged in {pair['flagged']}, {pair['expected_by_chance']:.2g} by chance")
            print("in single assignments:", ", ".join(by_chance))
            break
    else:
        print("not among the pairs shown")
    print(f"{course['repeated_pairs']} repeated, {course['flagged_once_pairs']} flagged in one assignment alone")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", folder, *rest]:
            make(folder, *map(int, rest))
        case ["look", path]:
            look(path)
        case _:
            sys.exit(__doc__)
