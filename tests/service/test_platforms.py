"""Taking submissions over from Moodle, Canvas and GitHub Classroom: servers made from what is documented of their APIs."""

import io
import json
import os
import tarfile
import time
import urllib.error
import urllib.parse
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import pytest
from service import Service

TOKEN = "teacher0token"


def program(number):
    """A submission; those of two numbers have little in common, for programs of Python."""
    lines = [f"def step_{number}_{at}(value):\n    return value * {at} + {number}\n" for at in range(12)]
    return "".join(lines).encode()


def zipped(**files):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as into:
        for name, content in files.items():
            into.writestr(name.replace("__", "."), content)
    return archive.getvalue()


def tarball(folder, content):
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w:gz") as into:
        entry = tarfile.TarInfo(f"{folder}/main.py")
        entry.size = len(content)
        into.addfile(entry, io.BytesIO(content))
    return archive.getvalue()


class Handler(BaseHTTPRequestHandler):
    """Answers a request by a method of its server, and keeps what was asked."""

    protocol_version = "HTTP/1.0"

    def do_GET(self):
        self.respond({})

    def do_POST(self):
        form = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.respond(dict(urllib.parse.parse_qsl(form)))

    def respond(self, form):
        address = urllib.parse.urlsplit(self.path)
        query = dict(urllib.parse.parse_qsl(address.query))
        self.server.asked.append((self.path, self.headers.get("Authorization"), form))
        try:
            self.server.answer(self, urllib.parse.unquote(address.path), query, form)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def give(self, body, status=200, **headers):
        is_file = isinstance(body, bytes)
        body = body if is_file else json.dumps(body).encode()
        self.send_response(status)
        kind = "application/octet-stream" if is_file else "application/json"
        for name, value in ({"Content-Type": kind, "Content-Length": str(len(body))} | headers).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Platform(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.asked = []
        # Paths of files with something else in their place.
        self.faults = {}
        Thread(target=self.serve_forever, daemon=True).start()

    def is_teacher(self, handler):
        if handler.headers.get("Authorization") == f"Bearer {TOKEN}":
            return True
        handler.give({"errors": [{"message": "Invalid access token."}], "message": "Bad credentials"}, 401)
        return False


class Store(Platform):
    """Where platforms have their files: at another port, so at another origin."""

    def answer(self, handler, path, _query, _form):
        handler.give(self.files[path])


class Canvas(Platform):
    """https://canvas.instructure.com/doc/api/: courses, assignments and submissions."""

    def __init__(self, store):
        super().__init__()
        self.store = store
        self.store.files = {"/objects/3": zipped(main__py=program(3))}

    def answer(self, handler, path, query, _form):
        if path.startswith("/files/"):
            number = path.removeprefix("/files/")
            if number in self.faults:
                self.faults[number](handler)
            elif number == "3":
                handler.give(b"", 302, Location=f"{self.store.url}/objects/3")
            else:
                handler.give(program(int(number)))
        elif not self.is_teacher(handler):
            pass
        elif path == "/api/v1/courses":
            taught = {"id": 10, "name": "Programming 1", "enrollments": [{"type": "teacher"}]}
            ended = {"id": 11, "access_restricted_by_date": True}
            attended = {"id": 12, "name": "Logic", "enrollments": [{"type": "student"}]}
            handler.give([taught, ended, attended])
        elif path == "/api/v1/courses/10/assignments":
            self.page(handler, path, query, [{"id": 20, "name": "Homework 1"}, {"id": 21, "name": "Homework 2"}])
        elif path == "/api/v1/courses/10/assignments/20/submissions":
            assert query["include[]"] == "group" and query["grouped"] == "true"
            self.page(handler, path, query, self.submissions())
        elif path == "/api/v1/courses/10/assignments/21/submissions":
            handler.give([{"user_id": 1, "user": {"id": 1, "name": "Ada"}, "workflow_state": "unsubmitted"}])
        else:
            handler.give({"errors": [{"message": "The specified resource does not exist."}]}, 404)

    def page(self, handler, path, query, rows):
        """One row a page."""
        at = int(query.get("page", "1"))
        more = {"Link": f'<{self.url}{path}?{handler.path.split("?")[1]}&page={at + 1}>; rel="next", <{self.url}>; rel="first"'}
        handler.give(rows[at - 1 : at], **(more if at < len(rows) else {}))

    def submissions(self):
        def one(user, name, files, **more):
            attachments = [{"id": at, "display_name": shown, "url": f"{self.url}/files/{at}?verifier=v"} for at, shown in files]
            row = {"user_id": user, "attempt": 2, "user": {"id": user, "name": name}, "attachments": attachments}
            return row | {"submission_type": "online_upload", "workflow_state": "submitted"} | more

        typed = {"submission_type": "online_text_entry", "body": "<p>print(1)</p>"}
        return [
            one(1, "Ada Lovelace", [(1, "main.py"), (4, "main.py")]),
            one(2, "Ada Lovelace", [(2, "../main.py")]),
            one(3, "Grace Hopper", [(3, "work.zip")]),
            one(5, "Linus", [], **typed),
            one(6, "Olga", [(6, "main.py")], group={"id": 7, "name": "Team A"}),
            {"user_id": 8, "user": {"id": 8, "name": "Nils"}, "workflow_state": "unsubmitted", "submission_type": None},
        ]


class Moodle(Platform):
    """https://moodledev.io/docs/apis/subsystems/external: web services by REST, and files."""

    def answer(self, handler, path, _query, form):
        if path.startswith("/webservice/pluginfile.php/"):
            if form.get("token") != TOKEN:
                return handler.give({"error": "Invalid token", "errorcode": "invalidtoken"})
            if "files" in self.faults:
                return handler.give({"error": "Access control exception", "errorcode": "accessexception"})
            return handler.give(program(int(path.split("/")[-2])))
        assert path == "/webservice/rest/server.php" and form["moodlewsrestformat"] == "json"
        function = form["wsfunction"]
        if form["wstoken"] != TOKEN:
            handler.give({"exception": "moodle_exception", "errorcode": "invalidtoken", "message": "Invalid token"})
        elif function in self.faults:
            handler.give({"exception": "webservice_access_exception", "errorcode": "accessexception", "message": "Access control exception"})
        else:
            handler.give(getattr(self, function)(form))

    def mod_assign_get_assignments(self, _form):
        assignments = [{"id": 20, "cmid": 7, "name": "Homework 1", "course": 10}]
        return {"courses": [{"id": 10, "fullname": "Programming 1", "shortname": "P1", "assignments": assignments}], "warnings": []}

    def core_enrol_get_enrolled_users(self, form):
        assert form["courseid"] == "10"
        return [{"id": 1, "fullname": "Ada Lovelace"}, {"id": 2, "fullname": "Grace Hopper"}, {"id": 3, "fullname": "Nils"}]

    def mod_assign_get_submissions(self, form):
        if form["assignmentids[0]"] != "20":
            return {"assignments": [], "warnings": [{"item": "assignment", "itemid": 99, "warningcode": "1", "message": "No access rights in module context"}]}
        tried = [self.attempt(1, 0, 1), self.attempt(1, 1, 2), self.attempt(2, 0, 3), self.attempt(0, 0, 4, group=5)]
        without = {"id": 9, "userid": 3, "attemptnumber": 0, "groupid": 0, "status": "new", "plugins": [{"type": "file", "name": "File", "fileareas": [{"area": "submission_files"}]}]}
        return {"assignments": [{"assignmentid": 20, "submissions": [*tried, without]}], "warnings": []}

    def attempt(self, user, number, file, group=0):
        url = f"{self.url}/webservice/pluginfile.php/50/assignsubmission_file/submission_files/{file}/main.py"
        # Older versions have the name in the path.
        name = {"filepath": "/src/main.py"} if file == 3 else {"filepath": "/src/", "filename": "main.py"}
        files = {"type": "file", "name": "File submissions", "fileareas": [{"area": "submission_files", "files": [name | {"fileurl": url}]}]}
        text = {"type": "onlinetext", "name": "Online text", "editorfields": [{"name": "onlinetext", "description": "", "text": "", "format": 1}]}
        comments = {"type": "comments", "name": "Submission comments"}
        return {"id": file, "userid": user, "groupid": group, "attemptnumber": number, "status": "submitted", "plugins": [files, text, comments]}


class GitHub(Platform):
    """https://docs.github.com/en/rest/classroom/classroom, and archives of repositories."""

    def __init__(self, store):
        super().__init__()
        self.store = store

    def answer(self, handler, path, _query, _form):
        if not self.is_teacher(handler):
            return
        assert "codesim" in handler.headers["User-Agent"], "GitHub answers no client without a name"
        accepted = [self.accepted(at, login, commits) for at, login, commits in [(1, "ada", 3), (2, "grace", 1), (3, "nils", 0)]]
        answers = {
            "/classrooms": [{"id": 10, "name": "Programming 1", "archived": False, "url": ""}],
            "/classrooms/10/assignments": [{"id": 20, "title": "Homework 1", "slug": "homework-1"}],
            "/assignments/20/accepted_assignments": accepted,
        }
        if path.endswith("/tarball"):
            repository = path.split("/")[3]
            self.store.files[f"/{repository}"] = tarball(f"uni-{repository}-0a1b", program(len(repository)))
            handler.give(b"", 302, Location=f"{self.store.url}/{repository}?token=short")
        elif path in answers:
            handler.give(answers[path])
        else:
            handler.give({"message": "Not Found"}, 404)

    def accepted(self, number, login, commits):
        repository = {"id": number, "full_name": f"uni/homework-1-{login}", "private": True, "default_branch": "main"}
        students = [{"id": number, "login": login, "avatar_url": "", "html_url": ""}]
        return {"id": number, "submitted": False, "passing": False, "commit_count": commits, "grade": "", "students": students, "repository": repository}


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    service = Service(os.environ["CODESIM"], str(tmp_path_factory.mktemp("data")))
    yield service
    service.kill()


@pytest.fixture
def store():
    store = Store()
    yield store
    store.shutdown()


def register(service, kind, platform):
    headers, service.headers = service.headers, service.session
    source = service.json("POST", "/sources", {"kind": kind, "url": platform.url})["id"]
    service.headers = headers
    return source


@pytest.fixture
def canvas(service, store):
    platform = Canvas(store)
    platform.source = register(service, "canvas", platform)
    yield platform
    platform.shutdown()


@pytest.fixture
def moodle(service):
    platform = Moodle()
    platform.source = register(service, "moodle", platform)
    yield platform
    platform.shutdown()


def begin(service, platform, assignment=20, token=TOKEN):
    given = {"source": platform.source, "token": token, "course_id": 10, "assignment_id": assignment, "title": "Homework 1"}
    service.json("POST", f"{service.course}/import", given)


def ended(service):
    return until(lambda: service.json("GET", f"{service.course}/import"), lambda it: it["state"] != "running")


def until(look, is_due):
    deadline = time.monotonic() + 60
    while not is_due(found := look()):
        assert time.monotonic() < deadline, found
        time.sleep(0.02)
    return found


def taken_over(service, platform):
    """The names of the submissions of a job, and their files on the disk."""
    begin(service, platform)
    done = ended(service)
    assert done["state"] == "finished", done
    assert done["fetched"] == done["submissions"]
    job = until(lambda: service.json("GET", f"/jobs/{done['job']}"), lambda it: it["ended"])
    assert job["state"] == "finished" and job["title"] == "Homework 1", job
    report = service.json("GET", f"/jobs/{done['job']}/report.json")
    names = sorted(submission["name"] for submission in report["submissions"])
    folder = os.path.join(service.folder, "jobs", done["job"], "submissions")
    files = {}
    for above, _, inside in os.walk(folder):
        for name in inside:
            path = os.path.join(above, name)
            with open(path, "rb") as file:
                files[os.path.relpath(path, folder)] = file.read()
    return names, files


def failed(service, platform, **more):
    before = len(service.json("GET", f"{service.course}/jobs"))
    begin(service, platform, **more)
    done = ended(service)
    assert done["state"] == "failed", done
    assert len(service.json("GET", f"{service.course}/jobs")) == before
    assert os.listdir(os.path.join(service.folder, "uploads")) == [], "nothing is half handed in"
    return done["error"]


def refused(service, platform, token):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        service.json("POST", f"{service.course}/sources/{platform.source}/assignments", {"token": token})
    return refusal.value.code, json.loads(refusal.value.read())["error"]


def listed(service, platform):
    return service.json("POST", f"{service.course}/sources/{platform.source}/assignments", {"token": TOKEN})


def test_canvas(service, canvas, store):
    assert listed(service, canvas) == [
        {"course_id": 10, "assignment_id": number, "course": "Programming 1", "title": title}
        for number, title in [(20, "Homework 1"), (21, "Homework 2")]
    ]
    names, files = taken_over(service, canvas)
    assert files == {
        "Ada Lovelace (1)/main.py": program(1),
        "Ada Lovelace (1)/2/main.py": program(4),
        "Ada Lovelace (2)/_/main.py": program(2),
        "Grace Hopper/work.zip": store.files["/objects/3"],
        "Linus/text.html": b"<p>print(1)</p>",
        "Team A/main.py": program(6),
    }
    assert {"Ada Lovelace (1)", "Ada Lovelace (2)", "Grace Hopper", "Team A"} <= set(names), "files in archives are read"
    assert [(path, token) for path, token, _ in store.asked] == [("/objects/3", None)], "no token leaves the platform"


def test_moodle(service, moodle):
    assert [found["title"] for found in listed(service, moodle)] == ["Homework 1"]
    names, files = taken_over(service, moodle)
    due = {"Ada Lovelace": 2, "Grace Hopper": 3, "Group 5": 4}
    assert files == {f"{name}/src/main.py": program(number) for name, number in due.items()}, "of attempts the latest"
    assert names == sorted(due)
    assert all(TOKEN not in path for path, _, _ in moodle.asked), "the token is in no address"


def test_github_classroom(service, store):
    store.files = {}
    github = GitHub(store)
    github.source = register(service, "github", github)
    assert [found["title"] for found in listed(service, github)] == ["Homework 1"]
    names, files = taken_over(service, github)
    assert names == ["ada", "grace"], "who has no commit has handed in nothing"
    assert sorted(files) == ["ada/repository.tar.gz", "grace/repository.tar.gz"]
    assert [token for _, token, _ in store.asked] == [None, None]
    github.shutdown()


def test_a_refusal_says_what_to_do(service, canvas, moodle):
    for platform in [canvas, moodle]:
        for token in ["wrong", "two words", ""]:
            status, why = refused(service, platform, token)
            assert status == 400 and "make a new one" in why
        assert "make a new one" in failed(service, platform, token="wrong")
        assert "no such assignment" in failed(service, platform, assignment=99)
    assert "nothing has been handed in" in failed(service, canvas, assignment=21)
    moodle.faults = {"core_enrol_get_enrolled_users"}
    assert "may not use core_enrol_get_enrolled_users" in failed(service, moodle)
    moodle.faults = {"files"}
    assert "Can download files" in failed(service, moodle)
    moodle.shutdown()
    moodle.server_close()
    assert refused(service, moodle, TOKEN)[0] == 502


def test_nothing_is_half_handed_in(service, canvas):
    canvas.faults = {"6": lambda handler: handler.give({"errors": []}, 500)}
    assert "500" in failed(service, canvas)

    def endless(handler):
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b"x" * 65536)

    def limit(quota):
        headers, service.headers = service.headers, service.session
        service.json("PUT", service.course, {"name": "course", "quota": quota})
        service.headers = headers

    limit(8 << 20)
    canvas.faults = {"6": endless}
    assert "has reached its limit" in failed(service, canvas)
    limit(1 << 40)

    def torn(handler):
        handler.send_response(200)
        handler.send_header("Content-Length", "1000")
        handler.end_headers()
        handler.wfile.write(b"x")

    canvas.faults = {"6": torn}
    assert "broke off" in failed(service, canvas)


