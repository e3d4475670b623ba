//! `--git-history`: which submission of a pair had shared code first, from the commits of git repositories.

use std::fmt::Write;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::folder::{Folder, files_below};

/// A commit of one file. Times are in hours after the beginning of the course.
struct Commit {
    written: u64,
    committed: u64,
    file: &'static str,
    text: String,
}

/// A commit that was made when it was written.
fn at(hour: u64, text: impl Into<String>) -> Commit {
    Commit {
        written: hour,
        committed: hour,
        file: "Main.java",
        text: text.into(),
    }
}

/// Makes a repository of commits of which each follows the one before. Each has the file of the commit alone.
fn commit_all(repository: &Path, commits: &[Commit]) {
    let seconds = |hour: u64| 1_700_000_000 + 3_600 * hour;
    let mut stream = String::new();
    for commit in commits {
        let Commit { file, text, .. } = commit;
        let who = "Some Body <somebody@example.org>";
        writeln!(stream, "commit refs/heads/main").expect("memory");
        writeln!(stream, "author {who} {} +0000", seconds(commit.written)).expect("memory");
        writeln!(
            stream,
            "committer {who} {} +0000",
            seconds(commit.committed)
        )
        .expect("memory");
        writeln!(stream, "data 4\nWork\ndeleteall\nM 100644 inline {file}").expect("memory");
        writeln!(stream, "data {}\n{text}", text.len()).expect("memory");
    }
    fs::create_dir_all(repository).expect("folders can be made");
    git(
        repository,
        &["init", "--quiet", "--initial-branch=main"],
        "",
    );
    git(repository, &["fast-import", "--quiet"], &stream);
    let last = commits.last().expect("a commit");
    fs::write(repository.join(last.file), &last.text).expect("files can be written");
}

fn git(repository: &Path, arguments: &[&str], input: &str) {
    let mut child = Command::new("git")
        .current_dir(repository)
        .args(arguments)
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .env("GIT_CONFIG_NOSYSTEM", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("git is installed");
    let mut pipe = child.stdin.take().expect("a pipe");
    pipe.write_all(input.as_bytes()).expect("git reads it");
    drop(pipe);
    assert!(child.wait().expect("git ends").success());
}

/// A source of numbers that look random.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % end
    }

    fn expression(&mut self, depth: u64) -> String {
        if depth == 0 {
            return match self.below(3) {
                0 => format!("{}", self.below(90)),
                1 => format!("v{}", self.below(5)),
                _ => format!("get(v{})", self.below(5)),
            };
        }
        let [left, right] = [0; 2].map(|_| {
            let depth = self.below(depth);
            self.expression(depth)
        });
        match self.below(6) {
            0 => format!("({left} + {right})"),
            1 => format!("({left} * {right})"),
            2 => format!("({left} - {right})"),
            3 => format!("put({left}, {right})"),
            4 => format!("({left} << {right})"),
            _ => format!("({left} ^ {right})"),
        }
    }
}

/// A method like no other.
fn method(name: &str, seed: u64) -> String {
    let mut chance = Chance(seed);
    let mut text = format!("  int {name}(int v0, int v1) {{\n");
    for line in 2..8 {
        let statement = match chance.below(3) {
            0 => format!(
                "if ({} > 3) return {};",
                chance.expression(4),
                chance.expression(3)
            ),
            1 => format!(
                "while (v0 < {}) v1 += {};",
                chance.expression(3),
                chance.expression(4)
            ),
            _ => format!("int v{line} = {};", chance.expression(5)),
        };
        writeln!(text, "    {statement}").expect("memory");
    }
    text + "    return v0;\n  }\n"
}

/// The methods that two of a pair share, or the first of them.
pub(crate) fn shared(seed: u64, methods: u64) -> String {
    (0..methods)
        .map(|number| method(&format!("shared{number}"), 1_000 * seed + number))
        .collect()
}

