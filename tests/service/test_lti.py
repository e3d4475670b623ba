"""A learning platform that others wrote, as it is: lti1p3platform."""

import html
import json
import os
import re
import threading
import urllib.error
import urllib.parse
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from lti1p3platform.ltiplatform import LTI1P3PlatformConfAbstract
from lti1p3platform.message_launch import LTIAdvantageMessageLaunchAbstract
from lti1p3platform.oidc_login import OIDCLoginAbstract
from lti1p3platform.registration import Registration
from lti1p3platform.request import Request
from service import Service

ROLES = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
MEMBERS = {"members": [{"user_id": "7", "name": "Grace Hopper", "roles": [f"{ROLES}Instructor"]}]}


class Platform(LTI1P3PlatformConfAbstract):
    """A platform with a web server for its keys, its tokens and its lists of members."""

    def init_platform_config(self, **_):
        handler = type("Handler", (Handler,), {"platform": self})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        private = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        public = key.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
        )
        registration = Registration().set_iss(self.url).set_client_id("codesim").set_deployment_id("1")
        registration.set_platform_private_key(private.decode()).set_platform_public_key(public.decode())
        self._registration = registration

    def get_registration_by_params(self, **_):
        return self._registration

    def register_at(self, service):
        """Registers each of the two at the other."""
        tool = service.api.removesuffix("/api/v1") + "/lti"
        self._registration.set_oidc_login_url(f"{tool}/login").set_launch_url(f"{tool}/launch")
        self._registration.set_deeplink_launch_url(f"{tool}/deep-link").set_tool_key_set_url(f"{tool}/jwks")
        registered = {
            "issuer": self.url,
            "client_id": "codesim",
            "authorization_endpoint": f"{self.url}/auth",
            "token_endpoint": f"{self.url}/token",
            "jwks_url": f"{self.url}/jwks",
            "deployment_ids": ["1"],
        }
        service.headers = service.session
        service.json("POST", "/platforms", registered)


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/jwks":
            self.answer(self.platform.get_jwks())
        else:
            token = self.headers["Authorization"].removeprefix("Bearer ")
            scope = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly"
            assert self.path == "/members" and self.platform.validate_token(token, [scope])
            self.answer(MEMBERS)

    def do_POST(self):
        form = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.answer(self.platform.get_access_token(dict(urllib.parse.parse_qsl(form))))

    def answer(self, body):
        body = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Login(OIDCLoginAbstract):
    def set_lti_message_hint(self, **_):
        self._lti_message_hint = "link 1"

    def get_redirect(self, url):
        return url


class AuthRequest(Request):
    """The request to the authorization endpoint, with this query."""

    def build_metadata(self, query):
        return {"method": "GET", "get_data": dict(urllib.parse.parse_qsl(query)), "form_data": {}}


class Launch(LTIAdvantageMessageLaunchAbstract):
    def render_launch_form(self, launch_data, **_):
        return launch_data


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def ask(url, form=None, **headers):
    """The status, the headers and the body of an answer, wherever it leads."""
    data = urllib.parse.urlencode(form).encode() if form else None
    request = urllib.request.Request(url, data, headers)
    try:
        answer = urllib.request.build_opener(NoRedirect).open(request, timeout=60)
    except urllib.error.HTTPError as error:
        answer = error
    return answer.status, answer.headers, answer.read().decode()


def launch(platform, role, deep_link=None, accepted="ltiResourceLink", claims=None):
    """A browser's way from the platform to the service, with more claims if need be: the last answer."""
    login = Login(None, platform)
    login.set_lti_message_hint()
    if deep_link:
        login.set_deeplinking_launch_url()
    status, headers, _ = ask(login.initiate_login("7"))
    assert status == 303
    to = urllib.parse.urlsplit(headers["Location"])
    assert f"{to.scheme}://{to.netloc}{to.path}" == f"{platform.url}/auth"
    message = Launch(AuthRequest(to.query), platform)
    message.set_user_data("7", [ROLES + role], full_name="Grace Hopper")
    message.set_resource_link_claim("link 1")
    message.set_launch_context_claim("course 1", context_title="Programming 1")
    message.set_nrps(f"{platform.url}/members")
    message.set_extra_claims(claims or {})
    if deep_link:
        message.set_dl(deep_link, accept_types={"ltiResourceLink"}, extra_data={"opaque": "1"})
        # Not all that a platform may accept is known to lti1p3platform.
        [settings] = message._deep_linking_launch_data.values()
        settings["accept_types"] = [accepted]
    form = message.lti_launch()
    cookie = headers["Set-Cookie"].split(";")[0]
    return ask(form.pop("launch_url"), form, Cookie=cookie)


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    service = Service(os.environ["CODESIM"], str(tmp_path_factory.mktemp("data")))
    yield service
    service.kill()


@pytest.fixture(scope="module")
def platform(service):
    platform = Platform()
    platform.register_at(service)
    yield platform
    platform.server.shutdown()


def test_a_teacher_opens_the_course_and_sees_its_members(service, platform):
    status, headers, page = launch(platform, "Instructor")
    assert status == 303, page
    course = re.fullmatch(r"/#/course/(\d+)", headers["Location"])[1]
    service.headers = {"Cookie": headers["Set-Cookie"].split(";")[0]}
    courses = service.json("GET", "/courses")
    assert [found["name"] for found in courses] == ["Programming 1"]
    assert (courses[0]["retention_days"], courses[0]["index_retention_days"]) == (365, 1825)
    members = service.json("GET", f"/courses/{course}/platform-members")
    assert [member["name"] for member in members] == ["Grace Hopper"]


def test_a_student_does_not(platform):
    status, headers, page = launch(platform, "Learner")
    assert status == 403 and "not listed as a teacher" in page
    assert "Max-Age=0" in headers["Set-Cookie"] and "codesim-session" not in str(headers)


def test_the_platform_takes_a_link(platform):
    back = f"{platform.url}/links"
    status, _, page = launch(platform, "Instructor", deep_link=back)
    assert status == 200, page
    assert re.search(r'action="([^"]*)"', page)[1] == back
    token = html.unescape(re.search(r'name="JWT" value="([^"]*)"', page)[1])
    links = platform.validate_deeplinking_resp({"JWT": token})
    assert [link["type"] for link in links] == ["ltiResourceLink"]
    assert links[0]["url"] == platform.get_registration().get_launch_url()
