//! Students who are erased from a course, and deletions that are broken off.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::command::repository;
use crate::folder::{Folder, files_below};
use crate::pack::{File, files, tar_gz, zip};
use crate::server::keeping::serve;
use crate::server::next_second;
use crate::server::service::{Client, Form, Server, new_server};

/// A mark in everything that belongs to the student who is erased.
const MARK: &str = "unforgettable";

/// How many erasures are made among running jobs. CODESIM_ERASURES is another number.
const ERASURES: usize = 12;

fn named(name: &str, content: impl Into<Vec<u8>>) -> File {
    (name.to_owned(), content.into())
}

/// The files of others: code of the example class, and what codesim does not read.
fn others() -> Vec<File> {
    let mut all = files(&repository().join("corpora/java/submissions"));
    let bytes: Vec<u8> = (0..=255).cycle().take(4000).collect();
    all.extend([
        named("hugo/report.pdf", bytes),
        named("hugo/.git/HEAD", "ref: refs/heads/main\n"),
        named("hugo/Makefile", "all:\n"),
        named(
            "olga/Größe.java",
            b"class Gr\xf6\xdfe { /* \xe4 */ }".to_vec(),
        ),
    ]);
    all
}

/// The files of a student, some of which have names that no disk takes.
fn of_student(name: &str) -> Vec<File> {
    let class = files(&repository().join("corpora/java/submissions"));
    let copied = class.iter().find(|(file, _)| file.starts_with("hugo"));
    let mut code = copied.expect("he is in the class").1.clone();
    code.extend(format!("// {MARK} {name}\n").bytes());
    vec![
        (format!("{name}/Main.java"), code.clone()),
        (format!("{name}/{}Deep.java", "d/".repeat(60)), code.clone()),
        (format!("{name}/{}.java", "n".repeat(300)), code),
        (format!("{name}/a:b*c?\u{202e}.txt"), MARK.into()),
    ]
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The only uploaded file of a job.
fn stored(folder: &Path, job: &str) -> PathBuf {
    let submissions = folder.join(job.trim_start_matches('/')).join("submissions");
    let found = files_below(&submissions);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

fn assert_no_mark(folder: &Path, mark: &str) {
    for file in files_below(folder) {
        let bytes = fs::read(&file).expect("it can be read");
        let has = bytes.windows(mark.len()).any(|it| it == mark.as_bytes());
        assert!(!has, "{}", file.display());
    }
}

fn erase(client: &Client, course: &str, name: &str) -> Value {
    client.delete(&format!("{course}/students/{name}")).due(200)
}

#[test]
fn others_keep_every_byte_of_an_archive() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let all = [others(), of_student("unforgettable-ada")].concat();
    let archive = zip(&all);
    let job = admin.hand_in(&course, archive.clone());
    let ended = admin.ended(&job);
    assert_eq!(ended["state"], "finished");
    assert_eq!(ended["sha256"], sha256(&archive));
    let untouched = admin.hand_in(&course, zip(&others()));
    let untouched_ended = admin.ended(&untouched);
    let form = |title: &str| {
        let mut form = Form::default();
        form.part("title", "", title.as_bytes());
        form
    };
    let cancelled = form("cancelled").again(&admin, &job);
    let cancelled_state = admin
        .post(&format!("{cancelled}/cancel"), &json!({}))
        .due(200);
    let packed = Form::default();
    let mut packed = packed;
    packed.part("submissions", "class.tar.gz", &tar_gz(&all));
    let packed = packed.hand_in(&admin, &course);
    let gone = erase(&admin, &course, "unforgettable-ada");
    assert_eq!(gone["unknown"], json!([]));
    assert_eq!(gone["jobs"].as_array().map(Vec::len), Some(3), "{gone}");
    // From the answer on.
    for path in files_below(&folder.path().join("jobs")) {
        let bytes = fs::read(&path).unwrap_or_default();
        let has = |text: &str| bytes.windows(text.len()).any(|it| it == text.as_bytes());
        assert!(!has(MARK), "{}", path.display());
    }
    let rest = zip(&others());
    assert!(fs::read(stored(folder.path(), &job)).expect("it is there") == rest);
    let after = admin.ended(&job);
    assert_eq!(after["state"], "finished");
    assert_eq!(after["read"]["submissions"], 16);
    assert_eq!(after["sha256"], sha256(&archive));
    assert_eq!(after["erased"][0]["sha256_before"], sha256(&archive));
    assert_eq!(after["erased"][0]["sha256_after"], sha256(&rest));
    assert_eq!(after["erased"][0]["by"], "grace");
    assert_eq!(admin.get(&untouched).due(200), untouched_ended);
    if cancelled_state["state"] == "cancelled" {
        assert_eq!(admin.get(&cancelled).due(200)["state"], "cancelled");
    }
    assert_eq!(admin.ended(&packed)["read"]["submissions"], 16);
    let listed = admin.get("/erasures").due(200);
    assert_eq!(listed[0]["id"], gone["erasure"]);
    assert_eq!(listed[0]["jobs"].as_array().map(Vec::len), Some(3));
    assert!(!listed.to_string().contains(MARK));
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

#[test]
fn files_of_a_form_are_erased_where_they_are() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut form = Form::default();
    let own = of_student("unforgettable-ada");
    for (name, content) in others().iter().chain(&own[..1]) {
        form.part("submissions", name, content);
    }
    let job = form.hand_in(&admin, &course);
    assert_eq!(admin.ended(&job)["state"], "finished");
    erase(&admin, &course, "unforgettable-ada");
    let submissions = folder
        .path()
        .join(job.trim_start_matches('/'))
        .join("submissions");
    let mut due = others();
    due.sort();
    let mut left = files(&submissions);
    left.sort();
    assert!(left == due);
    assert_eq!(admin.ended(&job)["read"]["submissions"], 16);
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

#[test]
fn rows_of_metadata_and_groups_are_erased_with_their_student() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut form = Form::default();
    let metadata = format!("submission,name\nhugo,Hugo H.\nada,Ada {MARK}\nolga,Olga O.\n");
    form.part("metadata", "metadata.csv", metadata.as_bytes());
    form.part(
        "groups",
        "groups.csv",
        b"\xef\xbb\xbfsubmission,group\nhugo,team\nolga,team\nada,team\n",
    );
    form.part(
        "submissions",
        "class.zip",
        &zip(&[others(), of_student("ada")].concat()),
    );
    let job = form.hand_in(&admin, &course);
    assert_eq!(admin.ended(&job)["state"], "finished");
    let report = || admin.get(&format!("{job}/report.json")).text();
    assert!(report().contains("Hugo H."));
    let shown = admin.get(&format!("{course}/students/ada")).due(200);
    assert_eq!(shown["jobs"][0]["rows"][0], format!("ada,Ada {MARK}\n"));
    // Hugo and Olga have the same code, and are of one group.
    let pairs = admin.get(&format!("{job}/report.csv")).text();
    assert!(!pairs.contains("hugo,olga"), "{pairs}");
    erase(&admin, &course, "ada");
    assert_eq!(admin.ended(&job)["state"], "finished");
    assert!(report().contains("Hugo H."));
    let mut ungrouped = Form::default();
    ungrouped.part("groups", "", b"");
    let ungrouped = ungrouped.again(&admin, &job);
    assert_eq!(admin.ended(&ungrouped)["state"], "finished");
    let pairs = admin.get(&format!("{ungrouped}/report.csv")).text();
    assert!(pairs.contains("hugo,olga"), "{pairs}");
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

#[test]
fn the_last_two_students_can_be_erased_too() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(
        &course,
        zip(&[of_student("ada"), of_student("ben")].concat()),
    );
    assert_eq!(admin.ended(&job)["state"], "finished");
    erase(&admin, &course, "ben");
    let left = admin.get(&job).due(200);
    assert_eq!(left["state"], "failed");
    assert!(
        left["error"].to_string().contains("fewer than two"),
        "{left}"
    );
    let gone = erase(&admin, &course, "ada");
    assert_eq!(gone["jobs"].as_array().map(Vec::len), Some(1), "{gone}");
    assert_eq!(
        admin.get(&job).due(200)["erased"][1]["sha256_after"],
        Value::Null
    );
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

#[test]
fn a_job_in_which_nobody_can_be_found_is_named() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, b"no archive at all".to_vec());
    assert_eq!(admin.ended(&job)["state"], "failed");
    let gone = erase(&admin, &course, "ada");
    assert_eq!(gone["jobs"], json!([]));
    let unknown = &gone["unknown"][0];
    assert!(job.ends_with(unknown["job"].as_str().expect("an id")));
    let why = unknown["why"].as_str().expect("it is said");
    assert!(why.contains("delete the job"), "{why}");
    assert!(!why.contains(&*folder.path().to_string_lossy()), "{why}");
}

