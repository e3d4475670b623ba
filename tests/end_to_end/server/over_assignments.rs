//! A course over its assignments, from its finished jobs.

use serde_json::{Value, json};

use super::{class, next_second};
use crate::command::repository;
use crate::folder::{Folder, files_below};
use crate::pack::{files, zip};
use crate::server::service::{Answer, Client, Form, new_server};

/// Uploads a class under a title, and returns the path of its finished job; later ones are newer.
fn compared(client: &Client, course: &str, title: &str, archive: &[u8]) -> String {
    let mut form = Form::default();
    form.part("title", "", title.as_bytes());
    form.part("submissions", "class.zip", archive);
    let job = form.hand_in(client, course);
    assert_eq!(client.ended(&job)["state"], "finished");
    next_second();
    job
}

fn id(job: &str) -> &str {
    job.trim_start_matches("/jobs/")
}

fn begin(client: &Client, course: &str, jobs: &[&String]) -> Answer {
    let jobs: Vec<&str> = jobs.iter().map(|job| id(job)).collect();
    let given = json!({ "title": "Spring", "jobs": jobs });
    client.post(&format!("{course}/overviews"), &given)
}

/// Begins an overview, waits for its end, and returns its path and its report.
fn overview(client: &Client, course: &str, jobs: &[&String]) -> (String, Value) {
    let begun = begin(client, course, jobs).due(202);
    let path = format!("/jobs/{}", begun["id"].as_str().expect("it has one"));
    let ended = client.ended(&path);
    assert_eq!(ended["state"], "finished", "{ended}");
    let report = client.get(&format!("{path}/report.json")).due(200);
    (path, report)
}

/// The verdict on a pair of a course, with the number of assignments in which it is flagged.
fn verdict(report: &Value, pair: [&str; 2]) -> Option<String> {
    let pairs = report["pairs"].as_array().expect("a list");
    let found = pairs
        .iter()
        .find(|it| [&it["left"], &it["right"]] == pair)?;
    Some(format!("{} {}", found["verdict"], found["flagged"]).replace('"', ""))
}

#[test]
fn pairs_that_recur_over_the_newest_job_of_each_title_are_repeated() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let class = class();
    let old = compared(&admin, &course, "Homework 1", &class);
    let alone = admin.post(&format!("{course}/overviews"), &json!({}));
    assert_eq!(alone.status, 400, "{}", alone.text());
    let jobs = ["Homework 1", "Homework 2"].map(|it| compared(&admin, &course, it, &class));
    let (path, report) = overview(&admin, &course, &[]);
    let assignments = admin.get(&path).due(200)["assignments"].clone();
    assert_eq!(assignments, json!([id(&jobs[0]), id(&jobs[1])]));
    assert_eq!(report["title"], "Spring");
    assert_eq!(report["assignments"][1]["name"], "Homework 2");
    let link = format!("../{}/report.html", id(&jobs[1]));
    assert_eq!(report["assignments"][1]["report"], link);
    let pair = ["hugo", "olga"];
    assert_eq!(verdict(&report, pair).as_deref(), Some("repeated 2"));
    let page = admin.get(&format!("{path}/report.html"));
    assert!(page.text().starts_with("<!doctype html>"));
    let dismissed = json!({ "left": "hugo", "right": "olga", "status": "dismissed", "note": "" });
    for job in &jobs {
        let decided = admin.put(&format!("{job}/decisions"), &dismissed);
        assert_eq!(decided.status, 200);
    }
    let (_, report) = overview(&admin, &course, &[&old, &jobs[0], &jobs[1]]);
    assert_eq!(report["assignments"][1]["name"], "Homework 1 (2)");
    assert_eq!(verdict(&report, pair).as_deref(), Some("flagged-once 1"));
}

#[test]
fn overview_is_a_job_without_a_class() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let [course, other] = ["Programming 1", "Compilers"].map(|name| admin.new_course(name));
    let jobs = ["1", "2"].map(|title| compared(&admin, &course, title, &class()));
    assert_eq!(begin(&admin, &other, &[&jobs[0], &jobs[1]]).status, 400);
    let (path, _) = overview(&admin, &course, &[&jobs[0], &jobs[1]]);
    assert_eq!(begin(&admin, &course, &[&path, &jobs[0]]).status, 400);
    assert_eq!(admin.get(&format!("{path}/report.sarif")).status, 404);
    assert_eq!(admin.get(&format!("{path}/pairs")).status, 400);
    assert_eq!(
        Form::default()
            .send(&admin, &format!("{path}/again"))
            .status,
        400
    );
    let kept = admin.post(&format!("{path}/index"), &json!({ "index": "years" }));
    assert_eq!(kept.status, 400);
    let continued = format!("{course}/jobs?continues={}", id(&path));
    let continued = admin.send("POST", &continued, "application/zip", class());
    assert_eq!(continued.status, 400);
    let decision = json!({ "left": "hugo", "right": "olga", "status": "confirmed", "note": "" });
    assert_eq!(
        admin.put(&format!("{path}/decisions"), &decision).status,
        400
    );
    assert_eq!(admin.delete(&jobs[0]).status, 204);
    assert_eq!(admin.get(&path).status, 404);
    assert_eq!(admin.get(&jobs[1]).status, 200);
}

#[test]
fn an_erased_student_leaves_the_overview() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let all = files(&repository().join("corpora/java/submissions"));
    let renamed = all
        .into_iter()
        .map(|(name, it)| (name.replacen("olga", "unforgettable", 1), it));
    let class = zip(&renamed.collect::<Vec<_>>());
    let jobs = ["1", "2"].map(|title| compared(&admin, &course, title, &class));
    let (path, report) = overview(&admin, &course, &[&jobs[0], &jobs[1]]);
    assert!(report.to_string().contains("unforgettable"));
    let gone = admin.delete(&format!("{course}/students/unforgettable"));
    assert_eq!(gone.due(200)["unknown"], json!([]));
    for job in [&jobs[0], &jobs[1], &path] {
        assert_eq!(admin.ended(job)["state"], "finished");
    }
    let report = admin.get(&format!("{path}/report.json")).due(200);
    assert_eq!(report["people"].as_array().map(Vec::len), Some(15));
    drop(server);
    for file in files_below(folder.path()) {
        let bytes = std::fs::read(&file).expect("it can be read");
        let mark = b"unforgettable";
        let has = bytes.windows(mark.len()).any(|it| it == mark);
        assert!(!has, "{}", file.display());
    }
}