def test_an_import_is_cancelled_and_the_course_has_one_at_a_time(service, canvas):
    reached, go_on = Event(), Event()

    def waits(handler):
        reached.set()
        go_on.wait(60)
        handler.give(program(6))

    canvas.faults = {"6": waits}
    begin(service, canvas)
    assert reached.wait(60)
    with pytest.raises(urllib.error.HTTPError) as refusal:
        begin(service, canvas)
    assert refusal.value.code == 409
    service.ask("DELETE", f"{service.course}/import")
    assert ended(service)["state"] == "cancelled"
    go_on.set()
    assert os.listdir(os.path.join(service.folder, "uploads")) == []


def test_an_import_ends_with_the_server(service, canvas):
    reached, go_on = Event(), Event()

    def waits(handler):
        reached.set()
        go_on.wait(60)

    canvas.faults = {"6": waits}
    begin(service, canvas)
    assert reached.wait(60)
    service.process.terminate()
    service.process.wait(20)
    assert not go_on.is_set(), "the server does not wait for the platform"
    service.start()
    assert service.json("GET", f"{service.course}/import") is None
    assert os.listdir(os.path.join(service.folder, "uploads")) == []
    go_on.set()


def test_addresses_that_no_admin_registered_are_not_asked(service, canvas, store):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        service.json("POST", "/sources", {"kind": "canvas", "url": store.url})
    assert refusal.value.code == 403
    store.source = 99
    assert refused(service, store, TOKEN)[0] == 404
    with pytest.raises(urllib.error.HTTPError) as refusal:
        begin(service, store)
    assert refusal.value.code == 404
    service.headers, headers = service.session, service.headers
    for url in ["http://canvas.example.org", "https://teacher@canvas.example.org", "file:///etc/passwd"]:
        with pytest.raises(urllib.error.HTTPError) as refusal:
            service.json("POST", "/sources", {"kind": "canvas", "url": url})
        assert refusal.value.code == 400
    service.headers = headers

    # The next page of a list is elsewhere.
    canvas.page = lambda handler, *_: handler.give([], Link=f'<{store.url}/api/v1/page>; rel="next"')
    assert "leads to another address" in failed(service, canvas)
    canvas.page = lambda handler, *_: handler.give([], 302, Location=f"{store.url}/api/v1/page")
    assert "leads to another address" in failed(service, canvas)
    assert store.asked == []


def test_the_token_is_in_no_file_and_no_log(service):
    for above, _, names in os.walk(service.folder):
        for name in names:
            with open(os.path.join(above, name), "rb") as file:
                assert TOKEN.encode() not in file.read(), name
    assert all(TOKEN not in line for line in service.log)
