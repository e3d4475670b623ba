"""A service of codesim for a test."""

import json
import os
import subprocess
import threading
import urllib.request
from pathlib import Path

PASSWORD = "correct horse"


class Service:
    """`codesim serve` with an admin, a course and tokens for it."""

    def __init__(self, program, folder, *options):
        self.program, self.folder, self.options = program, folder, options
        add = [program, "user", "add", "grace", "--admin", "--data", folder]
        subprocess.run(add, input=PASSWORD, text=True, check=True)
        self.start()
        cookie = self.ask("POST", "/session", {"name": "grace", "password": PASSWORD})[1]["Set-Cookie"]
        self.session = {"Cookie": cookie.split(";")[0], "X-Codesim": "1"}
        self.headers = self.session
        course = {"name": "course", "quota": 1 << 40}
        self.course = f"/courses/{self.json('POST', '/courses', course)['id']}"
        self.token, self.moss_id = (
            self.json("POST", f"{self.course}/tokens", {"name": scope, "scope": scope})["token"]
            for scope in ("write", "moss")
        )
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def start(self):
        """Starts it; the first time, and after it was killed."""
        command = [self.program, "serve", "--data", self.folder, "--listen", "127.0.0.1:0", "--moss", "127.0.0.1:0", *self.options]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        self.moss = address(self.process.stderr.readline())
        self.http = address(self.process.stderr.readline())
        # A log that nobody reads would stop it.
        self.log = []
        threading.Thread(target=self.log.extend, args=(self.process.stderr,), daemon=True).start()

    def kill(self):
        """As if somebody had pulled the plug."""
        self.process.kill()
        self.process.wait()

    @property
    def api(self):
        """Where its REST is."""
        return f"http://{self.http[0]}:{self.http[1]}/api/v1"

    def ask(self, method, path, body=None, kind="application/json"):
        """The answer's body and headers."""
        data = json.dumps(body).encode() if isinstance(body, dict) else body
        headers = {"Content-Type": kind} | getattr(self, "headers", {})
        request = urllib.request.Request(self.api + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read(), answer.headers

    def json(self, *request):
        """The answer's JSON."""
        return json.loads(self.ask(*request)[0])

    def hand_in(self, archive):
        """The id of a job for an archive."""
        return json.loads(self.ask("POST", f"{self.course}/jobs", archive, "application/zip")[0])["id"]

    def memory(self):
        """Bytes of the service and of its jobs."""
        return sum(resident(pid) for pid in [self.process.pid, *children(self.process.pid)])

    def handles(self):
        """Files and connections that it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


def address(line):
    host, port = line.split()[-1].removeprefix("http://").rsplit(":", 1)
    return host, int(port)


def children(pid):
    """Processes that it started, and theirs."""
    try:
        threads = Path(f"/proc/{pid}/task").iterdir()
        found = {int(child) for thread in threads for child in (thread / "children").read_text().split()}
    except OSError:
        return []
    return [*found, *(deeper for child in found for deeper in children(child))]


def resident(pid):
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
