//! Exports with names made of pieces that platforms and students write.

use std::collections::HashSet;

use codesim_intake::layouts::{Choice, View, ids, recognise};
use codesim_intake::{FileTree, Memory};

/// The parts of the names.
const PIECES: [&str; 48] = [
    "/",
    "_",
    " - ",
    "-",
    ".",
    "(",
    ")",
    "Ada Li",
    "Bö",
    "ada",
    "12",
    "1001",
    "0000000000000000000003e9",
    "_assignsubmission_",
    "file_",
    "onlinetext_",
    "onlinetext.html",
    "LATE",
    "anon_",
    "text.html",
    "link.html",
    "Main",
    "-1",
    ".java",
    ".zip",
    "_attempt_",
    "2026-03-31-23-04-05",
    "2026-03-31-23:04:05",
    "Sep 24, 2026 926 PM",
    ".txt",
    "index.html",
    "Submission attachment(s)/",
    "timestamp.txt",
    "comments.txt",
    "submitted/",
    "release/",
    "ps1/",
    "hw-submissions/",
    "hw-",
    ".git/",
    "submission_1",
    "submission_metadata.yml",
    "info.csv",
    "submissions.json",
    "teams.json",
    "submissions/1",
    "submission.test",
    "uploaded_files/",
];

/// The texts of the files.
const TEXTS: [&str; 6] = [
    "class A {}",
    "submission_1:\n  :submitters:\n  - :name: Ada\n",
    "filename,full_name,exercise_id,ignored\nada/Main.java,Ada,1,true\nada,Ada,2,false\n",
    "[{\"id\": \"1\", \"team_id\": \"2\", \"problem_id\": \"a\", \"name\": \"x\"}]",
    "Name: Ada Li (ada)\n",
    "2026-03-31 23:04:05 UTC",
];

/// Reads bytes as the names and texts of a tree: in every layout, the names of people differ, and each part is there and belongs to one person.
pub fn layouts(bytes: &[u8]) {
    let tree = tree(bytes);
    let forced = ids().into_iter().map(|id| Choice::Only(id.to_owned()));
    for choice in forced.chain([Choice::Any]) {
        let Ok(Some(export)) = recognise(&View::new(&tree, "hw-submissions"), &choice) else {
            continue;
        };
        let mut parts = HashSet::new();
        for hand_in in &export.hand_ins {
            assert!(
                !hand_in.parts.is_empty(),
                "{} handed in nothing",
                hand_in.person
            );
            for part in &hand_in.parts {
                assert!(parts.insert(&part.path), "{:?} is there twice", part.path);
                let folder = part.path.parent().expect("it is in a folder");
                let entries = tree.entries(folder).expect("it is in memory");
                let is_it = |name: &std::ffi::OsString| part.path.file_name() == Some(name);
                assert!(
                    entries.iter().any(|entry| is_it(&entry.name)),
                    "{:?} is not there",
                    part.path
                );
            }
        }
        for (path, _) in export.unknown.iter().chain(&export.starters) {
            assert!(
                !parts.contains(path),
                "{path:?} is a part and something else"
            );
        }
    }
}

/// Returns files with names of pieces: a byte ends a name, selects the text of the file, selects a piece or is a character itself.
fn tree(bytes: &[u8]) -> Memory {
    let mut tree = Memory::new();
    let mut name = String::new();
    for &byte in bytes {
        match usize::from(byte) {
            piece if piece < PIECES.len() => name.push_str(PIECES[piece]),
            end if end >= 250 => {
                let text = TEXTS[end - 250];
                tree.add(std::mem::take(&mut name), text);
            }
            _ => name.push(char::from(byte)),
        }
    }
    tree.add(name, TEXTS[0]);
    tree
}
