//! Roles of members of a course.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::class;
use crate::command::repository;
use crate::folder::Folder;
use crate::server::service::{Client, Server, new_server};

/// The roles, each with all rights of the ones before it.
const ROLES: [&str; 5] = ["none", "board", "reader", "assistant", "instructor"];

/// Each request, and the least role in the course that may make it; `admin` is no role.
const REQUESTS: [(&str, &str, &str); 61] = [
    ("none", "GET", "/session"),
    ("none", "DELETE", "/session"),
    ("none", "POST", "/session"),
    ("none", "PUT", "/session/password"),
    ("none", "GET", "/sessions"),
    ("none", "DELETE", "/sessions/{session}"),
    ("none", "GET", "/sign-in"),
    ("none", "GET", "/languages"),
    ("none", "GET", "/courses"),
    ("none", "GET", "/sources"),
    ("board", "GET", "/courses/{course}"),
    ("board", "GET", "/courses/{course}/cases"),
    ("board", "POST", "/jobs/{job}/names"),
    ("board", "GET", "/jobs/{job}/case"),
    ("reader", "GET", "/courses/{course}/members"),
    ("reader", "GET", "/courses/{course}/indexes"),
    ("reader", "GET", "/courses/{course}/platform-members"),
    ("reader", "GET", "/courses/{course}/jobs"),
    ("reader", "GET", "/jobs/{job}"),
    ("reader", "GET", "/jobs/{job}/events"),
    ("reader", "GET", "/jobs/{job}/pairs"),
    ("reader", "GET", "/jobs/{job}/decisions"),
    ("reader", "GET", "/jobs/{job}/links"),
    ("reader", "GET", "/jobs/{job}/{report}"),
    ("assistant", "PUT", "/jobs/{job}/decisions"),
    ("instructor", "POST", "/jobs/{job}/links"),
    ("instructor", "DELETE", "/jobs/{job}/links/{link}"),
    ("instructor", "POST", "/jobs/{job}/index"),
    ("instructor", "DELETE", "/courses/{course}/indexes/{name}"),
    ("instructor", "GET", "/courses/{course}/tokens"),
    ("instructor", "POST", "/courses/{course}/tokens"),
    ("instructor", "DELETE", "/courses/{course}/tokens/{token}"),
    ("instructor", "POST", "/courses/{course}/jobs"),
    ("instructor", "POST", "/courses/{course}/overviews"),
    (
        "instructor",
        "POST",
        "/courses/{course}/sources/{source}/assignments",
    ),
    ("instructor", "POST", "/courses/{course}/import"),
    ("instructor", "GET", "/courses/{course}/import"),
    ("instructor", "DELETE", "/courses/{course}/import"),
    ("instructor", "POST", "/jobs/{job}/again"),
    ("instructor", "POST", "/jobs/{job}/cancel"),
    ("instructor", "DELETE", "/jobs/{job}"),
    ("admin", "GET", "/users"),
    ("admin", "POST", "/users"),
    ("admin", "PUT", "/users/{name}"),
    ("admin", "DELETE", "/users/{name}"),
    ("admin", "GET", "/audit"),
    ("admin", "GET", "/audit/export"),
    ("admin", "GET", "/audit/check"),
    ("admin", "GET", "/platforms"),
    ("admin", "POST", "/platforms"),
    ("admin", "DELETE", "/platforms/{platform}"),
    ("admin", "POST", "/sources"),
    ("admin", "DELETE", "/sources/{source}"),
    ("admin", "POST", "/courses"),
    ("admin", "PUT", "/courses/{course}"),
    ("admin", "DELETE", "/courses/{course}"),
    ("admin", "PUT", "/courses/{course}/members/{name}"),
    ("admin", "DELETE", "/courses/{course}/members/{name}"),
    ("admin", "GET", "/courses/{course}/students/{name}"),
    ("admin", "DELETE", "/courses/{course}/students/{name}"),
    ("admin", "GET", "/erasures"),
];

