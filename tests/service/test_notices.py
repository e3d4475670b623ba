"""Submissions that a platform announces: one made from what is documented of Canvas, on top of lti1p3platform."""

import html
import json
import os
import re
import time
import urllib.parse
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from service import Service
from test_lti import ROLES, Handler, Platform, launch

CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
CLASS = Path(__file__).parents[2] / "corpora/java/submissions"
SCOPE = "https://purl.imsglobal.org/spec/lti/scope/"


class Canvas(Platform):
    """A platform with an assignment, and the files that were handed in for it."""

    def init_platform_config(self, **_):
        super().init_platform_config()
        self.server.RequestHandlerClass = type("Handler", (CanvasHandler,), {"platform": self})
        self.handler, self.files, self.reports, self.names = None, {}, {}, {}
        self.asked = []

    def hands_in(self, student, *files, name="Library.java"):
        """A student's attempt, announced as Canvas does: without `sub` and roles, and with the course as the context."""
        assets = []
        for content in files:
            asset = f"asset {len(self.files)}"
            self.files[asset] = content
            url = f"{self.url}/assets/{urllib.parse.quote(asset)}"
            assets.append({"asset_id": asset, "url": url, "filename": name, "size": len(content)})
        number = len(self.files)
        moment = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        notice = {
            "iss": self.url,
            "aud": "codesim",
            "azp": "codesim",
            "nonce": f"nonce {number}",
            f"{CLAIM}version": "1.3.0",
            f"{CLAIM}deployment_id": "1",
            f"{CLAIM}notice": {"id": f"notice {number}", "timestamp": moment, "type": "LtiAssetProcessorSubmissionNotice"},
            f"{CLAIM}context": {"id": "course 1", "title": "Programming 1"},
            f"{CLAIM}activity": {"id": "homework"},
            f"{CLAIM}for_user": {"user_id": student},
            f"{CLAIM}submission": {"id": f"{student}:{number}"},
            f"{CLAIM}assetservice": {"scope": [f"{SCOPE}asset.readonly"], "assets": assets},
            f"{CLAIM}assetreport": {"scope": [f"{SCOPE}report"], "report_url": f"{self.url}/reports"},
        }
        jwt = self._registration.platform_encode_and_sign(notice, expiration=3600)
        body = json.dumps({"notices": [{"jwt": jwt}]}).encode()
        assert post(self.handler, body) == 200
        return [asset["asset_id"] for asset in assets]

    def knows(self, service):
        """Takes the new address of a service that was started again."""
        tool = service.api.removesuffix("/api/v1") + "/lti"
        self._registration.set_oidc_login_url(f"{tool}/login").set_launch_url(f"{tool}/launch")
        self.handler = f"{tool}/notices/1"

    def waits_for(self, due, field="result"):
        """Waits until the reports about files have this."""
        for _ in range(120):
            results = {asset: report.get(field) for asset, report in self.reports.items()}
            if {asset: results.get(asset) for asset in due} == due:
                return
            time.sleep(0.5)
        raise AssertionError(f"{self.reports}, not {due}")


class CanvasHandler(Handler):
    def do_GET(self):
        if self.path == "/jwks":
            return self.answer(self.platform.get_jwks())
        self.check_token()
        if self.path == "/members":
            members = [{"user_id": id, "name": name, "roles": [f"{ROLES}Learner"]} for id, name in self.platform.names.items()]
            return self.answer({"members": members})
        content = self.platform.files[urllib.parse.unquote(self.path.removeprefix("/assets/"))]
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def do_PUT(self):
        self.check_token()
        said = self.body()
        assert said["notice_type"] == "LtiAssetProcessorSubmissionNotice"
        self.platform.handler = said["handler"]
        self.answer(said)

    def do_POST(self):
        if self.path == "/token":
            form = self.rfile.read(int(self.headers["Content-Length"])).decode()
            form = dict(urllib.parse.parse_qsl(form))
            self.platform.asked.append(form["scope"])
            return self.answer(self.platform.get_access_token(form))
        self.check_token()
        report = self.body()
        known = self.platform.reports.get(report["assetId"])
        assert known is None or known["timestamp"] <= report["timestamp"]
        self.platform.reports[report["assetId"]] = report
        self.answer(report)

    def check_token(self):
        assert self.platform.validate_token(self.headers["Authorization"].removeprefix("Bearer "))

    def body(self):
        return json.loads(self.rfile.read(int(self.headers["Content-Length"])))


def program(name):
    """The program of a student of the example class. Those of two students have little in common, except of Hugo and Olga."""
    return (CLASS / name / "Library.java").read_bytes()


def post(url, body):
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.status


@contextmanager
def assignment(folder):
    """A service, and a platform where a teacher attaches it to an assignment."""
    service = Service(os.environ["CODESIM"], str(folder), "--quiet-time", "1")
    platform = Canvas()
    try:
        attach(service, platform)
        yield service, platform
    finally:
        service.kill()
        platform.server.shutdown()


