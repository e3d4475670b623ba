#!/usr/bin/env python3
"""How many real files of each language its front end can read: a Markdown table.

    benches/parse_rates.py target/release/codesim FOLDER

FOLDER has a folder for each language, named by its id (`codesim languages` lists them), with files of that language. Each file is
given to `codesim tokens --lang ID`, whose first line says whether it had syntax errors and whether the grammar was of no use, so that the plain
lexer read it. Languages that have no grammar have no errors either and are not counted; folders of other names are
passed over. Files that are no text or too large are left out.
"""
import os
import subprocess
import sys

LOST = "read by the plain lexer"
ERRORS = "syntax errors"


def languages(codesim):
    """Id and name of each language with a grammar, in the order of the list."""
    listed = subprocess.run([codesim, "languages"], capture_output=True, text=True, check=True).stdout
    lines = [line for line in listed.splitlines() if "  grammar  " in line]
    return [(line.split()[0], line.split("  grammar  ")[0].split(None, 1)[1].strip()) for line in lines]


def read(codesim, language, folder):
    """Number of files, of files with errors, and of files that were lost."""
    files = errors = lost = 0
    for name in sorted(os.listdir(folder)):
        command = [codesim, "tokens", "--lang", language, os.path.join(folder, name)]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode != 0:
            continue
        first = done.stdout.split(b"\n", 1)[0].decode("utf-8", "replace")
        files, errors, lost = files + 1, errors + (ERRORS in first), lost + (LOST in first)
    return files, errors, lost


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    codesim, folder = sys.argv[1:]
    print("| language | files | with syntax errors | lost | lost, % |\n|---|---:|---:|---:|---:|")
    for language, name in languages(codesim):
        path = os.path.join(folder, language)
        files, errors, lost = read(codesim, language, path) if os.path.isdir(path) else (0, 0, 0)
        if files:
            print(f"| {name} | {files} | {errors} | {lost} | {100 * lost / files:.1f} |")


if __name__ == "__main__":
    main()
