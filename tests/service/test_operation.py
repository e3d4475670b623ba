"""What docs/server.md says of those who run a service: a proxy before it, and the system that starts it."""

import http.client
import io
import json
import os
import re
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from pathlib import Path

import pytest
from service import PASSWORD, Service

TOP = Path(__file__).parents[2]
DOCS = (TOP / "docs/server.md").read_text()


def block(language):
    """The one block of docs/server.md in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)
    return found


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


CONFIGURATION = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {locations}
    }}
}}
"""


@pytest.fixture
def proxy(tmp_path):
    """What people find a service at that has nginx before it, set up as docs/server.md says."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/codesim"
    service = Service(os.environ["CODESIM"], str(tmp_path / "data"), "--public-url", url)
    locations = block("nginx").replace("127.0.0.1:8080", f"127.0.0.1:{service.http[1]}")
    configuration = tmp_path / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=tmp_path, port=port, locations=locations))
    nginx = subprocess.Popen(["nginx", "-c", configuration, "-p", tmp_path])
    deadline = time.monotonic() + 20
    while socket.socket().connect_ex(("127.0.0.1", port)) and time.monotonic() < deadline:
        assert nginx.poll() is None, "nginx does not start"
    yield url
    nginx.terminate()
    nginx.wait()
    service.kill()


def ask(method, url, body=None, **headers):
    data = json.dumps(body).encode() if isinstance(body, dict) else body
    headers = {"Content-Type": "application/json"} | headers
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method), timeout=60) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        return error.code, error.read(), error.headers


def archive():
    """The example class of Java."""
    out = io.BytesIO()
    top = TOP / "corpora/java/submissions"
    with zipfile.ZipFile(out, "w") as packed:
        for file in sorted(top.rglob("*.java")):
            packed.write(file, file.relative_to(top))
    return out.getvalue()


def test_a_proxy_shows_the_service_below_a_path(proxy):
    status, page, _ = ask("GET", f"{proxy}/")
    assert status == 200 and b"<!doctype html>" in page.lower()
    for asset in re.findall(rb'(?:src|href)="([^"#]+)"', page):
        assert asset.startswith(b"data:") or ask("GET", f"{proxy}/{asset.decode()}")[0] == 200, asset
    assert ask("GET", f"{proxy}/healthz")[0] == 200
    assert ask("GET", f"{proxy}/metrics")[0] == 403
    status, _, headers = ask("POST", f"{proxy}/api/v1/session", {"name": "grace", "password": PASSWORD})
    assert status == 200
    cookie, *flags = headers["Set-Cookie"].split("; ")
    assert "Path=/codesim/" in flags
    session = {"Cookie": cookie, "X-Codesim": "1"}
    status, job, _ = ask("POST", f"{proxy}/api/v1/courses/1/jobs", archive(), **session | {"Content-Type": "application/zip"})
    assert status == 202, job
    job = f"{proxy}/api/v1/jobs/{json.loads(job)['id']}"
    # Progress comes through as it is made, and ends with the job.
    status, events, _ = ask("GET", f"{job}/events", **session)
    assert status == 200 and b'"finished"' in events
    status, link, _ = ask("POST", f"{job}/links", {"days": 1}, **session)
    assert status == 201, link
    status, report, _ = ask("GET", json.loads(link)["url"])
    assert status == 200 and report.endswith(b"</html>\n")


def test_a_proxy_tells_who_tries_passwords(proxy):
    url = urllib.parse.urlsplit(proxy)
    wrong = json.dumps({"name": "grace", "password": "wrong"})

    def attempt(address):
        connection = http.client.HTTPConnection(url.netloc, source_address=(address, 0))
        connection.request("POST", f"{url.path}/api/v1/session", wrong, {"Content-Type": "application/json"})
        return connection.getresponse().status

    statuses = [attempt("127.0.0.1") for _ in range(11)]
    assert statuses[0] == 401 and statuses[-1] == 429
    assert attempt("127.9.0.1") == 401


def test_the_unit_for_the_system_is_sound(tmp_path):
    unit = tmp_path / "codesim.service"
    unit.write_text(block("ini").replace("/usr/bin/codesim", os.environ["CODESIM"]))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_unit_for_the_system_protects_the_rest_of_it(tmp_path):
    unit = tmp_path / "codesim.service"
    unit.write_text(block("ini").replace("/usr/bin/codesim", os.environ["CODESIM"]))
    # In tenths: 100 is a unit without protection.
    rate = ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit]
    rated = subprocess.run(rate, capture_output=True, text=True)
    assert rated.returncode == 0, rated.stdout
