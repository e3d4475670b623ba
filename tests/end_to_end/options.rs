//! Options of a comparison, one at a time.

use std::collections::BTreeSet;

use crate::command::{codesim, codesim_in, column, notices, number, pair_names, text_formats};
use crate::folder::{Folder, java};
use crate::page;

const JAVA: &str = "corpora/java/submissions";

#[test]
fn limit() {
    let shown = |limit| codesim(&[JAVA, "--format=csv", "--limit", limit]).rows();
    assert_eq!(shown("6").len(), 6);
    let all = shown("all");
    assert_eq!(shown("6"), all[..6]);
    assert_eq!(shown("1000000"), all);
}

#[test]
fn each_flagged_pair_is_shown_whatever_the_limit() {
    let report = |limit| codesim(&[JAVA, "--format=json", "--limit", limit]).json();
    let one = report("1");
    let pairs = one["pairs"].as_array().expect("a list");
    assert_eq!(one["class"]["flagged_pairs"], pairs.len());
    assert!(pairs.len() > 1 && pairs.iter().all(|pair| pair["verdict"] == "flagged"));
    assert_eq!(one["class"]["all_judged"], true);
    assert_eq!(one["clusters"], report("all")["clusters"]);
}

#[test]
fn a_least_similarity_is_looked_for_beyond_the_limit() {
    let shown = |limit| {
        let options = ["--format=csv", "--min-similarity=0.26", "--limit", limit];
        codesim(&[&[JAVA], &options[..]].concat()).rows()
    };
    assert_eq!(shown("7"), shown("all")[..7]);
}

#[test]
fn tiny_submissions_change_no_verdict() {
    let folder = Folder::new();
    for (name, files) in crate::archives::class() {
        for (path, content) in files {
            folder.write(format!("class/{name}/{path}"), content);
        }
    }
    let flagged = || {
        let report = folder.codesim(&["class", "--format=json"]).json();
        let pairs = report["pairs"].as_array().expect("a list").clone();
        let flagged = pairs.iter().filter(|pair| pair["verdict"] == "flagged");
        let names = flagged.map(|pair| format!("{} {}", pair["left"], pair["right"]));
        names.collect::<BTreeSet<_>>()
    };
    let before = flagged();
    assert!(before.len() > 2);
    for stub in 0..40 {
        let page = "<p>see the file that I have sent by mail</p>";
        folder.write(format!("class/stub{stub}/onlinetext.html"), page);
    }
    assert_eq!(flagged(), before);
}

#[test]
fn the_number_of_flagged_pairs_does_not_depend_on_the_limit() {
    let flagged = |limit| {
        codesim(&[JAVA, "--format=json", "--limit", limit]).json()["class"]["flagged_pairs"].clone()
    };
    assert_eq!(flagged("1"), flagged("all"));
}

#[test]
fn min_similarity() {
    let shown = |least| {
        codesim(&[
            JAVA,
            "--format=csv",
            "--limit=all",
            "--min-similarity",
            least,
        ])
        .rows()
    };
    let [all, half, same] = ["0", "0.5", "1"].map(shown);
    let expected: Vec<_> = all
        .iter()
        .filter(|row| number(row, column::SIMILARITY) >= 0.5)
        .cloned()
        .collect();
    assert_eq!(half, expected);
    assert!(!half.is_empty() && half.len() < all.len());
    assert!(
        same.iter()
            .all(|row| number(row, column::SIMILARITY) == 1.0)
    );
}

#[test]
fn selection_states_its_missing_guarantee() {
    let second_best = |scheme| {
        let rows = codesim(&[JAVA, "--format=csv", "--selection", scheme]).rows();
        number(&rows[1], column::SCORE)
    };
    let usual = codesim(&[JAVA, "--format=csv"]).rows();
    assert_eq!(
        second_best("robust-winnowing"),
        number(&usual[1], column::SCORE)
    );
    // Fingerprints that are selected by position are lost as soon as a copy is shifted.
    assert!(2.0 * second_best("every:7") < second_best("robust-winnowing"));

    let table = |scheme| codesim(&[JAVA, "--selection", scheme]).text();
    let usual = codesim(&[JAVA]).text();
    assert!(!usual.contains("Fingerprints were selected"), "{usual}");
    for (scheme, promise) in [
        (
            "all",
            "every shared run of the guarantee threshold is found",
        ),
        ("0-mod:8", "a shared run of any length may go unseen"),
    ] {
        let words = table(scheme)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        assert!(words.contains(promise), "{words}");
    }
}

