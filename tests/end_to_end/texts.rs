//! Texts that people read: essays by words or letters, and what is written on pages.

use serde_json::{Value, json};

use crate::command::pair_names;
use crate::folder::Folder;

/// Essays beside the one that is copied.
const OTHERS: usize = 11;

/// Sentences of an essay, made of `seed`.
fn sentences(seed: usize) -> Vec<String> {
    let subjects = [
        "the river",
        "a merchant",
        "our harbour",
        "the old mill",
        "no letter",
        "winter",
        "the guild",
    ];
    let verbs = [
        "carried",
        "could not keep",
        "remembered",
        "paid for",
        "outlived",
        "had",
        "lost",
    ];
    let objects = [
        "the grain of the valley",
        "its bridges",
        "what the council wrote",
        "a debt",
        "every road north",
    ];
    let ends = [
        "for a century",
        "before the flood",
        "in the year of the fire",
        "against all advice",
        "twice",
    ];
    let mut state = seed;
    let mut pick = |words: &[&'static str]| {
        state = (state * 1_103_515_245 + 12_345) % (1 << 31);
        words[(state >> 16) % words.len()]
    };
    let mut sentence = || [pick(&subjects), pick(&verbs), pick(&objects), pick(&ends)].join(" ");
    (0..30).map(|_| sentence()).collect()
}

fn essay(sentences: &[String]) -> String {
    let capital = |text: &String| text[..1].to_uppercase() + &text[1..];
    let written: Vec<String> = sentences.iter().map(capital).collect();
    written.join(". ") + ".\n"
}

/// A class of essays, two of which have the sentences of `ada`: one with a sentence put in front and other line breaks.
fn class_of_essays() -> Folder {
    let folder = Folder::new();
    for number in 0..OTHERS {
        folder.write(
            format!("class/student{number:02}.txt"),
            essay(&sentences(number)),
        );
    }
    let original = sentences(77);
    folder.write("class/ada.txt", essay(&original));
    let copy = format!("Much has been said of this. {}", essay(&original));
    folder.write(
        "class/zoe.md",
        copy.replace(' ', "\r\n").replace("winter", "*Winter*"),
    );
    folder
}

#[test]
fn a_copied_essay_is_found_by_its_words_and_by_its_letters() {
    let folder = class_of_essays();
    for language in ["prose", "text"] {
        let report = folder.report(&["--lang", language]);
        assert_eq!(pair_names(&report)[0], ["ada.txt", "zoe.md"], "{language}");
        let pair = &report["pairs"][0];
        assert!(pair["similarity"].as_f64() > Some(0.95), "{pair}");
        assert_eq!(pair["verdict"], "flagged", "{pair}");
        let [left, right] = ["left", "right"].map(|side| &pair["matches"][0][side]["start"]);
        assert_eq!(left, &json!({"line": 1, "column": 1}), "{language}");
        assert_eq!(right, &json!({"line": 7, "column": 1}), "{language}");
        assert_eq!(report["remarks"], json!([]), "{language}");
    }
}

#[test]
fn equal_essays_are_wholly_alike_without_a_normal_form() {
    let folder = Folder::new();
    for name in ["one", "two"] {
        folder.write(format!("class/{name}.txt"), essay(&sentences(5)));
    }
    folder.write("class/three.txt", essay(&sentences(6)));
    for language in ["prose", "text"] {
        let report = folder.report(&["--lang", language]);
        let pair = &report["pairs"][0];
        assert_eq!(pair_names(&report)[0], ["one.txt", "two.txt"]);
        assert_eq!(
            [&pair["score"], &pair["similarity"]],
            [&json!(1.0), &json!(1.0)]
        );
    }
}

#[test]
fn a_folder_of_essays_says_how_it_can_be_read() {
    class_of_essays().codesim(&["class"]).refused(&[
        "no submission there has code to compare",
        "no front end for .txt files without --lang prose or --lang text",
    ]);
    let folder = Folder::new();
    folder.write("class/anna/essay.txt", "He can't?");
    folder
        .codesim(&["class"])
        .refused(&["anna/essay.txt: no front end for .txt files without --lang prose"]);
}

#[test]
fn words_of_a_file_are_shown_beside_its_lines() {
    let folder = Folder::new();
    folder.write("essay.txt", "He can't?\n(No.)\n");
    let tokens = folder
        .codesim(&["tokens", "--lang", "prose", "essay.txt"])
        .text();
    let expected =
        "Prose, 5 tokens\n    1 | He can't?\n      > He can't ?\n    2 | (No.)\n      > No .\n";
    assert_eq!(tokens, expected);
}

const PLAIN_PAGE: &str = "<!DOCTYPE html>
<title>Café Müller</title>
<p>The café on the corner opened in 1924,
and nobody remembers who owned it first.
";

const DECORATED_PAGE: &str = "<html><head>
<title>Our town</title>
<style>p.first { color: #123456 }</style></head>
<body class='wide'><!-- The café on the corner -->
<table><tr><td>The <i>caf&eacute;</i> on the <b>cor</b>ner</td>
<td>opened in <a href='x?a=1&amp;b=2'>19&#50;4</a>, &mdash; and&nbsp;nobody
remembers<br>who <em>owned</em> it first.</td></table>
";

#[test]
fn text_of_pages_is_compared_without_markup_and_keeps_its_lines() {
    let folder = Folder::new();
    folder.write("class/one.html", PLAIN_PAGE);
    let script = "  let position = table.get(step) + 1;\n".repeat(80);
    let page = format!("{DECORATED_PAGE}<script>\n{script}</script>\n");
    folder.write("class/two.htm", page);
    let report = folder.report(&["--lang", "html-text"]);
    let matches = report["pairs"][0]["matches"].as_array().expect("a list");
    assert_eq!(matches.len(), 1, "{matches:?}");
    let lines = |side: &str| {
        let place = &matches[0][side];
        [&place["start"]["line"], &place["end"]["line"]].map(Value::as_u64)
    };
    assert_eq!(lines("left"), [Some(3), Some(4)]);
    assert_eq!(lines("right"), [Some(5), Some(7)]);
    assert_eq!(matches[0]["tokens"], json!(63));
    assert_eq!(report["remarks"], json!([]), "a script is no comment");
}
