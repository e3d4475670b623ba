"""The command `codesim`, also as `python -m codesim`."""

import sys

from ._codesim import main as run


def main() -> None:
    """Runs the program on the arguments of this process and ends it with its exit code."""
    sys.exit(run(["codesim", *sys.argv[1:]]))


if __name__ == "__main__":
    main()
