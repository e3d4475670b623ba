//! A small report made by hand, with hostile names and sources, and the comparison with golden files.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use codesim_display::{About, FileName, Language, Sentence};

use crate::model::*;
use crate::why::say_why;

const GRADES: &str = "package grades;\n\npublic class Grades {\n    // </script><script>alert(1)</script>\n    static int total(int[] marks) {\n        int total = 0;\n        for (int mark : marks) {\n            total += mark;\n        }\n        return total;\n    }\n\n    static double mean(int[] marks) {\n        return (double) total(marks) / marks.length;\n    }\n}\n";
const SCORES: &str = "package scores;\n\npublic class Scores {\n    static double average(int[] points) {\n        return (double) sum(points) / points.length;\n    }\n\n    static int sum(int[] points) {\n        int sum = 0;\n        for (int point : points) {\n            sum += point;\n        }\n        return sum;\n    }\n\n    String quoted = \"<b>&amp;\u{202e}\";\n}\n";
const MISSPELT: &str = "recieve <b>all</b> marks";
const READER: &str = "class Reader {\n    String read() {\n        return \"given\";\n    }\n}\n";

/// Returns a class of 84 with two pairs, all kinds of notices and names that try to break out.
pub(crate) fn report() -> Report {
    let left = "anna";
    let right = "evil\n\u{202e}<script>\"x\",'y'</script>";
    let third = "submission-with-a-name-that-is-much-longer-than-any-column-could-be";
    let mut submissions = vec![
        submission(left, &["src/Grades.java", "src/Reader.java"], 120),
        submission(right, &["Scores.java"], 118),
        submission(third, &["Long.java"], 1_700),
    ];
    submissions.extend(
        (4..=84).map(|number| submission(&format!("student-{number:02}"), &["Main.java"], 140)),
    );
    let mut first = first_pair(left, right);
    say_why(&mut first);
    Report {
        schema_version: SCHEMA_VERSION,
        codesim_version: "0.1.0".into(),
        parameters: parameters(),
        submissions,
        notices: notices(),
        remarks: remarks(),
        class: ClassSummary {
            pairs: 3486,
            sharing_pairs: 1210,
            sampled: false,
            flagged_pairs: 1,
            second_look_pairs: 3,
            all_judged: true,
            dismissed_pairs: 1,
            background_known: true,
            histogram: vec![2900, 410, 120, 41, 9, 3, 2, 0, 0, 1],
            independent_histogram: vec![0.0, 0.0, 95.0, 38.0, 8.0, 2.1, 0.3, 0.01, 0.0, 0.0],
            reliability: Some(Reliability::Checked),
            flag_score: 0.45,
        },
        clusters: vec![Cluster {
            number: 1,
            members: vec![left.into(), right.into()],
            flagged_pairs: 1,
        }],
        rings: vec![Ring {
            members: vec![left.into(), right.into(), third.into()],
            expected_by_chance: 1.2e-7,
        }],
        shared_blocks: shared_blocks(left),
        identical_files: IdenticalFiles {
            total: 1,
            rarest: vec![IdenticalFile {
                submissions: vec![left.into(), "student-04".into()],
                file: "src/Grades.java".into(),
                tokens: 310,
            }],
        },
        pairs: vec![first, second_pair(left, third)],
        timings: None,
        sources: sources(left, right, third),
    }
}

/// Returns three submissions that share no code: no background, no pairs.
pub(crate) fn small_class() -> Report {
    let mut report = report();
    report.submissions.truncate(3);
    report.pairs.clear();
    report.sources.clear();
    report.notices.clear();
    report.remarks.clear();
    report.class = ClassSummary {
        pairs: 3,
        sharing_pairs: 0,
        sampled: false,
        flagged_pairs: 0,
        second_look_pairs: 0,
        all_judged: true,
        dismissed_pairs: 0,
        background_known: false,
        histogram: vec![3, 0, 0, 0],
        independent_histogram: vec![],
        reliability: None,
        flag_score: 0.5,
    };
    report.clusters.clear();
    report.rings.clear();
    report.shared_blocks = SharedBlocks::default();
    report.identical_files = IdenticalFiles::default();
    for submission in &mut report.submissions {
        submission.cluster = None;
    }
    report.timings = Some(vec![Timing {
        step: "tokenize".into(),
        seconds: 0.25,
    }]);
    report
}