/// A program with methods of its own before others.
pub(crate) fn program(own: u64, methods: &str) -> String {
    let own: String = (0..4)
        .map(|number| method(&format!("own{number}"), 77_000 + 100 * own + number))
        .collect();
    format!("class Main {{\n{own}{methods}}}\n")
}

/// All that is shared, and the whole of it.
const ALL: u64 = 4;

/// One who writes the shared code, another who takes it, and whether their histories tell.
struct Case {
    name: &'static str,
    writer: Vec<Commit>,
    taker: Vec<Commit>,
    tells: bool,
}

/// The code of a case: `own` of each of both, and what they share.
struct Code {
    writer: u64,
    taker: u64,
    shared: u64,
}

impl Code {
    fn writer(&self, methods: u64) -> String {
        program(self.writer, &shared(self.shared, methods))
    }

    fn taker(&self, methods: u64) -> String {
        program(self.taker, &shared(self.shared, methods))
    }

    /// The code is written in three commits.
    fn grown(&self) -> Vec<Commit> {
        vec![
            at(10, self.writer(0)),
            at(20, self.writer(1)),
            at(30, self.writer(3)),
            at(40, self.writer(ALL)),
        ]
    }

    /// The code is taken in one piece.
    fn taken(&self) -> Vec<Commit> {
        vec![
            at(15, "class Main {}\n"),
            at(50, self.taker(0)),
            at(60, self.taker(ALL)),
        ]
    }
}

/// Returns the code of a case.
fn code(seed: u64, number: u64) -> Code {
    Code {
        writer: 1_000 * seed + 10 * number,
        taker: 1_000 * seed + 10 * number + 1,
        shared: 100 * seed + number,
    }
}

fn cases(seed: u64) -> Vec<Case> {
    let mut cases = Vec::new();
    for (all, tells) in [(told_cases(seed), true), (untold_cases(seed), false)] {
        cases.extend(all.into_iter().map(|(name, [writer, taker])| Case {
            name,
            writer,
            taker,
            tells,
        }));
    }
    cases
}

/// Those whose histories tell who wrote the code, with the histories of the writer and the taker.
fn told_cases(seed: u64) -> Vec<(&'static str, [Vec<Commit>; 2])> {
    let code = |number| code(seed, number);
    let renamed = |text: String| text.replace("v1", "amount").replace("shared", "step");
    let [plain, both, rebase, squash, forge, move_] = [0, 1, 2, 3, 4, 5].map(code);
    let both_rename = [
        followed_by(both.grown(), at(80, renamed(both.writer(ALL)))),
        followed_by(both.taken(), at(70, renamed(both.taker(ALL)))),
    ];
    vec![
        ("plain", [plain.grown(), plain.taken()]),
        ("both-rename", both_rename),
        (
            "rebased-before",
            [rebased(rebase.grown(), 45), rebase.taken()],
        ),
        (
            "squashed-before",
            [vec![at(45, squash.writer(ALL))], squash.taken()],
        ),
        (
            "author-date-forged",
            [forge.grown(), forged(forge.taken(), false)],
        ),
        ("moved-later", [moved(move_.grown()), move_.taken()]),
    ]
}

/// Those whose histories do not tell.
fn untold_cases(seed: u64) -> Vec<(&'static str, [Vec<Commit>; 2])> {
    let code = |number| code(seed, number);
    let [rebase, squash, forge, only, given, same] = [6, 7, 8, 9, 10, 11].map(code);
    let given_to_both = [
        vec![at(1, given.writer(ALL)), at(2, given.writer(ALL))],
        vec![at(1, given.taker(ALL)), at(9, given.taker(ALL))],
    ];
    let beside = vec![
        at(15, same.taker(0)),
        at(25, same.taker(2)),
        at(35, same.taker(ALL)),
    ];
    vec![
        (
            "rebased-after",
            [rebased(rebase.grown(), 90), rebase.taken()],
        ),
        (
            "squashed-after",
            [vec![at(90, squash.writer(ALL))], squash.taken()],
        ),
        (
            "both-dates-forged",
            [forge.grown(), forged(forge.taken(), true)],
        ),
        (
            "taken-in-the-only-commit",
            [only.grown(), only.taken().split_off(2)],
        ),
        ("given-to-both", given_to_both),
        ("written-at-the-same-time", [same.grown(), beside]),
    ]
}

