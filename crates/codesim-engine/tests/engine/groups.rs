//! Those who hand in together are not compared with each other.

use codesim_engine::{
    Details, Error, GroupSheet, MetadataSheet, Request, SheetRow, SideInformation, compare,
};
use codesim_intake::{Class, HandedIn, Memory, ReadOptions, Root, Sources, read};
use codesim_report::model::{Metadata, Report};

/// Makes a class of these, each with the file `Main.java`: a name, a seed for its code, and a group from its export.
fn class(
    submissions: &[(&str, usize, Option<&str>)],
    old: &[(&str, usize, Option<&str>)],
) -> Class {
    let tree_of = |submissions: &[(&str, usize, Option<&str>)]| {
        let mut tree = Memory::new();
        for &(name, seed, _) in submissions {
            tree.add(format!("{name}/Main.java"), program(seed));
        }
        tree
    };
    let trees = [tree_of(submissions), tree_of(old)];
    let mut sources = Sources::of(Root::new(&trees[0], "new"));
    if !old.is_empty() {
        sources.roots.push(Root {
            old: true,
            ..Root::new(&trees[1], "old")
        });
    }
    let registry = codesim_languages::registry();
    let class = read(&registry, &sources, &ReadOptions::default(), &());
    let mut class = class.expect("nobody cancels it");
    for submission in &mut class.submissions {
        let (_, _, group) = [submissions, old][usize::from(submission.old)]
            .iter()
            .find(|(name, ..)| *name == submission.own_name)
            .expect("it is one of these");
        submission.handed_in.group = group.map(str::to_owned);
    }
    class
}

fn program(seed: usize) -> String {
    let line = |line| {
        format!(
            "int total{line} = values[{line}] * {} + depth;\n",
            seed + line
        )
    };
    let body: String = (0..20).map(line).collect();
    format!("class Main {{ void run{seed}(int depth) {{\n{body}}} }}\n")
}

fn report(class: Class, known: &SideInformation) -> Report {
    compare(class, None, known, &Request::default(), &()).expect("it can be compared")
}

fn pairs(report: &Report) -> Vec<[&str; 2]> {
    let pairs = report.pairs.iter();
    let mut pairs: Vec<_> = pairs.map(|it| [&*it.left, &*it.right]).collect();
    pairs.sort_unstable();
    pairs
}