#[test]
fn old_submissions_are_not_compared_among_themselves() {
    let folder = Folder::new();
    for (path, seed) in [
        ("class/a", 3),
        ("class/b", 5),
        ("before/x", 3),
        ("before/y", 3),
        ("before/z", 7),
    ] {
        folder.write(format!("{path}/Main.java"), java("same", seed));
    }
    let report = folder.report(&["--old", "before", "--limit", "all"]);
    let names = pair_names(&report);
    for pair in &names {
        let new = pair
            .iter()
            .filter(|name| name.starts_with("class/"))
            .count();
        assert!(new > 0, "{pair:?}");
    }
    for old in ["before/x", "before/y"] {
        let found = names[..2]
            .iter()
            .any(|pair| pair.contains(&old.to_owned()) && pair.contains(&"class/a".to_owned()));
        assert!(found, "{names:?}");
    }
    // One new pair, and each of two new with each of three old.
    assert_eq!(report["class"]["pairs"], 1 + 2 * 3);
    let old = report["submissions"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|s| s["old"] == true)
        .count();
    assert_eq!(old, 3);
}

#[test]
fn one_new_submission_among_old_ones() {
    let folder = Folder::new();
    folder
        .write("class/a/Main.java", java("same", 3))
        .write("before/x/Main.java", java("same", 3));
    assert_eq!(
        pair_names(&folder.report(&["--old=before"])),
        [["class/a", "before/x"]]
    );
    folder.make_folder("empty");
    folder
        .codesim(&["empty", "--old=before"])
        .refused(&["empty: no submission there has code to compare"]);
}

#[test]
fn max_occurrences() {
    let folder = Folder::new();
    for name in ["a", "b", "c", "d"] {
        folder.write(format!("class/{name}/Common.java"), java("common", 3));
    }
    for name in ["a", "b"] {
        folder.write(format!("class/{name}/Rare.java"), java("rare", 12));
    }
    assert_eq!(folder.report(&[])["class"]["sharing_pairs"], 6);
    assert_eq!(
        folder.report(&["--max-occurrences=4"])["class"]["sharing_pairs"],
        6
    );
    let report = folder.report(&["--max-occurrences=3"]);
    assert_eq!(pair_names(&report), [["a", "b"]]);
    assert_eq!(
        folder.report(&["--max-occurrences=1"])["class"]["sharing_pairs"],
        0
    );
}

#[test]
fn fail_on_flagged() {
    assert_eq!(codesim(&[JAVA]).code, 0);
    let flagged = codesim(&[JAVA, "--fail-on", "flagged"]);
    assert_eq!((flagged.code, flagged.err.as_str()), (1, ""));
    assert_eq!(flagged.out, codesim(&[JAVA]).out);
    assert_eq!(
        codesim(&[JAVA, "--fail-on", "flagged", "--limit", "1"]).code,
        1
    );
    let honest = Folder::with_two_submissions();
    assert_eq!(honest.codesim(&["class", "--fail-on", "flagged"]).code, 0);
}

#[test]
fn output() {
    let folder = Folder::with_corpus("c", false);
    for format in text_formats() {
        let arguments = ["submissions", "--format", format];
        let printed = folder.codesim(&arguments).text();
        let written = folder
            .codesim(&[&arguments[..], &["-o", "report", "--quiet"]].concat())
            .text();
        assert_eq!(
            (written.as_str(), folder.read("report")),
            ("", printed),
            "{format}"
        );
    }
    folder
        .codesim(&["submissions", "--output=nowhere/report"])
        .refused(&["cannot write nowhere/report"]);
}

#[test]
fn languages_asked_for() {
    let folder = Folder::with_two_submissions();
    folder
        .write("class/one/extra.py", "print(1)")
        .write("class/two/main.c", "int main(void) { return 0; }");
    let report = folder.report(&["--lang", "java"]);
    assert_eq!(
        report["parameters"]["languages"],
        serde_json::json!(["java"])
    );
    let expected = [("one/extra.py", "Python"), ("two/main.c", "C")];
    let expected = expected.map(|(path, name)| {
        (
            path.to_owned(),
            false,
            format!("{name}: not a language asked for"),
        )
    });
    assert_eq!(notices(&report), expected);
    for options in [
        ["--lang", "java,c"].as_slice(),
        &["--lang", "java", "--lang", "c"],
    ] {
        let report = folder.report(options);
        assert_eq!(
            report["parameters"]["languages"],
            serde_json::json!(["c", "java"])
        );
    }
}

#[test]
fn plain_text() {
    let folder = Folder::new();
    let shared = "The quick brown fox jumps over the lazy dog, and nobody in the village has ever seen it run away.";
    folder.write("class/a.txt", format!("An essay. {shared}"));
    folder.write(
        "class/b.txt",
        format!("{}! Something else entirely.", shared.to_uppercase()),
    );
    folder.write(
        "class/c.txt",
        "Nothing that the others have, yet long enough to be compared with what they wrote.",
    );
    let report = folder.report(&["--lang", "text"]);
    assert_eq!(pair_names(&report), [["a.txt", "b.txt"]]);
}

#[test]
fn keep_imports() {
    let folder = Folder::new();
    let imports: String = ('a'..='z')
        .map(|c| format!("import org.{c}{c}.Thing;\n"))
        .collect();
    for (name, seed) in [("one", 3), ("two", 11)] {
        folder.write(
            format!("class/{name}.java"),
            format!("{imports}{}", java(name, seed)),
        );
    }
    let matched = |options: &[&str]| {
        folder.report(options)["pairs"][0]["matched_tokens"]
            .as_u64()
            .unwrap_or(0)
    };
    assert!(matched(&["--keep-imports"]) >= matched(&[]) + 100);
}

