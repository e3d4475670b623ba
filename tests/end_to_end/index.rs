//! The index: submissions of earlier years, kept and compared with.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::command::{Answer, codesim_in, column, notices, pair_names, repository};
use crate::folder::{Folder, java};

pub const INDEX: &str = "years.codesim";

/// Runs `codesim index ACTION years.codesim OPTIONS`.
pub fn index(folder: &Folder, action: &str, options: &[&str]) -> Answer {
    folder.codesim(&[&["index", action, INDEX], options].concat())
}

/// Writes twelve submissions that share no code, as folders of `class`.
fn independent(folder: &Folder, class: &str) {
    for number in 0..12 {
        let path = format!("{class}/student{number}/Main.java");
        folder.write(path, java(&format!("own{number}x"), 7 * number + 3));
    }
}

/// A folder with an index of [`independent`] submissions of 2023.
fn with_index() -> Folder {
    let folder = Folder::new();
    independent(&folder, "2023");
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["2023"]).text();
    folder
}

fn copied(folder: &Folder, name: &str) -> String {
    folder.read(format!("2023/{name}/Main.java"))
}

#[test]
fn from_making_to_compacting() {
    let folder = with_index();
    let stats = index(&folder, "stats", &[]).text();
    assert!(
        stats.contains("submissions   12") && stats.contains("2023: 12"),
        "{stats}"
    );
    assert!(
        stats.contains("structure.k: 8\n") && stats.contains("language.java: "),
        "{stats}"
    );
    let list = index(&folder, "list", &[]).text();
    assert_eq!(list.lines().count(), 12);
    assert!(list.starts_with("2023/student0: java, "), "{list}");

    let left = index(&folder, "remove", &["2023/student3", "2023/student5"]).text();
    assert_eq!(left, "2 removed, 10 left\n");
    index(&folder, "compact", &[]).text();
    let rows = index(&folder, "list", &["--csv"]).rows();
    let names: Vec<&str> = rows.iter().map(|row| &row[1]).collect();
    assert_eq!(names.len(), 10);
    assert!(!names.contains(&"student3") && names.contains(&"student4"));
    let whole = index(&folder, "verify", &[]).text();
    assert_eq!(whole, "years.codesim: all of it is as it was written\n");

    index(&folder, "add", &["2023"]).text();
    index(&folder, "remove", &["--collection", "2023"]).text();
    assert_eq!(index(&folder, "list", &[]).text(), "");
}

#[test]
fn adding_twice_adds_nothing() {
    let folder = with_index();
    let again = index(&folder, "add", &["2023"]).text();
    assert_eq!(
        again,
        "0 added to years.codesim, as 2023; it has 12 submissions now\n\
         12 were there already, with the same name and the same files\n"
    );
    folder.write("2023/student4/Main.java", java("rewritten", 5));
    index(&folder, "add", &["2023"])
        .refused(&["2023 has other files of these already: student4; remove them first"]);
    assert_eq!(index(&folder, "list", &[]).text().lines().count(), 12);
    index(&folder, "add", &["2023", "--collection", "2023 again"]).text();
    assert_eq!(index(&folder, "list", &[]).text().lines().count(), 13);
}

#[test]
fn one_new_submission_is_found_among_all_earlier_ones() {
    let folder = with_index();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    let report = folder.report(&["--against", INDEX]);
    let pair = &report["pairs"][0];
    assert_eq!(
        pair_names(&report)[0],
        ["anna", "years.codesim/2023/student7"]
    );
    assert_eq!(
        (&pair["score"], &pair["verdict"]),
        (&json!(1.0), &json!("flagged"))
    );
    assert_eq!(report["class"]["pairs"], 12);
    assert_eq!(report["class"]["background_known"], true);
    let against = json!({"index": INDEX, "submissions": 12});
    assert_eq!(report["parameters"]["against"], against);
    // The source beside the match comes out of the index.
    fs::remove_dir_all(folder.path().join("2023")).expect("it is there");
    let found = &folder.report(&["--against", INDEX])["pairs"][0]["matches"][0];
    assert_eq!(found["left"]["start"], found["right"]["start"]);
    let queried = folder
        .codesim(&["index", "query", INDEX, "class/anna", "--format", "json"])
        .json();
    assert_eq!(queried["pairs"], report["pairs"]);
}

#[test]
fn a_class_that_is_in_the_index_is_compared_as_without_it() {
    for corpus in ["java", "python", "c", "rust"] {
        let folder = Folder::with_corpus(corpus, false);
        index(&folder, "create", &[]).text();
        index(
            &folder,
            "add",
            &["submissions", "--collection", "this year", "--quiet"],
        );
        let compare = |options: &[&str]| {
            let options = [
                &["submissions", "--format", "json", "--limit", "all"],
                options,
            ]
            .concat();
            folder.codesim(&options).json()
        };
        let (alone, against) = (compare(&[]), compare(&["--against", INDEX]));
        for part in ["pairs", "class", "clusters", "submissions"] {
            assert_eq!(alone[part], against[part], "{corpus}: {part}");
        }
        let of_index: Vec<_> = notices(&against)
            .into_iter()
            .filter(|n| n.0 == INDEX)
            .collect();
        let said =
            "in the class as well, by the same name and with the same files, and compared once: ";
        assert!(of_index[0].2.starts_with(said), "{}", of_index[0].2);
        // A number before it counts the notices that say this.
        let table = folder.codesim(&["submissions", "--against", INDEX]).text();
        assert!(table.contains(&format!("1 {said}")), "{table}");
    }
}

#[test]
fn earlier_submissions_in_the_index_or_in_a_folder_give_the_same_matches() {
    for corpus in ["java", "python", "c", "rust"] {
        let folder = Folder::with_corpus(corpus, false);
        let halves = halved(&folder);
        index(&folder, "create", &[]).text();
        index(&folder, "add", &["old", "--quiet"]);
        let compare = |options: &[&str]| {
            let options = [&["new", "--format", "json", "--limit", "all"], options].concat();
            folder.codesim(&options).json()
        };
        let (folders, indexed) = (compare(&["--old", "old"]), compare(&["--against", INDEX]));
        let found = |report: &Value| -> BTreeSet<String> {
            let pairs = report["pairs"].as_array().expect("a list").iter();
            pairs
                .map(|pair| {
                    let parts = ["similarity", "matched_tokens", "longest_match"]
                        .map(|part| pair[part].to_string());
                    let names = ["left", "right"].map(|side| bare(&pair[side]));
                    format!(
                        "{names:?} {parts:?} {}",
                        pair["matches"].as_array().expect("a list").len()
                    )
                })
                .collect()
        };
        assert!(halves > 7);
        assert_eq!(found(&folders), found(&indexed), "{corpus}");
    }
}

/// Moves every second submission of a corpus to `old`, the others to `new`.
pub fn halved(folder: &Folder) -> usize {
    folder.make_folder("old").make_folder("new");
    let path = |name: &str| folder.path().join(name);
    let entries = fs::read_dir(path("submissions")).expect("it is there");
    let entries = entries.map(|entry| entry.expect("it can be read").path());
    let mut entries: Vec<PathBuf> = entries.collect();
    entries.sort();
    for (number, entry) in entries.iter().enumerate() {
        let half = ["new", "old"][number % 2];
        let name = entry.file_name().expect("it has a name");
        fs::rename(entry, path(half).join(name)).expect("it can be moved");
    }
    entries.len()
}

fn bare(name: &Value) -> String {
    let name = name.as_str().expect("a text");
    name.rsplit('/').next().unwrap_or(name).to_owned()
}

#[test]
fn starter_code_of_the_index_is_known_to_all() {
    let folder = Folder::new();
    independent(&folder, "2023");
    let starter = java("starter", 99);
    folder.write("starter/Start.java", &starter);
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["2023", "--boilerplate", "starter"]).text();
    for name in ["one", "two"] {
        folder.write(format!("class/{name}/Main.java"), java(name, 41));
        folder.write(format!("class/{name}/Start.java"), &starter);
    }
    let most_alike = |options: &[&str]| folder.report(options)["pairs"][0]["similarity"].as_f64();
    assert!(most_alike(&[]) > Some(0.3));
    assert!(most_alike(&["--against", INDEX]) < Some(0.1));
}

#[test]
fn without_sources_matches_have_their_lines() {
    let folder = Folder::new();
    independent(&folder, "2023");
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["2023", "--no-sources"]).text();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    let report = folder.report(&["--against", INDEX]);
    let found = &report["pairs"][0]["matches"][0];
    for end in ["start", "end"] {
        assert_eq!(found["left"][end]["line"], found["right"][end]["line"]);
    }
    let page = [
        "class",
        "--against",
        INDEX,
        "--format",
        "html",
        "--pair",
        "anna",
        "years.codesim/2023/student7",
    ];
    assert!(
        folder
            .codesim(&page)
            .text()
            .contains("years.codesim/2023/student7")
    );
}

#[test]
fn the_index_can_stand_in_the_settings() {
    let folder = with_index();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    folder.write("codesim.toml", "against = \"years.codesim\"");
    let report = codesim_in(&folder.path().join("class"), &[".", "--format=json"]).json();
    assert_eq!(report["parameters"]["against"]["index"], "../years.codesim");
    assert_eq!(report["pairs"][0]["score"], 1.0);
}

#[test]
fn fingerprints_can_be_exported() {
    let folder = with_index();
    let said = index(&folder, "export", &["table.parquet"]).text();
    assert!(said.contains("table.parquet"), "{said}");
    let table = fs::read(folder.path().join("table.parquet")).expect("it is there");
    assert!(table.starts_with(b"PAR1") && table.ends_with(b"PAR1"));
    index(&folder, "export", &["years.codesim/table.parquet"]).refused(&["years.codesim"]);
}

#[test]
fn an_index_goes_through_tables_and_comes_back() {
    let folder = with_index();
    let said = index(&folder, "export", &["sets", "--sets"]).text();
    assert!(said.contains("written to sets"), "{said}");
    let said = folder
        .codesim(&["index", "import", "copy.codesim", "sets"])
        .text();
    assert!(said.contains("made copy.codesim of"), "{said}");
    folder.codesim(&["index", "verify", "copy.codesim"]).text();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    let against = |index: &str| {
        let found = folder.codesim(&["class", "--against", index, "--format=csv"]);
        found.text().replace(index, "INDEX")
    };
    assert_eq!(against("copy.codesim"), against(INDEX));
    let import = |path: &str| folder.codesim(&["index", "import", path, "sets"]);
    import("copy.codesim").refused(&["copy.codesim: exists already"]);
    folder
        .codesim(&["index", "import", "new.codesim", "class"])
        .refused(&["cannot read class/submissions"]);
    index(&folder, "export", &["sets", "--sets", "--part=-1"]).refused(&["--part"]);
}

#[test]
fn index_with_other_settings_is_refused() {
    let folder = with_index();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    let against =
        |options: &[&str]| folder.codesim(&[&["class", "--against", INDEX], options].concat());
    against(&["--noise", "9"]).refused(&[
        "the index has structure.k = 8, this run has 9",
        "codesim index create",
    ]);
    against(&["--keep-imports"]).refused(&["the index has imports = left out"]);
    for option in [["--max-occurrences", "3"], ["--selection", "all"]] {
        against(&option).refused(&["cannot be used with --against"]);
    }
    assert_eq!(against(&["--noise", "8"]).code, 0);
    folder
        .codesim(&["class", "--against", "2023"])
        .refused(&["2023: not an index of codesim", "codesim index create"]);
    index(&folder, "create", &[]).refused(&["years.codesim: exists already"]);
    index(&folder, "remove", &["2023/nobody"])
        .refused(&["has no 2023/nobody; nothing was removed"]);
    index(&folder, "list", &["--collection", "2022"]).refused(&["no collection called 2022"]);
    index(&folder, "query", &["nothing.java"])
        .refused(&["nothing.java: a file or a folder was expected"]);
    let query = |options: &[&str]| index(&folder, "query", &[&["class/anna"], options].concat());
    query(&["--query-window", "18446744073709551615"]).refused(&["at most"]);
    query(&["--query-window", "3"]).refused(&["query-window 3: the index has windows of 4"]);
}

#[test]
fn an_index_tells_the_revisions_of_tokens_and_normal_form() {
    let folder = with_index();
    folder.write(
        "more/one/a.sql",
        "select a, b, c, d, e from f where g = h and i = j;\n".repeat(3),
    );
    index(&folder, "add", &["more"]).text();
    let manifest: Value =
        serde_json::from_str(&folder.read("years.codesim/manifest")).expect("it is JSON");
    let meaning = &manifest["meaning"];
    let form = codesim_languages::registry()
        .get("java")
        .and_then(|it| it.form_revision());
    assert_eq!(
        meaning["language.java.form"],
        form.expect("it has one").to_string()
    );
    assert!(meaning["language.sql"].is_string() && meaning["language.sql.form"].is_null());
}

#[test]
fn a_file_of_another_revision_of_its_front_end_is_refused() {
    let folder = Folder::new();
    let tiny = |revision: u32| {
        let text = format!(
            "id = \"tiny\"\nname = \"Tiny\"\nextensions = [\"tiny\"]\nrevision = {revision}\nlexer = {{}}\n"
        );
        folder.write("tiny.toml", text);
    };
    tiny(1);
    folder.write("class/one.tiny", "a b c d e f g h i j k l m n o p");
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["class", "--front-end", "tiny.toml"]).text();
    tiny(2);
    folder.write("class/two.tiny", "a b c d e f g h i j k l m n o p");
    let refused = ["language.tiny = 1, this run has 2", "codesim index create"];
    folder
        .codesim(&["class", "--against", INDEX, "--front-end", "tiny.toml"])
        .refused(&refused);
    index(&folder, "add", &["class", "--front-end", "tiny.toml"]).refused(&refused);
}

#[test]
fn another_thresholds_are_those_of_the_index() {
    let folder = Folder::new();
    independent(&folder, "2023");
    index(&folder, "create", &["--noise", "12", "--guarantee", "20"]).text();
    index(&folder, "add", &["2023"]).text();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    let report = folder.report(&["--against", INDEX]);
    assert_eq!(
        report["parameters"]["structure"],
        json!({"noise": 12, "guarantee": 20})
    );
    assert_eq!(report["pairs"][0]["score"], 1.0);
}

#[test]
fn coarser_and_smaller_queries_find_a_copy() {
    let folder = with_index();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    for options in [&["--query-window", "20"][..], &["--smallest", "8"]] {
        let query = [&["class/anna", "--format", "csv", "--limit", "1"], options].concat();
        let rows = index(&folder, "query", &query).rows();
        assert_eq!(&rows[0][column::RIGHT], "years.codesim/2023/student7");
        assert_eq!(&rows[0][column::SIMILARITY], "1.000000");
    }
}

#[test]
fn a_pair_with_an_earlier_submission_is_told_by_its_name() {
    let folder = with_index();
    folder.write("class/anna/Main.java", java("anna", 77));
    let report = folder.report(&[
        "--against",
        INDEX,
        "--pair",
        "years.codesim/2023/student2",
        "anna",
    ]);
    assert_eq!(
        pair_names(&report),
        [["anna", "years.codesim/2023/student2"]]
    );
    let unknown = [
        "class",
        "--against",
        INDEX,
        "--pair",
        "years.codesim/2023/nobody",
        "anna",
    ];
    folder
        .codesim(&unknown)
        .refused(&["`years.codesim/2023/nobody` is none of the submissions"]);
}

#[test]
fn earlier_submissions_are_anonymous_as_well() {
    let folder = with_index();
    folder.write("class/anna/Main.java", copied(&folder, "student7"));
    let options = [
        "class",
        "--against",
        INDEX,
        "--anonymize",
        "key.csv",
        "--format",
        "json",
    ];
    let report = folder.codesim(&options).text();
    for name in ["anna", "student7", "2023/"] {
        assert!(!report.contains(name), "{name}: {report}");
    }
    assert!(
        folder
            .read("key.csv")
            .contains("years.codesim/2023/student7,submission-")
    );
}

#[test]
fn an_index_among_the_submissions_is_none_of_them() {
    let folder = Folder::with_two_submissions();
    let inside = "class/all.codesim";
    folder.codesim(&["index", "create", inside]).text();
    folder.codesim(&["index", "add", inside, "class"]).text();
    let report = folder.report(&["--against", inside]);
    assert_eq!(report["submissions"].as_array().map(Vec::len), Some(2));
    let list = folder.codesim(&["index", "list", inside]).text();
    assert_eq!(list.lines().count(), 2);
}

#[test]
fn names_that_are_hard_to_show() {
    let folder = Folder::new();
    for (name, seed) in [("a\nb", 3), ("<b>", 11), ("c,\"d\"", 17)] {
        folder.write(format!("2023/{name}/Main.java"), java("own", seed));
    }
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["2023"]).text();
    let list = index(&folder, "list", &[]).text();
    assert_eq!(list.lines().count(), 3);
    assert!(list.contains("2023/a\\nb: "), "{list}");
    let rows = index(&folder, "list", &["--csv"]).rows();
    assert!(rows.iter().any(|row| &row[1] == "c,\"d\""));
    index(&folder, "remove", &["2023/<b>"]).text();
}

fn fixture(version: u32) -> PathBuf {
    repository().join(format!("tests/fixtures/version-{version}.codesim"))
}

/// Indices that earlier versions have written stay readable as long as there are indices like them. Submissions that were read with an earlier
/// revision of a language are not compared, and the message says what to do.
///
/// `CODESIM_NEW_INDEX_FIXTURE=1` makes that of the present version again, which nobody's index can be.
#[test]
fn an_index_of_every_version_can_be_read() {
    let stored = fixture(2);
    if std::env::var_os("CODESIM_NEW_INDEX_FIXTURE").is_some() {
        let folder = with_index();
        folder.write(
            "given/Start.java",
            "class Start { enum Colour { RED, GREEN, BLUE, BLACK } }",
        );
        let with_given = ["2023", "--collection", "again", "--boilerplate", "given"];
        index(&folder, "add", &with_given).text();
        fs::remove_file(folder.path().join(INDEX).join("lock")).expect("it is there");
        fs::remove_dir_all(&stored).unwrap_or_default();
        fs::rename(folder.path().join(INDEX), &stored).expect("it can be moved");
    }
    let refused = against(&fixture(1));
    refused.refused(&["java = revision 1", "make another index"]);
    // The manifest does not name the revision of its forms, which is the first then.
    let manifest = fs::read_to_string(stored.join("manifest")).expect("it is there");
    assert!(manifest.contains("language.java") && !manifest.contains("language.java.form"));
    let report = against(&stored).json();
    let pair = &report["pairs"][0];
    assert!(
        pair["right"]
            .as_str()
            .expect("a name")
            .ends_with("/2023/student7")
    );
    assert_eq!(
        (&pair["score"], &pair["similarity"]),
        (&json!(1.0), &json!(1.0))
    );
    assert!(pair["matches"][0]["right"]["start"]["line"].is_u64());
}

/// Compares a copy of one of the submissions of a stored index, which is whole, with it.
fn against(stored: &Path) -> Answer {
    let folder = Folder::new();
    independent(&folder, "class");
    let path = stored.to_str().expect("UTF-8");
    let whole = folder.codesim(&["index", "verify", path]).text();
    assert!(whole.ends_with("all of it is as it was written\n"));
    let list = folder.codesim(&["index", "list", path]).text();
    assert_eq!(list.lines().count(), 12);
    folder.write(
        "one/anna/Main.java",
        folder.read("class/student7/Main.java"),
    );
    folder.codesim(&["one", "--against", path, "--format", "json"])
}

/// Copies a folder of files.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let file = entry.expect("an entry").path();
        let name = file.file_name().expect("a file has a name");
        fs::copy(&file, to.join(name)).expect("it can be copied");
    }
}

#[test]
fn an_index_of_version_1_stays_one_when_it_is_changed() {
    let folder = Folder::new();
    copy(&fixture(1), &folder.path().join(INDEX));
    independent(&folder, "2023");
    let other = repository().join("corpora/c/submissions/jonas/shelf.c");
    let other = fs::read_to_string(other).expect("it is there");
    folder.write("more/yara/shelf.c", format!("// mine\n{other}"));
    folder.write("more/zoe/shelf.c", other);
    index(&folder, "add", &["more"]).text();
    index(&folder, "remove", &["2023/student3"]).text();
    let stats = index(&folder, "stats", &[]).text();
    assert!(
        stats.contains("structure: robust winnowing, k = 8, t = 11"),
        "{stats}"
    );
    assert!(
        folder
            .read("years.codesim/manifest")
            .contains("\"version\": 1,")
    );
    let report = folder
        .codesim(&["index", "query", INDEX, "more/zoe", "--format", "json"])
        .json();
    let names: Vec<&str> = report["pairs"].as_array().expect("pairs")[..1]
        .iter()
        .filter_map(|pair| pair["right"].as_str())
        .collect();
    assert!(names[0].ends_with("yara"), "{names:?}");
    index(&folder, "export", &["table.parquet"]).text();
    index(&folder, "verify", &[]).text();
}

