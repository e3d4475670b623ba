//! Errors for unusable input: each names the expected value.

use std::fs;

use serde_json::{Value, json};

use crate::folder::{Folder, java};
use crate::lab::{FORMATS, JAVA, found_in, lab, lab_in, scheme, write_class, write_hard_names};

#[test]
fn paths_without_anything_to_read() {
    let folder = Folder::new();
    folder
        .make_folder("empty")
        .write("word/a.pptx", "")
        .write("blank/Blank.java", "");
    let run = |arguments: &[&str]| lab_in(&folder, arguments);
    for experiment in ["density", "frequencies", "thresholds", "compare"] {
        run(&[experiment]).refused(&["required arguments were not provided", "--help"]);
        run(&[experiment, "nowhere"]).refused(&["nowhere", "No such file or directory"]);
    }
    for experiment in ["density", "frequencies"] {
        for nothing in ["empty", "word", "blank"] {
            run(&[experiment, nothing]).refused(&[
                nothing,
                "nothing there can be read",
                "codesim languages",
            ]);
        }
    }
    run(&["density", "word"]).refused(&["left out: word/a.pptx: no front end for .pptx files"]);
    for nothing in ["empty", "word", "blank"] {
        run(&["thresholds", nothing])
            .refused(&[nothing, "0 of the submissions there can be compared"]);
    }
    run(&["thresholds", "blank/Blank.java"])
        .refused(&["blank/Blank.java: this is a file", "a folder or an archive"]);
    run(&["compare", "empty"]).refused(&["cannot read empty/truth.csv"]);
}

#[test]
fn a_class_of_one_has_no_thresholds() {
    let folder = Folder::new();
    folder.write("class/anna/Main.java", java("anna", 3));
    lab_in(&folder, &["thresholds", "class"]).refused(&[
        "class: 1 of the submissions there can be compared (anna); at least two are needed",
    ]);
}

/// Each option with a value that it does not take, and what the message says besides the value.
#[test]
fn values_out_of_range_in_the_laboratory() {
    for experiment in ["density", "frequencies"] {
        let refused = |options: &[&str], parts: &[&str]| {
            lab(&[&[experiment], options].concat()).refused(parts)
        };
        for (option, value, expected) in [
            ("--random", "0", "from 1 to 1000000000"),
            ("--random", "many", "from 1 to 1000000000"),
            ("--low-entropy", "0", "from 1 to 1000000000"),
            ("--format", "docx", "table, csv, json, html"),
        ] {
            refused(&[&format!("{option}={value}")], &[value, expected]);
        }
        for text in [["--random=100"], [JAVA]] {
            for (noise, guarantee, parts) in [
                ("0", "5", ["noise threshold 0", "at least 1 token"]),
                (
                    "9",
                    "8",
                    [
                        "guarantee threshold 8 is below the noise threshold 9",
                        "at least 9",
                    ],
                ),
            ] {
                let options = ["--noise", noise, "--guarantee", guarantee];
                refused(&[&text[..], &options].concat(), &parts);
            }
        }
        refused(
            &["--random=9", JAVA],
            &["--random <LETTERS>", "cannot be used with", "[PATH]"],
        );
        refused(
            &["--low-entropy=9", JAVA],
            &["--low-entropy <LETTERS>", "cannot be used with", "[PATH]"],
        );
        refused(
            &["--random=9", "--low-entropy=9"],
            &[
                "--random <LETTERS>",
                "cannot be used with",
                "--low-entropy <LETTERS>",
            ],
        );
        refused(
            &[JAVA, "--lang=klingon"],
            &["unknown language `klingon`", "codesim languages"],
        );
    }
    for experiment in [&["density", "--random=9"][..], &["compare", "corpora/java"]] {
        for scheme in ["best", "0-mod:0", "0-mod", "every:-1", "at:"] {
            let option = format!("--selection={scheme}");
            lab(&[experiment, &[&option]].concat())
                .refused(&[scheme, "robust-winnowing, winnowing, 0-mod:P"]);
        }
    }
    lab(&["compare", "corpora/java", "--noise=9", "--guarantee=8"])
        .refused(&["guarantee threshold 8", "at least 9"]);
}

#[test]
fn results_that_cannot_be_written() {
    let folder = Folder::new();
    write_class(&folder, "set");
    folder.write("set/truth.csv", "case,a,b,label\nset,anna,bob,1\n");
    for experiment in [
        &["density", "--random=9"][..],
        &["frequencies", "set/submissions"],
        &["thresholds", "set/submissions"],
        &["compare", "set"],
    ] {
        for file in ["nowhere/page.html", "set"] {
            let answer = lab_in(&folder, &[experiment, &["--output", file]].concat());
            answer.refused(&["cannot write", file]);
        }
    }
}

/// Refuses a truth about a class of anna, bob, carl and dora, wherever it is read.
#[track_caller]
fn refused_truth(truth: &[u8], parts: &[&str]) {
    let folder = Folder::new();
    write_class(&folder, "set");
    folder.write("set/truth.csv", truth);
    lab_in(
        &folder,
        &["thresholds", "set/submissions", "--truth", "set/truth.csv"],
    )
    .refused(parts);
    lab_in(&folder, &["compare", "set"]).refused(parts);
}