fn shared_blocks(shown_in: &str) -> SharedBlocks {
    let total = "static int total";
    SharedBlocks {
        total: 2,
        largest: vec![SharedBlock {
            number: 1,
            submissions: vec![shown_in.into(), "student-04".into(), "student-05".into()],
            shown_in: shown_in.into(),
            place: location("src/Grades.java", GRADES, total, "return total;\n    }"),
            tokens: 112,
            code: Some("    static int total(int[] marks) { // </script>\u{202e}".into()),
        }],
    }
}

fn parameters() -> Parameters {
    Parameters {
        language: Language::English,
        title: Some("Grades & <b>marks</b>, sheet 3\u{202e}".into()),
        date: Some("2026-03-31".into()),
        roots: vec!["handed-in".into()],
        old: vec![],
        references: vec![],
        history: vec![],
        git_history: false,
        exports: Vec::new(),
        against: None,
        found_among: None,
        boilerplate: vec!["given/Reader.java".into()],
        settings: Some("codesim.toml".into()),
        languages: vec!["java".into()],
        structure: ChannelParameters {
            noise: 12,
            guarantee: 19,
        },
        text: ChannelParameters {
            noise: 5,
            guarantee: 8,
        },
        selection: None,
        max_occurrences: None,
        min_tokens: 150,
        limit: Some(50),
        min_similarity: 0.0,
        keep_imports: false,
        include: Vec::new(),
        exclude: Vec::new(),
        no_default_excludes: false,
        extensions: BTreeMap::from([("ino".into(), "cpp".into())]),
        encoding: Some("gbk".into()),
    }
}

fn submission(name: &str, files: &[&str], tokens: usize) -> SubmissionSummary {
    SubmissionSummary {
        name: name.into(),
        old: name.ends_with("84"),
        reference: false,
        indexed: false,
        provenance: None,
        is_file: false,
        metadata: (name == "anna").then(|| Metadata {
            name: Some("Anna </b>Schmidt".into()),
            label: Some("group 1".into()),
            timestamp: Some("2026-03-31T21:04:00Z".into()),
            group: Some("Anna & <i>Kim</i>".into()),
            late: true,
        }),
        cluster: (tokens == 120 || tokens == 118).then_some(1),
        files: files.iter().map(|&file| file_summary(file)).collect(),
        digest: Some(format!("{tokens:064x}")),
        tokens,
        matchable_tokens: tokens - 20,
    }
}

fn file_summary(file: &str) -> FileSummary {
    FileSummary {
        path: FileName::from(file),
        language: "java".into(),
        sha256: Some(format!("{:064x}", file.len())),
    }
}

fn notices() -> Vec<Notice> {
    let mut notices: Vec<_> = (4..=9)
        .map(|number| {
            notice(
                &format!("student-{number:02}"),
                "notes.pdf",
                false,
                "binary",
            )
        })
        .collect();
    notices.push(notice(
        "student-11",
        "<img src=x onerror=alert(1)>\n.java",
        false,
        "not readable",
    ));
    notices.push(notice(
        "student-12",
        "Main.java",
        true,
        "mostly syntax errors; read as plain text",
    ));
    notices.push(Notice {
        about: About::submission("zo\u{eb}"),
        compared: false,
        whole_submission: true,
        reason: Sentence::new("left-out-no-code"),
    });
    notices
}

