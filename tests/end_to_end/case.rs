//! Cases: a pair in one file, from which somebody else makes the same report again.

use std::fs::File;
use std::io::{Read, Write};

use serde_json::{Value, json};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::command::codesim_in;
use crate::folder::{Folder, java};

/// A class with starter code, names and a decision about the pair `one` and `two`.
fn class() -> Folder {
    let folder = Folder::with_two_submissions();
    folder.write("class/three/Main.java", folder.read("class/one/Main.java"));
    folder.write(
        "starter/Start.java",
        "class Start { int start() { return 1; } }",
    );
    folder.write("people.csv", "submission,name\none,Ada\nthree,Cleo\n");
    let decision = r#"{"left": "one", "right": "three", "status": "confirmed", "note": "Both said so.", "by": "grace", "at": "2026-03-31T21:04:00Z"}"#;
    let decisions = format!(r#"{{"schema_version": 3, "decisions": [{decision}]}}"#);
    folder.write("decisions.json", decisions);
    folder.write(
        "codesim.toml",
        "boilerplate = [\"starter\"]\nmetadata = \"people.csv\"\ndecisions = \"decisions.json\"\ntitle = \"Sheet 3\"\n",
    );
    folder
}

const NEW: [&str; 6] = ["case", "new", "class", "--pair", "one", "three"];

fn new(folder: &Folder, options: &[&str]) {
    let answer = folder.codesim(&[&NEW[..], &["--quiet"], options].concat());
    assert_eq!(answer.text(), "");
}

fn entry(folder: &Folder, name: &str) -> String {
    let file = File::open(folder.path().join("case.zip")).expect("it was made");
    let mut zip = ZipArchive::new(file).expect("it is a zip");
    let mut text = String::new();
    let mut entry = zip.by_name(name).expect("it is in the case");
    entry.read_to_string(&mut text).expect("it is text");
    text
}

fn manifest(folder: &Folder) -> Value {
    serde_json::from_str(&entry(folder, "case.json")).expect("JSON")
}

#[test]
fn a_case_says_everything_that_the_result_depends_on() {
    let folder = class();
    new(&folder, &[]);
    let manifest = manifest(&folder);
    assert_eq!(manifest["pair"], json!(["one", "three"]));
    assert_eq!(manifest["roots"], json!(["class"]));
    assert_eq!(manifest["has_inputs"], false);
    assert_eq!(manifest["settings"]["title"], "Sheet 3");
    assert_eq!(manifest["settings_file"], "codesim.toml");
    let inputs = manifest["inputs"].as_array().expect("a list").iter();
    let inputs: Vec<&Value> = inputs.map(|input| &input["path"]).collect();
    assert_eq!(
        inputs,
        [
            "class/one/Main.java",
            "class/three/Main.java",
            "class/two/Main.java",
            "codesim.toml",
            "decisions.json",
            "people.csv",
            "starter/Start.java"
        ]
    );
    let sheet = entry(&folder, "sheet.html");
    for said in ["Ada", "Cleo", "Both said so.", "grace"] {
        assert!(sheet.contains(said), "{said}");
    }
    let report: Value = serde_json::from_str(&entry(&folder, "report.json")).expect("JSON");
    assert_eq!(report["pairs"][0]["decision"]["by"], "grace");
    let sha256 = manifest["codesim"]["sha256"].as_str();
    assert_eq!(sha256.expect("the program is a file").len(), 64);
}

#[test]
fn the_same_files_give_the_same_bytes_and_others_are_named() {
    let folder = class();
    new(&folder, &[]);
    let verify = ["case", "verify", "case.zip"];
    let same = folder.codesim(&verify).text();
    for line in [
        "7 files compared: the same bytes\n",
        "sheet.html: the same bytes\n",
        "report.json: the same bytes\n",
    ] {
        assert!(same.contains(line), "{same}");
    }
    folder.write("class/two/Main.java", java("two", 12));
    folder.write("class/four/Main.java", java("four", 13));
    let other = folder.codesim(&verify);
    let said = String::from_utf8_lossy(&other.out);
    assert_eq!(other.code, 1, "{said}");
    for line in [
        "class/two/Main.java: other bytes\n",
        "class/four/Main.java: new\n",
        "report.json: other bytes\n",
    ] {
        assert!(said.contains(line), "{said}");
    }
}

#[test]
fn a_case_in_the_folder_of_the_class_is_no_submission() {
    let folder = class();
    let inside = folder.path().join("class");
    for _ in 0..2 {
        let made = codesim_in(
            &inside,
            &["case", "new", ".", "--pair", "one", "three", "-q"],
        );
        assert_eq!(made.text(), "");
        let same = codesim_in(&inside, &["case", "verify", "case.zip"]).text();
        assert!(same.contains("report.json: the same bytes\n"), "{same}");
    }
}

#[test]
fn a_case_with_its_files_is_verified_anywhere() {
    let folder = class();
    new(&folder, &["--inputs"]);
    let elsewhere = Folder::new();
    let case = std::fs::read(folder.path().join("case.zip")).expect("it was made");
    elsewhere.write("case.zip", case);
    let same = elsewhere.codesim(&["case", "verify", "case.zip"]).text();
    assert!(same.contains("sheet.html: the same bytes\n"), "{same}");
    assert!(same.contains("report.json: the same bytes\n"), "{same}");
    let from = folder.path().display().to_string();
    let bare = class();
    new(&bare, &[]);
    let case = std::fs::read(bare.path().join("case.zip")).expect("it was made");
    elsewhere.write("bare.zip", case);
    let missing = elsewhere.codesim(&["case", "verify", "bare.zip"]);
    assert_eq!(missing.code, 2);
    assert!(missing.err.contains("--from"), "{}", missing.err);
    let there = elsewhere.codesim(&["case", "verify", "bare.zip", "--from", &from]);
    assert!(there.text().contains("report.json: the same bytes\n"));
}

#[test]
fn a_case_that_was_changed_is_refused() {
    let folder = class();
    new(&folder, &[]);
    let names = ["case.json", "sheet.html", "report.json"];
    let contents = names.map(|name| entry(&folder, name));
    let mut zip = ZipWriter::new(File::create(folder.path().join("case.zip")).expect("room"));
    for (name, content) in names.iter().zip(contents) {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("room");
        let changed = content.replace("Cleo", "Dora");
        zip.write_all(changed.as_bytes()).expect("room");
    }
    zip.finish().expect("room");
    let refused = folder.codesim(&["case", "verify", "case.zip"]);
    refused.refused(&["sheet.html", "changed after the case was made"]);
    folder.write("case.zip", "no zip");
    folder
        .codesim(&["case", "verify", "case.zip"])
        .refused(&["this is no case"]);
    folder
        .codesim(&["case", "verify", "none.zip"])
        .refused(&["none.zip"]);
}

#[test]
fn a_packed_path_may_not_lead_out_of_the_case() {
    let folder = class();
    new(&folder, &["--inputs"]);
    let evil = entry(&folder, "case.json").replace("class/two/Main.java", "../../escaped.java");
    let results = ["sheet.html", "report.json"].map(|name| (name, entry(&folder, name)));
    let mut zip = ZipWriter::new(File::create(folder.path().join("case.zip")).expect("room"));
    for (name, content) in [("case.json", evil)].into_iter().chain(results) {
        zip.start_file(name, SimpleFileOptions::default())
            .expect("room");
        zip.write_all(content.as_bytes()).expect("room");
    }
    for name in [
        "class/one/Main.java",
        "class/three/Main.java",
        "../../escaped.java",
    ] {
        zip.start_file(format!("inputs/{name}"), SimpleFileOptions::default())
            .expect("room");
    }
    zip.finish().expect("room");
    let refused = folder.codesim(&["case", "verify", "case.zip"]);
    assert_eq!(refused.code, 2);
    let said = "escaped.java: the path leads out of the case";
    assert!(refused.err.contains(said), "{}", refused.err);
}

/// A text and its signature, which minisign made with a key for this test alone.
const SIGNED: &str = "a case, as far as signatures go\n";
const PUBLIC_KEY: &str = "untrusted comment: minisign public key CFBCB37BD1E42D92\n\
    RWSSLeTRe7O8zzwsV+ZBBOQXANLYSx7WBwQqtjTLY9wib25mkQf9YX6P\n";
const SIGNATURE: &str = "untrusted comment: signature from minisign secret key\n\
    RUSSLeTRe7O8zxrCdmeEwB4cK2pxtQHBdKSmCTzUhAa+4eLiMamLEFgSNuDSTSckpWXcwLWTDuuZruyaEDDr45JNvfDC6IA/CQs=\n\
    trusted comment: signed.zip\n\
    VQ3i6Jn9u7yWtjdiSuN/PrETkK/MZ1hwvNyB76O7W2tWWcHavIzyaqXWl851z8xJh56hH//vFersC/CB7LOqAw==\n";

#[test]
fn a_signature_is_that_of_the_key_and_of_the_whole_file() {
    let folder = Folder::new();
    folder.write("signed.zip", SIGNED);
    folder.write("key.pub", PUBLIC_KEY);
    let verify = ["case", "verify", "signed.zip", "--public-key", "key.pub"];
    folder
        .codesim(&verify)
        .refused(&["signed.zip.minisig", "was expected there"]);
    folder.write("signed.zip.minisig", SIGNATURE);
    let signed = folder.codesim(&verify);
    let said = String::from_utf8_lossy(&signed.out);
    assert_eq!(said, "signed.zip: signed with this key\n");
    assert!(signed.err.contains("this is no case"), "{}", signed.err);
    folder.write("signed.zip", SIGNED.replace("far", "fad"));
    folder
        .codesim(&verify)
        .refused(&["it was changed after it was signed"]);
    folder.write("key.pub", "no key");
    folder
        .codesim(&verify)
        .refused(&["key.pub", "a public key of minisign"]);
}

#[test]
fn a_letter_goes_to_one_of_the_two_and_does_not_name_the_other() {
    let folder = class();
    let letter = ["case", "letter", "class", "--pair", "one", "three", "--to"];
    let to = |name: &str, more: &[&str]| folder.codesim(&[&letter[..], &[name], more].concat());
    let ada = to("one", &[]).text();
    assert!(
        ada.starts_with("# About your submission for Sheet 3\n\nTo Ada\n"),
        "{ada}"
    );
    assert!(ada.contains("100 % of your code matches it"), "{ada}");
    assert!(
        ada.contains("class ") && !ada.contains("Cleo") && !ada.contains("three"),
        "{ada}"
    );
    assert_eq!(to("Ada", &[]).text(), ada);
    let german = to("Cleo", &["--language=de"]).text();
    assert!(
        german.contains("An Cleo\n") && !german.contains("Ada"),
        "{german}"
    );
    to("two", &[]).refused(&["`one` or `three` was expected"]);
    let of_reference = [
        "case",
        "letter",
        "class",
        "--reference=web",
        "--pair",
        "one",
        "web/copy",
    ];
    folder.write("web/copy/Main.java", folder.read("class/one/Main.java"));
    let to_own = folder
        .codesim(&[&of_reference[..], &["--to=one"]].concat())
        .text();
    assert!(
        to_own.contains("a solution that nobody of the class handed in"),
        "{to_own}"
    );
    let to_nobody = folder.codesim(&[&of_reference[..], &["--to=web/copy"]].concat());
    to_nobody.refused(&["nobody handed in a reference"]);
    let template = folder.codesim(&["case", "template"]).text();
    folder.write("own.md", template.replace("# About", "# Concerning"));
    let own = to("one", &["--template=own.md"]).text();
    assert_eq!(own, ada.replace("# About", "# Concerning"));
    folder.write("own.md", "Dear {{ persn }}");
    to("one", &["--template=own.md"]).refused(&["own.md: line 1: "]);
}

#[test]
fn what_cannot_be_in_a_case_is_refused() {
    let folder = class();
    let without = ["case", "new", "class"];
    folder.codesim(&without).refused(&["--pair"]);
    let hidden = [&NEW[..], &["--anonymize", "key.csv"]].concat();
    folder.codesim(&hidden).refused(&["leave out --anonymize"]);
    let keyed = ["--inputs", "--against=k.codesim", "--against-key=key.txt"];
    let keyed = folder.codesim(&[&NEW[..], &keyed].concat());
    keyed.refused(&["the key of an index is for nobody else"]);
    folder.link("/etc", "class/two/away");
    let packed = [&NEW[..], &["--inputs"]].concat();
    folder
        .codesim(&packed)
        .refused(&["class/two/away", "links cannot be packed"]);
    let outside = folder.path().join("class").display().to_string();
    let packed = [
        "case", "new", &outside, "--pair", "one", "three", "--inputs",
    ];
    folder
        .codesim(&packed)
        .refused(&["only files below the current folder"]);
    assert!(!folder.path().join("case.zip").exists());
}
