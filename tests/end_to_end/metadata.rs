//! `--metadata`: what is known about submissions beside their code.

use serde_json::{Value, json};

use crate::command::{codesim_in, notices};
use crate::folder::{Folder, class_of_the_example, example, java};

/// A class of two with this metadata file.
fn class_with(metadata: impl AsRef<[u8]>) -> Folder {
    let folder = Folder::with_two_submissions();
    folder.write("people.csv", metadata);
    folder
}

/// The metadata of both submissions of such a class.
#[track_caller]
fn metadata(file: impl AsRef<[u8]>) -> [Value; 2] {
    let report = class_with(file).report(&["--metadata=people.csv"]);
    assert_eq!(report["notices"], json!([]));
    [0, 1].map(|index| report["submissions"][index]["metadata"].clone())
}

#[test]
fn all_columns_in_any_order() {
    let file = "\u{feff}timestamp,name,submission, label\r\n\
                2026-03-31T23:04:00+02:00,\"Ng, \"\"Tom\"\"\r\nAda\",two,group 1\r\n\
                \r\n\
                2026-03-31 23:04,,one,\r\n";
    let two = json!({"name": "Ng, \"Tom\"\r\nAda", "label": "group 1", "timestamp": "2026-03-31T21:04:00Z"});
    let one = json!({"name": null, "label": null, "timestamp": "2026-03-31T23:04:00Z"});
    assert_eq!(metadata(file), [one, two]);
}

#[test]
fn columns_and_rows_may_be_missing() {
    let anna = json!({"name": "Anna", "label": null, "timestamp": null});
    assert_eq!(metadata("submission,name\none,Anna\n"), [anna, Value::Null]);
    assert_eq!(
        metadata("submission,name\none,\n"),
        [Value::Null, Value::Null]
    );
    assert_eq!(metadata("submission\n"), [Value::Null, Value::Null]);
}

#[test]
fn a_submission_is_named_as_in_the_report_or_by_its_path() {
    let folder = class_with("submission,label\nclass/one/,a\ntwo,b\n");
    let label =
        |report: &Value, index: usize| report["submissions"][index]["metadata"]["label"].clone();
    let report = folder.report(&["--metadata=people.csv"]);
    assert_eq!([0, 1].map(|index| label(&report, index)), ["a", "b"]);
    folder.write("before/one/Main.java", java("old", 5));
    let report = folder.report(&["--metadata=people.csv", "--old=before"]);
    assert_eq!(label(&report, 0), "a");
    let lost = "in the metadata, but not among the submissions that were compared";
    assert_eq!(
        notices(&report),
        [("two".to_owned(), false, lost.to_owned())]
    );
}

#[test]
fn the_example_of_the_documentation() {
    let folder = class_of_the_example();
    folder.write("people.csv", example("decisions-and-metadata.md", "csv"));
    let report = folder.report(&["--metadata=people.csv"]);
    assert_eq!(report["notices"], json!([]));
    let bob = json!({"name": "Ng, Bob", "label": "group 2", "timestamp": "2026-03-31T20:15:00Z"});
    assert_eq!(report["submissions"][1]["metadata"], bob);
}

/// An export of Dodona, with columns that are not about people.
const DODONA: &str = "\
filename,full_name,id,status,created_at,labels
one/Main.java,\"Ng, Ada\",18,correct,2019-07-23 17:12:33 +0200,group 1
two,,19,wrong,,
";

#[test]
fn an_export_of_dodona() {
    let one = json!({"name": "Ng, Ada", "label": "group 1", "timestamp": "2019-07-23T15:12:33Z"});
    assert_eq!(metadata(DODONA), [one, Value::Null]);
    let label = "label,filename\nx,two\n";
    let two = json!({"name": null, "label": "x", "timestamp": null});
    assert_eq!(metadata(label), [Value::Null, two]);
    let folder = class_with("filename,created_at\none,2019-07-23 17:12:33 +0200\ntwo,yesterday\n");
    let answer = folder.codesim(&["class", "--metadata=people.csv"]);
    answer.refused(&["in people.csv: ", "line 3", "created_at `yesterday`"]);
}

