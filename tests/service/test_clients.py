"""Clients that others wrote, as they are."""

import os
import subprocess
import urllib.request
from pathlib import Path

import mosspy
import pytest
from service import Service

CLASS = Path(__file__).parents[2] / "corpora/java"


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    service = Service(os.environ["CODESIM"], str(tmp_path_factory.mktemp("data")))
    yield service
    service.kill()


def client(service, language="java"):
    moss = mosspy.Moss(service.moss_id, language)
    moss.server, moss.port = service.moss
    return moss


def test_mosspy_gets_a_result_that_it_can_download(service, tmp_path):
    moss = client(service)
    moss.setDirectoryMode(True)
    moss.setCommentString("Homework 3")
    for starter in sorted((CLASS / "starter").rglob("*.java")):
        moss.addBaseFile(str(starter), starter.name)
    moss.addFilesByWildcard(str(CLASS / "submissions/*/*.java"))
    url = moss.send()
    assert url.startswith("http"), url
    page = tmp_path / "index.html"
    moss.saveWebPage(url, str(page))
    assert "hugo" in page.read_text() and "olga" in page.read_text()
    folder = tmp_path / "report"
    mosspy.download_report(url, str(folder) + "/", connections=4)
    names = {path.name for path in folder.iterdir()}
    assert {"index.html", "match0.html", "match0-top.html", "match0-0.html", "match0-1.html"} <= names


def test_mosspy_is_told_why_there_is_no_result(service):
    assert client(service).send() == "Error: No files uploaded to compare."


def test_the_client_of_npm_gets_a_result(tmp_path):
    """Its address must be that of the one server which the client knows, as it is where that name leads here."""
    service = Service(os.environ["CODESIM"], str(tmp_path), "--public-url", "http://moss.stanford.edu")
    files = sorted(map(str, (CLASS / "submissions").glob("*/*.java")))
    script = Path(__file__).with_name("node_client.cjs")
    command = ["node", script, str(service.moss[1]), service.moss_id, *files]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    path = run.stdout.strip().removeprefix("http://moss.stanford.edu")
    with urllib.request.urlopen(f"http://{service.http[0]}:{service.http[1]}{path}") as answer:
        page = answer.read().decode()
    service.kill()
    assert "hugo" in page and "olga" in page


def test_every_address_does_as_it_is_described(service, tmp_path):
    """Requests of all sorts, sound and unsound: none is an error of the server, and answers are as OpenAPI says."""
    headers = [f"{name}: {value}" for name, value in service.session.items()]
    command = ["schemathesis", "run", f"{service.api}/openapi.json", "--max-examples", "20", "--seed", "1", "--no-color"]
    # The session is to last, and nothing says that a course is there which another request has deleted.
    command += ["--exclude-path", "/api/v1/session", "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"]
    for header in headers:
        command += ["--header", header]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr
