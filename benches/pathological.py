#!/usr/bin/env python3
"""What the hardest texts do to a run: codesim compares each with a sample of its language, in a process of its own under limits.

    cargo build --release --workspace --bin codesim --bin codesim-pathological
    benches/pathological.py target/release/codesim OUT.jsonl [--sizes 16384] [--seeds 1] [--languages ID,..] [--name PART] [--jobs 2]

The texts are those of `codesim-pathological`, which must stand beside codesim: some 2,000 for each language, size and seed. The first
seed makes all of them, the others only those that a seed decides. --name leaves out cases whose name does not have the PART in it.

A line of OUT.jsonl is a case: language, size, seed, name, exit status (negative: the signal that ended it), seconds of CPU (children
included), peak memory in KiB, and whether the report, or the message if there is none, names the file. Cases that OUT.jsonl has already are not run again, so a
run that was broken off can go on. The summary is of all that were asked for; the exit status is 1 if any of them did not go well.

Limits of a process: 20 s of CPU, 60 s in all, 6 GiB of memory. Needs room on the disk for the texts of a language, times --jobs.
"""
import argparse
import json
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SAMPLES = os.path.join(ROOT, "grammars-config", "samples")
# Texts that people read have no sample of a program.
STAND_INS = {"html-text": os.path.join(SAMPLES, "html", "sample.html")}
PROSE = os.path.join(ROOT, "README.md")

CPU_LIMIT, WALL_LIMIT, MEMORY_LIMIT = 20, 60, 6 << 30
SLOW, LARGE = 2, 512 << 10
KEY = ("language", "size", "seed", "name")


def languages(codesim):
    """The first extension of each language, by its id."""
    listed = subprocess.run([codesim, "languages"], capture_output=True, text=True, check=True).stdout
    words = [line.split() for line in listed.splitlines()]
    return {line[0]: next(word for word in line if word.startswith(".")) for line in words}


def sample(language):
    """A file of the language."""
    folder = os.path.join(SAMPLES, language)
    if not os.path.isdir(folder):
        return STAND_INS.get(language, PROSE)
    return os.path.join(folder, next(name for name in sorted(os.listdir(folder)) if name.startswith("sample.")))


def limit():
    """In the child. The alarm outlives the program that is begun there."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_LIMIT, CPU_LIMIT))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.alarm(WALL_LIMIT)


def is_named(status, out, err, name):
    """Whether the file is a submission of the report or in a notice; without a report, whether the message names it."""
    if status != 0:
        return name in err
    report = json.loads(out)
    files = [file["path"] for submission in report["submissions"] for file in submission["files"]]
    return name in files or any(notice["path"] == name for notice in report["notices"])


def run(codesim, language, folder, name):
    """Compares the files of a folder: what became of it."""
    command = [codesim, folder, "--lang", language, "--format", "json", "--quiet"]
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, preexec_fn=limit)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        named = is_named(child.returncode, out.read(), err.read().decode("utf-8", "replace"), name)
    return {
        "status": child.returncode,
        "cpu": round(used.ru_utime + used.ru_stime, 3),
        "peak": used.ru_maxrss,
        "named": named,
    }


def group(work):
    """Runs all cases of a language, size and seed that `done` has not, and writes each down at once."""
    options, (language, extension, size, seed), done = work
    with tempfile.TemporaryDirectory() as temporary, open(options.out, "a", encoding="utf-8") as out:
        made, compared = os.path.join(temporary, "made"), os.path.join(temporary, "compared")
        subprocess.run([options.generator, sample(language), str(size), str(seed), made], check=True)
        os.mkdir(compared)
        shutil.copy(sample(language), os.path.join(compared, "sample" + extension))
        with open(os.path.join(made, "index"), encoding="utf-8") as index:
            cases = [line.rstrip("\n").split("\t") for line in index]
        for number, name in cases:
            if not is_asked(options, seed, name) or (language, size, seed, name) in done:
                continue
            case = os.path.join(compared, "case" + extension)
            os.replace(os.path.join(made, number), case)
            result = dict(zip(KEY, (language, size, seed, name))) | run(options.codesim, language, compared, "case" + extension)
            out.write(json.dumps(result) + "\n")
            out.flush()
    return language


def is_asked(options, seed, name):
    return options.name in name and (seed == options.seeds[0] or name.startswith("random"))


def results(options):
    """What OUT.jsonl has of what was asked for, by language, size, seed and name."""
    if not os.path.exists(options.out):
        return {}
    with open(options.out, encoding="utf-8") as out:
        rows = [json.loads(line) for line in out]
    asked = [
        row
        for row in rows
        if row["language"] in options.languages
        and row["size"] in options.sizes
        and row["seed"] in options.seeds
        and is_asked(options, row["seed"], row["name"])
    ]
    return {tuple(row[key] for key in KEY): row for row in asked}


def summarize(rows):
    """Prints the figures; whether all went well."""
    faults = {
        f"over {SLOW} s of CPU": [row for row in rows if row["cpu"] > SLOW],
        f"over {LARGE >> 10} MiB": [row for row in rows if row["peak"] > LARGE],
        "ended by a signal": [row for row in rows if row["status"] < 0],
        "another exit status than 0 and 2": [row for row in rows if row["status"] not in (0, 2) and row["status"] > 0],
        "not mentioned": [row for row in rows if row["status"] >= 0 and not row["named"]],
    }
    print(f"{len(rows):>8} cases, {sum(row['cpu'] for row in rows):.0f} s of CPU")
    for what, those in faults.items():
        print(f"{len(those):>8} {what}")
    print("the slowest:")
    for row in sorted(rows, key=lambda row: -row["cpu"])[:10]:
        print(f"{row['cpu']:>8.2f} s {row['peak'] >> 10:>6} MiB  {row['language']}, {row['size']} bytes, seed {row['seed']}: {row['name']}")
    return not any(faults.values())


def numbers(text):
    return [int(number) for number in text.split(",")]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("codesim")
    parser.add_argument("out")
    parser.add_argument("--sizes", type=numbers, default=[16384])
    parser.add_argument("--seeds", type=numbers, default=[1])
    parser.add_argument("--languages", type=lambda text: text.split(","))
    parser.add_argument("--name", default="")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.codesim = os.path.abspath(options.codesim)
    options.generator = os.path.join(os.path.dirname(options.codesim), "codesim-pathological")
    return options


def main():
    options = arguments()
    known = languages(options.codesim)
    options.languages = options.languages or list(known)
    unknown = [language for language in options.languages if language not in known]
    if unknown:
        sys.exit(f"codesim does not know {', '.join(unknown)}")
    done = set(results(options))
    groups = [(language, known[language], size, seed) for size in options.sizes for seed in options.seeds for language in options.languages]
    with multiprocessing.Pool(options.jobs) as pool:
        works = [(options, one, {key for key in done if key[:3] == (one[0], *one[2:])}) for one in groups]
        for count, language in enumerate(pool.imap_unordered(group, works, chunksize=1), 1):
            print(f"{count} of {len(groups)}: {language}", file=sys.stderr)
    sys.exit(0 if summarize(list(results(options).values())) else 1)


if __name__ == "__main__":
    main()