fn sheet<T>(rows: impl IntoIterator<Item = (&'static str, T)>) -> codesim_engine::Sheet<T> {
    let row = |(line, (submission, said)): (u64, (&str, T))| SheetRow {
        line,
        submission: submission.to_owned(),
        said,
    };
    codesim_engine::Sheet {
        name: "sheet.csv".to_owned(),
        of_files: false,
        rows: (2..).zip(rows).map(row).collect(),
    }
}

fn grouped(rows: &[(&'static str, Option<&str>)]) -> SideInformation {
    let rows = rows
        .iter()
        .map(|&(name, group)| (name, group.map(str::to_owned)));
    SideInformation {
        groups: sheet(rows),
        ..SideInformation::default()
    }
}

#[test]
fn groups_of_an_export_yield_to_the_users() {
    let class = || {
        class(
            &[
                ("anna", 1, Some("1")),
                ("ben", 2, Some("1")),
                ("cleo", 3, None),
                ("dora", 4, Some("2")),
            ],
            &[],
        )
    };
    let of_export = report(class(), &SideInformation::default());
    let expected = [
        ["anna", "cleo"],
        ["anna", "dora"],
        ["ben", "cleo"],
        ["ben", "dora"],
        ["cleo", "dora"],
    ];
    assert_eq!(pairs(&of_export), expected);
    assert_eq!(of_export.class.pairs, 5);
    let of_people = report(class(), &grouped(&[("ben", None), ("cleo", Some("2"))]));
    let expected = [
        ["anna", "ben"],
        ["anna", "cleo"],
        ["anna", "dora"],
        ["ben", "cleo"],
        ["ben", "dora"],
    ];
    assert_eq!(pairs(&of_people), expected);
    let group = |index: usize| {
        let metadata = of_people.submissions[index].metadata.as_ref();
        metadata.and_then(|it| it.group.as_deref())
    };
    assert_eq!(
        [0, 1, 2, 3].map(group),
        [Some("1"), None, Some("2"), Some("2")]
    );
}

#[test]
fn groups_are_of_one_year() {
    let new = [("anna", 1, Some("1")), ("ben", 2, None)];
    let report = report(
        class(&new, &[("zoe", 1, Some("1"))]),
        &SideInformation::default(),
    );
    assert_eq!(
        pairs(&report),
        [["anna", "ben"], ["anna", "zoe"], ["ben", "zoe"]]
    );
}

#[test]
fn the_same_hand_in_under_several_names_is_one() {
    let submissions = [
        ("anna", 1, Some("1")),
        ("ben", 1, Some("1")),
        ("cleo", 1, None),
        ("dora", 2, Some("1")),
        ("emil", 1, Some("2")),
    ];
    let mut class = class(&submissions, &[]);
    class.submissions.reverse();
    let report = report(class, &SideInformation::default());
    let mut names: Vec<&str> = report.submissions.iter().map(|it| &*it.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["anna", "cleo", "dora", "emil"]);
    let [notice] = report.notices.as_slice() else {
        panic!("{:?}", report.notices)
    };
    assert_eq!(notice.about.to_string(), "ben");
    assert_eq!(notice.reason.to_string(), "the same as anna of its group");
    assert!(notice.compared && !notice.whole_submission);
    assert_eq!(report.class.pairs, 5);
}

#[test]
fn metadata_of_an_export_yields_to_the_users() {
    let mut class = class(
        &[("anna", 1, None), ("ben", 2, None), ("cleo", 3, None)],
        &[],
    );
    for submission in &mut class.submissions[..2] {
        submission.handed_in = HandedIn {
            group: None,
            timestamp: Some("2026-03-31T21:04:00Z".to_owned()),
            late: true,
        };
    }
    let said = Details {
        label: Some("course 7".to_owned()),
        timestamp: Some("2026-03-30T00:00:00Z".to_owned()),
        ..Details::default()
    };
    let metadata = sheet([("ben", said)]);
    let report = report(
        class,
        &SideInformation {
            metadata,
            ..SideInformation::default()
        },
    );
    let of_export = Metadata {
        timestamp: Some("2026-03-31T21:04:00Z".to_owned()),
        late: true,
        ..Metadata::default()
    };
    let of_people = Metadata {
        label: Some("course 7".to_owned()),
        timestamp: Some("2026-03-30T00:00:00Z".to_owned()),
        late: true,
        ..Metadata::default()
    };
    let shown = report.submissions.iter().map(|it| it.metadata.clone());
    assert_eq!(
        shown.collect::<Vec<_>>(),
        [Some(of_export), Some(of_people), None]
    );
}

#[test]
fn rows_on_files_are_about_the_submission_that_has_them() {
    let said = |name: &str, timestamp: &str| Details {
        name: Some(name.to_owned()).filter(|name| !name.is_empty()),
        timestamp: Some(timestamp.to_owned()),
        ..Details::default()
    };
    let rows = [
        ("anna/Main.java", said("Anna", "2026-03-31T00:00:00Z")),
        ("anna/deep/Other.java", said("", "2026-04-02T00:00:00Z")),
        ("ben", said("Ben", "2026-04-01T00:00:00Z")),
        ("nobody/Main.java", said("Zoe", "2026-04-01T00:00:00Z")),
    ];
    let metadata = MetadataSheet {
        of_files: true,
        ..sheet(rows)
    };
    let known = SideInformation {
        metadata,
        ..SideInformation::default()
    };
    let report = report(class(&[("anna", 1, None), ("ben", 2, None)], &[]), &known);
    let shown = |index: usize| {
        let metadata = report.submissions[index]
            .metadata
            .clone()
            .expect("it is known");
        (
            metadata.name.expect("it is known"),
            metadata.timestamp.expect("it is known"),
        )
    };
    let expected = |name: &str, time: &str| (name.to_owned(), time.to_owned());
    assert_eq!(shown(0), expected("Anna", "2026-04-02T00:00:00Z"));
    assert_eq!(shown(1), expected("Ben", "2026-04-01T00:00:00Z"));
    let lost: Vec<String> = report
        .notices
        .iter()
        .map(|it| it.about.to_string())
        .collect();
    assert_eq!(lost, ["nobody/Main.java"]);
}

#[test]
fn impossible_pairs_and_groups_are_refused() {
    let new = [("anna", 1, None), ("ben", 2, None), ("cleo", 3, None)];
    let refused = |known: &SideInformation, pair: Option<[&str; 2]>| {
        let request = Request {
            pair: pair.map(|pair| pair.map(str::to_owned)),
            ..Request::default()
        };
        compare(class(&new, &[]), None, known, &request, &()).expect_err("it cannot be")
    };
    let two = grouped(&[("anna", Some("g")), ("ben", Some("g"))]);
    let error = refused(&two, Some(["ben", "anna"]));
    assert!(
        matches!(&error, Error::SameGroup { group, .. } if group == "g"),
        "{error}"
    );
    let all = grouped(&[("anna", Some("g")), ("ben", Some("g")), ("cleo", Some("g"))]);
    let error = refused(&all, None);
    assert!(
        matches!(&error, Error::OneGroup { group, .. } if group == "g"),
        "{error}"
    );
    let twice = SideInformation {
        groups: GroupSheet {
            rows: [two.groups.rows.clone(), two.groups.rows.clone()].concat(),
            ..two.groups
        },
        ..SideInformation::default()
    };
    let error = refused(&twice, None);
    assert!(
        matches!(
            error,
            Error::RowTwice {
                line: 2,
                first: 2,
                ..
            }
        ),
        "{error}"
    );
}
