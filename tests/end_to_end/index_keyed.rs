//! An index without sources: compared with by a key, it gives the scores of the index that it is made of.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::command::{Answer, column, notices, pair_names};
use crate::folder::{Folder, java};
use crate::index::{INDEX, halved, index};
use crate::page::shown;

const KEYED: &str = "theirs.codesim";
const KEY: &str = "secret.key";

/// Exports the index as a keyed one.
fn export(folder: &Folder) -> Answer {
    index(
        folder,
        "export",
        &[KEYED, "--keyed", KEY, "--names", "names.csv", "--quiet"],
    )
}

/// Compares `new` with an index.
fn compared(folder: &Folder, index: &str, options: &[&str]) -> Value {
    let usual = [
        "new",
        "--against",
        index,
        "--format",
        "json",
        "--limit",
        "all",
    ];
    folder.codesim(&[&usual[..], options].concat()).json()
}

fn compared_with_key(folder: &Folder, options: &[&str]) -> Value {
    compared(folder, KEYED, &[&["--against-key", KEY], options].concat())
}

/// The names of submissions of the keyed index as they are in the plain one.
fn names(folder: &Folder) -> BTreeMap<String, String> {
    let table = folder.read("names.csv");
    let rows = csv::Reader::from_reader(table.as_bytes()).into_records();
    let name = |row: Result<csv::StringRecord, csv::Error>| {
        let row = row.expect("a row");
        (
            format!("{KEYED}/{}", &row[0]),
            format!("{INDEX}/{}/{}", &row[1], &row[2]),
        )
    };
    rows.map(name).collect()
}

/// The pairs of a report by their names.
fn pairs(report: &Value, names: &BTreeMap<String, String>) -> BTreeMap<[String; 2], Value> {
    let named = |name: &Value| {
        let name = name.as_str().expect("a name");
        names.get(name).map_or(name, String::as_str).to_owned()
    };
    let pairs = report["pairs"].as_array().expect("pairs").iter();
    pairs
        .map(|pair| ([named(&pair["left"]), named(&pair["right"])], pair.clone()))
        .collect()
}

/// A corpus of which half is in an index. The first collection was added before the starter code.
fn corpus(name: &str) -> Folder {
    let folder = Folder::with_corpus(name, false);
    assert!(halved(&folder) > 7);
    folder.make_folder("older");
    let entries = fs::read_dir(folder.path().join("old")).expect("a folder");
    for entry in entries.take(3) {
        let entry = entry.expect("an entry");
        let to = folder.path().join("older").join(entry.file_name());
        fs::rename(entry.path(), to).expect("it can be moved");
    }
    fs::remove_file(folder.path().join("codesim.toml")).expect("it is there");
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["older", "--quiet"]);
    index(
        &folder,
        "add",
        &["old", "--boilerplate", "starter", "--quiet"],
    );
    folder
}

/// Checks that two reports of the same pairs have the same scores to the bit, and gives the number of pairs with the keyed index.
fn assert_same(plain: &Value, keyed: &Value, names: &BTreeMap<String, String>) -> usize {
    for part in [
        "histogram",
        "flag_score",
        "pairs",
        "sharing_pairs",
        "background_known",
    ] {
        assert_eq!(plain["class"][part], keyed["class"][part], "{part}");
    }
    let [plain, keyed] = [plain, keyed].map(|report| pairs(report, names));
    assert!(plain.keys().eq(keyed.keys()));
    let mut withheld = 0;
    for (both, keyed) in &keyed {
        let plain = &plain[both];
        // Numbers are written so that they are read as the same bits.
        assert_eq!(
            plain["score"].to_string(),
            keyed["score"].to_string(),
            "{both:?}"
        );
        if keyed["withheld"] != true {
            let without = |pair: &Value| {
                let mut pair = pair.as_object().expect("a pair").clone();
                pair.retain(|key, _| !["rank", "cluster"].contains(&key.as_str()));
                pair
            };
            assert_eq!(without(plain), without(keyed), "{both:?}");
            continue;
        }
        withheld += 1;
        assert!(keyed["matches"].as_array().is_some_and(Vec::is_empty) && keyed["why"].is_null());
        if plain["verdict"] == keyed["verdict"] {
            let [plain, keyed] = [plain, keyed].map(|pair| pair["expected_by_chance"].to_string());
            assert_eq!(plain, keyed, "{both:?}");
        } else {
            // Only matches, which are not known, say more than the score.
            let stronger = [strength(plain), strength(keyed)];
            assert!(stronger[0] > stronger[1], "{both:?}: {stronger:?}");
        }
    }
    withheld
}

