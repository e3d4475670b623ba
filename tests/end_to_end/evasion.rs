//! Disguised texts get a remark; scores and verdicts stay, and copies are found all the same.

use serde_json::Value;

use crate::command::{Answer, notices};
use crate::folder::{Folder, java};

/// Place and kind of each remark of a JSON report.
fn remarks(report: &Value) -> Vec<String> {
    let remarks = report["remarks"].as_array().expect("remarks are a list");
    let place = |remark: &Value| {
        let text = |field: &str| remark[field].as_str().expect("it is a text").to_owned();
        assert!(text("path").starts_with(&text("submission")));
        assert!(text("sentence").is_ascii());
        format!("{}:{} {}", text("path"), remark["line"], text("kind"))
    };
    remarks.iter().map(place).collect()
}

/// The remarks on a class of three, the last of which has `added` on line 4 of its only file.
fn remarks_on(added: &str) -> Vec<String> {
    let folder = Folder::with_two_submissions();
    folder.write("class/three/Main.java", with_line(&java("three", 7), added));
    remarks(&folder.report(&[]))
}

/// `text` with something before its fourth line.
fn with_line(text: &str, added: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(3, added);
    lines.join("\n")
}

#[test]
fn ordinary_classes_have_no_remarks() {
    for corpus in ["java", "c", "python", "rust"] {
        let folder = Folder::with_corpus(corpus, false);
        let report = folder.codesim(&["submissions", "--format", "json"]).json();
        assert_eq!(remarks(&report), [""; 0], "{corpus}");
    }
    assert_eq!(remarks_on("int größe = имя + 変数;"), [""; 0]);
}

#[test]
fn look_alike_letters() {
    let expected = ["three/Main.java:4 look-alike-letters"];
    assert_eq!(remarks_on("int m\u{430}x = 0;"), expected);
}

#[test]
fn invisible_characters() {
    let expected = ["three/Main.java:4 invisible-characters"];
    assert_eq!(remarks_on("int m\u{200b}ax = 0;"), expected);
    assert_eq!(
        remarks_on("String s = \"a\u{200b}b\"; // c\u{200b}d"),
        [""; 0]
    );
}

#[test]
fn text_direction() {
    let expected = ["three/Main.java:4 text-direction"];
    assert_eq!(remarks_on("/* \u{202e} */"), expected);
    assert_eq!(remarks_on("String s = \"\u{2066}\";"), expected);
}

#[test]
fn out_of_sight() {
    let right = format!("int a = 0;{}int b = 1;", " ".repeat(300));
    assert_eq!(remarks_on(&right), ["three/Main.java:4 out-of-sight"]);
    let below = format!("int a = 0;{}int b = 1;", "\n".repeat(150));
    assert_eq!(remarks_on(&below), ["three/Main.java:154 out-of-sight"]);
}

#[test]
fn large_comment_and_large_string() {
    let parked = java("parked", 5).repeat(3);
    let comment = format!("/* {parked} */");
    assert_eq!(remarks_on(&comment), ["three/Main.java:4 large-comment"]);
    let string = format!("String s = \"{}\";", "while (a) { b(); } ".repeat(300));
    assert_eq!(remarks_on(&string), ["three/Main.java:4 large-string"]);
}

#[test]
fn compiler_tricks() {
    let expected = ["three/Main.java:4 compiler-trick"];
    assert_eq!(remarks_on("\\u0069nt a = 0;"), expected);
    assert_eq!(remarks_on("String s = \"\\u0041\";"), [""; 0]);
}

#[test]
fn macros_for_keywords_and_brackets() {
    let folder = Folder::with_corpus("c", false);
    let path = "submissions/ada/wordreport.c";
    let code = folder.read(path).replace('{', "BEGIN").replace('}', "END");
    folder.write(path, format!("#define BEGIN {{\n#define END }}\n{code}"));
    let report = folder.codesim(&["submissions", "--format", "json"]).json();
    assert_eq!(remarks(&report), ["ada/wordreport.c:1 compiler-trick"]);
}

/// The remarks on a class, the only file of the last submission of which has this name and text.
fn remarks_on_file(name: &str, text: &str) -> Vec<String> {
    let folder = Folder::with_two_submissions();
    folder.write(format!("class/three/{name}"), text);
    remarks(&folder.report(&[]))
}

#[test]
fn strings_that_are_run() {
    let code = "x = x + 1; ".repeat(12);
    for (name, text) in [
        ("a.py", format!("a = 1\nexec(\"{code}\")\n")),
        (
            "a.py",
            format!("a = 1\nexec(compile('''{code}''', 'b', 'exec'))\n"),
        ),
        ("a.py", "a = 1\nexec(base64.b64decode(a))\n".to_owned()),
        ("a.js", format!("a = 1;\nnew Function('x', '{code}')(a);\n")),
        ("a.js", format!("a = 1;\neval(`{code}`);\n")),
        (
            "a.ts",
            format!("a = 1;\nwindow.setTimeout(\"{code}\", 10);\n"),
        ),
        ("a.php", format!("<?php\neval('{code}');\n")),
        ("a.rb", format!("a = 1\na.instance_eval '{code}'\n")),
        ("a.pl", format!("my $a = 1;\neval '{code}';\n")),
        ("a.lua", format!("a = 1\nloadstring(\"{code}\")()\n")),
        ("a.sh", "a=1\neval \"$(echo $a | base64 -d)\"\n".to_owned()),
        ("a.r", format!("a <- 1\neval(parse(text = \"{code}\"))\n")),
        (
            "A.java",
            format!("class A {{ void b() {{\nengine.eval(\"{code}\"); }} }}\n"),
        ),
    ] {
        let expected = [format!("three/{name}:2 run-string")];
        assert_eq!(remarks_on_file(name, &text), expected, "{text}");
    }
}

#[test]
fn calls_of_that_name_that_hide_nothing() {
    let prompt = "Please enter the numbers, with a comma between them: ".repeat(3);
    for (name, text) in [
        ("a.py", format!("a = eval(input(\"{prompt}\"))\n")),
        ("a.py", format!("a = re.compile(\"{prompt}\")\n")),
        ("a.py", "a = eval(\"1 + 2\")\n".to_owned()),
        (
            "a.js",
            format!("setTimeout(() => {{ alert('{prompt}'); }}, 10);\n"),
        ),
        (
            "a.js",
            format!("setTimeout(function () {{ alert('{prompt}'); }}, 10);\n"),
        ),
        (
            "A.java",
            format!("class A {{ void eval(String a) {{ eval(\"{prompt}\"); }} }}\n"),
        ),
    ] {
        assert_eq!(remarks_on_file(name, &text), [""; 0], "{text}");
    }
}

#[test]
fn data_that_nobody_can_read() {
    let digit = |i: u32| char::from_digit((i * i + i / 3) % 16, 16).expect("it is a digit");
    let hex: String = (0..400).map(digit).collect();
    let string = format!("String s = \"{hex}\";");
    assert_eq!(remarks_on(&string), ["three/Main.java:4 encoded-string"]);
    let number: String = hex.replace(|c: char| !c.is_ascii_digit(), "7");
    assert_eq!(remarks_on(&format!("String s = \"{number}\";")), [""; 0]);
}

#[test]
fn much_larger_than_the_class() {
    let folder = Folder::new();
    for seed in 0..12 {
        let name = format!("student{seed}");
        folder.write(format!("class/{name}/Main.java"), java(&name, seed * 77));
    }
    for part in 0..16 {
        let name = format!("part{part}");
        folder.write(
            format!("class/padded/{name}.java"),
            java(&name, part * 99 + 5),
        );
    }
    assert_eq!(remarks(&folder.report(&[])), ["padded:null much-larger"]);
}

#[test]
fn starter_code_and_earlier_years_have_no_remarks() {
    let folder = Folder::with_two_submissions();
    let given = "class Given { int m\u{430}x = 0; }\n";
    folder.write("given/Given.java", given);
    folder.write(
        "class/three/Main.java",
        format!("{}{given}", java("three", 7)),
    );
    folder.write(
        "old/four/Main.java",
        with_line(&java("four", 9), "/* \u{202e} */"),
    );
    let report = folder.report(&["--boilerplate", "given", "--old", "old"]);
    assert_eq!(remarks(&report), [""; 0]);
}

#[test]
fn people_see_them_as_no_proof() {
    let folder = Folder::with_two_submissions();
    folder.write("class/<b>/Main.java", "class A {\n int m\u{430}x; }\n");
    let table = folder.codesim(&["class"]).text();
    let heading = "Worth knowing before reading, and no proof of anything: 1 remark\n";
    let (_, listed) = table.split_once(heading).expect("there is a heading");
    assert!(listed.starts_with("  <b>/Main.java, line 2: the name m\\u{430}x has letters "));
    let sheet = ["class", "--format", "html", "--pair", "<b>", "one"];
    let sheet = folder.codesim(&sheet).text();
    assert!(sheet.contains("None of this is proof of anything"));
    assert!(sheet.contains("<bdi>&#60;b&#62;/Main.java</bdi></td><td class=\"num\">2</td>"));
}

#[test]
fn scores_and_verdicts_do_not_depend_on_them() {
    let folder = Folder::with_corpus("java", false);
    let rows = || numbers(&folder.codesim(&["submissions", "--format", "csv", "--limit", "all"]));
    let before = rows();
    let path = "submissions/olga/Library.java";
    let code = folder.read(path);
    let parked = code.replace("*/", "").repeat(2);
    let hidden = format!("// \u{202e}{}x\n", " ".repeat(300));
    folder.write(path, format!("{hidden}{code}/* {parked} */"));
    let report = folder.codesim(&["submissions", "--format", "json"]).json();
    let below = code.lines().count() + 2;
    let expected = [
        "olga/Library.java:1 text-direction".to_owned(),
        "olga/Library.java:1 out-of-sight".to_owned(),
        format!("olga/Library.java:{below} large-comment"),
    ];
    assert_eq!(remarks(&report), expected);
    assert_eq!(rows(), before);
}

/// The part of a table about pairs without the reasons to read them: that quotes what is beside the code.
fn numbers(table: &Answer) -> Vec<csv::StringRecord> {
    let mut rows = table.rows();
    rows.iter_mut().for_each(|row| row.truncate(13));
    rows
}

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

/// Keywords of Java that occur in that copy.
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
    let rows = |folder: &Folder| numbers(&folder.codesim(&["submissions", "--format", "csv"]));
    let (folder, report) = copy_with_changed_names(|word| match word.split_at_checked(1) {
        Some((first, rest)) => format!("{first}\u{200b}{rest}"),
        None => word.to_owned(),
    });
    assert_eq!(copy(&report)["verdict"], "flagged");
    assert_eq!(notices(&report), []);
    assert_eq!(rows(&folder), rows(&with_none));
    let remarks = remarks(&report);
    assert_eq!(remarks.len(), 1);
    assert!(remarks[0].ends_with("invisible-characters"), "{remarks:?}");
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
    let remarks = remarks(&report);
    assert_eq!(remarks.len(), 1);
    assert!(remarks[0].ends_with("look-alike-letters"), "{remarks:?}");
}
