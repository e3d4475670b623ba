#!/usr/bin/env python3
"""Puts a service of codesim under load and says how it bears it. Needs Python 3.10 or later, and `wrk` for `requests`.

    python3 tests/service/load.py target/release/codesim kills --times 500
    python3 tests/service/load.py target/release/codesim moss
    python3 tests/service/load.py target/release/codesim malformed --times 10000
    python3 tests/service/load.py target/release/codesim slow
    python3 tests/service/load.py target/release/codesim requests
    python3 tests/service/load.py target/release/codesim cost

Each makes a service of its own in a temporary folder. The result stands in the last line; the exit code is 1 if something was lost.
"""

import argparse
import io
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import zipfile
from pathlib import Path

from service import Service, children

def archive(submissions):
    """A zip of submissions: their names and files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, text in submissions.items():
            packed.writestr(f"{name}/Main.java", text)
    return out.getvalue()


def program(seed):
    """A Java program like no other."""
    chance = random.Random(seed)
    lines = (f"    int v{chance.randrange(99)} = get(v{chance.randrange(99)}, {chance.randrange(9)});" for _ in range(40))
    return "class Main {\n  void run() {\n" + "\n".join(lines) + "\n  }\n}\n"


def kills(service, options):
    """Kills the service while classes are handed in: whatever was accepted has to be there, and whole, in the end."""
    accepted, lock = [], threading.Lock()
    stop = threading.Event()

    def hand_in(seed):
        chance = random.Random(seed)
        while not stop.is_set():
            try:
                job = service.hand_in(archive({name: program(chance.random()) for name in "abc"}))
                with lock:
                    accepted.append(job)
                # No more than are done meanwhile: all of them are waited for.
                time.sleep(0.4)
            except OSError:
                time.sleep(0.01)

    writers = [threading.Thread(target=hand_in, args=(seed,)) for seed in range(4)]
    for writer in writers:
        writer.start()
    chance = random.Random(options.seed)
    broken = 0
    for _ in range(options.times):
        time.sleep(chance.uniform(0.05, 0.6))
        service.kill()
        service.start()
        with lock:
            some = chance.sample(accepted, min(3, len(accepted)))
        broken += sum(not is_whole(service, job) for job in some)
    stop.set()
    for writer in writers:
        writer.join()
    lost = [job for job in accepted if not ends_well(service, job)]
    print(f"{options.times} kills, {len(accepted)} classes accepted, {len(lost)} lost, {broken} reports broken")
    return not lost and not broken


def is_whole(service, job):
    """Whether a job is there, and its report whole if it has one."""
    try:
        state = service.json("GET", f"/jobs/{job}")["state"]
        if state != "finished":
            return state in ("queued", "running")
        json.loads(service.ask("GET", f"/jobs/{job}/report.json")[0])
        return service.ask("GET", f"/jobs/{job}/report.html")[0].endswith(b"</html>\n")
    except urllib.error.HTTPError:
        return False


def ends_well(service, job):
    while service.json("GET", f"/jobs/{job}")["state"] in ("queued", "running"):
        time.sleep(0.05)
    return is_whole(service, job)


def session(service, files):
    """What a client of MOSS sends."""
    out = f"moss {service.moss_id}\ndirectory 1\nX 0\nmaxmatches 10\nshow 250\nlanguage java\n".encode()
    for number, (name, text) in enumerate(files.items(), 1):
        out += f"file {number} java {len(text)} {name}/Main.java\n".encode() + text.encode()
    return out + b"query 0 load\n"


def moss(service, options):
    """50 clients of MOSS at once, 100 files each."""
    answers, most = [], [0]
    watched = threading.Event()

    def watch():
        while not watched.wait(0.05):
            most[0] = max(most[0], service.memory())

    def client(seed):
        files = {f"s{index}": program(seed * 1000 + index) for index in range(100)}
        with socket.create_connection(service.moss, timeout=1200) as connection:
            connection.sendall(session(service, files))
            lines = connection.makefile()
            answers.append([lines.readline(), lines.readline()])

    clients = [threading.Thread(target=client, args=(seed,)) for seed in range(50)]
    watcher = threading.Thread(target=watch)
    begun = time.monotonic()
    for thread in [watcher, *clients]:
        thread.start()
    for thread in clients:
        thread.join()
    watched.set()
    good = sum(answer[0] == "yes\n" and answer[1].startswith("http") for answer in answers)
    seconds, mib = time.monotonic() - begun, most[0] >> 20
    print(f"{good} of 50 clients answered in {seconds:.0f} s, at most {mib} MiB, the jobs with it")
    return good == 50 and mib < 1024


def damaged(chance, whole):
    """A session with something wrong."""
    data = bytearray(whole[: chance.randrange(1, len(whole))] if chance.random() < 0.5 else whole)
    for _ in range(chance.randrange(1, 8)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                data[at:at] = chance.choice([b"\n", b"\0", b" ", b"-1", b"99999999999999999999", b"file 1 java 5 ", b"\xff\xfe"])
            case 2:
                del data[at : at + chance.randrange(1, 20)]
            case 3:
                data[at:at] = bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    # None that asks for a comparison: that is what a good one does.
    return bytes(data).replace(b"query", b"quary")


def malformed(service, options):
    """Sessions of MOSS with something wrong; afterwards the service has to be as before."""
    whole = session(service, {f"s{index}": program(index) for index in range(3)})
    chance = random.Random(options.seed)

    def talk(data):
        with socket.create_connection(service.moss, timeout=30) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(4096):
                    pass
            except (BrokenPipeError, ConnectionResetError):
                pass

    for _ in range(200):
        talk(damaged(chance, whole))
    memory, handles = service.memory(), service.handles()
    for _ in range(options.times):
        talk(damaged(chance, whole))
    time.sleep(1)
    alive = service.process.poll() is None and service.json("GET", service.course)["name"] == "course"
    left = os.listdir(Path(service.folder) / "uploads")
    grown = (service.memory() - memory) >> 10
    more = service.handles() - handles
    print(f"{options.times} sessions, alive: {alive}, {grown} KiB and {more} handles more than after 200, {len(left)} uploads left")
    return alive and more <= 2 and grown < 16 << 10 and not left


def slow(service, options):
    """Clients that send a byte a second: others must not notice."""
    lines = {service.http: b"GET /api/v1/courses HTTP/1.1\r\n", service.moss: f"moss {service.moss_id}\ndirectory 1\n".encode()}
    stop = threading.Event()

    def dawdle(to):
        with socket.create_connection(to) as connection:
            for byte in lines[to] * 100:
                if stop.wait(1):
                    return
                try:
                    connection.send(bytes([byte]))
                except OSError:
                    return

    crowd = [threading.Thread(target=dawdle, args=(to,), daemon=True) for to in lines for _ in range(200)]
    for thread in crowd:
        thread.start()
    time.sleep(5)
    times = []
    for _ in range(200):
        begun = time.monotonic()
        service.json("GET", service.course)
        times.append(time.monotonic() - begun)
    begun = time.monotonic()
    with socket.create_connection(service.moss, timeout=60) as connection:
        connection.sendall(session(service, {name: program(name) for name in "abc"}) + b"end\n")
        answer = connection.makefile().read().splitlines()[-1]
    with_moss = time.monotonic() - begun
    stop.set()
    worst = max(times) * 1000
    print(f"beside 400 slow clients: a request at most {worst:.0f} ms, a client of MOSS {with_moss:.1f} s: {answer}")
    return worst < 500 and answer.startswith("http")


def requests(service, options):
    """As many questions on a job as the service answers while one is done."""
    submissions = {f"s{index}": program(index) * 8 for index in range(3000)}
    job = service.hand_in(archive(submissions))
    while service.json("GET", f"/jobs/{job}")["state"] == "queued":
        time.sleep(0.05)
    url = f"http://{service.http[0]}:{service.http[1]}/api/v1/jobs/{job}"
    wrk = ["wrk", "-t1", "-c20", "-d10s", "--latency", "-H", f"Authorization: Bearer {service.token}", url]
    print(subprocess.run(wrk, capture_output=True, text=True, check=True).stdout)
    state = service.json("GET", f"/jobs/{job}")["state"]
    print(f"the job is {state} after that")
    return True


def cost(service, options):
    """The processor time of a class of 200, handed in and compared, beside that of the command line."""
    submissions = {f"s{index}": "".join(program(index * 10 + part) for part in range(4)) for index in range(200)}
    with tempfile.TemporaryDirectory() as folder:
        for name, text in submissions.items():
            (Path(folder) / "class" / name).mkdir(parents=True)
            (Path(folder) / "class" / name / "Main.java").write_text(text)
        command = [options.program, f"{folder}/class", "--quiet", "--output", f"{folder}/report.html"]
        run = subprocess.Popen(command)
        typed = Watched(run)
        run.wait()
        typed = typed.end()
    served = Watched(service.process)
    good = ends_well(service, service.hand_in(archive(submissions)))
    served = served.end()
    print(f"{served:.2f} s of processor time in the service, {typed:.2f} s on the command line: {served / typed:.2f} times")
    return good and served <= 1.2 * typed


class Watched:
    """The processor time of a process and of all below it, from now on; of those that end, what they had when last seen: nobody may have waited for them."""

    def __init__(self, process):
        self.pid, self.seen, self.done = process.pid, {}, threading.Event()
        self.before = processor_time(self.pid)
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()

    def watch(self):
        while True:
            for pid in [self.pid, *children(self.pid)]:
                if time_of := processor_time(pid):
                    self.seen[pid] = time_of
            if self.done.wait(0.002):
                return

    def end(self):
        """Seconds."""
        self.done.set()
        self.thread.join()
        return sum(self.seen.values()) - self.before


def processor_time(pid):
    """Seconds of a process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    kinds = {it.__name__: it for it in (kills, moss, malformed, slow, requests, cost)}
    parser.add_argument("kind", choices=kinds)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        service = Service(options.program, folder)
        try:
            good = kinds[options.kind](service, options)
        finally:
            service.kill()
    sys.exit(not good)


if __name__ == "__main__":
    main()