fn remarks() -> Vec<Remark> {
    let remark = |submission: &str, about, line, kind, sentence: &str| Remark {
        submission: submission.into(),
        about,
        line,
        kind,
        sentence: Sentence::verbatim(sentence),
    };
    vec![
        remark(
            "anna",
            file("anna", "src/Grades.java"),
            Some(3),
            RemarkKind::LookAlikeLetters,
            "the name m\\u{430}x has letters that look like ASCII letters and are others",
        ),
        remark(
            "student-11",
            file("student-11", "<img src=x onerror=alert(2)>\n.java"),
            Some(1),
            RemarkKind::LargeComment,
            "one comment is 81 % of the file and looks like \u{202e}<b>code</b>",
        ),
        remark(
            "student-12",
            About::submission("student-12"),
            None,
            RemarkKind::MuchLarger,
            "12345 tokens could match; three quarters of the class have 140 or fewer",
        ),
    ]
}

/// Returns a file of a submission.
pub(crate) fn file(submission: &str, path: &str) -> About {
    About::File {
        submission: submission.into(),
        file: FileName::from(path),
    }
}

fn notice(submission: &str, path: &str, compared: bool, reason: &str) -> Notice {
    Notice {
        about: file(submission, path),
        compared,
        whole_submission: false,
        reason: Sentence::verbatim(reason),
    }
}

fn first_pair(left: &str, right: &str) -> Pair {
    Pair {
        rank: Some(1),
        left: left.into(),
        right: right.into(),
        score: 0.812_345_6,
        similarity: 0.764_705_9,
        containment_left: 0.758_333_3,
        containment_right: 0.771_186_4,
        matched_tokens: 91,
        longest_match: 47,
        withheld: false,
        expected_by_chance: Some(4.3e-5),
        verdict: Verdict::Flagged,
        cluster: Some(1),
        decision: None,
        why: None,
        facts: Some(first_facts()),
        in_block: None,
        reference: None,
        order: None,
        shared_traits: first_shared_traits(),
        matches: first_matches(),
    }
}

fn first_matches() -> Vec<Match> {
    vec![
        a_match(
            location(
                "src/Grades.java",
                GRADES,
                "static int total",
                "return total;\n    }",
            ),
            location(
                "Scores.java",
                SCORES,
                "static int sum",
                "return sum;\n    }",
            ),
            (47, 0.71, 0.62, Some(2)),
        ),
        Match {
            kind: MatchKind::Restructured,
            passage: 2,
            moved: true,
            restructuring: Some(restructuring()),
            history: None,
            ..a_match(
                location(
                    "src/Grades.java",
                    GRADES,
                    "static double mean",
                    "marks.length;\n    }",
                ),
                location(
                    "Scores.java",
                    SCORES,
                    "static double average",
                    "points.length;\n    }",
                ),
                (44, 0.28, 0.55, None),
            )
        },
    ]
}

fn restructuring() -> Restructuring {
    Restructuring {
        left: vec!["for".into(), "++".into()],
        right: vec!["while".into(), "=".into(), "+".into()],
    }
}

fn first_facts() -> Facts {
    Facts {
        matches: 2,
        passages: 2,
        moved: 1,
        tokens_alone: 47,
        ring: None,
        telling: Some(Telling {
            kind: TraitKind::Comment,
            text: Some(MISSPELT.into()),
        }),
    }
}

fn first_shared_traits() -> Vec<SharedTrait> {
    let shared_trait = |kind, text: &str, submissions, [left, right]: [&str; 2]| SharedTrait {
        kind,
        text: Some(text.into()),
        submissions,
        only_these: submissions == 2,
        left: location("src/Grades.java", GRADES, left, left),
        right: location("Scores.java", SCORES, right, right),
    };
    vec![
        shared_trait(
            TraitKind::Comment,
            MISSPELT,
            2,
            ["</script><script>alert(1)</script>", "<b>&amp;\u{202e}"],
        ),
        shared_trait(TraitKind::Name, "gradesOfAll", 2, ["total", "points"]),
        shared_trait(
            TraitKind::Layout,
            "lines indented by 4 spaces",
            3,
            [
                "    static int total(int[] marks) {",
                "    static int sum(int[] points) {",
            ],
        ),
    ]
}