fn strength(pair: &Value) -> usize {
    let verdicts = ["too-small", "not-unusual", "second-look", "flagged"];
    let found = verdicts
        .iter()
        .position(|verdict| pair["verdict"] == *verdict);
    found.expect("a verdict")
}

#[test]
fn a_keyed_index_gives_the_pairs_and_scores_of_the_plain_one() {
    for name in ["java", "python", "c", "rust"] {
        let folder = corpus(name);
        export(&folder).text();
        let names = names(&folder);
        for options in [&[][..], &["--boilerplate", "starter"]] {
            let plain = compared(&folder, INDEX, options);
            let keyed = compared_with_key(&folder, options);
            let withheld = assert_same(&plain, &keyed, &names);
            assert!(withheld > 20, "{name}: {withheld}");
        }
    }
}

#[test]
fn scores_are_the_same_where_not_every_submission_is_a_reference() {
    let folder = Folder::new();
    for number in 0..300 {
        let path = format!("2023/student{number}/Main.java");
        folder.write(path, java(&format!("own{number}x"), 7 * number + 3));
    }
    for number in 0..6 {
        let copied = folder.read(format!("2023/student{}/Main.java", 40 * number));
        let other = java("other", 3000 + number);
        folder.write(format!("new/new{number}/Main.java"), copied + &other);
    }
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["2023", "--quiet"]).text();
    export(&folder).text();
    let (plain, keyed) = (
        compared(&folder, INDEX, &[]),
        compared_with_key(&folder, &[]),
    );
    assert!(assert_same(&plain, &keyed, &names(&folder)) > 500);
}

/// An index of twelve submissions and its keyed form; the class has a copy of one.
fn small() -> Folder {
    let folder = Folder::new();
    for number in 0..12 {
        let path = format!("2023/student{number}/Main.java");
        folder.write(path, java(&format!("own{number}x"), 7 * number + 3));
    }
    folder.write(
        "class/anna/Main.java",
        folder.read("2023/student7/Main.java"),
    );
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["2023"]).text();
    let said = export(&folder).text();
    assert!(
        said.starts_with("12 submissions written to theirs.codesim"),
        "{said}"
    );
    assert!(said.contains("secret.key has a new key"), "{said}");
    folder
}

#[test]
fn a_copy_of_a_submission_that_nobody_shows_is_found() {
    let folder = small();
    let report = folder.report(&["--against", KEYED, "--against-key", KEY]);
    let [left, right] = &pair_names(&report)[0];
    assert_eq!(
        (left.as_str(), names(&folder)[right].as_str()),
        ("anna", "years.codesim/2023/student7")
    );
    let pair = &report["pairs"][0];
    assert_eq!(
        (&pair["score"], &pair["verdict"], &pair["withheld"]),
        (&1.0.into(), &"flagged".into(), &true.into())
    );
    let shown = report["submissions"].as_array().expect("a list");
    let shown = shown
        .iter()
        .find(|it| it["name"] == right.as_str())
        .expect("it is in a pair");
    assert!(shown["digest"].is_null() && shown["files"].as_array().is_some_and(Vec::is_empty));
    assert!(shown["matchable_tokens"].as_u64() > Some(100));
    let said = notices(&report);
    assert!(
        said.iter()
            .any(|it| it.0 == KEYED && it.2.contains("withheld")),
        "{said:?}"
    );
    let asked = folder.report(&[
        "--against",
        KEYED,
        "--against-key",
        KEY,
        "--pair",
        "anna",
        right,
    ]);
    assert_eq!(asked["pairs"][0]["score"], 1.0);
    let query = ["class/anna", "--against-key", KEY, "--format", "json"];
    let queried = folder
        .codesim(&[&["index", "query", KEYED], &query[..]].concat())
        .json();
    assert_eq!(queried["pairs"], report["pairs"]);
}

#[test]
fn no_format_says_how_much_matches_where_nobody_knows() {
    let folder = small();
    let with_key = ["class", "--against", KEYED, "--against-key", KEY];
    let written = |options: &[&str]| folder.codesim(&[&with_key[..], options].concat());
    for options in [
        &["--limit", "all"][..],
        &["--limit", "3"],
        &["--min-similarity", "0.5"],
    ] {
        let rows = written(&[&["--format", "csv"], options].concat()).rows();
        assert_eq!(
            (&rows[0][column::SCORE], &rows[0][column::FLAGGED]),
            ("1.000000", "true")
        );
        assert!(
            (column::SIMILARITY..=8).all(|field| rows[0][field].is_empty()),
            "{:?}",
            rows[0]
        );
    }
    for format in ["table", "markdown"] {
        let text = written(&["--format", format, "--limit", "3"]).text();
        assert!(text.contains("flagged") && !text.contains(" 0 %"), "{text}");
    }
    let page = shown(&written(&["--format", "html"]).text());
    assert!(page.contains("\"withheld\":[0"));
}

