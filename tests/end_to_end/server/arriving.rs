//! A class that is compared again as submissions arrive.

use serde_json::{Value, json};

use super::{class, token};
use crate::command::repository;
use crate::folder::{Folder, files_below};
use crate::pack::{File, files, tar_gz, zip};
use crate::server::service::{Answer, Client, Form, new_server};

/// The submissions of these students of the example class.
fn of(names: &[&str]) -> Vec<File> {
    let mut all = files(&repository().join("corpora/java/submissions"));
    let is_of = |file: &str, name: &str| file.starts_with(&format!("{name}/"));
    all.retain(|(file, _)| names.iter().any(|name| is_of(file, name)));
    all
}

/// The submissions of all students but these.
fn without(names: &[&str]) -> Vec<File> {
    let left_out = of(names);
    let mut all = files(&repository().join("corpora/java/submissions"));
    all.retain(|file| !left_out.contains(file));
    all
}

/// The same files as those of another student.
fn renamed(files: &[File], from: &str, to: &str) -> Vec<File> {
    let name = |name: &str| name.replacen(from, to, 1);
    let files = files.iter();
    files.map(|(file, it)| (name(file), it.clone())).collect()
}

fn upload(client: &Client, course: &str, earlier: &str, archive: Vec<u8>) -> Answer {
    let earlier = earlier.trim_start_matches("/jobs/");
    let path = format!("{course}/jobs?continues={earlier}");
    client.send("POST", &path, "application/zip", archive)
}

/// Uploads submissions that arrived after a job, and returns the path of the new one.
fn arrive(client: &Client, course: &str, earlier: &str, archive: Vec<u8>) -> String {
    let begun = upload(client, course, earlier, archive).due(202);
    format!("/jobs/{}", begun["id"].as_str().expect("it has one"))
}

fn decide(client: &Client, job: &str, [left, right]: [&str; 2]) {
    let given = json!({ "left": left, "right": right, "status": "confirmed", "note": "seen" });
    client.put(&format!("{job}/decisions"), &given).due(200);
}

/// The names of the pairs with decisions of a job.
fn decided(client: &Client, job: &str) -> Vec<String> {
    let all = client.get(&format!("{job}/decisions")).due(200);
    let all = all.as_array().expect("a list").iter();
    let pair = |it: &Value| format!("{} {}", it["left"], it["right"]).replace('"', "");
    all.map(pair).collect()
}