/// Runs git in the folder `homework`.
fn git(folder: &Folder, arguments: &[&str]) {
    let mut git = std::process::Command::new("git");
    git.current_dir(folder.path().join("homework"));
    let time = "2024-10-01T12:00:00Z";
    git.env("GIT_CONFIG_GLOBAL", "/dev/null");
    git.env("GIT_AUTHOR_DATE", time)
        .env("GIT_COMMITTER_DATE", time);
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
    let status = git.args(identity).args(arguments).status();
    assert!(status.expect("git is installed").success());
}

/// Makes a class and a repository with the program of anna, in an empty folder with an index.
fn found_by_anna() -> Folder {
    let folder = Folder::new();
    folder.write("class/anna/Main.java", java("anna", 3));
    folder.write("class/ben/Main.java", java("ben", 40));
    folder.write("homework/src/Main.java", java("anna", 3));
    folder.write(
        "homework/LICENSE",
        "\n  MIT License\n\nCopyright somebody\n",
    );
    git(&folder, &["init", "--quiet"]);
    git(&folder, &["add", "."]);
    git(&folder, &["commit", "--quiet", "--message=All"]);
    index(&folder, "create", &[]).text();
    folder
}

#[test]
fn a_clone_of_a_repository_is_one_submission() {
    let folder = found_by_anna();
    folder.write("homework/src/Later.java", java("later", 70));
    let added = index(&folder, "add", &["--git", "homework"]);
    assert!(
        added
            .err
            .contains(" of 2024-10-01 by Ada; licence in LICENSE: MIT License"),
        "{}",
        added.err
    );
    let out = String::from_utf8_lossy(&added.out);
    assert!(
        out.starts_with("1 added to years.codesim, as homework"),
        "{out}"
    );
    let report = folder.report(&["--against", INDEX]);
    let best = &report["pairs"][0];
    assert_eq!(best["right"], "years.codesim/homework/homework");
    assert_eq!(best["similarity"], 1.0, "what was not committed counts");
    let own = report["submissions"].as_array().expect("submissions");
    let own = own.iter().find(|it| it["name"] == best["right"]);
    let provenance = own.expect("the repository")["provenance"].as_str();
    let listed = index(&folder, "list", &["--csv"]).text();
    let noted = |it: &str| listed.trim_end().ends_with(&format!(",{it}"));
    assert!(provenance.is_some_and(noted), "{provenance:?} {listed}");
}

#[test]
fn an_earlier_version_of_a_repository_is_found_with_its_history_alone() {
    let folder = found_by_anna();
    folder.write("homework/src/Main.java", java("zoe", 90));
    folder.write("homework/notes.txt", java("text", 20));
    git(&folder, &["add", "."]);
    git(&folder, &["commit", "--quiet", "--message=Another"]);
    let added = index(&folder, "add", &["--git", "homework"]);
    assert_eq!(added.code, 0, "{}", added.err);
    let against = |folder: &Folder| folder.report(&["--against", INDEX]);
    let pairs = against(&folder)["pairs"].to_string();
    assert!(!pairs.contains("flagged"), "{pairs}");

    index(&folder, "remove", &["--collection", "homework"]).text();
    let added = index(&folder, "add", &["--git", "homework", "--git-history"]);
    assert!(
        added.err.contains("; 1 earlier version of files"),
        "{}",
        added.err
    );
    let report = against(&folder);
    let best = &report["pairs"][0];
    assert_eq!(best["left"], "anna");
    let file = best["matches"][0]["right"]["file"]
        .as_str()
        .expect("a file");
    assert!(file.starts_with("earlier/2024-10-01 "), "{file}");
    assert!(file.ends_with("/src/Main.java"), "{file}");
}

#[test]
fn an_address_is_not_fetched_and_a_folder_is_no_repository() {
    let folder = Folder::new();
    folder.write("plain/Main.java", java("anna", 3));
    index(&folder, "create", &[]).text();
    let refused = |repository: &str, why: &str| {
        let add = ["index", "add", INDEX, "--git", repository];
        folder.codesim(&add).refused(&[repository, why]);
    };
    refused("https://example.org/ada/homework", "clone it with git");
    refused("plain", "no repository of git");
}