#[test]
fn many_erasures_among_running_jobs_change_nothing_of_others() {
    let count =
        std::env::var("CODESIM_ERASURES").map_or(ERASURES, |it| it.parse().expect("a number"));
    let folder = Folder::new();
    let started = new_server(&folder);
    drop(started);
    let server = Server::start_with(folder.path(), &["--jobs=2"]);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let student = |number: usize| format!("{MARK}-{number}");
    let own = |number: usize| {
        let text =
            format!("class Own{number} {{ int {MARK}{number}(int x) {{ return x * {number}; }} }}");
        named(&format!("{}/Main.java", student(number)), text)
    };
    // Entries of the erased stand between those of others.
    let mut all = others();
    for number in 0..count {
        all.insert((number * 7) % all.len(), own(number));
    }
    let jobs = [(); 2].map(|()| admin.hand_in(&course, zip(&all)));
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let admin = server.admin();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let gone = erase(&admin, &course, &student(number));
                    assert_eq!(gone["jobs"].as_array().map(Vec::len), Some(2), "{gone}");
                }
            });
        }
    });
    let rest = zip(&others());
    for job in &jobs {
        let ended = admin.ended(job);
        assert_eq!(ended["read"]["submissions"], 16, "{ended}");
        assert_eq!(ended["erased"].as_array().map(Vec::len), Some(count));
        assert!(fs::read(stored(folder.path(), job)).expect("it is there") == rest);
    }
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