fn second_pair(left: &str, right: &str) -> Pair {
    let long = long_line();
    Pair {
        rank: Some(2),
        left: left.into(),
        right: right.into(),
        score: 0.041,
        similarity: 0.015,
        containment_left: 0.12,
        containment_right: 0.008,
        matched_tokens: 14,
        longest_match: 14,
        withheld: false,
        expected_by_chance: Some(1080.6),
        verdict: Verdict::NotUnusual,
        cluster: None,
        decision: Some(Decision {
            status: DecisionStatus::Dismissed,
            note: "the lecture's <b>loop</b>".into(),
            by: Some("Ben <i>".into()),
            at: Some("2026-04-02T09:30:00Z".into()),
        }),
        why: None,
        facts: None,
        in_block: None,
        reference: None,
        order: None,
        shared_traits: Vec::new(),
        matches: vec![a_match(
            location("src/Grades.java", GRADES, "for (int mark", "total += mark;"),
            location("Long.java", &long, "for (int item", "all += item;"),
            (14, 1.0, 0.5, Some(31)),
        )],
    }
}

/// Tokens, evidence, share that is spelled alike, submissions with its rarest fingerprint.
type Numbers = (usize, f64, f64, Option<usize>);

fn a_match(
    left: Location,
    right: Location,
    (tokens, evidence, spelled_alike, rarest): Numbers,
) -> Match {
    Match {
        kind: MatchKind::IdentifiersRenamed,
        passage: 1,
        moved: false,
        left,
        right,
        tokens,
        evidence,
        spelled_alike,
        rarest,
        restructuring: None,
        history: None,
    }
}

/// Returns the location from the first `from` to the end of the next `to`.
fn location(file: &str, text: &str, from: &str, to: &str) -> Location {
    let start = text.find(from).unwrap();
    let end = start + text[start..].find(to).unwrap() + to.len();
    Location {
        file: FileName::from(file),
        start: position(text, start),
        end: position(text, end),
        bytes: start..end,
    }
}

fn position(text: &str, offset: usize) -> Position {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    Position {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

fn sources(left: &str, right: &str, third: &str) -> Vec<Source> {
    let long = long_line();
    vec![
        source(left, "src/Grades.java", GRADES, vec![]),
        source(
            left,
            "src/Reader.java",
            READER,
            vec![0..5, 5..READER.len() - 3],
        ),
        source(right, "Scores.java", SCORES, vec![]),
        source(third, "Long.java", &long, vec![]),
    ]
}

fn source(submission: &str, file: &str, text: &str, boilerplate: Vec<Range<usize>>) -> Source {
    Source {
        submission: submission.into(),
        file: FileName::from(file),
        text: text.into(),
        boilerplate,
        syntax: vec![],
    }
}

/// Returns a class with one line of more than 5,000 characters.
fn long_line() -> String {
    let numbers = "0123456789".repeat(520);
    format!(
        "class Long {{\n    int all;\n\tvoid add() {{ for (int item : items) {{ all += item; }} }}\n    String long = \"{numbers}\";\n}}\n"
    )
}

/// Compares `actual` with a file in `tests/golden`.
pub(crate) fn golden(name: &str, actual: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    compare(&folder.join(name), actual);
}

/// Compares `actual` with the file at `path`; with `UPDATE_GOLDEN=1` in the environment, rewrites the file instead.
pub(crate) fn compare(path: &Path, actual: &[u8]) {
    compare_or_say(
        path,
        actual,
        "`UPDATE_GOLDEN=1 cargo test -p codesim-report`",
    );
}

/// Compares the schema of what a page reads with the file from which the types of the page are generated.
pub(crate) fn compare_page_types<T: schemars::JsonSchema>(page: &str) {
    let settings = schemars::generate::SchemaSettings::default().for_serialize();
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/generated");
    compare_or_say(
        &folder.join(format!("{page}.schema.json")),
        text.as_bytes(),
        "`UPDATE_GOLDEN=1 cargo test -p codesim-report`, then `npm run generate` in web",
    );
}

fn compare_or_say(path: &Path, actual: &[u8], update: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, actual).unwrap();
        return;
    }
    let expected =
        std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(
        expected == actual,
        "{} differs; look at the change after {update}",
        path.display()
    );
}
