//! The file about a confirmed case, which somebody else can check.

use std::io::{Cursor, Read};

use serde_json::{Value, json};
use zip::ZipArchive;

use super::class;
use crate::folder::Folder;
use crate::server::service::{Form, new_server};

fn entry(case: &[u8], name: &str) -> String {
    let mut zip = ZipArchive::new(Cursor::new(case)).expect("it is a zip");
    let mut text = String::new();
    let mut entry = zip.by_name(name).expect("it is in the case");
    entry.read_to_string(&mut text).expect("it is text");
    text
}

#[test]
fn a_confirmed_pair_becomes_a_file_that_the_command_line_verifies() {
    let folder = Folder::new();
    let server = new_server(&folder);
    let admin = server.admin();
    let course = admin.new_course("Programming 1");
    let mut form = Form::default();
    form.part("title", "", b"Homework 3");
    form.part("metadata", "", b"submission,name\nhugo,Hugo the First\n");
    form.part("submissions", "hw3.zip", &class());
    let job = form.hand_in(&admin, &course);
    assert_eq!(admin.ended(&job)["state"], "finished");
    let at = format!("{job}/case?left=hugo&right=olga");
    let why = admin.get(&at).due(409).to_string();
    assert!(why.contains("confirm the pair first"), "{why}");
    let confirmed =
        json!({ "left": "hugo", "right": "olga", "status": "confirmed", "note": "Both said so." });
    admin.put(&format!("{job}/decisions"), &confirmed).due(200);
    let case = admin.get(&at);
    assert_eq!(case.status, 200, "{}", case.text());
    let case = case.body;
    let manifest: Value = serde_json::from_str(&entry(&case, "case.json")).expect("JSON");
    assert_eq!(manifest["roots"], json!(["hw3.zip"]));
    let everything = [entry(&case, "case.json"), entry(&case, "report.json")].concat();
    let private = folder.path().display().to_string();
    assert!(
        !everything.contains(&private),
        "a path of the server is in it"
    );
    let sheet = entry(&case, "sheet.html");
    for said in ["Homework 3", "Hugo the First", "Both said so."] {
        assert!(sheet.contains(said), "{said}");
    }
    let elsewhere = Folder::new();
    elsewhere.write("case.zip", &case);
    elsewhere.write("given/hw3.zip", class());
    for name in ["metadata.csv", "decisions.json"] {
        elsewhere.write(
            format!("given/{name}"),
            entry(&case, &format!("inputs/{name}")),
        );
    }
    let verified = elsewhere.codesim(&["case", "verify", "case.zip", "--from", "given"]);
    let verified = verified.text();
    assert!(
        verified.contains("3 files compared: the same bytes\n"),
        "{verified}"
    );
    assert!(
        verified.contains("report.json: the same bytes\n"),
        "{verified}"
    );
    let log = admin.get("/audit").due(200).to_string();
    assert!(log.contains("got the file of a case"), "{log}");
    let others = format!("{job}/case?left=dmitri&right=keiko");
    assert_eq!(admin.get(&others).status, 409);
}
