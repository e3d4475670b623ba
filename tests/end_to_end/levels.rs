//! Folders that do not hold submissions: the message, and the path that it suggests.

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
    folder.write("class/ben/Main.java", java("ben", 9));
    folder
        .codesim(&["class/ada"])
        .refused(&["of several: codesim class\n"]);
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
fn a_path_that_is_too_deep_is_answered_with_the_class() {
    let folder = Folder::new();
    for (seed, name) in ["ada", "ben"].into_iter().enumerate() {
        folder.write(format!("class/{name}/Main.java"), java(name, seed));
        folder.write(format!("flat/{name}.java"), java(name, seed));
    }
    let is_a_file = "class/ada/Main.java: this is a file";
    folder
        .codesim(&["class/ada/Main.java"])
        .refused(&[is_a_file, "perhaps class\n"]);
    // As a shell makes of class/*/Main.java.
    folder
        .codesim(&["class/ada/Main.java", "class/ben/Main.java"])
        .refused(&[is_a_file, "perhaps class\n"]);
    folder
        .codesim(&["class/ada"])
        .refused(&["only one submission", "of several: codesim class\n"]);
    folder
        .codesim(&["flat/ada.java"])
        .refused(&["this is a file", "perhaps flat\n"]);
    for works in ["class", "flat"] {
        folder.codesim(&[works]).text();
    }
    let alone = Folder::new();
    alone.write("ada/Main.java", java("ada", 0));
    alone
        .codesim(&["ada/Main.java"])
        .refused(&["for each submission\n"]);
}

#[test]
fn the_folder_of_an_exercise_is_refused_with_that_of_its_submissions() {
    let folder = Folder::with_corpus("java", false);
    folder.codesim(&["."]).refused(&[
        "`submissions` in it looks like the folder of the submissions",
        "codesim ./submissions ",
    ]);
    folder
        .codesim(&["submissions/ada/Library.java"])
        .refused(&["perhaps submissions\n"]);
    folder
        .codesim(&["submissions/ada"])
        .refused(&["codesim submissions\n"]);
    folder.codesim(&["./submissions"]).text();
    let plain = folder.codesim(&[".", "--layout", "plain"]).text();
    assert!(plain.contains("starter"), "{plain}");
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