def attach(service, platform):
    platform.register_at(service)
    claims = {
        f"{CLAIM}activity": {"id": "homework", "title": "Homework 3"},
        f"{CLAIM}platformnotificationservice": {
            "service_versions": ["1.0"],
            "platform_notification_service_url": f"{platform.url}/handlers",
            "scope": [f"{SCOPE}noticehandlers"],
            "notice_types_supported": ["LtiAssetProcessorSubmissionNotice"],
        },
    }
    status, _, page = launch(platform, "Instructor", f"{platform.url}/links", "ltiAssetProcessor", claims)
    assert status == 200, page
    token = html.unescape(re.search(r'name="JWT" value="([^"]*)"', page)[1])
    # lti1p3platform does not know this type.
    platform._accepted_deeplinking_types = []
    [item] = platform.validate_deeplinking_resp({"JWT": token})
    assert item["type"] == "ltiAssetProcessor"


def review(platform, asset, role="Instructor"):
    """A person opens the report of a file at the platform: where that leads, and with which session."""
    claims = {
        f"{CLAIM}message_type": "LtiReportReviewRequest",
        f"{CLAIM}activity": {"id": "homework"},
        f"{CLAIM}asset": {"id": asset},
        # As Canvas does: the one who looks.
        f"{CLAIM}for_user": {"user_id": "7"},
    }
    status, headers, _ = launch(platform, role, claims=claims)
    return status, headers.get("Location"), headers["Set-Cookie"].split(";")[0]


def test_each_submission_has_the_result_of_the_class_as_others_arrive(tmp_path):
    with assignment(tmp_path) as (service, platform):
        platform.names = {"u-ada": "Ada Lovelace", "u-ben": "Ben"}
        [ada] = platform.hands_in("u-ada", program("hugo"))
        [ben] = platform.hands_in("u-ben", program("olga"))
        platform.waits_for({ada: "1 flagged pair", ben: "1 flagged pair"})
        assert all(report["visibleToOwner"] is False for report in platform.reports.values())
        assert {f"{SCOPE}noticehandlers", f"{SCOPE}asset.readonly", f"{SCOPE}report"} < set(platform.asked)

        status, place, session = review(platform, ada)
        job = re.fullmatch(r"/#/job/(\w+)\?submission=u-ada", place)[1]
        service.headers = {"Cookie": session}
        report = service.json("GET", f"/jobs/{job}/report.json")
        assert {it["name"]: it["metadata"]["name"] for it in report["submissions"]} == platform.names
        assert review(platform, ada, "Learner")[:2] == (403, None)

        # The job is replaced by one that has the submissions of both, and a service that was killed goes on.
        zoe, video = platform.hands_in("u-zoe", program("elif"), b"\0" * (33 << 20))
        service.kill()
        service.start()
        platform.knows(service)
        platform.waits_for({zoe: "0 flagged pairs"})
        assert platform.reports[video]["errorCode"] == "ASSET_TOO_LARGE"
        [again] = platform.hands_in("u-ben", program("jonas"))
        platform.waits_for({ada: "0 flagged pairs", again: "0 flagged pairs"})
        assert platform.reports[ben]["result"] == "1 flagged pair", "of an attempt that was replaced"
        _, place, session = review(platform, again)
        service.headers = {"Cookie": session}
        course = service.json("GET", "/courses")[0]["id"]
        jobs = service.json("GET", f"/courses/{course}/jobs")
        assert [job["title"] for job in jobs] == ["Homework 3"]
        assert place == f"/#/job/{jobs[0]['id']}?submission=u-ben"
        service.headers = service.session
        known = service.json("GET", f"/courses/{course}/students/u-ben")
        assert [it["report"]["result"] for it in known["announced"]] == ["0 flagged pairs"]
        names = [it["name"] for it in service.json("GET", f"/jobs/{jobs[0]['id']}/report.json")["submissions"]]
        assert sorted(names) == ["u-ada", "u-ben", "u-zoe"]
        service.json("DELETE", f"/courses/{course}/students/u-ben")
        assert service.json("GET", f"/courses/{course}/students/u-ben")["announced"] == []


def test_a_student_takes_no_place_of_another_and_is_not_cleared_unread(tmp_path):
    with assignment(tmp_path) as (_, platform):
        [ada] = platform.hands_in("u-ada", program("ada"))
        [ben] = platform.hands_in("u-ben", program("elif"))
        platform.waits_for({ada: "0 flagged pairs", ben: "0 flagged pairs"})
        # Ben's program, as if it was Ada's.
        [eve] = platform.hands_in("u-eve", program("elif"), name="u-ada/Library.java")
        platform.waits_for({ben: "1 flagged pair", eve: "1 flagged pair"})
        [zoe] = platform.hands_in("u-zoe", b"%PDF-1.7", name="report.pdf")
        platform.waits_for({zoe: "UNSUPPORTED_ASSET_TYPE"}, "errorCode")
        assert platform.reports[ada]["result"] == "0 flagged pairs"