#[test]
fn a_restored_backup_is_without_the_erased() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let all = zip(&[others(), of_student("unforgettable-ada")].concat());
    let job = admin.hand_in(&course, all.clone());
    assert_eq!(admin.ended(&job)["state"], "finished");
    let kept = admin.post(&format!("{job}/index"), &json!({ "index": "years" }));
    assert_eq!(kept.status, 200);
    let mut against = Form::default();
    against.part("against", "", b"years");
    let against = against.again(&admin, &job);
    assert_eq!(admin.ended(&against)["state"], "finished");
    let copies = Folder::new();
    let copy = copies.path().join("copy");
    assert!(
        serve(folder.path(), "--backup", Some(&copy))
            .status
            .success()
    );
    let gone = erase(&admin, &course, "unforgettable-ada");
    assert_eq!(gone["indexed"], 1);
    server.kill();
    fs::copy(
        folder.path().join("erasures.jsonl"),
        copy.join("erasures.jsonl"),
    )
    .expect("there is room");
    let restored = Server::start(&copy);
    let admin = restored.admin();
    assert_eq!(admin.ended(&job)["read"]["submissions"], 16);
    assert_eq!(admin.ended(&against)["state"], "finished");
    assert_eq!(admin.get("/erasures").due(200)[0]["id"], gone["erasure"]);
    assert!(fs::read(stored(&copy, &job)).expect("it is there") == zip(&others()));
    restored.kill();
    assert_no_mark(&copy, MARK);
    // A later upload was made knowing of the erasure, which is not done again.
    let restored = Server::start(&copy);
    let admin = restored.admin();
    let later = admin.hand_in(&course, all);
    restored.kill();
    let restored = Server::start(&copy);
    assert_eq!(restored.admin().ended(&later)["read"]["submissions"], 17);
}

