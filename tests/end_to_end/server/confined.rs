//! The process that does a job can open its own files alone.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::command::{binary, notices};
use crate::folder::Folder;

/// Compares `class/` with an index, as a server would have it done, and returns all that the process says.
fn job(folder: &Folder, against: Option<&str>) -> String {
    let path = |name: &str| folder.path().join(name);
    folder.make_folder("reports");
    let comparison = json!({
        "given": {"submissions": path("class"), "boilerplate": [], "references": null},
        "against": against.map(path),
        "title": "",
        "options": {},
        "reports": path("reports"),
    });
    let order = json!({"task": {"compare": comparison}, "memory": 8_u64 << 30});
    let mut process = Command::new(binary())
        .arg("job")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    // It ends with its standard input.
    let mut input = process.stdin.take().expect("it is a pipe");
    writeln!(input, "{order}").expect("it reads");
    let mut said = String::new();
    let mut output = process.stdout.take().expect("it is a pipe");
    output.read_to_string(&mut said).expect("it says text");
    process.wait().expect("it ends");
    said
}

fn made_index(folder: &Folder) {
    assert_eq!(folder.codesim(&["index", "create", "old.codesim"]).code, 0);
    let add = ["index", "add", "old.codesim", "class", "--collection=old"];
    assert_eq!(folder.codesim(&add).code, 0);
}

/// Puts the segments of an index elsewhere, with a link in their place.
fn move_segments(folder: &Folder) {
    let inside = Path::new("old.codesim");
    for entry in std::fs::read_dir(folder.path().join(inside)).expect("an index") {
        let name = entry.expect("a file").file_name();
        if name.to_string_lossy().starts_with("segment") {
            let [here, there] = [inside.join(&name), name.into()].map(|it| folder.path().join(it));
            std::fs::rename(&here, &there).expect("it can be moved");
            folder.link(there, here);
        }
    }
}

#[test]
fn a_job_reads_an_index_and_no_file_outside_of_it() {
    let folder = Folder::with_two_submissions();
    made_index(&folder);
    let said = job(&folder, Some("old.codesim"));
    assert!(said.contains("\"finished\""), "{said}");
    if said.contains("lessconfined") {
        println!("not tested, since this kernel cannot confine jobs");
        return;
    }
    move_segments(&folder);
    let said = job(&folder, Some("old.codesim"));
    assert!(said.contains("\"failed\""), "{said}");
    assert!(said.contains("Permission denied"), "{said}");
}

/// The job could not go on if it read the text itself: the grammar of Bash crashes on it.
#[test]
fn a_job_starts_workers() {
    let folder = Folder::new();
    for name in ["one", "two"] {
        let lines = "for a in b; do echo $a; done\n".repeat(20);
        folder.write(format!("class/{name}.sh"), lines);
    }
    folder.write("class/three.sh", "{\u{108AD5}\n");
    let said = job(&folder, None);
    assert!(said.contains("\"finished\""), "{said}");
    let report: Value = serde_json::from_str(&folder.read("reports/report.json")).expect("JSON");
    let reason = "the grammar crashed on it: read by the plain lexer";
    assert_eq!(
        notices(&report),
        [("three.sh".to_owned(), true, reason.to_owned())]
    );
}