#[test]
fn new_submissions_join_the_others_and_new_pairs_are_named() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let first = admin.hand_in(&course, zip(&without(&["olga", "nils"])));
    let before = admin.ended(&first);
    assert_eq!(before["continues"], Value::Null);
    assert_eq!(before["news"], Value::Null);
    let later = [of(&["olga", "nils"]), renamed(&of(&["ada"]), "ada", "ines")].concat();
    let second = arrive(&admin, &course, &first, zip(&later));
    let ended = admin.ended(&second);
    assert_eq!(ended["state"], "finished", "{ended}");
    assert_eq!(ended["title"], "Homework 3");
    assert_eq!(ended["continues"], before["id"]);
    assert_eq!(ended["read"]["submissions"], 16);
    let news = &ended["news"];
    assert_eq!(news["new"], json!(["nils", "olga"]));
    assert_eq!(news["changed"], json!(["ines"]));
    let flagged = news["flagged"].to_string();
    assert!(flagged.contains(r#"["hugo","olga"]"#), "{news}");
    assert!(flagged.contains(r#"["ada","ines"]"#), "{news}");
    let whole = arrive(&admin, &course, &second, tar_gz(&without(&[])));
    let ended = admin.ended(&whole);
    assert_eq!(ended["read"]["submissions"], 16, "{ended}");
    assert_eq!(
        ended["news"],
        json!({ "new": [], "changed": ["ines"], "flagged": [] })
    );
    let typed = Folder::new();
    typed.write("submissions.zip", class());
    let typed = typed.codesim(&["submissions.zip", "--format=csv"]).text();
    assert_eq!(admin.get(&format!("{whole}/report.csv")).text(), typed);
}

#[test]
fn a_script_continues_the_last_job_and_the_queue_keeps_their_order() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let script = server.program(&token(&admin, &course, "write"));
    let mut form = Form::default();
    form.part("lang", "", b"java");
    for (name, content) in files(&repository().join("corpora/java/starter")) {
        form.part("boilerplate", &name, &content);
    }
    for (name, content) in without(&["olga"]) {
        form.part("submissions", &name, &content);
    }
    let first = form.hand_in(&script, &course);
    let second = arrive(&script, &course, &first, zip(&of(&["olga"])));
    let third = arrive(&script, &course, &second, zip(&of(&["olga"])));
    let ended = script.ended(&third);
    assert_eq!(ended["read"]["submissions"], 16, "{ended}");
    assert_eq!(ended["news"]["new"], json!([]));
    assert_eq!(script.get(&second).due(200)["news"]["new"], json!(["olga"]));
    let reports = [&first, &third].map(|job| script.get(&format!("{job}/report.json")).due(200));
    let [starter, kept] = reports.map(|it| it["parameters"]["boilerplate"].clone());
    assert_eq!(starter, kept);
    assert_ne!(starter, json!([]));
}

#[test]
fn decisions_are_carried_over_for_pairs_that_did_not_change() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let first = admin.hand_in(&course, class());
    assert_eq!(admin.ended(&first)["state"], "finished");
    for pair in [["hugo", "olga"], ["bruno", "nils"]] {
        decide(&admin, &first, pair);
    }
    let changed = renamed(&of(&["ada"]), "ada", "nils");
    let second = arrive(&admin, &course, &first, zip(&changed));
    let ended = admin.ended(&second);
    assert_eq!(ended["news"]["changed"], json!(["nils"]), "{ended}");
    assert_eq!(decided(&admin, &second), ["hugo olga"]);
    assert_eq!(decided(&admin, &first).len(), 2);
    let carried = admin.get(&format!("{second}/decisions")).due(200);
    let before = admin.get(&format!("{first}/decisions")).due(200);
    let [of_first, of_second] = [&before[1], &carried[0]].map(|it| it["agreed"].clone());
    assert_eq!(of_first["carried"], false);
    assert_eq!(of_second["carried"], true);
    for field in ["by", "at", "status", "note"] {
        assert_eq!(of_first[field], of_second[field], "{field}");
    }
    decide(&admin, &second, ["hugo", "olga"]);
    let own = admin.get(&format!("{second}/decisions")).due(200);
    assert_eq!(own[0]["agreed"]["carried"], false);
    assert_eq!(own[0]["earlier"][0]["carried"], true);
}

#[test]
fn a_student_is_erased_from_all_jobs_that_have_them() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let olga = renamed(&of(&["olga"]), "olga", "unforgettable");
    let first = admin.hand_in(&course, zip(&without(&["olga", "nils"])));
    let second = arrive(&admin, &course, &first, zip(&olga));
    assert_eq!(
        admin.ended(&second)["news"]["new"],
        json!(["unforgettable"])
    );
    decide(&admin, &second, ["hugo", "unforgettable"]);
    decide(&admin, &second, ["hugo", "ines"]);
    let third = arrive(&admin, &course, &second, zip(&of(&["nils"])));
    assert_eq!(admin.ended(&third)["news"]["new"], json!(["nils"]));
    assert_eq!(decided(&admin, &third).len(), 2);
    let path = format!("{course}/students/unforgettable");
    let gone = admin.delete(&path).due(200);
    assert_eq!(gone["jobs"].as_array().map(Vec::len), Some(2), "{gone}");
    for job in [&second, &third] {
        let ended = admin.ended(job);
        assert_eq!(ended["state"], "finished", "{ended}");
        assert!(!ended["news"].to_string().contains("unforgettable"));
        assert_eq!(decided(&admin, job), ["hugo ines"]);
    }
    assert_eq!(admin.get(&third).due(200)["news"]["new"], json!(["nils"]));
    drop(server);
    for file in files_below(folder.path()) {
        let bytes = std::fs::read(&file).expect("it can be read");
        let mark = b"unforgettable";
        let has = bytes.windows(mark.len()).any(|it| it == mark);
        assert!(!has, "{}", file.display());
    }
}

#[test]
fn jobs_of_other_courses_and_archives_of_another_layout_are_refused() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let [course, other] = ["Programming 1", "Compilers"].map(|name| admin.new_course(name));
    let first = admin.hand_in(&course, class());
    assert_eq!(admin.ended(&first)["state"], "finished");
    let why = |answer: Answer| answer.due(400)["error"].to_string();
    assert!(why(upload(&admin, &other, &first, class())).contains("no such job"));
    assert!(why(upload(&admin, &course, &first, Vec::new())).contains("the new submissions"));
    let mut nothing = Form::default();
    let id = first.trim_start_matches("/jobs/");
    nothing.part("continues", "", id.as_bytes());
    let nothing = nothing.send(&admin, &format!("{course}/jobs"));
    assert!(why(nothing).contains("nothing was uploaded"));
    let bytes = admin.get(&course).due(200)["bytes"].as_u64();
    let small = json!({ "name": "Programming 1", "quota": bytes });
    assert_eq!(admin.put(&course, &small).status, 200);
    let full = upload(&admin, &course, &first, zip(&of(&["olga"])));
    assert_eq!(full.status, 413, "{}", full.text());
    let uploads = folder.path().join("uploads");
    assert_eq!(files_below(&uploads), Vec::<std::path::PathBuf>::new());
    assert_eq!(admin.delete(&first).status, 204);
    assert!(why(upload(&admin, &course, &first, class())).contains("no such job"));
}
