//! A small report made by hand, with sources and names that try to break out.

use std::collections::BTreeMap;

use codesim_display::{About, FileName, Sentence};
use codesim_report::Language;
use codesim_report::model::*;

pub const LIST: &str = "#include <list>\n\nint sum(list<int> &all) {\n    int sum = 0;\n    for (int one : all)\n        sum += one;\n    return sum;\n}\n\nint most(list<int> &all) {\n    int most = all.front();\n    for (int one : all)\n        if (one > most && one > 0)\n            most = one;\n    return most;\n}\n";
pub const TEXT: &str = "const char *end = \"</PRE></BODY>&lt;\";\r\n\r\nint total(list<int> &items) {\r\n    int total = 0;\r\n    for (int item : items)\r\n        total += item;\r\n    return total;\r\n}\r\n";
pub const MAIN: &str = "int best(list<int> &items) {\n    int best = items.front();\n    for (int item : items)\n        if (item > best && item > 0)\n            best = item;\n    return best;\n} // \u{202e}é\tend";
pub const SHORT: &str = "int sum = 0; int most = 9;";

/// Files of a submission.
pub type Files = &'static [(&'static str, &'static str)];

/// Names of the submissions and their files.
pub const CLASS: [(&str, Files); 4] = [
    ("ada", &[("list.cpp", LIST)]),
    ("ben", &[("text.cpp", TEXT), ("src/main.cpp", MAIN)]),
    ("cleo", &[("short.cpp", SHORT)]),
    ("dora", &[("list.cpp", LIST)]),
];

/// Returns a class of four.
pub fn report() -> Report {
    Report {
        schema_version: SCHEMA_VERSION,
        codesim_version: "0.1.0".into(),
        parameters: parameters(),
        submissions: CLASS
            .iter()
            .map(|(name, files)| submission(name, files))
            .collect(),
        notices: notices(),
        remarks: Vec::new(),
        class: class(),
        rings: Vec::new(),
        clusters: Vec::new(),
        shared_blocks: SharedBlocks::default(),
        identical_files: IdenticalFiles::default(),
        pairs: pairs(),
        timings: None,
        sources: sources(),
    }
}

/// Returns three pairs with matches, the one with fewest lines first, and one without.
fn pairs() -> Vec<Pair> {
    let sum = ("int sum(", "sum;\n}");
    let most = ("int most(", "most;\n}");
    let all = ("#include", "most;\n}\n");
    let short = [
        (("int sum", "0;"), ("int sum =", "0;")),
        (("int most", "9;"), ("int most =", ";")),
    ];
    let rewritten = [
        (most, ("int best", "best;\n}")),
        (sum, ("int total", "total;\r\n}")),
    ];
    let nested = [(all, all), (sum, sum), (most, most)];
    vec![
        pair("cleo", "ada", (0.999, 0.001), &short),
        pair("ben", "cleo", (0.0, 0.0), &[]),
        pair("ada", "ben", (0.754, 0.7), &rewritten),
        pair("ada", "dora", (1.0, 1.0), &nested),
    ]
}

fn sources() -> Vec<Source> {
    let source = |submission: &str, file: &str, text: &str| Source {
        submission: submission.into(),
        file: FileName::from(file),
        text: text.into(),
        boilerplate: Vec::new(),
        syntax: Vec::new(),
    };
    let files = CLASS
        .iter()
        .flat_map(|(name, files)| files.iter().map(move |file| (name, file)));
    files
        .map(|(name, (file, text))| source(name, file, text))
        .collect()
}

fn submission(name: &str, files: Files) -> SubmissionSummary {
    let file = |path: &str| FileSummary {
        path: FileName::from(path),
        language: "cpp".into(),
        sha256: None,
    };
    SubmissionSummary {
        name: name.into(),
        old: false,
        reference: false,
        indexed: false,
        provenance: None,
        is_file: false,
        metadata: None,
        cluster: None,
        files: files.iter().map(|(path, _)| file(path)).collect(),
        digest: None,
        tokens: 100,
        matchable_tokens: 100,
    }
}

fn notices() -> Vec<Notice> {
    let notice = |about, compared, reason: &str| Notice {
        about,
        compared,
        whole_submission: false,
        reason: Sentence::verbatim(reason),
    };
    let file = |submission: &str, path: &str| About::File {
        submission: submission.into(),
        file: FileName::from(path),
    };
    vec![
        notice(file("ada", "<img src=x>.pdf"), false, "binary"),
        notice(file("ben", "text.cpp"), true, "mostly syntax errors"),
        notice(About::submission("emil"), false, "no code to compare (0%)"),
    ]
}

fn class() -> ClassSummary {
    ClassSummary {
        pairs: 6,
        sharing_pairs: 3,
        sampled: false,
        flagged_pairs: 1,
        second_look_pairs: 0,
        all_judged: true,
        dismissed_pairs: 0,
        background_known: false,
        histogram: Vec::new(),
        independent_histogram: Vec::new(),
        reliability: None,
        flag_score: 0.5,
    }
}

fn parameters() -> Parameters {
    let channel = ChannelParameters {
        noise: 12,
        guarantee: 19,
    };
    Parameters {
        title: None,
        language: Language::English,
        date: None,
        roots: Vec::new(),
        old: Vec::new(),
        references: Vec::new(),
        history: Vec::new(),
        git_history: false,
        exports: Vec::new(),
        against: None,
        found_among: None,
        boilerplate: Vec::new(),
        settings: None,
        languages: vec!["cpp".into()],
        structure: channel,
        text: channel,
        selection: None,
        max_occurrences: None,
        min_tokens: 150,
        limit: None,
        min_similarity: 0.0,
        keep_imports: false,
        include: Vec::new(),
        exclude: Vec::new(),
        no_default_excludes: false,
        extensions: BTreeMap::new(),
        encoding: None,
    }
}

/// The beginning of a place, and the end of it.
type Ends = (&'static str, &'static str);

fn pair(left: &str, right: &str, shares: (f64, f64), places: &[(Ends, Ends)]) -> Pair {
    let found = |(one, other): &(Ends, Ends)| Match {
        kind: MatchKind::IdentifiersRenamed,
        passage: 1,
        moved: false,
        left: place(left, *one),
        right: place(right, *other),
        tokens: 20,
        evidence: 0.5,
        spelled_alike: 0.5,
        rarest: None,
        restructuring: None,
        history: None,
    };
    Pair {
        rank: Some(1),
        left: left.into(),
        right: right.into(),
        score: 0.5,
        similarity: 0.5,
        containment_left: shares.0,
        containment_right: shares.1,
        matched_tokens: 40,
        longest_match: 20,
        withheld: false,
        expected_by_chance: None,
        verdict: Verdict::Flagged,
        cluster: None,
        decision: None,
        why: None,
        facts: None,
        in_block: None,
        reference: None,
        order: None,
        shared_traits: Vec::new(),
        matches: places.iter().map(found).collect(),
    }
}

/// Returns the place from the first `from` in a submission to the end of the next `to`.
fn place(submission: &str, (from, to): Ends) -> Location {
    let (_, files) = CLASS
        .iter()
        .find(|(name, _)| *name == submission)
        .expect("it is there");
    let has_it = |(_, text): &&(&str, &str)| text.contains(from);
    let (file, text) = files.iter().find(has_it).expect("one file has it");
    let start = text.find(from).expect("as was seen");
    let end = start + text[start..].find(to).expect("it ends") + to.len();
    Location {
        file: FileName::from(*file),
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
