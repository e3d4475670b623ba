//! Retention of the data of a service, and backups.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

use super::class;
use crate::command::{binary, repository};
use crate::folder::{Folder, files_below};
use crate::pack::{files, zip};
use crate::server::service::{Form, Server, new_server};

/// `codesim serve` with an option that does not serve.
pub fn serve(data: &Path, option: &str, value: Option<&Path>) -> Output {
    let mut command = Command::new(binary());
    command.args(["serve", "--data"]).arg(data).arg(option);
    command.args(value).output().expect("it starts")
}

#[test]
fn a_copy_made_while_it_runs_serves_the_same() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, class());
    assert_eq!(admin.ended(&job)["state"], "finished");
    let kept = admin.post(&format!("{job}/index"), &json!({ "index": "years" }));
    assert_eq!(kept.status, 200, "{}", kept.text());
    let copies = Folder::new();
    let copy = copies.path().join("copy");
    let made = serve(folder.path(), "--backup", Some(&copy));
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let again = serve(folder.path(), "--backup", Some(&copy));
    assert_eq!(again.status.code(), Some(2));
    let report = format!("{job}/report.json");
    let due = admin.get(&report).text();
    let restored = Server::start(&copy);
    let admin = restored.admin();
    assert_eq!(admin.get(&report).text(), due);
    let indexes = admin.get(&format!("{course}/indexes")).due(200);
    assert_eq!(indexes[0]["submissions"], 16);
}

#[test]
fn after_a_checkpoint_the_folder_can_be_copied() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let course = server.admin().new_course("Programming 1");
    server.kill();
    let made = serve(folder.path(), "--checkpoint", None);
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let copy = Folder::new();
    let file = "codesim.sqlite";
    fs::copy(folder.path().join(file), copy.path().join(file)).expect("there is room");
    let restored = Server::start(copy.path());
    assert_eq!(
        restored.admin().get(&course).due(200)["name"],
        "Programming 1"
    );
    let nothing = serve(&folder.path().join("none"), "--checkpoint", None);
    assert_eq!(nothing.status.code(), Some(2));
}

#[test]
fn expired_jobs_are_deleted() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let days = json!({ "name": "Programming 1", "retention_days": 0 });
    let course = admin.post("/courses", &days).due(201);
    let course = format!("/courses/{}", course["id"]);
    let job = admin.hand_in(&course, class());
    assert_eq!(admin.ended(&job)["state"], "finished");
    server.kill();
    let server = Server::start(folder.path());
    let admin = server.admin();
    while admin.get(&job).status == 200 {
        std::thread::yield_now();
    }
    assert_eq!(admin.get(&course).due(200)["bytes"], 0);
    let id = job.trim_start_matches("/jobs/");
    let is_own = |file: &std::path::PathBuf| file.to_string_lossy().contains(id);
    // The record goes before the files.
    while files_below(folder.path()).iter().any(is_own) {
        std::thread::yield_now();
    }
    let done = admin.get("/audit").due(200);
    assert!(
        done.to_string().contains("deleted an outdated job"),
        "{done}"
    );
}

#[test]
fn everything_of_one_student_is_shown_and_deleted() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut all = files(&repository().join("corpora/java/submissions"));
    let copied = all.iter().find(|(name, _)| name.starts_with("hugo"));
    let copied = copied.expect("he is in the class").1.clone();
    all.push(("unforgettable-ada/Main.java".to_owned(), copied));
    let job = admin.hand_in(&course, zip(&all));
    assert_eq!(admin.ended(&job)["state"], "finished");
    let kept = admin.post(&format!("{job}/index"), &json!({ "index": "years" }));
    assert_eq!(kept.due(200)["submissions"], 17);
    for (left, right) in [("hugo", "unforgettable-ada"), ("hugo", "olga")] {
        let given = json!({ "left": left, "right": right, "status": "confirmed", "note": "" });
        assert_eq!(admin.put(&format!("{job}/decisions"), &given).status, 200);
    }
    let again = Form::default().again(&admin, &job);
    assert_eq!(admin.ended(&again)["read"]["submissions"], 17);
    let student = format!("{course}/students/unforgettable-ada");
    let shown = admin.get(&student).due(200);
    assert_eq!(shown["jobs"][0]["files"][0]["path"], "Main.java");
    let jobs = shown["jobs"].as_array().expect("both have them");
    let mut decisions = jobs.iter().flat_map(|job| job["decisions"].as_array());
    assert!(decisions.any(|own| own.len() == 1 && own[0]["left"] == "hugo"));
    assert_eq!(shown["indexes"][0]["collections"], json!(["Homework 3"]));
    let gone = admin.delete(&student).due(200);
    assert_eq!(gone["indexed"], 1);
    assert_eq!(admin.ended(&job)["state"], "finished");
    for job in [&job, &again] {
        assert_eq!(admin.ended(job)["read"]["submissions"], 16);
    }
    let decisions = admin.get(&format!("{job}/decisions")).due(200);
    assert_eq!(decisions.as_array().map(Vec::len), Some(1), "{decisions}");
    assert_eq!(admin.get(&student).due(200)["jobs"], json!([]));
    drop(server);
    for file in files_below(folder.path()) {
        let bytes = fs::read(&file).expect("it can be read");
        let name = b"unforgettable-ada";
        assert!(
            !bytes.windows(name.len()).any(|it| it == name),
            "{}",
            file.display()
        );
    }
}
