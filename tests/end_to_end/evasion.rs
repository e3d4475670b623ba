//! What was made to look other than it is: copies are found all the same.

use serde_json::Value;

use crate::command::notices;
use crate::folder::Folder;

/// Class and copy are those of `corpora/java`; `change` is made to every name of the copy.
fn copy_with_changed_names(change: impl Fn(&str) -> String) -> (Folder, Value) {
    let folder = Folder::with_corpus("java", false);
    let path = "submissions/olga/Library.java";
    let changed = each_word(&folder.read(path), |word| match KEYWORDS.contains(&word) {
        true => word.to_owned(),
        false => change(word),
    });
    folder.write(path, changed);
    let report = folder.codesim(&["submissions", "--format", "json"]).json();
    (folder, report)
}

/// Of Java, as far as that copy has them.
const KEYWORDS: [&str; 29] = [
    "boolean", "break", "case", "catch", "class", "continue", "default", "do", "double", "else",
    "extends", "final", "for", "if", "import", "int", "long", "new", "null", "private", "public",
    "return", "static", "switch", "this", "throws", "try", "void", "while",
];

fn each_word(text: &str, change: impl Fn(&str) -> String) -> String {
    let words = text.split_inclusive(|c: char| !c.is_ascii_alphabetic());
    let changed = words.map(|piece| {
        let end = piece.trim_end_matches(|c: char| !c.is_ascii_alphabetic());
        change(end) + &piece[end.len()..]
    });
    changed.collect()
}

/// The pair of the copy.
fn copy(report: &Value) -> &Value {
    let pairs = report["pairs"].as_array().expect("pairs are a list");
    let copy = pairs
        .iter()
        .find(|pair| pair["left"] == "hugo" && pair["right"] == "olga");
    copy.expect("the pair is shown")
}

#[test]
fn a_copy_with_invisible_characters_in_all_names_is_found_as_if_it_had_none() {
    let with_none = Folder::with_corpus("java", false);
    let rows = |folder: &Folder| folder.codesim(&["submissions", "--format", "csv"]).rows();
    let (folder, report) = copy_with_changed_names(|word| match word.split_at_checked(1) {
        Some((first, rest)) => format!("{first}\u{200b}{rest}"),
        None => word.to_owned(),
    });
    assert_eq!(copy(&report)["verdict"], "flagged");
    assert_eq!(notices(&report), []);
    assert_eq!(rows(&folder), rows(&with_none));
}

#[test]
fn places_in_a_text_with_invisible_characters_are_those_of_the_file() {
    let place = |change: fn(&str) -> String| {
        let (_, report) = copy_with_changed_names(change);
        copy(&report)["matches"][0]["right"].clone()
    };
    let plain = place(str::to_owned);
    let changed = place(|word| format!("\u{200b}\u{200b}{word}"));
    assert_eq!(changed["start"]["line"], plain["start"]["line"]);
    assert_eq!(changed["end"]["line"], plain["end"]["line"]);
    let column = |place: &Value| place["start"]["column"].as_u64().expect("it is a number");
    assert!(column(&changed) >= column(&plain));
}

#[test]
fn a_copy_with_look_alike_letters_in_all_names_is_found() {
    let (_, report) = copy_with_changed_names(|word| {
        let double = |letter| match letter {
            'a' => '\u{430}',
            'e' => '\u{435}',
            'o' => '\u{43e}',
            other => other,
        };
        word.chars().map(double).collect()
    });
    assert_eq!(copy(&report)["verdict"], "flagged");
}
