"""The tables of `docs/cluster.md`, as Parquet files of many machines."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import pyarrow.parquet as parquet
from pyarrow import fs

NAMES = ("submissions", "fingerprints", "given")
"""Those that the plan needs."""

CHANNELS = (b"structure", b"text", b"form", b"nesting")
"""In the order of their numbers."""

VERSION = b"1"
"""Of the tables."""

_PREFIX = b"codesim:"
_SETS = _PREFIX + b"sets"
_PART = _PREFIX + b"part"
_EXPECTED = _PREFIX + b"expected "
_EXPORT = _PREFIX + b"export"
_OF_A_PART = (_PART, _EXPECTED, _EXPORT, _SETS)


class Part(NamedTuple):
    """What the files of a part say of it."""

    number: int
    submissions: int
    expected: list[float]
    """Of all of its submissions together, in each channel."""
    export: str
    """A digest of what its files have: another one when it is made again."""


class Tables(NamedTuple):
    """Tables that can be compared."""

    folder: str
    parts: list[Part]
    """In the order of their numbers."""

    def what(self) -> dict[str, object]:
        """What a plan is of, so that its steps are not taken for those of another."""
        exports = repr([(part.number, part.export) for part in self.parts])
        return {"folder": self.folder, "parts": len(self.parts), "exports": sha256(exports.encode()).hexdigest()}


def check(*folders: str) -> list[Tables]:
    """Refuses parts that cannot be compared with each other, or are not whole.

    Raises ValueError with what is wrong.
    """
    made_by: dict[bytes, tuple[bytes, str]] = {}
    return [_checked(folder, made_by) for folder in folders]


def middle(parts: Sequence[Part]) -> list[float]:
    """What is expected of all submissions of all parts together, as in an index that all parts are imported into."""
    known, count = [0.0] * 4, 0
    for part in parts:
        count += part.submissions
        share = part.submissions / max(count, 1)
        known = [share * own + (1.0 - share) * before for own, before in zip(part.expected, known)]
    return known


def _checked(folder: str, made_by: dict[bytes, tuple[bytes, str]]) -> Tables:
    system, path = fs.FileSystem.from_uri(folder) if "://" in folder else (fs.LocalFileSystem(), folder)
    files = {name: _files(system, f"{path}/{name}") for name in NAMES}
    submissions = files["submissions"]
    if not submissions:
        raise ValueError(f"{folder}: there are no tables here; `codesim index export INDEX {folder} --sets` writes them")
    for name in NAMES[1:]:
        lost = submissions.keys() ^ files[name].keys()
        if lost:
            raise ValueError(f"{folder}: {min(lost)} is not in all of {', '.join(NAMES)}: the part is not whole")
    parts = [_part(system, {table: files[table][name] for table in NAMES}, f"{folder}/{{}}/{name}", made_by) for name in sorted(submissions)]
    return Tables(folder, sorted(parts))


def _part(system: fs.FileSystem, files: dict[str, str], shown: str, made_by: dict[bytes, tuple[bytes, str]]) -> Part:
    """A part by the paths of its files."""
    written: Any = {table: parquet.read_metadata(path, filesystem=system) for table, path in files.items()}
    notes = {table: {key: value for key, value in (of.metadata or {}).items() if key.startswith(_PREFIX)} for table, of in written.items()}
    own = notes["submissions"]
    _hold(made_by, shown.format("submissions"), own)
    for table in NAMES[1:]:
        if notes[table].get(_EXPORT) != own.get(_EXPORT):
            raise ValueError(f"{shown.format(table)} is not of the same export as the other files of its part; write the part again")
    expected = [float(own[_EXPECTED + channel]) for channel in CHANNELS]
    return Part(int(own[_PART]), written["submissions"].num_rows, expected, own.get(_EXPORT, b"").decode())


def _files(system: fs.FileSystem, folder: str) -> dict[str, str]:
    infos = system.get_file_info(fs.FileSelector(folder, allow_not_found=True))
    return {info.base_name: info.path for info in infos if info.is_file and info.extension == "parquet"}


def _hold(made_by: dict[bytes, tuple[bytes, str]], file: str, notes: dict[bytes, bytes]) -> None:
    """Holds how a part was made against how those before it were."""
    if notes.get(_SETS) != VERSION:
        raise ValueError(f"{file}: tables of version {VERSION.decode()} were expected")
    for key, value in notes.items():
        if key.startswith(_OF_A_PART):
            continue
        known, by = made_by.setdefault(key, (value, file))
        if known != value:
            what = key.removeprefix(_PREFIX).decode()
            raise ValueError(f"{file} has {what} = {value.decode()}, {by} has {known.decode()}: they cannot be compared")
