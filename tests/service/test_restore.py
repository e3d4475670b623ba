"""The backup and the restore of docs/server.md, rehearsed: of a service that is busy, with a student who is erased after the backup."""

import io
import json
import os
import shutil
import signal
import subprocess
import threading
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest
from service import Service

ERASED, OTHERS = "ingrid.erased", ["hugo", "olga", "nils", "petra"]


def a_class(students):
    """A zip of programs of which the first two are the same."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for number, name in enumerate(students):
            lines = "".join(f"    total{line % 5} = step({max(number, 1) * 7 + line * line}, {line}) * {number or 1};\n" for line in range(30))
            packed.writestr(f"{name}/Main.java", f"// {name}\nclass Main {{\n  void run() {{\n{lines}  }}\n}}\n")
    return out.getvalue()


def finished(service, job):
    with urllib.request.urlopen(urllib.request.Request(f"{service.api}/jobs/{job}/events", headers=service.headers), timeout=120) as events:
        assert b'"finished"' in events.read()
    return job


def decide(service, job):
    """Decides about the most similar pair of a job."""
    pair = service.json("GET", f"/jobs/{job}/pairs?limit=1")["pairs"][0]
    decision = {"left": pair["left"], "right": pair["right"], "status": "confirmed", "note": "discussed"}
    return service.json("PUT", f"/jobs/{job}/decisions", decision)


class Filled:
    """A service with two courses, and all that can be kept in them."""

    def __init__(self, service):
        self.service = service
        service.headers = service.session
        self.without = finished(service, service.hand_in(a_class(OTHERS)))
        # The pair that is decided about has the student.
        self.with_student = finished(service, service.hand_in(a_class([ERASED, *OTHERS])))
        self.decisions = [decide(service, job) for job in (self.without, self.with_student)]
        assert ERASED in (self.decisions[1]["left"], self.decisions[1]["right"])
        service.json("POST", f"/jobs/{self.with_student}/index", {"index": "years"})
        self.link = service.json("POST", f"/jobs/{self.without}/links", {"days": 9})["url"]
        self.other = service.json("POST", "/courses", {"name": "other"})["id"]
        self.report = service.ask("GET", f"/jobs/{self.without}/report.json")[0]


@pytest.fixture
def filled(tmp_path):
    service = Service(os.environ["CODESIM"], str(tmp_path / "data"))
    try:
        yield Filled(service)
    finally:
        service.kill()


def back_up_while_busy(filled, copy):
    """Copies the data while classes are handed in and compared, and returns the ids of those that were there before."""
    service, over, before = filled.service, threading.Event(), []

    def hand_in():
        while not over.is_set():
            before.append(service.hand_in(a_class(OTHERS)))

    writers = [threading.Thread(target=hand_in) for _ in range(3)]
    for writer in writers:
        writer.start()
    try:
        while len(before) < 10:
            over.wait(0.02)
        known = list(before)
        subprocess.run([service.program, "serve", "--data", service.folder, "--backup", copy], check=True, timeout=120)
    finally:
        over.set()
        for writer in writers:
            writer.join()
    assert len(before) > len(known), "nothing was handed in during the backup"
    return known


def restore(service, copy, erasures):
    """The steps of docs/server.md, after the data are lost."""
    shutil.copytree(copy, service.folder)
    for name in ("erasures.jsonl", "erasures.key"):
        shutil.copy(erasures / name, service.folder)
    service.start()


def traces(folder, name):
    """Files with a name in their path, their bytes, or the entries of an archive."""
    found = []
    for path in Path(folder).rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        if zipfile.is_zipfile(io.BytesIO(content)):
            with zipfile.ZipFile(io.BytesIO(content)) as packed:
                content += b"".join(packed.read(entry) for entry in packed.infolist())
        if name.encode() in content or name in str(path.relative_to(folder)):
            found.append(str(path))
    return found


def backup_stopped_before(service, job, copy):
    """A process that has copied the database but not yet a job; it begins again if it was too fast."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        command = [service.program, "serve", "--data", service.folder, "--backup", copy]
        backup = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        while not (copy / "jobs").exists() and backup.poll() is None:
            pass
        backup.send_signal(signal.SIGSTOP)
        if not (copy / "jobs" / job).exists():
            return backup
        backup.kill()
        backup.communicate()
        shutil.rmtree(copy)
    raise AssertionError("it was always too fast")


def test_a_backup_is_refused_during_which_a_student_was_erased(filled, tmp_path):
    """Its database has decisions on somebody whom its files do not have, so that no start would find them."""
    service = filled.service
    # Newer ones are copied before.
    for job in [service.hand_in(a_class(OTHERS)) for _ in range(25)]:
        finished(service, job)
    backup = backup_stopped_before(service, filled.with_student, tmp_path / "backup")
    service.ask("DELETE", f"{service.course}/students/{ERASED}")
    backup.send_signal(signal.SIGCONT)
    _, said = backup.communicate(timeout=60)
    assert backup.returncode == 2 and "erased while this was copied" in said


def test_a_backup_of_a_busy_service_is_restored_without_those_who_were_erased(filled, tmp_path):
    service, copy, apart = filled.service, tmp_path / "backup", tmp_path / "apart"
    known = back_up_while_busy(filled, copy)
    erased = service.json("DELETE", f"{service.course}/students/{ERASED}")
    assert erased["jobs"] == [filled.with_student] and erased["indexed"] == 1
    apart.mkdir()
    for name in ("erasures.jsonl", "erasures.key"):
        shutil.copy(Path(service.folder) / name, apart)
    service.kill()
    shutil.rmtree(service.folder)
    assert traces(copy, ERASED), "the backup is from before the erasure"
    restore(service, copy, apart)

    # Nobody has to wait for the comparison: the data are gone before the first answer.
    assert {course["name"] for course in service.json("GET", "/courses")} == {"course", "other"}
    for job in [*known, filled.with_student]:
        finished(service, job)
    assert service.ask("GET", f"/jobs/{filled.without}/report.json")[0] == filled.report
    assert service.json("GET", f"/jobs/{filled.without}/decisions") == [filled.decisions[0]]
    assert service.json("GET", f"/jobs/{filled.with_student}/decisions") == []
    assert json.loads(service.ask("GET", f"/jobs/{filled.with_student}/report.json")[0])
    assert [it["name"] for it in service.json("GET", f"{service.course}/indexes")] == ["years"]
    secret = filled.link.rsplit("/", 1)[1]
    with urllib.request.urlopen(f"http://{service.http[0]}:{service.http[1]}/shared/{secret}") as shown:
        assert shown.read().endswith(b"</html>\n")
    assert [it["id"] for it in service.json("GET", "/erasures")] == [erased["erasure"]]
    assert "erased a student again" in [it["what"] for it in service.json("GET", "/audit")]
    service.headers = {"Authorization": f"Bearer {service.token}"}
    assert service.json("GET", f"/jobs/{filled.without}")["state"] == "finished"
    service.kill()
    assert traces(service.folder, ERASED) == []