#[test]
fn the_table_names_people() {
    let folder = class_with("submission,name\none,Anna\nthree,Kim\n");
    let run = folder.codesim(&["class", "--metadata=people.csv"]);
    let text = run.text();
    assert!(text.contains("Anna (one)"), "{text}");
    let lost = "Not compared: 1 submission (1 in the metadata, but not among the submissions that were compared)";
    assert!(text.contains(lost), "{text}");
}

#[test]
fn it_changes_nothing_else() {
    let folder = class_with("submission,name\none,Anna\n");
    let without = folder.codesim(&["class", "--format=csv"]).text();
    let with = folder.codesim(&["class", "--format=csv", "--metadata=people.csv"]);
    assert_eq!(with.text(), without);
    let run = || {
        folder
            .codesim(&["class", "--format=json", "--metadata=people.csv"])
            .text()
    };
    assert_eq!(run(), run());
}

#[test]
fn the_file_is_no_submission_and_may_be_named_in_the_settings() {
    let folder = Folder::with_two_submissions();
    folder.write("class/people.csv", "submission,name\ntwo,Tom\n");
    folder.write("codesim.toml", "metadata = \"class/people.csv\"");
    folder.make_folder("elsewhere");
    let elsewhere = folder.path().join("elsewhere");
    let report = codesim_in(&elsewhere, &["../class", "--format=json"]).json();
    assert_eq!(report["submissions"][1]["metadata"]["name"], "Tom");
    assert_eq!(report["notices"], json!([]));
}

#[test]
fn mistakes_are_named() {
    let folder = Folder::with_two_submissions();
    for (file, parts) in [
        ("", ["header with a column `submission`"].as_slice()),
        ("name\nAnna\n", &["header with a column `submission`"]),
        (
            "submission;name\none;Anna\n",
            &["column `submission;name`", "label", "commas"],
        ),
        (
            "submission,grade\none,3\n",
            &["column `grade`", "submission, name, label, timestamp"],
        ),
        (
            "submission,name,name\none,a,b\n",
            &["line: 2", "duplicate field `name`"],
        ),
        (
            "submission,name\none\n",
            &["line: 2", "1 fields", "2 fields"],
        ),
        (
            "submission,name\n,Anna\n",
            &["line 2", "name of a submission"],
        ),
        (
            "submission\none\ntwo\none\n",
            &["line 4", "`one`", "in line 2"],
        ),
        (
            "submission\none\nclass/one/\n",
            &["line 3", "`class/one/`", "in line 2"],
        ),
        ("submission\nno\nno\n", &["line 3", "`no`", "in line 2"]),
        (
            "submission,timestamp\none,\"31.3.\u{1b}\"\n",
            &["line 2", "timestamp `31.3.\\u{1b}`", "`2026-03-31`"],
        ),
        (
            "submission,timestamp\none,2026-03-31\ntwo,2026-02-30\n",
            &["line 3", "timestamp `2026-02-30`"],
        ),
    ] {
        folder.write("people.csv", file);
        let answer = folder.codesim(&["class", "--metadata=people.csv"]);
        answer.refused(&[&["in people.csv: "], parts].concat());
    }
}

#[test]
fn files_that_are_none() {
    let folder = class_with(b"submission\n\xFF\xFE\n");
    folder.write("huge.csv", vec![b'a'; 64 * 1024 * 1024 + 1]);
    for (path, parts) in [
        ("people.csv", ["people.csv: not UTF-8", "index 11"]),
        ("nowhere.csv", ["cannot read nowhere.csv", "No such file"]),
        ("class", ["cannot read class", "Is a directory"]),
        ("/dev/zero", ["/dev/zero: larger than", "64 MiB"]),
        ("huge.csv", ["huge.csv: larger than", "64 MiB"]),
    ] {
        folder
            .codesim(&["class", "--metadata", path])
            .refused(&parts);
    }
}
