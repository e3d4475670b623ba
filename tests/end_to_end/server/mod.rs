//! The service, as its users and their scripts see it.

mod again;
mod arriving;
mod attempts;
mod blind;
mod case_file;
#[cfg(target_os = "linux")]
mod confined;
mod course;
mod documented;
mod doors;
mod erasing;
mod keeping;
mod moss;
mod over_assignments;
mod roles;
mod service;

use std::fs;
use std::thread;
use std::time::UNIX_EPOCH;

use serde_json::{Value, json};

use crate::command::repository;
use crate::folder::{Folder, files_below};
use crate::pack::{files, zip};
use crate::server::service::{Client, Form, Server, new_server};

/// Waits until jobs are later than all before: their times are in whole seconds.
fn next_second() {
    let second = || UNIX_EPOCH.elapsed().expect("it is later").as_secs();
    let begun = second();
    while second() == begun {
        thread::yield_now();
    }
}

/// The example class of Java, as it is uploaded.
fn class() -> Vec<u8> {
    zip(&files(&repository().join("corpora/java/submissions")))
}

#[test]
fn from_an_upload_to_every_report() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    let ended = admin.ended(&job);
    assert_eq!(ended["state"], "finished", "{ended}");
    assert_eq!(ended["title"], "Homework 3");
    let summary = ended["summary"].as_str().expect("it was found");
    assert!(summary.starts_with("4 of 120 pairs flagged"), "{summary}");
    for (name, kind, start) in [
        ("report.html", "text/html; charset=utf-8", "<!doctype html>"),
        ("report.json", "application/json", "{"),
        ("report.csv", "text/csv; charset=utf-8", "rank,left,"),
        ("report.md", "text/markdown; charset=utf-8", "#"),
    ] {
        let report = admin.get(&format!("{job}/{name}"));
        assert_eq!(report.status, 200);
        assert_eq!(report.headers["content-type"], kind);
        assert!(report.text().starts_with(start), "{name}");
    }
    let typed = Folder::new();
    typed.write("submissions.zip", class());
    let typed = typed.codesim(&["submissions.zip", "--format=csv"]).text();
    assert_eq!(admin.get(&format!("{job}/report.csv")).text(), typed);
    let jobs = admin.get(&format!("{course}/jobs")).due(200);
    assert_eq!(jobs[0]["id"], ended["id"]);
}

#[test]
fn a_form_brings_files_and_starter_code() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let corpus = repository().join("corpora/java");
    let mut form = Form::default();
    form.part("title", "", "Homework 3".as_bytes());
    form.part("lang", "", b"java");
    form.part("submissions", "bruno/picture.png", &vec![0; 3 << 20]);
    for (folder, field) in [("submissions", "submissions"), ("starter", "boilerplate")] {
        for (name, content) in files(&corpus.join(folder)) {
            form.part(field, &name, &content);
        }
    }
    let job = form.hand_in(&admin, &course);
    assert_eq!(admin.ended(&job)["state"], "finished");
    let report = admin.get(&format!("{job}/report.txt")).text();
    assert!(report.contains("Starter code left out"), "{report}");
    assert!(report.contains("hugo"), "{report}");
}

/// A token of a course.
fn token(admin: &Client, course: &str, scope: &str) -> String {
    let made = admin.post(
        &format!("{course}/tokens"),
        &json!({ "name": scope, "scope": scope }),
    );
    let secret = made.due(201)["token"].as_str().map(str::to_owned);
    secret.expect("it is shown once")
}

#[test]
fn users_see_only_their_courses() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let [course, other] = ["Programming 1", "Compilers"].map(|name| admin.new_course(name));
    let foreign = server.program(&token(&admin, &other, "write"));
    let moss = server.program(&token(&admin, &course, "moss"));
    let job = admin.hand_in(&course, class());
    let paths = [
        course.clone(),
        format!("{course}/jobs"),
        job.clone(),
        format!("{job}/report.json"),
    ];
    for path in &paths {
        assert_eq!(server.stranger().get(path).status, 401, "{path}");
        assert_eq!(server.program("guessed").get(path).status, 401, "{path}");
        for client in [&foreign, &moss] {
            assert_eq!(client.get(path).status, 404, "{path}");
        }
    }
    for client in [&foreign, &moss] {
        assert_eq!(client.delete(&job).status, 404);
    }
}

#[test]
fn a_token_is_good_for_its_scope_alone() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let [writes, reads] =
        ["write", "read"].map(|scope| server.program(&token(&admin, &course, scope)));
    let job = writes.hand_in(&course, class());
    assert_eq!(reads.ended(&job)["state"], "finished");
    assert_eq!(reads.delete(&job).status, 403);
    let jobs = format!("{course}/jobs");
    assert_eq!(
        reads.send("POST", &jobs, "application/zip", class()).status,
        403
    );
    let more = json!({ "name": "more", "scope": "write" });
    assert_eq!(writes.post(&format!("{course}/tokens"), &more).status, 403);
    assert_eq!(
        writes.post("/courses", &json!({ "name": "mine" })).status,
        403
    );
    assert_eq!(writes.delete(&job).status, 204);
}

