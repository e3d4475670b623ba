#!/usr/bin/env python3
"""Puts a service of codesim under load and says how it bears it. Needs Python 3.10 or later, `wrk` for `requests`, and schemathesis for `fuzz`.

    python3 tests/service/load.py target/release/codesim kills --times 500
    python3 tests/service/load.py target/release/codesim moss
    python3 tests/service/load.py target/release/codesim malformed --times 10000
    python3 tests/service/load.py target/release/codesim slow
    python3 tests/service/load.py target/release/codesim requests
    python3 tests/service/load.py target/release/codesim cost
    python3 tests/service/load.py target/release/codesim hostile
    python3 tests/service/load.py target/release/codesim events
    python3 tests/service/load.py target/release/codesim erasures --times 1000
    python3 tests/service/load.py target/release/codesim fuzz --minutes 10

Each makes a service of its own in a temporary folder. The result stands in the last line; the exit code is 1 if something was lost.
"""

import argparse
import contextlib
import io
import json
import os
import random
import re
import resource
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

from service import Service, children, resident

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


class Crowd:
    """Connections that send something and then neither read nor write. Those that the service closes are opened again."""

    def __init__(self, *kinds):
        self.over = threading.Event()
        self.missing = [(to, data) for to, data, count in kinds for _ in range(count)]
        self.connections, self.poll, self.opened = {}, select.poll(), 0
        self.thread = threading.Thread(target=self.keep)
        self.thread.start()

    def keep(self):
        while not self.over.is_set():
            for _ in range(len(self.missing)):
                self.open(*self.missing.pop(0))
            for handle, _ in self.poll.poll(100):
                self.poll.unregister(handle)
                connection, to, data = self.connections.pop(handle)
                connection.close()
                self.missing.append((to, data))

    def open(self, to, data):
        connection = socket.socket()
        # An answer that nobody reads stays with the service.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            connection.settimeout(5)
            connection.connect(to)
            connection.sendall(data)
        except OSError:
            connection.close()
            self.missing.append((to, data))
            return
        self.connections[connection.fileno()] = connection, to, data
        self.poll.register(connection, select.POLLRDHUP)
        self.opened += 1

    def end(self):
        self.over.set()
        self.thread.join()
        for connection, *_ in self.connections.values():
            connection.close()


