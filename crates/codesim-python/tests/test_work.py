"""Long work: progress, Ctrl-C, threads, processes."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import codesim

from conftest import FIRST, OTHER, SECOND


def large(submissions: int) -> dict[str, str]:
    """A class that takes a while: each submission is another program of many lines."""
    line = "def f{0}(a, b):\n    for i in range(a * {1} + b):\n        b = b + i % {2}\n    return b\n"
    return {
        f"s{number}": "".join(line.format(part, number * part, part + 2) for part in range(150))
        for number in range(submissions)
    }


def test_progress_is_told_on_the_thread_that_called() -> None:
    told: list[tuple[str, int, int | None]] = []
    threads = set()

    def progress(stage: str, done: int, total: int | None) -> None:
        told.append((stage, done, total))
        threads.add(threading.get_ident())

    codesim.compare(large(200), language="python", progress=progress)
    assert threads == {threading.get_ident()}
    stages = {"read", "rank", "judge", "align", "traits", "blocks", "sort", "write"}
    assert {stage for stage, _, _ in told} <= stages
    assert all(total is None or done <= total for _, done, total in told)
    assert told[-1][1] == told[-1][2]


def test_what_a_callback_raises_ends_the_work() -> None:
    def progress(stage: str, done: int, total: int | None) -> None:
        raise RuntimeError(stage)

    with pytest.raises(RuntimeError, match="read"):
        codesim.compare(large(400), language="python", progress=progress)


def test_ctrl_c_ends_the_work_within_a_second(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    script = """
import pathlib, sys, time
import codesim
from test_work import large
sources = large(3000)
begun = pathlib.Path(sys.argv[1])
try:
    codesim.compare(sources, language="python", progress=lambda *now: begun.touch())
except KeyboardInterrupt:
    print("interrupted", time.monotonic())
"""
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(begun)], cwd=Path(__file__).parent, stdout=subprocess.PIPE, text=True
    )
    while not begun.exists():
        assert process.poll() is None, "it ended before it began"
        time.sleep(0.01)
    asked = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    assert out.startswith("interrupted ")
    assert float(out.split()[1]) - asked < 1.0


def test_several_threads_compare_at_once(root: Path) -> None:
    folders = [root / "corpora" / language / "submissions" for language in ("java", "python", "c", "rust")] * 2
    alone = [codesim.compare(folder).json() for folder in folders]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda folder: codesim.compare(folder).json(), folders)) == alone


def test_the_interpreter_is_free_meanwhile() -> None:
    turns = 0
    done = threading.Event()

    def count() -> None:
        nonlocal turns
        while not done.is_set():
            turns += 1

    counter = threading.Thread(target=count)
    counter.start()
    codesim.compare(large(100), language="python")
    done.set()
    counter.join()
    assert turns > 1000


def similarity() -> float:
    result = codesim.compare({"anna": FIRST, "ben": SECOND, "cleo": OTHER}, language="python")
    return result.pairs[0].similarity


@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork.*:DeprecationWarning")
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_other_processes_compare_too(method: str) -> None:
    assert similarity() == 1.0
    context = multiprocessing.get_context(method)
    with context.Pool(2) as pool:
        assert pool.starmap(call, [(similarity,)] * 4) == [1.0] * 4
    assert similarity() == 1.0


def call(function: Callable[[], float]) -> float:
    return function()


@pytest.mark.skipif(not Path("/proc").exists(), reason="children are found in /proc")
def test_a_grammar_that_dies_takes_one_worker_with_it() -> None:
    assert similarity() == 1.0
    workers = living_workers()
    assert workers, "grammars run in processes of their own"
    assert similarity() == 1.0
    assert living_workers() == workers, "a worker reads one text after the other"
    for worker in workers:
        os.kill(worker, signal.SIGSEGV)
    assert similarity() == 1.0
    assert living_workers() and not living_workers() & workers


def living_workers() -> set[int]:
    """Processes that this one started for grammars and that live."""
    own = set()
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                fields = (process / "stat").read_text().rpartition(")")[2].split()
                arguments = (process / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if int(fields[1]) == os.getpid() and fields[0] != "Z" and b"worker" in arguments:
                own.add(int(process.name))
    return own


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone confines processes")
def test_processes_of_grammars_are_confined() -> None:
    codesim.compare({"one": FIRST, "two": SECOND}, language="python")
    threads = Path("/proc/self/task").glob("*/children")
    processes = [Path("/proc", child) for thread in threads for child in thread.read_text().split()]
    workers = [it for it in processes if (it / "cmdline").read_text().endswith("\0worker\0")]
    assert workers
    for worker in workers:
        status = (worker / "status").read_text().splitlines()
        assert "NoNewPrivs:\t1" in status
        assert "Seccomp:\t2" in status