fn followed_by(mut commits: Vec<Commit>, last: Commit) -> Vec<Commit> {
    commits.push(last);
    commits
}

/// Commits that were all made again at an hour.
fn rebased(mut commits: Vec<Commit>, hour: u64) -> Vec<Commit> {
    commits.iter_mut().for_each(|it| it.committed = hour);
    commits
}

/// The last commit pretends to be the first; `both` of its times do.
fn forged(mut commits: Vec<Commit>, both: bool) -> Vec<Commit> {
    let last = commits.last_mut().expect("a commit");
    last.written = 1;
    if both {
        last.committed = 1;
    }
    commits
}

/// The code was in another file until the end.
fn moved(mut commits: Vec<Commit>) -> Vec<Commit> {
    let text = commits.last().expect("a commit").text.clone();
    commits.iter_mut().for_each(|it| it.file = "Old.java");
    followed_by(commits, at(90, text))
}

/// Writes the repositories of cases. Names say nothing of who wrote the code: the writer is left or right by turns.
fn class(cases: &[Case], folder: &Folder) {
    for (number, case) in cases.iter().enumerate() {
        let [writer, taker] = names(number, case);
        commit_all(&folder.path().join("class").join(writer), &case.writer);
        commit_all(&folder.path().join("class").join(taker), &case.taker);
    }
}

fn names(number: usize, case: &Case) -> [String; 2] {
    let sides = match number % 2 {
        0 => ["a", "b"],
        _ => ["b", "a"],
    };
    sides.map(|side| format!("{}-{side}", case.name))
}

/// Returns the side that a report says was first with the matches of a case: `writer`, `taker`, `both` or `unknown`.
fn told(report: &Value, number: usize, case: &Case) -> &'static str {
    let [writer, taker] = names(number, case);
    let pairs = report["pairs"].as_array().expect("a list").iter();
    let mut of_case = pairs.filter(|pair| {
        let names = [&pair["left"], &pair["right"]];
        names.contains(&&json!(writer)) && names.contains(&&json!(taker))
    });
    let pair = of_case.next().expect("the pair is shown");
    let first = |side: &str| pair["order"][side].as_u64().expect("an order") > 0;
    let [left, right] = ["left_first", "right_first"].map(first);
    let [writer, taker] = match pair["left"] == json!(writer) {
        true => [left, right],
        false => [right, left],
    };
    match [writer, taker] {
        [true, true] => "both",
        [true, false] => "writer",
        [false, true] => "taker",
        [false, false] => "unknown",
    }
}

#[test]
fn the_order_is_right_where_a_history_tells_it_and_unknown_elsewhere() {
    for seed in 1..=5 {
        let folder = Folder::new();
        let cases = cases(seed);
        class(&cases, &folder);
        let report = folder.report(&["--git-history"]);
        for (number, case) in cases.iter().enumerate() {
            let expected = if case.tells { "writer" } else { "unknown" };
            let told = told(&report, number, case);
            assert_eq!(told, expected, "{} with seed {seed}", case.name);
        }
    }
}

/// A class of one pair that shares much.
fn one_pair() -> (Folder, Vec<Case>) {
    let folder = Folder::new();
    let cases: Vec<Case> = cases(9).into_iter().take(1).collect();
    class(&cases, &folder);
    (folder, cases)
}

fn strongest(report: &Value) -> Value {
    report["pairs"][0]["matches"][0]["history"].clone()
}

