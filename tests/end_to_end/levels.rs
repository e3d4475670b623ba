//! Folders that do not hold submissions: what codesim says of them, and which path was probably meant.

use crate::folder::{Folder, java};

#[test]
fn a_course_is_refused_with_the_path_of_an_assignment() {
    let folder = Folder::new();
    for assignment in ["hw1", "hw2"] {
        for (seed, name) in ["ada", "ben"].into_iter().enumerate() {
            folder.write(
                format!("course/{assignment}/{name}/Main.java"),
                java(name, seed),
            );
        }
    }
    folder.codesim(&["./course"]).refused(&[
        "course: `hw1`, `hw2` look like assignments",
        "such as ./course/hw1",
        "codesim course ./course compares each",
    ]);
    let plain = folder.codesim(&["./course", "--layout", "plain"]).text();
    assert!(plain.contains("hw1"), "{plain}");
    folder.codesim(&["course/hw1"]).text();
}

#[test]
fn a_single_submission_is_refused() {
    let folder = Folder::new();
    for name in ["src", "test"] {
        folder.write(
            format!("class/ada/{name}/Main.java"),
            java(name, name.len()),
        );
    }
    folder.codesim(&["class/ada"]).refused(&[
        "class/ada: `src`, `test` look like parts of one submission",
        "the folder above it",
    ]);
    let all = crate::pack::files(&folder.path().join("class"));
    folder.write("ada.zip", crate::pack::zip(&all));
    folder
        .codesim(&["ada.zip"])
        .refused(&["ada.zip/ada: `src`, `test` look like parts"]);
}

#[test]
fn a_folder_that_is_alone_may_be_the_one() {
    let folder = Folder::new();
    for (seed, name) in ["ada", "ben"].into_iter().enumerate() {
        folder.write(format!("download/all/{name}/Main.java"), java(name, seed));
    }
    folder.codesim(&["download"]).refused(&[
        "only one submission has code to compare (all)",
        "codesim download/all",
    ]);
}

#[test]
fn a_file_is_answered_with_its_folder() {
    let folder = Folder::with_two_submissions();
    folder
        .codesim(&["class/one/Main.java"])
        .refused(&["class/one/Main.java: this is a file", "perhaps class/one"]);
}

#[test]
fn a_language_is_answered_with_the_nearest() {
    let folder = Folder::with_two_submissions();
    for (typed, meant) in [("jav", "java"), ("c++", "cpp"), ("PY", "python")] {
        let message = format!("unknown language `{typed}`, did you mean `{meant}`?");
        folder
            .codesim(&["class", "--lang", typed])
            .refused(&[&message]);
    }
    let none = folder.codesim(&["class", "--lang", "klingon"]);
    none.refused(&["unknown language `klingon`; `codesim languages`"]);
}
