//! Submissions fetched from tables that were written here.

use std::fs;

use super::*;
use crate::tables::tests::Folder;

/// Makes a folder with the tables of a part of `count` submissions, each a method of its own.
fn exported(count: usize, part: i32) -> Folder {
    let folder = Folder::new();
    let methods: Vec<String> = (0..count)
        .map(|number| format!("static int work{number}(int x) {{ return x * {number} + x; }}"))
        .collect();
    let methods: Vec<[&str; 1]> = methods.iter().map(|method| [&**method]).collect();
    let names: Vec<String> = (0..count)
        .map(|number| format!("s{number:03}/W.java"))
        .collect();
    let names = names.iter().map(String::as_str);
    let files: Vec<(&str, &[&str])> = names
        .zip(&methods)
        .map(|(name, own)| (name, &own[..]))
        .collect();
    folder.add("class", &files, &[]);
    folder.export_sets("all.codesim", part).expect("it works");
    folder
}

fn opened(folder: &Folder) -> Exported {
    let path = folder.path("sets");
    Exported::open(path.to_str().expect("a path of letters")).expect("tables")
}

#[test]
fn submissions_come_from_the_groups_that_they_are_in() {
    let folder = exported(150, 7);
    let tables = opened(&folder);
    assert_eq!(tables.submissions(), 150);
    let id = |number: i64| (7 << 32) + number;
    let loaded = tables.load(&[0, 2, 63, 64, 149, 150].map(|number| match number {
        0 => 5 << 32,
        number => id(number),
    }));
    let loaded = loaded.expect("they can be read");
    let (ids, submissions): (Vec<_>, Vec<_>) = loaded.into_iter().unzip();
    assert_eq!(
        ids,
        [2, 63, 64, 149].map(id),
        "there is no part of the first id, and nobody has the last one"
    );
    for (submission, number) in submissions.iter().zip([2, 63, 64, 149]) {
        assert_eq!(submission.name, format!("class/s{number:03}"));
        let text = submission.files[0].text.text().expect("it was kept");
        assert!(text.contains(&format!("work{number}(")), "{text}");
    }
}

#[test]
fn those_of_one_name_are_told_apart() {
    let folder = exported(3, 0);
    folder.export_sets("all.codesim", 1).expect("it works");
    let loaded = opened(&folder).load(&[1, 2, (1 << 32) + 1]);
    let names: Vec<String> = loaded
        .expect("they can be read")
        .into_iter()
        .map(|(_, submission)| submission.name)
        .collect();
    assert_eq!(
        names,
        ["class/s001 (part 0)", "class/s002", "class/s001 (part 1)"]
    );
}

#[test]
fn a_table_that_is_cut_off_is_named() {
    let folder = exported(3, 0);
    let tables = opened(&folder);
    let file = folder.path("sets/documents/part-00000.parquet");
    let bytes = fs::read(&file).expect("a file");
    for length in [0, 4, bytes.len() / 2, bytes.len() - 1] {
        fs::write(&file, &bytes[..length]).expect("a file");
        let error = tables.load(&[1]).expect_err("it is broken").to_string();
        assert!(error.contains("documents/part-00000.parquet"), "{error}");
    }
}
