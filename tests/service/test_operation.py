"""What docs/server.md says of those who run a service: a proxy before it, and the system that starts it."""

import contextlib
import http.client
import io
import json
import os
import re
import socket
import ssl
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
TLS = ssl.create_default_context()


def block(language):
    """The one block of docs/server.md in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)
    return found


# Where proxies listen: a port that is free there is not taken by the service meanwhile.
PROXY = "127.0.0.2"


def free_port():
    with socket.create_server((PROXY, 0)) as listener:
        return listener.getsockname()[1]


NGINX = """
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
    {documented}
}}
"""


def nginx(folder, ports):
    """The command that starts nginx with the configuration of docs/server.md."""
    documented = replaced(block("nginx"), {
        "listen 80;": f"listen {PROXY}:{free_port()};",
        "listen 443 ssl;": f"listen {PROXY}:{ports['proxy']} ssl;",
        "127.0.0.1:8080": f"127.0.0.1:{ports['service']}",
        "/etc/ssl/certs/teaching.pem": str(folder / "certificate.pem"),
        "/etc/ssl/private/teaching.key": str(folder / "key.pem"),
    })
    configuration = folder / "nginx.conf"
    configuration.write_text(NGINX.format(folder=folder, documented=documented))
    command = ["nginx", "-c", configuration, "-p", folder]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0 and "[warn]" not in checked.stderr, checked.stderr
    return command


def caddy(folder, ports):
    """The command that starts Caddy with the configuration of docs/server.md, but for a certificate that nobody has signed."""
    own = f"https://{PROXY}:{ports['proxy']} {{\n    bind {PROXY}\n    tls {folder}/certificate.pem {folder}/key.pem"
    documented = replaced(block("caddyfile"), {"teaching.example.org {": own, "127.0.0.1:8080": f"127.0.0.1:{ports['service']}"})
    configuration = folder / "Caddyfile"
    configuration.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n    storage file_system {folder}/caddy\n}}\n{documented}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", configuration]


def replaced(text, values):
    for old, new in values.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def certificate(folder):
    """Makes one that has signed itself, and believes it from now on."""
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "2"]
    make += ["-subj", f"/CN={PROXY}", "-addext", f"subjectAltName=IP:{PROXY}", "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"]
    subprocess.run(make, check=True, capture_output=True)
    TLS.load_verify_locations(folder / "certificate.pem")


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request, tmp_path):
    """What people find a service at that has a proxy before it, set up as docs/server.md says."""
    port = free_port()
    url = f"https://{PROXY}:{port}/codesim"
    service = Service(os.environ["CODESIM"], str(tmp_path / "data"), "--public-url", url)
    certificate(tmp_path)
    command = request.param(tmp_path, {"proxy": port, "service": service.http[1]})
    running = subprocess.Popen(command, env=os.environ | {"HOME": str(tmp_path)})
    deadline = time.monotonic() + 20
    while socket.socket().connect_ex((PROXY, port)) and time.monotonic() < deadline:
        assert running.poll() is None, "the proxy does not start"
        time.sleep(0.05)
    yield url
    running.terminate()
    running.wait()
    service.kill()


def ask(method, url, body=None, **headers):
    data = json.dumps(body).encode() if isinstance(body, dict) else body
    headers = {"Content-Type": "application/json"} | headers
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60, context=TLS) as answer:
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
    status, page, headers = ask("GET", f"{proxy}/")
    assert headers["Strict-Transport-Security"]
    assert status == 200 and b"<!doctype html>" in page.lower()
    for asset in re.findall(rb'(?:src|href)="([^"#]+)"', page):
        assert asset.startswith(b"data:") or ask("GET", f"{proxy}/{asset.decode()}")[0] == 200, asset
    assert ask("GET", f"{proxy}/healthz")[0] == 200
    assert ask("GET", f"{proxy}/metrics")[0] == 403
    status, _, headers = ask("POST", f"{proxy}/api/v1/session", {"name": "grace", "password": PASSWORD})
    assert status == 200
    cookie, *flags = headers["Set-Cookie"].split("; ")
    assert cookie.startswith("__Secure-codesim-session=")
    assert {"Path=/codesim/", "Secure"} <= set(flags)
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
        connection = http.client.HTTPSConnection(url.netloc, source_address=(address, 0), context=TLS)
        connection.request("POST", f"{url.path}/api/v1/session", wrong, {"Content-Type": "application/json"})
        return connection.getresponse().status

    statuses = [attempt("127.0.0.1") for _ in range(11)]
    assert statuses[0] == 401 and statuses[-1] == 429
    assert attempt("127.9.0.1") == 401


@pytest.mark.parametrize("proxy", [nginx], indirect=True, ids=["nginx"])
def test_a_proxy_limits_the_connections_of_an_address(proxy):
    url = urllib.parse.urlsplit(proxy)
    head = f"POST {url.path}/api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{"
    with contextlib.ExitStack() as stack:
        def connected(address):
            connection = socket.create_connection((url.hostname, url.port), timeout=30, source_address=(address, 0))
            connection = stack.enter_context(TLS.wrap_socket(connection, server_hostname=url.hostname))
            connection.sendall(head.encode())
            return connection

        connections = [connected("127.0.0.1") for _ in range(101)]
        assert any(b" 429 " in answer_within(connection) for connection in reversed(connections))
        assert answer_within(connected("127.9.0.1")) == b""


def answer_within(connection, seconds=0.05):
    """The beginning of an answer, if there is one by then."""
    connection.settimeout(seconds)
    try:
        return connection.recv(100)
    except TimeoutError:
        return b""


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