/// A course with a finished job, and one member of each role.
struct Course {
    /// Its data are deleted last.
    _folder: Folder,
    server: Server,
    admin: Client,
    course: String,
    job: String,
    members: Vec<(&'static str, Client)>,
}

impl Course {
    fn new() -> Self {
        let folder = Folder::new();
        let server = new_server(&folder);
        let admin = server.admin();
        let course = admin.new_course("Programming 1");
        let members = ROLES.map(|role| {
            let member = server.user(&folder, role);
            if role != "none" {
                let path = format!("{course}/members/{role}?role={role}");
                assert_eq!(admin.put(&path, &json!({})).status, 204);
            }
            (role, member)
        });
        // Nothing listens there.
        let source = json!({ "kind": "canvas", "url": "http://127.0.0.1:9" });
        admin.post("/sources", &source).due(201);
        let job = admin.hand_in(&course, class());
        assert_eq!(admin.ended(&job)["state"], "finished");
        Self {
            _folder: folder,
            server,
            admin,
            course,
            job,
            members: members.into(),
        }
    }

    fn member(&self, role: &str) -> &Client {
        &self.members.iter().find(|(own, _)| *own == role).unwrap().1
    }

    /// The path of a request, to things that are there and may be deleted.
    fn path(&self, method: &str, template: &str) -> String {
        let job = match (method, template) {
            ("DELETE", "/jobs/{job}") | ("POST", "/jobs/{job}/cancel") => {
                self.admin.hand_in(&self.course, class())
            }
            _ => self.job.clone(),
        };
        let number = |made: Value| made["id"].to_string();
        let name = if template.contains("/indexes/") {
            let given = json!({ "index": "years" });
            self.admin.post(&format!("{job}/index"), &given).due(200);
            "years"
        } else {
            "hugo"
        };
        let mut path = template
            .replace("/jobs/{job}", &job)
            .replace("/courses/{course}", &self.course)
            .replace("{report}", "report.json")
            .replace("{platform}", "1")
            .replace("{source}", "1")
            .replace("{name}", name);
        if path.contains("{link}") {
            let made = self
                .admin
                .post(&format!("{job}/links"), &json!({ "days": 1 }));
            path = path.replace("{link}", &number(made.due(201)));
        }
        if path.contains("{token}") {
            let tokens = format!("{}/tokens", self.course);
            let before = self.admin.get(&tokens).due(200);
            let before = before.as_array().map(Vec::len);
            let given = json!({ "name": format!("made after {before:?}"), "scope": "read" });
            path = path.replace(
                "{token}",
                &number(self.admin.post(&tokens, &given).due(201)),
            );
        }
        path
    }
}

/// A body that is refused for its author alone.
fn body(template: &str) -> Value {
    match template {
        "/jobs/{job}/decisions" => decision("confirmed"),
        "/jobs/{job}/names" => json!({ "left": "hugo", "right": "olga" }),
        "/jobs/{job}/links" => json!({ "days": 1 }),
        "/jobs/{job}/index" => json!({ "index": "years" }),
        "/courses/{course}/tokens" => json!({ "name": "made by a member", "scope": "read" }),
        "/courses/{course}/overviews" => json!({ "jobs": [] }),
        "/users/{name}" => json!({ "is_admin": false }),
        "/platforms" => json!({
            "issuer": "https://moodle.example.org",
            "client_id": "1",
            "authorization_endpoint": "https://moodle.example.org/auth",
            "token_endpoint": "https://moodle.example.org/token",
            "jwks_url": "https://moodle.example.org/keys",
            "deployment_ids": ["1"],
        }),
        "/sources" => json!({ "kind": "canvas", "url": "https://canvas.example.org" }),
        "/courses/{course}/sources/{source}/assignments" => json!({ "token": "none" }),
        "/courses/{course}/import" => {
            json!({ "source": 1, "token": "none", "course_id": 1, "assignment_id": 1 })
        }
        "/courses" | "/courses/{course}" => json!({ "name": "renamed" }),
        _ => json!({ "name": "none", "password": "correct horse" }),
    }
}

fn decision(status: &str) -> Value {
    json!({ "left": "hugo", "right": "olga", "status": status, "note": "" })
}

#[test]
fn every_request_needs_its_role() {
    let course = Course::new();
    let described = course.server.stranger().get("/openapi.json").due(200);
    let mut all = BTreeSet::new();
    for (path, methods) in described["paths"].as_object().expect("it has some") {
        for method in methods.as_object().expect("it has some").keys() {
            all.insert((method.to_uppercase(), path.replace("/api/v1", "")));
        }
    }
    let listed = REQUESTS.map(|(_, method, path)| (method.to_owned(), path.to_owned()));
    assert_eq!(all, listed.into(), "the table has every request");
    for (least, method, template) in REQUESTS {
        let least = ROLES.iter().position(|role| *role == least);
        for (rank, (role, client)) in course.members.iter().enumerate() {
            // Without a session nothing else could be asked, and a course of no platform has no list there.
            let is_session = method == "DELETE" && template.starts_with("/session");
            if is_session || template.ends_with("/platform-members") {
                continue;
            }
            let path = course.path(method, template);
            let sent = body(template).to_string().into_bytes();
            let answer = client.send(method, &path, "application/json", sent);
            let is_refused = [401, 403, 404].contains(&answer.status);
            let may = least.is_some_and(|least| rank >= least);
            let said = (answer.status, answer.text());
            assert_eq!(!is_refused, may, "{role}: {method} {template}: {said:?}");
        }
    }
}

#[test]
fn roles_of_the_document_are_those_of_the_service() {
    let document = repository().join("docs/server.md");
    let document = std::fs::read_to_string(document).expect("it can be read");
    for (role, rights) in [
        ("`board`", "reads confirmed cases"),
        ("`reader`", "reads everything"),
        ("`assistant`", "proposes decisions"),
        ("`instructor`", "decides"),
    ] {
        let mut rows = document.lines().filter(|line| line.starts_with("| `"));
        let has = |row: &str| row.contains(role) && row.contains(rights);
        assert!(rows.any(has), "{role}: {rights}");
    }
}

#[test]
fn a_proposal_is_no_decision_and_a_board_reads_confirmed_cases_alone() {
    let course = Course::new();
    let decisions = format!("{}/decisions", course.job);
    let cases = || {
        let path = format!("{}/cases", course.course);
        course.member("board").get(&path).due(200)
    };
    let decide = |role: &str, status: &str| {
        let client = course.member(role);
        client.put(&decisions, &decision(status)).due(200)
    };
    let proposed = decide("assistant", "confirmed");
    assert_eq!(proposed["agreed"], Value::Null);
    assert_eq!(proposed["decisions"][0]["proposal"], true);
    assert_eq!(cases(), json!([]));
    let decided = decide("instructor", "dismissed");
    assert_eq!(decided["agreed"]["status"], "dismissed");
    assert_eq!(decided["contradicted"], true);
    assert_eq!(cases(), json!([]));
    decide("instructor", "confirmed");
    let later = decide("assistant", "dismissed");
    assert_eq!(later["agreed"]["by"], "instructor");
    let open = json!({ "left": "bruno", "right": "nils", "status": "undecided", "note": "why" });
    let noted = course.member("instructor").put(&decisions, &open);
    assert_eq!(noted.status, 200);
    let case = cases();
    assert_eq!(case.as_array().map(Vec::len), Some(1), "{case}");
    assert_eq!(case[0]["pair"]["left"], "hugo");
    assert_eq!(case[0]["pair"]["right"], "olga");
    assert!(!case.to_string().contains("bruno"), "{case}");
    decide("instructor", "undecided");
    assert_eq!(cases(), json!([]));
}

#[test]
fn an_instructor_who_becomes_a_reader_keeps_no_token() {
    let course = Course::new();
    let given = json!({ "name": "script", "scope": "write" });
    let tokens = format!("{}/tokens", course.course);
    let made = course.member("instructor").post(&tokens, &given).due(201);
    let script = course
        .server
        .program(made["token"].as_str().expect("it is shown"));
    assert_eq!(script.get(&course.job).status, 200);
    let member = format!("{}/members/instructor", course.course);
    let unknown = course
        .admin
        .put(&format!("{member}?role=owner"), &json!({}));
    assert_eq!(unknown.status, 400);
    let lowered = course
        .admin
        .put(&format!("{member}?role=reader"), &json!({}));
    assert_eq!(lowered.status, 204);
    assert_eq!(script.get(&course.job).status, 401);
    let members = course
        .admin
        .get(&format!("{}/members", course.course))
        .due(200);
    let roles = members.as_array().expect("a list").iter();
    let roles: Vec<_> = roles
        .map(|it| it["role"].as_str().expect("a word"))
        .collect();
    assert_eq!(roles, ["assistant", "board", "reader", "reader"]);
}