#[test]
fn truths_that_cannot_be_true() {
    let truth = |rows: &str| format!("case,a,b,label\n{rows}\n").into_bytes();
    let file = "set/truth.csv";
    lab(&["thresholds", JAVA, "--truth", "nowhere.csv"])
        .refused(&["cannot read nowhere.csv", "No such file or directory"]);
    refused_truth(b"", &[file, "the columns case, a, b, label was expected"]);
    refused_truth(b"case,a,b,label\n", &[file, "no pair in it"]);
    refused_truth(
        b"left,right\nanna,bob\n",
        &[file, "the columns case, a, b, label was expected"],
    );
    refused_truth(
        b"case;a;b;label\nset;anna;bob;1\n",
        &[file, "the columns case, a, b, label was expected"],
    );
    refused_truth(b"case,a,b\nset,anna,bob\n", &[file, "it is `case, a, b`"]);
    refused_truth(b"case,a,b,label\nset,\xFF,bob,1\n", &[file, "UTF-8"]);
    refused_truth(&truth("set,anna"), &[file, "line: 2", "2 fields"]);
    refused_truth(
        &truth("set,anna,bob,1\nset,carl,dora,x"),
        &[file, "line 3: label `x`; 1 or 0 was expected"],
    );
    refused_truth(
        &truth("set,carl,carl,0"),
        &["set/truth.csv, line 2: carl is no pair with itself"],
    );
    refused_truth(
        &truth("set,anna,bob,1\nset,bob,anna,0"),
        &["set/truth.csv, line 3: bob and anna are a copy here and independent elsewhere"],
    );
    refused_truth(
        &truth("set,nemo,nobody,0"),
        &["a pair nemo and nobody", "knows no pair of the submissions"],
    );
}

#[test]
fn a_truth_that_names_copies_of_nobody_is_refused() {
    let truth = b"case,a,b,label\nset,nemo,nobody,1\n";
    refused_truth(
        truth,
        &["a pair nemo and nobody", "knows no pair of the submissions"],
    );
}

#[test]
fn hard_names_in_messages_about_a_truth() {
    let folder = Folder::new();
    write_hard_names(&folder);
    let red = "e\u{1b}[31mred";
    for rows in [
        format!("set,{red},{red},1"),
        format!("set,{red},anna,0\nset,anna,{red},1"),
        format!("{red},nemo,anna,0"),
    ] {
        folder.write("set/truth.csv", format!("case,a,b,label\n{rows}\n"));
        lab_in(&folder, &["compare", "set"]).refused(&["e\\u{1b}[31mred"]);
    }
}

#[test]
fn truths_that_do_not_tell_their_case() {
    let folder = Folder::new();
    write_class(&folder, "set");
    folder.write(
        "set/truth.csv",
        "case,a,b,label\nfirst,anna,bob,1\nsecond,anna,bob,1\n",
    );
    lab_in(
        &folder,
        &["thresholds", "set/submissions", "--truth=set/truth.csv"],
    )
    .refused(&[
        "set/submissions: the truth has several cases, and none has the name of this folder",
    ]);
    lab_in(&folder, &["compare", "set"])
        .refused(&["set/first/submissions: no such folder; the truth names the case first"]);
    folder.write("set/truth.csv", "case,a,b,label\nset,anna,bob,1\n");
    folder.write("set/cases.csv", "case,unlisted\nset,perhaps\n");
    lab_in(&folder, &["compare", "set"])
        .refused(&["set/cases.csv, line 2: unlisted `perhaps`; negative or unknown was expected"]);
    folder.write("set/cases.csv", "case\nset\n");
    lab_in(&folder, &["compare", "set"])
        .refused(&["set/cases.csv", "the columns case, unlisted was expected"]);
}

#[test]
fn programs_of_nearly_nothing() {
    let folder = Folder::new();
    folder
        .write("set/submissions/anna/Main.java", ";")
        .write("set/submissions/bob/Main.java", ";")
        .write("set/submissions/carl/Main.java", "")
        .write("set/truth.csv", "case,a,b,label\nset,anna,bob,1\n");
    let class = "set/submissions";
    for experiment in [
        &["density", class][..],
        &["density", class, "--noise=1", "--guarantee=1"],
        &["density", "--random=1"],
        &["frequencies", class],
        &["frequencies", "--random=1"],
        &["thresholds", class],
        &["thresholds", class, "--truth=set/truth.csv"],
        &["compare", "set"],
    ] {
        for format in FORMATS {
            let answer = lab_in(&folder, &[experiment, &["--format", format]].concat());
            assert_eq!(answer.code, 0, "{experiment:?}: {}", answer.err);
            assert!(!answer.out.is_empty(), "{experiment:?}");
        }
    }
    fs::remove_dir_all(folder.path().join("set/submissions/carl")).expect("it is there");
    let found = found_in(&folder, &["density", class]);
    assert_eq!((&found["tokens"], &found["hashes"]), (&json!(2), &json!(0)));
    assert_eq!(scheme(&found, "all")["density"], Value::Null);
    let found = found_in(&folder, &["compare", "set"]);
    assert_eq!(found["duplicates"], json!([["set/anna", "set/bob"]]));
    // Without independent pairs, it is unknown how well copies are separated from them.
    assert_eq!(found["methods"][0]["quality"], Value::Null);
}
