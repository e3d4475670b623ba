//! Exports with the attempts of each person, in the service.

use super::service::new_server;
use crate::folder::Folder;
use crate::history::work;
use crate::pack::{File, zip};

/// Returns what somebody handed in at a time, in the folder of an export.
fn attempt(person: &str, time: &str, methods: u64) -> File {
    let name = format!("Sheet 3_{person}_attempt_{time}_Main.java");
    (name, work(person, methods).into_bytes())
}

#[test]
fn attempts_tell_who_was_first() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let export = zip(&[
        attempt("ann", "2026-03-01-10-00-00", 0),
        attempt("ann", "2026-03-02-10-00-00", 4),
        attempt("ben", "2026-03-03-10-00-00", 0),
        attempt("ben", "2026-03-04-10-00-00", 4),
    ]);
    let job = admin.hand_in(&course, export);
    let ended = admin.ended(&job);
    assert_eq!(ended["state"], "finished", "{ended}");
    let report = admin.get(&format!("{job}/report.json")).due(200);
    let history = &report["pairs"][0]["matches"][0]["history"];
    assert_eq!(history["record"], "attempts", "{history}");
    assert_eq!(history["first"], "left", "{history}");
}
