"""The tables of `docs/cluster.md`, as Parquet files of many machines."""

from typing import Any

import pyarrow.parquet as parquet
from pyarrow import fs

NAMES = ("submissions", "fingerprints", "given")
"""Those that the plan needs."""

VERSION = b"1"
"""Of the tables."""

_PREFIX = b"codesim:"
_SETS = _PREFIX + b"sets"
_OF_A_PART = (_PREFIX + b"part", _PREFIX + b"expected ", _SETS)


def check(folder: str) -> int:
    """Refuses parts that cannot be compared with each other, or are not whole, and gives their number.

    Raises ValueError with what is wrong.
    """
    system, path = fs.FileSystem.from_uri(folder) if "://" in folder else (fs.LocalFileSystem(), folder)
    parts = {name: _files(system, f"{path}/{name}") for name in NAMES}
    if not parts["submissions"]:
        raise ValueError(f"{folder}: there are no tables here; `codesim index export INDEX {folder} --sets` writes them")
    for name in NAMES[1:]:
        lost = parts["submissions"].keys() ^ parts[name].keys()
        if lost:
            raise ValueError(f"{folder}: {min(lost)} is not in all of {', '.join(NAMES)}: the part is not whole")
    made_by: dict[bytes, tuple[bytes, str]] = {}
    for name, file in sorted(parts["submissions"].items()):
        _hold(made_by, f"{folder}/submissions/{name}", _notes(system, file))
    return len(parts["submissions"])


def _files(system: fs.FileSystem, folder: str) -> dict[str, str]:
    infos = system.get_file_info(fs.FileSelector(folder, allow_not_found=True))
    return {info.base_name: info.path for info in infos if info.is_file and info.extension == "parquet"}


def _notes(system: fs.FileSystem, file: str) -> dict[bytes, bytes]:
    metadata: Any = parquet.read_metadata(file, filesystem=system).metadata or {}
    return {key: value for key, value in metadata.items() if key.startswith(_PREFIX)}


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
