//! Archives in place of any folder, and in submissions.

use serde_json::{Value, json};

use crate::command::repository;
use crate::folder::{Folder, java};
use crate::pack::{File, below, files, tar, tar_gz, zip};

/// Submissions of the example class, each with its files.
pub fn class() -> Vec<(String, Vec<File>)> {
    let mut class: Vec<(String, Vec<File>)> = Vec::new();
    for (path, content) in files(&repository().join("corpora/java/submissions")) {
        let (name, inside) = path.split_once('/').expect("they are folders");
        match class.last_mut().filter(|last| last.0 == name) {
            Some((_, files)) => files.push((inside.to_owned(), content)),
            None => class.push((name.to_owned(), vec![(inside.to_owned(), content)])),
        }
    }
    class
}

/// Returns the pairs of a report, without the origin of the submissions: they are the same to the last digit.
fn pairs(folder: &Folder, submissions: &str) -> Value {
    let starter = repository().join("corpora/java/starter");
    let starter = starter.to_str().expect("it is UTF-8");
    let options = [
        "--format",
        "json",
        "--limit",
        "all",
        "--boilerplate",
        starter,
    ];
    let mut report = folder
        .codesim(&[&[submissions][..], &options].concat())
        .json();
    assert_eq!(report["notices"], Value::Array(Vec::new()));
    report["pairs"].take()
}

#[test]
fn a_class_is_the_same_in_an_archive() {
    let folder = Folder::new();
    let all = files(&repository().join("corpora/java/submissions"));
    for (name, content) in &all {
        folder.write(format!("folder/{name}"), content);
    }
    let expected = pairs(&folder, "folder");
    assert!(expected.as_array().expect("a list").len() > 10);
    folder.write("flat.zip", zip(&all));
    folder.write("named.zip", zip(&below("hw1", &all)));
    folder.write("all.tar", tar(&all));
    folder.write("all.tgz", tar_gz(&all));
    for archive in ["flat.zip", "named.zip", "all.tar", "all.tgz"] {
        assert_eq!(pairs(&folder, archive), expected, "{archive}");
    }
}

#[test]
fn a_submission_is_the_same_in_an_archive() {
    let folder = Folder::new();
    let mut zipped = Vec::new();
    for (number, (name, files)) in class().into_iter().enumerate() {
        for (path, content) in &files {
            folder.write(format!("plain/{name}/{path}"), content);
        }
        // Each in another way.
        let (archive, content) = match number % 4 {
            0 => (format!("{name}.zip"), zip(&files)),
            1 => (format!("{name}.zip"), zip(&below(&name, &files))),
            2 => (format!("{name}.tar.gz"), tar_gz(&below("src", &files))),
            _ => (
                format!("{name}.ZIP"),
                zip(&[("all.zip".to_owned(), zip(&files))]),
            ),
        };
        folder.write(format!("packed/{archive}"), &content);
        zipped.push((archive, content));
    }
    folder.write("all.zip", zip(&zipped));
    let expected = scores(&pairs(&folder, "plain"));
    assert_eq!(scores(&pairs(&folder, "packed")), expected);
    assert_eq!(scores(&pairs(&folder, "all.zip")), expected);
}

/// Returns the names and the score of each pair, and whether it is flagged; the files of a zip in a zip have other names.
fn scores(pairs: &Value) -> Vec<[Value; 4]> {
    let pairs = pairs.as_array().expect("a list").iter();
    let of = |pair: &Value| ["left", "right", "score", "flagged"].map(|key| pair[key].clone());
    pairs.map(of).collect()
}

#[test]
fn starter_code_and_earlier_years_may_be_archives() {
    let folder = Folder::with_two_submissions();
    let starter = java("starter", 5);
    let file = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
    folder.write("starter.zip", zip(&[file("given/Start.java", &starter)]));
    folder.write("class/one/Start.java", &starter);
    folder.write("class/two/Start.java", &starter);
    let old = [
        file("zoe/Main.java", &java("other", 3)),
        file("max/Main.java", &java("max", 17)),
    ];
    folder.write("2025.tar.gz", tar_gz(&old));
    let report = folder.report(&["--boilerplate", "starter.zip", "--old", "2025.tar.gz"]);
    let pairs = report["pairs"].as_array().expect("a list");
    let names: Vec<&Value> = pairs
        .iter()
        .flat_map(|pair| [&pair["left"], &pair["right"]])
        .collect();
    assert_eq!(names[..2], ["class/one", "2025.tar.gz/zoe"]);
}

#[test]
fn an_archive_that_cannot_be_opened_costs_its_submission_alone() {
    let folder = Folder::with_two_submissions();
    folder.write("class/three.rar", b"Rar!\x1a\x07\x01\0 and so on");
    folder.write("class/four.zip", b"PK\x03\x04 cut off");
    let answer = folder.codesim(&["class"]);
    let text = answer.text();
    assert!(
        text.contains("2 submissions could not be compared: four"),
        "{text}"
    );
    assert!(
        text.contains("a RAR archive is not read here: unpack it, or ask for a zip"),
        "{text}"
    );
    let whole = folder.codesim(&["class/three.rar"]).err;
    assert!(whole.contains("ask for a zip"), "{whole}");
}

#[test]
fn a_bomb_costs_its_submission_alone() {
    let folder = Folder::with_two_submissions();
    let million = vec![b' '; 1_000_000];
    let named = |extension: &str| -> Vec<File> {
        (0..100)
            .map(|number| (format!("A{number}.{extension}"), million.clone()))
            .collect()
    };
    folder.write("class/bomb.zip", zip(&named("java")));
    folder.write("class/tar.tgz", tar_gz(&named("java")));
    // In a folder beside code, and of files that are only read where there is no code.
    folder.write("class/beside/Main.java", java("beside", 7));
    folder.write("class/beside/more.tar.gz", tar_gz(&named("java")));
    folder.write("class/texts.zip", zip(&named("txt")));
    let report = folder.report(&[]);
    let submissions = report["submissions"].as_array().expect("a list");
    let names: Vec<&Value> = submissions.iter().map(|it| &it["name"]).collect();
    assert_eq!(names, ["one", "two"]);
    let notices = report["notices"].as_array().expect("a list");
    for name in ["beside", "bomb", "tar", "texts"] {
        let of_whole = notices.iter().find(|notice| notice["path"] == name);
        let reason = of_whole.map(|notice| notice["reason"].as_str().expect("a text"));
        assert!(
            reason.is_some_and(|it| it.starts_with("unpacks to more than 100 times its size")),
            "{name}: {reason:?}"
        );
    }
}

#[test]
fn many_archives_share_what_may_come_of_one() {
    let folder = Folder::with_two_submissions();
    // Each is too small to be a bomb.
    let zeros = tar_gz(&[("data.bin".to_owned(), vec![0; 15 << 20])]);
    let many: Vec<File> = (0..20)
        .map(|number| (format!("{number}.tar.gz"), zeros.clone()))
        .collect();
    folder.write("class/many.zip", zip(&many));
    let report = folder.report(&[]);
    let notices = report["notices"].as_array().expect("a list");
    let reason = |path: &str| {
        let notice = notices.iter().find(|notice| notice["path"] == path);
        notice.map(|notice| notice["reason"].clone())
    };
    let all = json!("unpacks to more than 256 MiB");
    assert_eq!(reason("many"), Some(json!("no code to compare")));
    // The first in the order of names was opened, the last was not.
    assert_eq!(reason("many/0.tar.gz"), None);
    assert_eq!(reason("many/9.tar.gz"), Some(all));
}