#[test]
fn the_commits_are_told() {
    let (folder, _) = one_pair();
    let history = strongest(&folder.report(&["--git-history"]));
    assert_eq!(history["first"], "left", "{history}");
    let expected = [
        ("author", json!("Some Body")),
        ("written", json!("2023-11-16T14:13:20Z")),
        ("committed", json!("2023-11-16T14:13:20Z")),
        ("absent_until", json!("2023-11-15T08:13:20Z")),
        ("versions", json!(3)),
    ];
    for (field, value) in expected {
        assert_eq!(history["left"][field], value, "{field}");
    }
    let commit = history["left"]["version"].as_str().expect("a name");
    assert_eq!(commit.len(), 40);
    assert_eq!(history["right"]["versions"], 1);
    assert!(history["right"]["added_lines"].as_u64() > Some(20));
    let why = folder.codesim(&["class", "--git-history"]).text();
    assert!(why.contains(", a had 14 of 21 matches first ("), "{why}");
}

#[test]
fn without_the_option_no_history_is_read() {
    let (folder, _) = one_pair();
    let report = folder.report(&[]);
    assert_eq!(report["pairs"][0].get("order"), None);
    assert_eq!(strongest(&report), Value::Null);
}

#[test]
fn an_anonymous_report_names_no_author_and_no_commit() {
    let (folder, _) = one_pair();
    let report = folder.report(&["--git-history", "--anonymize", "key.csv"]);
    let history = strongest(&report);
    assert_eq!(history["left"]["author"], Value::Null);
    assert_eq!(history["left"]["version"], Value::Null);
    assert!(!report.to_string().contains("Some Body"));
}

#[test]
fn repositories_in_archives_tell_the_same() {
    let (folder, _) = one_pair();
    let expected = strongest(&folder.report(&["--git-history"]));
    let packed = folder.path().join("class/plain-b");
    git(&packed, &["gc", "--quiet"], "");
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for file in files_below(&packed) {
        let name = file.strip_prefix(&packed).expect("it is below");
        let name = format!("work/{}", name.display());
        let options = zip::write::SimpleFileOptions::default();
        archive.start_file(name, options).expect("memory");
        archive
            .write_all(&fs::read(&file).expect("it is there"))
            .expect("memory");
    }
    fs::remove_dir_all(&packed).expect("it can be deleted");
    let bytes = archive.finish().expect("memory").into_inner();
    folder.write("class/plain-b.zip", bytes);
    assert_eq!(strongest(&folder.report(&["--git-history"])), expected);
}

#[test]
fn a_damaged_or_hostile_repository_costs_its_history_alone() {
    let (folder, _) = one_pair();
    let without = folder.report(&[]);
    let git = folder.path().join("class/plain-a/.git");
    folder.write(
        "class/plain-a/.git/config",
        "[core]\n fsmonitor = touch ran\n",
    );
    folder.write(
        "class/plain-a/.git/hooks/post-checkout",
        "#!/bin/sh\ntouch ran\n",
    );
    for file in files_below(&git.join("objects")) {
        let mut bytes = fs::read(&file).expect("it is there");
        let middle = bytes.len() / 2;
        bytes[middle..].iter_mut().for_each(|byte| *byte ^= 0x55);
        fs::remove_file(&file).expect("it can be deleted");
        fs::write(&file, bytes).expect("it can be written");
    }
    let report = folder.report(&["--git-history"]);
    let score = |report: &Value| report["pairs"][0]["score"].clone();
    assert_eq!(score(&report), score(&without));
    assert_eq!(strongest(&report)["left"], Value::Null);
    assert_eq!(strongest(&report)["first"], Value::Null);
    let of_repository = |it: &&Value| it["path"] == "a/.git";
    let notices = report["notices"].as_array().expect("a list").iter();
    let told = notices
        .filter(of_repository)
        .map(|it| it["reason"].as_str());
    let told: Vec<Option<&str>> = told.collect();
    let unread = "its earlier versions cannot be read, or are too large: they do not tell when it got its code";
    assert!(told.contains(&Some(unread)), "{told:?}");
    assert!(!git.join("ran").exists() && !folder.path().join("ran").exists());
}