def hostile(service, options):
    """2,000 connections that do nothing good beside classes that are handed in."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    classes = [archive({f"s{index}": program(number * 100 + index) for index in range(60)}) for number in range(8)]
    report = service.hand_in(classes[0])
    ends_well(service, report)
    path = f"/api/v1/jobs/{report}/report.html"
    body = b"POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    unread = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {service.token}\r\n\r\n".encode() * 20
    moss_begun = f"moss {service.moss_id}\n".encode()
    crowd = Crowd((service.http, body, 1000), (service.http, unread, 500), (service.moss, moss_begun, 500))
    over, accepted, alone, beside = threading.Event(), [], [0], [0]

    def hand_in():
        for each in classes * 1000:
            if over.is_set():
                return
            try:
                accepted.append(service.hand_in(each))
                ends_well(service, accepted[-1])
            except OSError:
                time.sleep(0.01)

    def watch():
        while not over.wait(0.05):
            alone[0] = max(alone[0], resident(service.process.pid))
            beside[0] = max(beside[0], service.memory())

    threads = [threading.Thread(target=run) for run in (hand_in, hand_in, watch)]
    for thread in threads:
        thread.start()
    while crowd.opened < 2000:
        time.sleep(0.1)
    times = [seconds_of_health(service) for _ in range(100)]
    begun = time.monotonic()
    service.process.send_signal(signal.SIGTERM)
    try:
        service.process.wait(timeout=120)
    finally:
        ended = time.monotonic() - begun
        over.set()
        for thread in threads:
            thread.join()
        crowd.end()
    worst, alone, beside = max(times) * 1000, alone[0] >> 20, beside[0] >> 20
    print(f"{crowd.opened} hostile connections, 2000 at once, beside {len(accepted)} classes: /healthz at most {worst:.0f} ms, "
          f"median {sorted(times)[50] * 1000:.0f} ms; {alone} MiB, {beside} MiB with jobs; ended {ended:.1f} s after SIGTERM")
    return worst < 200 and alone < 300 and ended < 20


def seconds_of_health(service):
    """How long `/healthz` takes, on a connection of its own; half a second after the one before."""
    time.sleep(0.5)
    begun = time.monotonic()
    with urllib.request.urlopen(f"http://{service.http[0]}:{service.http[1]}/healthz", timeout=60) as answer:
        answer.read()
    return time.monotonic() - begun


def events(service, options):
    """The processor time of one who listens to the events of a job: with 20 of them less that without any, over the same job."""
    submissions = archive({f"s{index}": program(index) * 8 for index in range(3000)})
    shares = []
    for count in (0, 20):
        job = service.hand_in(submissions)
        while service.json("GET", f"/jobs/{job}")["state"] == "queued":
            time.sleep(0.05)
        heard = [0]
        listeners = [threading.Thread(target=listen, args=(service, job, heard)) for _ in range(count)]
        for listener in listeners:
            listener.start()
        begun, before = time.monotonic(), processor_time(service.process.pid)
        while service.json("GET", f"/jobs/{job}")["state"] == "running":
            time.sleep(0.5)
        seconds = time.monotonic() - begun
        shares.append((processor_time(service.process.pid) - before) / seconds)
        for listener in listeners:
            listener.join()
    share = (shares[1] - shares[0]) / 20 * 100
    print(f"{shares[0] * 100:.2f} % of a core without listeners, {shares[1] * 100:.2f} % with 20, over {seconds:.0f} s "
          f"and {heard[0]} events: {share:.3f} % for each")
    return share < 1


def listen(service, job, heard):
    request = urllib.request.Request(f"{service.api}/jobs/{job}/events", headers=service.headers)
    with urllib.request.urlopen(request, timeout=600) as answer:
        for line in answer:
            heard[0] += line.startswith(b"data:")


class Roster:
    """A class of 50 that hands in twice, once as a zip and once as a tar.gz."""

    def __init__(self, service, course, number):
        self.path, self.jobs, self.erased = f"/courses/{course}", {}, set()
        self.students = [f"student{number:05}{index:02}z" for index in range(50)]
        for pack, kind in ((zipped, "application/zip"), (tarred, "application/gzip")):
            packed = pack({f"{name}/{file}": text for name in self.students for file, text in own_files(name, kind)})
            answer = service.json("POST", f"{self.path}/jobs", packed, kind)
            self.jobs[answer["id"]] = entries(io.BytesIO(packed))

    def keep(self, service):
        """Adds the first of its jobs to the earlier years of the course, once it is compared and nobody is being erased from it."""
        while True:
            try:
                return service.json("POST", f"/jobs/{next(iter(self.jobs))}/index", {"index": "years"})
            except urllib.error.HTTPError as error:
                if error.code != 409:
                    raise
                time.sleep(0.05)

    def faults(self, service, job):
        """Entries of a job that are not as they were handed in, that are missing, or that should not be there."""
        found = kept(service, job)
        wanted = {path: entry for path, entry in self.jobs[job].items() if path.split("/")[0] not in self.erased}
        return [path for path in {**found, **wanted} if found.get(path) != wanted.get(path)]


def own_files(name, seed):
    """The files of a student, with their name; not all of them are code."""
    return [("Main.java", f"// {name}\n{program(name + seed)}".encode()), ("notes.txt", f"by {name}: caf\xe9".encode("latin-1")), (".git/HEAD", name.encode())]


def zipped(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, text in files.items():
            packed.writestr(path, text)
    return out.getvalue()


def tarred(files):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as packed:
        for path, text in files.items():
            entry = tarfile.TarInfo(path)
            entry.size, entry.mtime = len(text), 1_700_000_000
            packed.addfile(entry, io.BytesIO(text))
    return out.getvalue()


def entries(file):
    """The entries of an archive: their bytes and their metadata."""
    if zipfile.is_zipfile(file):
        with zipfile.ZipFile(file) as packed:
            return {it.filename: (packed.read(it), it.date_time, it.external_attr, it.compress_size) for it in packed.infolist()}
    file.seek(0)
    with tarfile.open(fileobj=file) as packed:
        return {it.name: (packed.extractfile(it).read(), it.mtime, it.mode) for it in packed}


def kept(service, job):
    """The entries of the archive of a job as the service keeps it."""
    (path,) = (Path(service.folder) / "jobs" / job / "submissions").iterdir()
    return entries(io.BytesIO(path.read_bytes()))


def erasures(service, options):
    """Students are erased while classes of 50 keep coming and are compared: no byte of others changes, and nothing of them is left."""
    service.headers = service.session
    rosters, failures, done, lock = [], [], [0], threading.Lock()

    def hand_in():
        course = None
        for number in range(options.times // 20 + 4):
            while number > done[0] // 20 + 3:
                time.sleep(0.05)
            if number % 2 == 0:
                course = service.json("POST", "/courses", {"name": f"course {number}", "quota": 1 << 40})["id"]
            roster = Roster(service, course, number)
            with lock:
                rosters.append(roster)
            roster.keep(service)

    def erase(seed):
        chance = random.Random(seed)
        while done[0] < options.times:
            with lock:
                chosen = choose(rosters, chance)
                done[0] += bool(chosen)
            if chosen:
                failures.extend(failures_of(service, *chosen))
            elif threads[0].is_alive():
                time.sleep(0.05)
            else:
                failures.append("no more classes came in")
                return

    threads = [threading.Thread(target=hand_in), *(threading.Thread(target=erase, args=(seed,)) for seed in range(2))]
    begun = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seconds = time.monotonic() - begun
    jobs = [(roster, job) for roster in rosters for job in roster.jobs]
    failures += [f"{job}: not compared in the end" for _, job in jobs if not ends_well(service, job)]
    changed = [f"{job}: {path}" for roster, job in jobs for path in roster.faults(service, job)]
    changed += index_faults(service, rosters)
    left = traces(service, {name for roster in rosters for name in roster.erased})
    for fault in [*failures, *changed, *left]:
        print(fault)
    print(f"{done[0]} erasures in {seconds:.0f} s among {len(jobs)} jobs of 50 students: {len(failures)} failures, "
          f"{len(changed)} entries of others changed, {len(left)} files with an erased student")
    return not failures and not changed and not left


def choose(rosters, chance):
    """A class, and a student of it who is to be erased; never all of them."""
    room = [roster for roster in rosters if len(roster.erased) < 40]
    if not room:
        return None
    roster = chance.choice(room)
    name = chance.choice([name for name in roster.students if name not in roster.erased])
    roster.erased.add(name)
    return roster, name


def failures_of(service, roster, name):
    """Erases a student, and says where the answer or the archives right after it are not as they have to be."""
    try:
        answer = service.json("DELETE", f"{roster.path}/students/{name}")
    except OSError as error:
        return [f"{name}: {error} {error.read() if isinstance(error, urllib.error.HTTPError) else ''}"]
    if set(answer["jobs"]) != set(roster.jobs) or answer["unknown"]:
        return [f"{name}: {answer}"]
    return [f"{name}: still in {job}" for job in roster.jobs if any(path.startswith(name) for path in kept(service, job))]


def index_faults(service, rosters):
    """Submissions of earlier years that are missing, or that should not be there."""
    wanted = {f"{roster.path}: {name}" for roster in rosters for name in roster.students if name not in roster.erased}
    found = set()
    for course in {roster.path for roster in rosters}:
        ((number,),) = rows(service, "SELECT id FROM indexes WHERE course = ?", course.split("/")[-1])
        path = Path(service.folder) / "indexes" / str(number) / "years.codesim"
        subprocess.run([service.program, "index", "verify", path], check=True, stdout=subprocess.DEVNULL)
        listed = subprocess.run([service.program, "index", "list", path, "--csv"], check=True, capture_output=True, text=True).stdout
        found |= {f"{course}: {name}" for name in re.findall(r"student\d{7}z", listed)}
    return [f"index of {name}" for name in wanted ^ found]


def rows(service, select, *values):
    with contextlib.closing(sqlite3.connect(f"file:{service.folder}/codesim.sqlite?mode=ro", uri=True)) as database:
        return database.execute(select, values).fetchall()


def traces(service, erased):
    """Files of the service that name somebody who was erased."""
    found = []
    for file in Path(service.folder).rglob("*"):
        if file.is_file():
            names = {name.decode() for name in re.findall(rb"student\d{7}z", file.read_bytes())} & erased
            found += [f"{file}: {sorted(names)}"] if names else []
    return found


def fuzz(service, options):
    """Requests of all sorts to every address, with the session of an admin: none may be an error of the server."""
    service.headers = service.session
    ends_well(service, service.hand_in(archive({name: program(name) for name in "abc"})))
    command = ["schemathesis", "run", f"{service.api}/openapi.json", "--max-time", str(options.minutes * 60), "--seed", str(options.seed)]
    # The session is to last.
    command += ["--exclude-path", "/api/v1/session", "--checks", "not_a_server_error", "--continue-on-failure", "--no-color"]
    for header in service.session.items():
        command += ["--header", ": ".join(header)]
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    if run.returncode:
        print(run.stdout + run.stderr)
    statuses = answers(service)
    failed = {status: count for status, count in statuses.items() if status >= 500}
    print(f"{sum(statuses.values())} requests in {options.minutes} minutes, of which {sum(failed.values())} were errors of the server {failed or ''}")
    return run.returncode == 0 and not failed


def answers(service):
    """The number of answers with each status, by the service's own count."""
    with urllib.request.urlopen(f"http://{service.http[0]}:{service.http[1]}/metrics") as answer:
        text = answer.read().decode()
    statuses = {}
    for status, count in re.findall(r'^codesim_\w*requests_total\{.*status="(\d+)".*\} (\d+)$', text, re.MULTILINE):
        statuses[int(status)] = statuses.get(int(status), 0) + int(count)
    return statuses


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    kinds = {it.__name__: it for it in (kills, moss, malformed, slow, requests, cost, hostile, events, erasures, fuzz)}
    parser.add_argument("kind", choices=kinds)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--minutes", type=int, default=10)
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