#[test]
fn timings_are_given_only_on_request() {
    let folder = Folder::with_two_submissions();
    assert!(folder.report(&[]).get("timings").is_none());
    let timings = folder.report(&["--timings"])["timings"].clone();
    let timings = timings.as_array().expect("a list");
    assert!(
        timings.len() >= 3 && timings.iter().all(|t| t["seconds"].as_f64() >= Some(0.0)),
        "{timings:?}"
    );
    let usual = ["class", "--format", "markdown"];
    let timed = folder.codesim(&[&usual[..], &["--timings"]].concat());
    assert_eq!(
        timed.out,
        folder.codesim(&usual).out,
        "times do not disturb the report"
    );
    assert_eq!(timed.err.lines().count(), timings.len());
}

#[test]
fn quiet() {
    let [quiet, usual] =
        [["--quiet"].as_slice(), &[]].map(|o| codesim(&[&[JAVA], o].concat()).text());
    assert_eq!(quiet, usual);
}

#[test]
fn files_and_folders_are_submissions() {
    let folder = Folder::new();
    folder.write("class/Alone.java", java("same", 3));
    folder.write("class/many/src/Main.java", java("same", 3));
    folder.write("class/many/test/deep/Test.java", java("other", 5));
    let report = folder.report(&[]);
    assert_eq!(pair_names(&report), [["Alone.java", "many"]]);
    let pair = &report["pairs"][0];
    assert_eq!(pair["containment_left"], 1.0);
    assert!(pair["containment_right"].as_f64() < Some(0.8), "{pair}");
    assert_eq!(pair["matches"][0]["left"]["file"], "Alone.java");
    assert_eq!(pair["matches"][0]["right"]["file"], "src/Main.java");
    let files = report["submissions"][1]["files"].as_array();
    let paths: Vec<_> = files.into_iter().flatten().map(|f| &f["path"]).collect();
    assert_eq!(paths, ["src/Main.java", "test/deep/Test.java"]);
}

#[test]
fn files_of_one_submission_are_not_compared() {
    let folder = Folder::with_two_submissions();
    folder.write("class/one/Copy.java", java("one", 3));
    let report = folder.report(&[]);
    assert_eq!(report["class"]["pairs"], 1);
    assert_eq!(pair_names(&report), [["one", "two"]]);
}

#[test]
fn several_roots_with_equal_names() {
    let folder = Folder::new();
    for (path, seed) in [("monday/sam", 3), ("friday/sam", 3), ("friday/kim", 7)] {
        folder.write(format!("{path}/Main.java"), java("same", seed));
    }
    let report = folder
        .codesim(&["monday", "friday/", "--format=json"])
        .json();
    assert_eq!(pair_names(&report)[0], ["monday/sam", "friday/sam"]);
    assert_eq!(report["class"]["pairs"], 3);
}

#[test]
fn the_current_folder() {
    let folder = Folder::with_two_submissions();
    let here = codesim_in(&folder.path().join("class"), &[".", "--format=json"]).json();
    assert_eq!(pair_names(&here), pair_names(&folder.report(&[])));
}

#[test]
fn csv_for_excel() {
    let folder = Folder::new();
    for name in ["=1+1", "Jürgen"] {
        folder.write(format!("class/{name}/Main.java"), java("Main", 40));
    }
    let options = ["class", "-o", "pairs.csv", "--csv-dialect", "excel", "-q"];
    assert_eq!(folder.codesim(&options).text(), "");
    let table = folder.read("pairs.csv");
    let (header, row) = table.split_once('\n').expect("two lines");
    assert!(
        header.starts_with("\u{feff}rank;left;right;score;"),
        "{header}"
    );
    assert!(row.starts_with("1;'=1+1;Jürgen;1,000000;"), "{row}");
}

#[test]
fn csv_columns() {
    let text = codesim(&[JAVA, "--format=csv"]).text();
    let header = "rank,left,right,score,similarity,containment_left,containment_right,matched_tokens,longest_match,expected_by_chance,verdict,flagged,decision,why";
    assert_eq!(text.lines().next(), Some(header));
}

#[test]
fn html_stands_alone() {
    let page = codesim(&[JAVA, "--format=html", "--limit=5"]).text();
    assert!(page.starts_with("<!") && page.trim_end().ends_with("</html>"));
    for outside in ["src=\"http", "href=\"http", "@import", "url(http"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn every_format_lists_files_not_compared() {
    let folder = Folder::with_two_submissions();
    folder.write("class/two/Nul.java", b"a\0b");
    for format in ["table", "json", "markdown", "html"] {
        let mut report = folder.codesim(&["class", "--format", format]).text();
        if format == "html" {
            report = page::shown(&report);
        }
        for part in ["two/Nul.java", "binary: it has NUL bytes"] {
            assert!(report.contains(part), "no {part} in {format}");
        }
    }
}
