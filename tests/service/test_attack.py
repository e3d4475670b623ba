"""Attacks on a service by clients without an account or with few rights, bounded and on this machine alone."""

import contextlib
import csv
import datetime
import hashlib
import io
import json
import os
import resource
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
import zipfile

import pytest
from service import PASSWORD, Service

# The service and this test can both open as many files as the system allows.
MOST_FILES = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES, MOST_FILES))


def at_most(count, share):
    """A number of connections that leaves a listener room where it has this share of the files."""
    return count if MOST_FILES == resource.RLIM_INFINITY else min(count, int(MOST_FILES * share / 2))


@pytest.fixture
def service(tmp_path):
    service = Service(os.environ["CODESIM"], str(tmp_path / "data"))
    yield service
    service.kill()


@contextlib.contextmanager
def connected(address, count):
    """Connections from this machine, which has no limit of its own, as if from many networks."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(socket.create_connection(address, timeout=30)) for _ in range(count)]


def healthy(service):
    with urllib.request.urlopen(f"http://{service.http[0]}:{service.http[1]}/healthz", timeout=10) as answer:
        return answer.status == 200


def end(service):
    """How it ends when it is told to; it has the time that docs/server.md gives it."""
    service.process.send_signal(signal.SIGTERM)
    return service.process.wait(timeout=20)


def a_class(students=3):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for student in range(students):
            archive.writestr(f"s{student}/a.c", f"int main(void) {{ return {student}; }}\n" * 40)
    return buffer.getvalue()


def test_bodies_that_do_not_come_stop_nobody(service):
    head = b"POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with connected(service.http, at_most(2100, 1 / 2)) as connections:
        for connection in connections:
            connection.sendall(head)
        assert healthy(service)
        assert end(service) == 0


def test_answers_that_are_not_read_are_given_up(service):
    with connected(service.http, 50) as connections:
        for connection in connections:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(b"GET /service.js HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
        assert healthy(service)
        before = service.handles()
        deadline = time.monotonic() + 90
        while service.handles() > before - 50 and time.monotonic() < deadline:
            time.sleep(1)
        assert service.handles() <= before - 50
        assert end(service) == 0


def test_silent_clients_of_moss_leave_room(service):
    with connected(service.moss, at_most(300, 1 / 8)), socket.create_connection(service.moss, timeout=10) as client:
        client.sendall(f"moss {service.moss_id}\nlanguage c\n".encode())
        assert client.recv(100) == b"yes\n"


@pytest.mark.parametrize("field", ["title", "lang", "against"])
def test_text_fields_are_short(service, field):
    boundary = "frontier"
    part = f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n'
    body = part.encode() + b"a" * (8 << 20) + f"\r\n--{boundary}--\r\n".encode()
    before = service.memory()
    with pytest.raises(urllib.error.HTTPError) as refused:
        service.ask("POST", f"{service.course}/jobs", body, f"multipart/form-data; boundary={boundary}")
    assert refused.value.code == 400
    assert "bytes were expected" in json.loads(refused.value.read())["error"]
    assert service.memory() - before < 4 << 20


class Events:
    """The events of a job, as they come."""

    def __init__(self, service, job):
        request = urllib.request.Request(f"{service.api}/jobs/{job}/events", headers=service.headers)
        self.answer = urllib.request.urlopen(request, timeout=60)
        self.count = 0
        self.ended = threading.Event()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.answer:
            self.count += line.startswith(b"data:")
        self.ended.set()


def test_events_come_when_something_changes(tmp_path):
    service = Service(os.environ["CODESIM"], str(tmp_path / "data"), "--jobs", "1")
    try:
        job = service.hand_in(a_class(400))
        events = Events(service, job)
        assert events.ended.wait(60)
        # At most four a second, however often a job reports its progress.
        assert events.count < 40
    finally:
        service.kill()


def test_events_end_with_the_token(service):
    service.headers = service.session
    made = service.json("POST", f"{service.course}/tokens", {"name": "reader", "scope": "read"})
    jobs = [service.hand_in(a_class(200)) for _ in range(4)]
    service.headers = {"Authorization": f"Bearer {made['token']}"}
    events = Events(service, jobs[-1])
    service.headers = service.session
    service.ask("DELETE", f"{service.course}/tokens/{made['id']}")
    assert events.ended.wait(10)


def refusal(service, *request):
    """The status and the headers of a refusal."""
    with pytest.raises(urllib.error.HTTPError) as refused:
        service.ask(*request)
    return refused.value.code, refused.value.headers


def test_tokens_and_links_end_with_their_user(service):
    service.headers = service.session
    job = service.hand_in(a_class())
    subprocess.run([service.program, "user", "add", "eve", "--data", service.folder], input="battery staple", text=True, check=True)
    service.ask("PUT", f"{service.course}/members/eve")
    grace, service.headers = service.session, {}
    cookie = service.ask("POST", "/session", {"name": "eve", "password": "battery staple"})[1]["Set-Cookie"]
    service.headers = {"Cookie": cookie.split(";")[0], "X-Codesim": "1"}
    made = service.json("POST", f"{service.course}/tokens", {"name": "script of Eve", "scope": "write"})
    service.headers = {"Authorization": f"Bearer {made['token']}"}
    assert service.json("GET", f"/jobs/{job}")["id"] == job
    subprocess.run([service.program, "user", "remove", "eve", "--data", service.folder], check=True)
    assert refusal(service, "GET", f"/jobs/{job}")[0] == 401
    service.headers = grace
    assert [token["name"] for token in service.json("GET", f"{service.course}/tokens")] == ["moss", "write"]


def test_an_account_is_not_guessed_at_from_many_networks(service):
    """A proxy on this machine is trusted with the addresses of its clients."""
    def attempt(network, password="guessed"):
        service.headers = {"X-Forwarded-For": f"198.51.100.{network}"}
        return refusal(service, "POST", "/session", {"name": "grace", "password": password})

    codes = [attempt(network)[0] for network in range(25)]
    # Twenty in all, with the one by which the test signed in.
    assert codes == [401] * 19 + [429] * 6
    assert int(attempt(99)[1]["Retry-After"]) > 0
    # Grace signed in from this machine when the test began, and still can.
    service.headers = {}
    service.ask("POST", "/session", {"name": "grace", "password": PASSWORD})
    service.headers = service.session
    entries = service.json("GET", "/audit")
    assert sum(entry["what"] == "could not sign in" for entry in entries) == 19


def test_sessions_are_listed_and_end_with_another_password(service):
    def begin(password):
        service.headers = {}
        cookie = service.ask("POST", "/session", {"name": "grace", "password": password})[1]["Set-Cookie"]
        return {"Cookie": cookie.split(";")[0], "X-Codesim": "1"}

    first, second = service.session, begin(PASSWORD)
    service.headers = second
    sessions = service.json("GET", "/sessions")
    assert [one["is_current"] for one in sessions].count(True) == 1 and len(sessions) == 2
    for present, new, status in (("guessed", "battery staple", 403), (PASSWORD, "short", 400), (PASSWORD, "a" * 201, 400)):
        assert refusal(service, "PUT", "/session/password", {"present": present, "new": new})[0] == status
    service.ask("PUT", "/session/password", {"present": PASSWORD, "new": "battery staple"})
    service.headers = first
    assert refusal(service, "GET", "/session")[0] == 401
    service.headers = second
    third = begin("battery staple")
    service.headers = second
    other = next(one["id"] for one in service.json("GET", "/sessions") if not one["is_current"])
    service.ask("DELETE", f"/sessions/{other}")
    service.headers = third
    assert refusal(service, "GET", "/session")[0] == 401
    service.headers = {"Authorization": f"Bearer {service.token}"}
    assert refusal(service, "GET", "/sessions")[0] == 401


def test_admins_manage_others_and_not_themselves(service):
    service.headers = service.session
    service.ask("POST", "/users", {"name": "eve", "password": "battery staple"})
    assert refusal(service, "POST", "/users", {"name": "eve"})[0] == 409
    assert refusal(service, "POST", "/users", {"name": " "})[0] == 400
    service.ask("PUT", "/users/eve", {"is_admin": True})
    for request in (("DELETE", "/users/grace"), ("PUT", "/users/grace", {"is_admin": False})):
        assert refusal(service, *request)[0] == 409
    service.headers = {}
    cookie = service.ask("POST", "/session", {"name": "eve", "password": "battery staple"})[1]["Set-Cookie"]
    eve = {"Cookie": cookie.split(";")[0], "X-Codesim": "1"}
    service.headers = service.session
    service.ask("PUT", "/users/eve", {"is_admin": False, "password": "correct battery"})
    service.headers = eve
    assert refusal(service, "GET", "/users")[0] == 401
    service.headers = service.session
    service.ask("DELETE", "/users/eve")
    assert [user["name"] for user in service.json("GET", "/users")] == ["grace"]


def test_a_cookie_of_an_open_connection_is_none_of_a_closed_one(service):
    """A proxy on this machine is trusted with the protocol of its clients."""
    def begin(**headers):
        service.headers = headers
        cookie = service.ask("POST", "/session", {"name": "grace", "password": PASSWORD})[1]["Set-Cookie"]
        return cookie.split(";")[0]

    closed = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.1"}
    cookie = begin(**closed)
    assert cookie.startswith("__Host-codesim-session=")
    service.headers = closed | {"Cookie": cookie}
    assert service.json("GET", "/session")["name"] == "grace"
    service.headers = closed | {"Cookie": begin()}
    assert refusal(service, "GET", "/session")[0] == 401


def test_metrics_are_for_this_machine(service):
    url = f"http://{service.http[0]}:{service.http[1]}/metrics"
    assert urllib.request.urlopen(url, timeout=10).status == 200
    request = urllib.request.Request(url, headers={"X-Forwarded-For": "198.51.100.1"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    assert refused.value.code == 404


@pytest.mark.parametrize("course", [{"name": "a" * 201}, {"name": "a", "quota": 1 << 53}])
def test_courses_have_no_boundless_values(service, course):
    service.headers = service.session
    assert refusal(service, "POST", "/courses", course)[0] == 400


def test_the_log_has_no_tokens_no_names_and_no_addresses_of_results(service):
    secret = "928374650192837465"
    for line in (f"mos {secret}\n", f"moss {secret}\nlanguage c\nfile anna-schmidt\n"):
        with socket.create_connection(service.moss, timeout=10) as client:
            client.sendall(line.encode())
            client.shutdown(socket.SHUT_WR)
            while client.recv(4096):
                pass
    service.headers = service.session
    archive = b"PK\x03\x04 this is no archive"
    request = f"{service.course}/jobs?name=anna-schmidt.zip"
    jobs = [service.hand_in(a_class()), json.loads(service.ask("POST", request, archive, "application/zip")[0])["id"]]
    deadline = time.monotonic() + 60
    while sum('"ended"' in line for line in list(service.log)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    log = "".join(service.log)
    assert log.count('"ended"') == 2 and "MOSS" in log
    for told in (secret, "anna", service.moss_id, service.token, PASSWORD, *jobs):
        assert told not in log


def test_the_audit_log_is_searched_exported_and_checked(service):
    service.headers = service.session
    job = service.hand_in(a_class())
    deadline = time.monotonic() + 60
    while service.json("GET", f"/jobs/{job}")["state"] != "finished" and time.monotonic() < deadline:
        time.sleep(0.05)
    for _ in range(3):
        service.ask("GET", f"/jobs/{job}/pairs")
        service.ask("GET", f"/jobs/{job}/decisions")
    service.ask("POST", "/users", {"name": "=cmd()", "password": None})
    entries = service.json("GET", f"/audit?text={job.upper()}")
    assert [entry["what"] for entry in entries] == ["read decisions", "read pairs", "uploaded"]
    first, *rest = service.json("GET", "/audit?limit=2")
    assert service.json("GET", f"/audit?limit=1&before={first['id']}") == rest
    assert service.json("GET", "/audit?from=2999-01-01") == [] == service.json("GET", "/audit?to=1999-01-01")
    assert refusal(service, "GET", "/audit?from=yesterday")[0] == 400
    lines = service.ask("GET", "/audit/export?format=jsonl")[0].decode().splitlines()
    rows = list(csv.DictReader(io.StringIO(service.ask("GET", "/audit/export?format=csv")[0].decode())))
    assert [json.loads(line)["what"] for line in lines[:2]] == ["exported the audit log", "added a user"]
    assert [row["what"] for row in rows[:3]] == ["exported the audit log"] * 2 + ["added a user"]
    assert rows[2]["about"] == "'=cmd()"
    checked = service.json("GET", "/audit/check")
    assert checked == {"entries": len(rows), "broken": None, "last_hash": rows[0]["hash"]}
    # As the documentation says how anybody can check it.
    hashes = [row["hash"] for row in reversed(rows)]
    for before, row in zip(["00" * 32, *hashes], reversed(rows), strict=False):
        at = int(datetime.datetime.fromisoformat(row["at"]).timestamp())
        entry = [at, row["who"], row["what"], row["about"].removeprefix("'"), int(row["course"]) if row["course"] else None]
        text = json.dumps(entry, separators=(",", ":"), ensure_ascii=False)
        assert hashlib.sha256(bytes.fromhex(before) + text.encode()).hexdigest() == row["hash"]


def test_accounts_can_be_changed_while_it_is_busy(service):
    over = threading.Event()

    def hand_in():
        while not over.is_set():
            service.hand_in(a_class())

    busy = [threading.Thread(target=hand_in) for _ in range(4)]
    for thread in busy:
        thread.start()
    try:
        for _ in range(10):
            for action in (["add", "--no-password"], ["remove"]):
                command = [service.program, "user", action[0], "eve", *action[1:], "--data", service.folder]
                subprocess.run(command, check=True, timeout=60)
    finally:
        over.set()
        for thread in busy:
            thread.join()


def test_other_accounts_can_read_nothing(service, tmp_path):
    service.hand_in(a_class())
    copy = tmp_path / "copy"
    subprocess.run([service.program, "serve", "--data", service.folder, "--backup", copy], check=True)
    for folder in (service.folder, copy):
        paths = [folder, *(os.path.join(parent, name) for parent, folders, files in os.walk(folder) for name in folders + files)]
        readable = [path for path in paths if os.stat(path).st_mode & 0o077]
        assert readable == []
