#!/usr/bin/env python3
"""Times codesim beside other programs, on four classes of 2,000 Java programs, with all cores and with one.

    benches/peers.py CODESIM FOLDER [RUNS]

CODESIM is the program. The classes:

natural   2,000 of the files of 1 to 20 kB below FOLDER, in the order of a hash of their contents
copied    generated programs; one in seven has nine of the fourteen methods of a book
apart     the same, but these have nine methods of their own
obvious   generated programs that solve one small task in the only way there is

The others are looked for in the PATH: jscpd (npm: jscpd) and sim_java (apt: similarity-tester). parse_only, which only parses the files, is
looked for beside CODESIM (cargo build --release -p codesim-lang-java --example parse_only). All are run in turn, RUNS times, 5 if nothing is
said. A row has medians of wall and CPU seconds, their ratio to codesim's, and the largest peak of memory in MiB.
"""
import hashlib
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from generated import block

COUNT = 2000
NAMES = "n m k x y a b total sum result count value number size length answer".split()


def natural(folder):
    files = (path for path in pathlib.Path(folder).rglob("*.java") if 1000 <= path.stat().st_size <= 20_000)
    texts = sorted((path.read_bytes() for path in files), key=lambda text: hashlib.sha256(text).digest())
    if len(texts) < COUNT:
        sys.exit(f"{folder} has {len(texts)} files of 1 to 20 kB, and {COUNT} are needed")
    return texts[:COUNT]


def method(numbers, number):
    return f"    static int m{number}(int a, int b) {{ {block(numbers, 2, 6)} return a; }}\n"


def with_book(is_copied):
    book = [method(random.Random(1000 + number), number) for number in range(14)]
    for number in range(COUNT):
        numbers = random.Random(number)
        methods = [method(numbers, 100 + own) for own in range(6)]
        if number % 14 < 2:
            methods += numbers.sample(book, 9) if is_copied else [method(numbers, 200 + own) for own in range(9)]
        numbers.shuffle(methods)
        yield ("class P {\n" + "".join(methods) + "}\n").encode()


def obvious():
    for number in range(COUNT):
        numbers = random.Random(number)
        count, sums, each, values = numbers.sample(NAMES, 4)
        add = numbers.choice([f"{sums} += {values}[{each}];", f"{sums} = {sums} + {values}[{each}];"])
        print_all = numbers.choice([f'System.out.println("Sum: " + {sums});', f"System.out.println({sums});"])
        reading = f"for (int {each} = 0; {each} < {count}; {each}++) {{\n            {values}[{each}] = in.nextInt();\n        }}"
        adding = f"for (int {each} = 0; {each} < {count}; {each}++) {{\n            {add}\n        }}"
        average = f"if ({count} > 0) {{\n            System.out.println({sums} / {count});\n        }}"
        lines = ["Scanner in = new Scanner(System.in);", f"int {count} = in.nextInt();", f"int[] {values} = new int[{count}];"]
        lines += [reading, f"int {sums} = 0;", adding, print_all] + ([average] if numbers.random() < 0.5 else [])
        body = "\n        ".join(lines)
        main = f"public class Main {{\n    public static void main(String[] args) {{\n        {body}\n    }}\n}}\n"
        yield f"import java.util.Scanner;\n\n{main}".encode()


def write(folder, texts):
    for number, text in enumerate(texts):
        submission = folder / f"s{number:04}"
        submission.mkdir(parents=True)
        (submission / "Main.java").write_bytes(text)


def programs(codesim, folder, out):
    """The command of each program that is there, codesim's first."""
    files = [str(path) for path in sorted(folder.rglob("*.java"))]
    found = {
        "codesim": [codesim, "--lang", "java", str(folder), "--format", "csv", "-o", str(out / "pairs.csv"), "--quiet"],
        "parse alone": [str(pathlib.Path(codesim).parent / "examples/parse_only"), str(folder)],
        "jscpd": ["jscpd", "--silent", str(folder)],
        "SIM": ["sim_java", "-p", "-T", *files],
    }
    for name in [name for name, command in found.items() if not shutil.which(command[0])]:
        print(f"{name} is not there", file=sys.stderr)
        del found[name]
    return found


def run(command, cores, folder):
    """Wall and CPU seconds, and MiB."""
    start = time.monotonic()
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, cores)
    )
    _, status, used = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    if os.waitstatus_to_exitcode(status) < 0:
        sys.exit(f"{command[0]} was ended by a signal")
    return wall, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def compare(name, commands, cores, runs, folder):
    measured = {program: [] for program in commands}
    for _ in range(runs):
        for program, command in commands.items():
            measured[program].append(run(command, cores, folder))
    medians = {program: [statistics.median(each) for each in zip(*rows)] for program, rows in measured.items()}
    wall_of_codesim, cpu_of_codesim, _ = medians["codesim"]
    for program, (wall, cpu, _) in medians.items():
        memory = max(row[2] for row in measured[program])
        ratios = f"{wall / wall_of_codesim:.2f} | {cpu / cpu_of_codesim:.2f}"
        print(f"| {name} | {len(cores)} | {program} | {wall:.2f} | {cpu:.2f} | {ratios} | {memory:.0f} |", flush=True)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    codesim, runs = os.path.abspath(sys.argv[1]), int(sys.argv[3]) if len(sys.argv) == 4 else 5
    classes = {"natural": natural(sys.argv[2]), "copied": with_book(True), "apart": with_book(False), "obvious": obvious()}
    every = os.sched_getaffinity(0)
    print("| class | cores | program | wall | CPU | wall, by codesim's | CPU, by codesim's | MiB |\n|---|---:|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as work:
        for name, texts in classes.items():
            folder = pathlib.Path(work, name)
            write(folder, texts)
            commands = programs(codesim, folder, pathlib.Path(work))
            for cores in (every, {min(every)}):
                compare(name, commands, cores, runs, work)


if __name__ == "__main__":
    main()