#[test]
fn an_erasure_that_was_broken_off_is_done_at_the_next_start() {
    let folder = Folder::new();
    let mut server = new_server(&folder);
    let course = server.admin().new_course("Programming 1");
    let students: Vec<String> = (0..6).map(|number| format!("{MARK}-{number}")).collect();
    let own = students.iter().flat_map(|name| of_student(name));
    let all: Vec<File> = others().into_iter().chain(own).collect();
    let jobs = [(); 2].map(|()| server.admin().hand_in(&course, zip(&all)));
    for (number, name) in students.iter().enumerate() {
        let admin = server.admin();
        let path = format!("{course}/students/{name}");
        let asked = thread::spawn(move || {
            // The server may be gone before it answers.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| admin.delete(&path)));
        });
        let list = folder.path().join("erasures.jsonl");
        while fs::read_to_string(&list)
            .unwrap_or_default()
            .lines()
            .count()
            <= number
        {
            thread::yield_now();
        }
        // Each time it is killed at another point of the erasure.
        thread::sleep(Duration::from_millis(40 * number as u64));
        server.kill();
        asked.join().expect("it does not panic");
        server = Server::start(folder.path());
        assert!(server.admin().get("/erasures").due(200)[number]["done"].is_string());
    }
    let rest = zip(&others());
    for job in &jobs {
        assert_eq!(server.admin().ended(job)["read"]["submissions"], 16);
        assert!(fs::read(stored(folder.path(), job)).expect("it is there") == rest);
    }
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

/// The names in a folder of the data.
fn names(folder: &Folder, inside: &str) -> Vec<String> {
    let entries = fs::read_dir(folder.path().join(inside)).expect("it is there");
    let names = entries.map(|entry| entry.expect("it is read").file_name());
    names
        .map(|name| name.to_string_lossy().into_owned())
        .collect()
}

#[test]
fn a_deleted_course_leaves_nothing_even_if_classes_arrive() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let all = zip(&[others(), of_student("unforgettable-ada")].concat());
    let job = admin.hand_in(&course, all.clone());
    assert_eq!(admin.ended(&job)["state"], "finished");
    let kept = admin.post(&format!("{job}/index"), &json!({ "index": "years" }));
    assert_eq!(kept.status, 200);
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                let admin = server.admin();
                let path = format!("{course}/jobs");
                loop {
                    let status = admin
                        .send("POST", &path, "application/zip", all.clone())
                        .status;
                    match status {
                        202 => {}
                        404 => return,
                        other => panic!("{other}"),
                    }
                }
            });
        }
        while names(&folder, "jobs").len() < 6 {
            thread::yield_now();
        }
        assert_eq!(admin.delete(&course).status, 204);
    });
    for inside in ["jobs", "indexes", "uploads"] {
        assert_eq!(names(&folder, inside), [""; 0], "{inside}");
    }
    drop(server);
    assert_no_mark(folder.path(), MARK);
}

#[test]
fn a_deletion_that_was_broken_off_is_finished_at_the_next_start() {
    for pause in [0, 5, 20, 60] {
        let folder = Folder::new();
        let server = new_server(&folder);
        let admin = server.admin();
        let course = admin.new_course("Programming 1");
        for _ in 0..4 {
            admin.hand_in(&course, zip(&others()));
        }
        let (own, path) = (server.admin(), course.clone());
        let asked = thread::spawn(move || {
            // The server may be gone before it answers.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| own.delete(&path)));
        });
        // Each time it is killed at another point of the deletion.
        thread::sleep(Duration::from_millis(pause));
        server.kill();
        asked.join().expect("it does not panic");
        let server = Server::start(folder.path());
        let admin = server.admin();
        match admin.get(&course).status {
            404 => assert_eq!(names(&folder, "jobs"), [""; 0]),
            _ => {
                let jobs = admin.get(&format!("{course}/jobs")).due(200);
                assert_eq!(jobs.as_array().map(Vec::len), Some(4), "{pause}");
                assert_eq!(names(&folder, "jobs").len(), 4);
            }
        }
    }
}

#[test]
fn classes_leave_an_index_after_their_days() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let shown = admin.get(&course).due(200);
    assert_eq!(shown["retention_days"], 365);
    assert_eq!(shown["index_retention_days"], 1825);
    let job = admin.hand_in(&course, zip(&others()));
    assert_eq!(admin.ended(&job)["state"], "finished");
    let kept = admin.post(&format!("{job}/index"), &json!({ "index": "years" }));
    assert_eq!(kept.status, 200);
    let days =
        json!({ "name": "Programming 1", "index_retention_days": 0, "retention_days": null });
    let changed = admin.put(&course, &days).due(200);
    assert_eq!(changed["retention_days"], Value::Null);
    server.kill();
    // The class has to be older than the start, in whole seconds.
    next_second();
    let server = Server::start(folder.path());
    let admin = server.admin();
    while admin.get(&format!("{course}/indexes")).due(200) != json!([]) {
        thread::yield_now();
    }
    assert_eq!(admin.get(&job).status, 200);
    while !names(&folder, "indexes").is_empty() {
        thread::yield_now();
    }
}

#[test]
fn decisions_are_about_pairs_of_the_report() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let job = admin.hand_in(&course, zip(&others()));
    assert_eq!(admin.ended(&job)["state"], "finished");
    let decide = |left: &str, right: &str| {
        let given = json!({ "left": left, "right": right, "status": "confirmed", "note": "" });
        admin.put(&format!("{job}/decisions"), &given).status
    };
    assert_eq!(decide("hugo", "olga"), 200);
    assert_eq!(decide("hugo", "nobody"), 400);
    assert_eq!(decide("hugo", "hugo"), 400);
    let before = admin.get(&course).due(200)["bytes"].as_u64();
    let small = json!({ "name": "Programming 1", "quota": before });
    assert_eq!(admin.put(&course, &small).status, 200);
    assert_eq!(decide("hugo", "ines"), 413);
}
