#!/usr/bin/env python3
"""Makes a class of generated Java programs, of any size, each a submission.

    benches/generated.py COUNT FOLDER [SEED]

A program has what nearly all have (reading numbers, a loop over them), some idioms out of a hundred, the first of which many have and the
last of which few, and methods of statements that are drawn one by one. So fingerprints are shared as in a class that worked on one task: a few
by nearly all, most by hardly anyone. One program in a hundred is a copy of one before, with other names and one method changed. The same COUNT
and SEED give the same class, and a smaller class is the beginning of a larger one.
"""
import os
import random
import sys

NAMES = "a b c d i j k n m x y sum total count max min left right size index value result best last start end".split()
TYPES = ["int", "long", "double", "boolean"]
OPERATORS = ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^"]
COMPARISONS = ["<", "<=", ">", ">=", "==", "!="]
IDIOMS = 100


def expression(numbers, depth):
    """An expression of names, numbers, calls and elements of arrays."""
    kind = numbers.random()
    if depth == 0 or kind < 0.35:
        return numbers.choice(NAMES) if numbers.random() < 0.7 else str(numbers.randrange(100))
    if kind < 0.75:
        sides = [expression(numbers, depth - 1) for _ in range(2)]
        return f"({sides[0]} {numbers.choice(OPERATORS)} {sides[1]})"
    if kind < 0.88:
        return f"{numbers.choice(NAMES)}[{expression(numbers, depth - 1)}]"
    arguments = ", ".join(expression(numbers, depth - 1) for _ in range(numbers.randrange(3)))
    return f"{numbers.choice(NAMES)}({arguments})"


def condition(numbers):
    sides = [expression(numbers, 1) for _ in range(2)]
    return f"{sides[0]} {numbers.choice(COMPARISONS)} {sides[1]}"


def block(numbers, depth, most):
    return " ".join(statement(numbers, depth) for _ in range(1 + numbers.randrange(most)))


def statement(numbers, depth):
    kind = numbers.random()
    name = numbers.choice(NAMES)
    if depth == 0 or kind < 0.4:
        return f"{name} = {expression(numbers, 2)};"
    if kind < 0.55:
        return f"{numbers.choice(TYPES)} {name} = {expression(numbers, 2)};"
    if kind < 0.72:
        other = f" else {{ {block(numbers, depth - 1, 2)} }}" if numbers.random() < 0.4 else ""
        return f"if ({condition(numbers)}) {{ {block(numbers, depth - 1, 3)} }}{other}"
    if kind < 0.86:
        limit = expression(numbers, 1)
        return f"for (int {name} = 0; {name} < {limit}; {name}++) {{ {block(numbers, depth - 1, 3)} }}"
    if kind < 0.94:
        return f"while ({condition(numbers)}) {{ {block(numbers, depth - 1, 3)} }}"
    return f"System.out.println({expression(numbers, 2)});"


def method(numbers, number):
    statements = "\n        ".join(statement(numbers, 2) for _ in range(3 + numbers.randrange(6)))
    return f"    static int method{number}(int n, int[] a) {{\n        {statements}\n        return {expression(numbers, 1)};\n    }}\n"


def idioms(seed=1):
    """The same for all classes of one task."""
    numbers = random.Random(seed)
    return ["\n        ".join(statement(numbers, 2) for _ in range(3)) for _ in range(IDIOMS)]


def program(numbers, known):
    """Its methods. Idiom i of a hundred is in one program of about i."""
    taken = [text for place, text in enumerate(known, 1) if numbers.random() < 1 / place]
    main = "\n        ".join(taken)
    reading = "Scanner in = new Scanner(System.in);\n        int n = in.nextInt();\n        int[] a = new int[n];\n" \
        "        for (int i = 0; i < n; i++) { a[i] = in.nextInt(); }"
    first = f"    public static void main(String[] args) {{\n        {reading}\n        {main}\n    }}\n"
    return [first] + [method(numbers, number) for number in range(2 + numbers.randrange(4))]


def copy(numbers, methods):
    """Other names, and another method in place of one."""
    renamed = [text.replace("method", "step").replace("sum", "s").replace("total", "t") for text in methods]
    place = numbers.randrange(1, len(renamed))
    renamed[place] = method(numbers, place)
    return renamed


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    count, folder = int(sys.argv[1]), sys.argv[2]
    numbers = random.Random(int(sys.argv[3]) if len(sys.argv) == 4 else 1)
    known, recent = idioms(), []
    os.makedirs(folder)
    for number in range(count):
        methods = copy(numbers, numbers.choice(recent)) if number % 100 == 99 else program(numbers, known)
        recent = (recent + [methods])[-50:]
        submission = os.path.join(folder, f"s{number:06}")
        os.mkdir(submission)
        with open(os.path.join(submission, "Main.java"), "w", encoding="utf-8") as file:
            file.write("import java.util.Scanner;\n\npublic class Main {\n" + "\n".join(methods) + "}\n")


if __name__ == "__main__":
    main()