#[test]
fn a_wrong_password_is_answered_as_an_unknown_name_is() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let answers = ["grace", "nobody"].map(|name| {
        let given = json!({ "name": name, "password": "wrong password" });
        let answer = server.stranger().post("/session", &given);
        (answer.status, answer.text())
    });
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0].0, 401);
}

#[test]
fn a_page_of_somebody_else_cannot_use_a_session() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let cookie = admin.cookie().to_owned();
    let forged = server.stranger().with("cookie", &cookie);
    assert_eq!(forged.get("/courses").status, 200);
    let refused = forged.post("/courses", &json!({ "name": "forged" }));
    assert_eq!(refused.status, 400);
    assert!(refused.text().contains("x-codesim"), "{}", refused.text());
    assert_eq!(admin.delete("/session").status, 204);
    assert_eq!(forged.get("/courses").status, 401);
}

#[test]
fn uncomparable_upload_reports_the_reason() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    for (archive, why) in [
        (b"no archive at all".to_vec(), "submissions.zip"),
        (
            zip(&[("ada/Main.java".to_owned(), b"class Main {}".to_vec())]),
            "only one submission",
        ),
    ] {
        let job = admin.hand_in(&course, archive);
        let ended = admin.ended(&job);
        assert_eq!(ended["state"], "failed", "{ended}");
        let error = ended["error"].as_str().expect("it is said");
        assert!(error.contains(why), "{error}");
        assert!(
            !error.contains(&*folder.path().to_string_lossy()),
            "{error}"
        );
        assert_eq!(admin.get(&format!("{job}/report.html")).status, 409);
    }
    let jobs = format!("{course}/jobs");
    let outside = admin.send(
        "POST",
        &format!("{jobs}?name=../../x.zip"),
        "application/zip",
        class(),
    );
    assert_eq!(outside.status, 400, "{}", outside.text());
    let empty = admin.send(
        "POST",
        &jobs,
        "multipart/form-data; boundary=edge",
        b"--edge--\r\n".to_vec(),
    );
    assert_eq!(empty.status, 400, "{}", empty.text());
    assert!(
        empty.text().contains("nothing was uploaded"),
        "{}",
        empty.text()
    );
}

#[test]
fn accepted_jobs_survive_a_killed_server() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let jobs = [(); 3].map(|()| admin.hand_in(&course, class()));
    server.kill();
    let server = Server::start(folder.path());
    let admin = server.admin();
    for job in jobs {
        assert_eq!(admin.ended(&job)["state"], "finished");
    }
    let second = std::process::Command::new(crate::command::binary())
        .args(["serve", "--listen=127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .expect("it starts");
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another codesim serves this folder"));
}

#[test]
fn event_listeners_see_the_end() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let [first, last] = [(); 2].map(|()| admin.hand_in(&course, class()));
    let cancelled = admin.post(&format!("{last}/cancel"), &json!({})).due(200);
    // Both may have been done already.
    assert!(matches!(
        cancelled["state"].as_str(),
        Some("cancelled" | "finished")
    ));
    for (job, due) in [
        (&first, "finished"),
        (&last, cancelled["state"].as_str().expect("a word")),
    ] {
        let events = admin.get(&format!("{job}/events"));
        assert_eq!(events.headers["content-type"], "text/event-stream");
        let text = events.text();
        let last = text
            .lines()
            .rfind(|line| line.starts_with("data:"))
            .expect("there is one");
        let last: Value = serde_json::from_str(&last["data:".len()..]).expect("it is JSON");
        assert_eq!(last["state"], due);
    }
}

#[test]
fn deleted_data_leaves_no_trace() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let secret = "class Deleted { int unforgettable(int x) { return x * 7 + 1; } }";
    let submission = |name: &str| (format!("{name}/Deleted.java"), secret.as_bytes().to_vec());
    let mut class = files(&repository().join("corpora/java/submissions"));
    class.extend(["unforgettable-ada", "unforgettable-ben"].map(submission));
    let job = admin.hand_in(&course, zip(&class));
    assert_eq!(admin.ended(&job)["state"], "finished");
    assert_eq!(admin.delete(&job).status, 204);
    assert_eq!(admin.get(&job).status, 404);
    drop(server);
    let id = job.trim_start_matches("/jobs/");
    for file in files_below(folder.path()) {
        let bytes = fs::read(&file).expect("it can be read");
        let has = |text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
        assert!(!has("unforgettable"), "{}", file.display());
        assert!(!file.to_string_lossy().contains(id), "{}", file.display());
    }
}

#[test]
fn the_description_has_every_address() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let description = server.stranger().get("/openapi.json").due(200);
    assert_eq!(description["openapi"], "3.1.0");
    let paths = description["paths"].as_object().expect("it has some");
    for path in [
        "/api/v1/session",
        "/api/v1/courses/{course}/jobs",
        "/api/v1/jobs/{job}/events",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
}