#[test]
fn a_keyed_index_is_opened_by_its_key_alone() {
    let folder = small();
    let digits = "0123456789abcdef".repeat(4);
    folder
        .write("other.key", &digits)
        .write("short.key", &digits[1..]);
    let against = |options: &[&str]| folder.codesim(&[&["class"], options].concat());
    against(&["--against", KEYED])
        .refused(&["theirs.codesim: the index is keyed", "--against-key"]);
    against(&["--against", KEYED, "--against-key", "other.key"])
        .refused(&["theirs.codesim: the index is keyed with another key"]);
    against(&["--against", KEYED, "--against-key", "short.key"])
        .refused(&["short.key: this is no key of an index: 64 hexadecimal digits"]);
    against(&["--against", KEYED, "--against-key", "no.key"]).refused(&["no.key"]);
    against(&["--against", INDEX, "--against-key", KEY])
        .refused(&["years.codesim: the index is not keyed"]);
    against(&["--against-key", KEY, "2023"]).refused(&["against-key: there is no index"]);
    folder
        .codesim(&["index", "query", KEYED, "class/anna"])
        .refused(&["is keyed"]);
    let by_settings = "against = \"theirs.codesim\"\nagainst-key = \"secret.key\"\n";
    folder.write("codesim.toml", by_settings);
    assert_eq!(folder.report(&[])["pairs"][0]["score"], 1.0);
}

#[test]
fn a_keyed_index_can_be_listed_and_kept_and_not_be_added_to() {
    let folder = small();
    let keyed = |action: &str, options: &[&str]| {
        folder.codesim(&[&["index", action, KEYED], options].concat())
    };
    let list = keyed("list", &["--csv"]).rows();
    assert_eq!(list.len(), 12);
    assert!(
        list.iter()
            .all(|row| &row[0] == "keyed" && !row[1].contains("student"))
    );
    let stats = keyed("stats", &[]).text();
    assert!(
        stats.contains("submissions   12") && stats.contains("keyed by hmac-sha256-64"),
        "{stats}"
    );
    let whole = keyed("verify", &[]).text();
    assert_eq!(whole, "theirs.codesim: all of it is as it was written\n");
    keyed("add", &["2023"]).refused(&["is keyed"]);
    keyed("export", &["table.parquet"]).refused(&["is keyed"]);
    keyed("export", &["sets", "--sets"]).refused(&["is keyed"]);
    keyed(
        "export",
        &["twice.codesim", "--keyed", KEY, "--names", "again.csv"],
    )
    .refused(&["is keyed"]);
    let first = format!("keyed/{}", &list[0][1]);
    keyed("remove", &[&first]).text();
    keyed("compact", &[]).text();
    let report = folder.report(&["--against", KEYED, "--against-key", KEY]);
    assert_eq!(report["parameters"]["against"]["submissions"], 11);
}

#[test]
fn the_key_and_the_names_are_for_their_owner() {
    use std::os::unix::fs::PermissionsExt;
    let folder = small();
    for file in [KEY, "names.csv"] {
        let metadata = fs::metadata(folder.path().join(file)).expect("it is there");
        assert_eq!(metadata.permissions().mode() & 0o777, 0o600, "{file}");
    }
    assert_eq!(names(&folder).len(), 12);
    let key = folder.read(KEY);
    let again = |output: &str, names: &str| {
        index(
            &folder,
            "export",
            &[output, "--keyed", KEY, "--names", names],
        )
    };
    again("more.codesim", "names.csv").refused(&["names.csv: exists already"]);
    again(KEYED, "more.csv").refused(&["theirs.codesim: exists already"]);
    let said = again("more.codesim", "more.csv").text();
    assert!(!said.contains("new key"), "{said}");
    assert_eq!(folder.read(KEY), key);
    assert!(
        !folder
            .read("more.csv")
            .lines()
            .skip(1)
            .any(|row| folder.read("names.csv").contains(row))
    );
    index(&folder, "export", &["x.codesim", "--keyed", KEY]).refused(&["--names"]);
    index(&folder, "export", &["x.parquet", "--names", "x.csv"]).refused(&["--keyed"]);
}
