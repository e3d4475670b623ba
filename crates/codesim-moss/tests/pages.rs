//! The pages, as people see them in the golden files and as each client reads them.

mod class;
mod readers;

use std::collections::BTreeSet;
use std::path::Path;

use codesim_moss::{CONTENT_TYPE, Options, Pages, Publication, Side};
use codesim_report::model::Report;
use readers::Row;

const URL: &str = "http://moss.stanford.edu/results/123456789";

fn publication(options: &Options) -> Publication<'_> {
    Publication {
        url: URL,
        report_url: Some("http://moss.stanford.edu/results/123456789/report.html?a=1&b=%41"),
        date: "Tue Mar 31 21:04:00 UTC 2026",
        comment: "sheet 3 <b>&",
        options,
    }
}

fn directory() -> Options {
    Options {
        directory: true,
        language: Some("cc".to_owned()),
        ..Options::default()
    }
}

/// Folders of numbers, as learning platforms make them.
fn number(name: &str) -> String {
    let index = class::CLASS.iter().position(|(own, _)| *own == name);
    index.map_or(name.to_owned(), |index| format!("{}", 10 + index))
}

fn names(rows: &[(&str, u8, &str, u8, usize)]) -> Vec<Row> {
    let row = |&(left, one, right, other, lines): &(&str, u8, &str, u8, usize)| {
        (left.to_owned(), one, right.to_owned(), other, lines)
    };
    rows.iter().map(row).collect()
}

fn golden(name: &str, actual: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        std::fs::write(&path, actual).expect("it can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("UPDATE_GOLDEN=1 writes it");
    let path = path.display();
    assert!(
        expected == actual,
        "{path} differs; look at the change after `UPDATE_GOLDEN=1 cargo test -p codesim-moss`"
    );
}

#[test]
fn pages_are_as_in_the_golden_files() {
    let (report, options) = (class::report(), directory());
    let pages = Pages::new(&report, publication(&options), number);
    for name in [
        "index.html",
        "match0.html",
        "match0-0.html",
        "match1-top.html",
        "match1-0.html",
        "match1-1.html",
    ] {
        golden(name, &pages.page(name).expect("there is such a page"));
    }
}

#[test]
fn without_pairs_there_is_a_sentence() {
    let (mut report, options) = (class::report(), Options::default());
    report.pairs.clear();
    report.notices.clear();
    let publication = Publication {
        report_url: None,
        comment: "",
        ..publication(&options)
    };
    let pages = Pages::new(&report, publication, str::to_owned);
    assert!(pages.is_empty());
    let index = pages.index();
    golden("index-none.html", &index);
    assert_eq!(readers::mossum(&index), (String::new(), Vec::new()));
    assert_eq!(pages.match_frame(0), None);
}

#[test]
fn each_client_reads_the_index_in_directory_mode() {
    let (report, options) = (class::report(), directory());
    let index = Pages::new(&report, publication(&options), number).index();
    let rows = names(&[
        ("10/", 100, "13/", 100, 16),
        ("10/", 75, "11/", 70, 13),
        ("12/", 99, "10/", 1, 1),
    ]);
    let (title, seen) = readers::mossum(&index);
    assert_eq!(seen, rows);
    assert_eq!(title, "sheet 3 <b>&");
    assert_eq!(readers::moss_js(&index), rows);
    assert_eq!(readers::matcom(&index), rows);
    assert_eq!(readers::public_script(&index), rows);

    let without_slash = |name: &str| name.trim_end_matches('/').to_owned();
    let users: Vec<Row> = rows
        .iter()
        .map(|(left, one, right, other, lines)| {
            (
                without_slash(left),
                *one,
                without_slash(right),
                *other,
                *lines,
            )
        })
        .collect();
    assert_eq!(readers::plagiarism_moss(&index), users);
    let flat: Vec<_> = users
        .into_iter()
        .flat_map(|(left, one, right, other, _)| [(left, one), (right, other)])
        .collect();
    assert_eq!(readers::plagiarism_programming(&index, URL), flat);
}

#[test]
fn each_client_reads_names_as_people_give_them() {
    let shown = |name: &str| format!("A/my lab/{name} 100%<i>\u{202e}.cpp");
    let (report, options) = (class::report(), Options::default());
    let publication = Publication {
        url: "http://localhost:8000/a&b/results/5/",
        ..publication(&options)
    };
    let pages = Pages::new(&report, publication, shown);
    let index = pages.index();
    let (ada, ben, cleo, dora) = ("ada", "ben", "cleo", "dora");
    let name = |name: &str| format!("A/my_lab/{name}_100%<i>\\u{{202e}}.cpp");
    let rows = [
        (ada, 100, dora, 100, 16),
        (ada, 75, ben, 70, 13),
        (cleo, 99, ada, 1, 1),
    ]
    .map(|(left, one, right, other, lines)| (name(left), one, name(right), other, lines));
    assert_eq!(readers::mossum(&index).1, rows);
    assert_eq!(readers::moss_js(&index), rows);
    assert_eq!(readers::matcom(&index), rows);
    assert_eq!(readers::public_script(&index).len(), rows.len());
    let file = |name: &str| {
        (
            "my_lab".to_owned(),
            format!("{name}_100%<i>\\u{{202e}}.cpp"),
        )
    };
    assert_eq!(
        readers::moss_net_names(&index),
        [ada, dora, ada, ben, cleo, ada].map(file)
    );
    let top = pages.match_top(1).expect("a second pair");
    assert_eq!(readers::moss_net_percentages(&top), [75, 70]);
    assert!(!index.contains("<i>") && !top.contains("<i>"));
}

#[test]
fn each_client_reads_the_pages_of_a_match() {
    let (report, options) = (class::report(), directory());
    let pages = Pages::new(&report, publication(&options), number);
    let students = [["10", "13"], ["10", "11"], ["12", "10"]];
    let shares = [[100, 100], [75, 70], [99, 1]];
    for (n, (shares, students)) in shares.into_iter().zip(students).enumerate() {
        let frame = pages.match_frame(n).expect("a frame");
        let frames = ["top", "0", "1"].map(|part| format!("match{n}-{part}.html"));
        assert_eq!(readers::moss_net_frames(&frame, students), frames);
        let top = pages.match_top(n).expect("a top page");
        assert_eq!(readers::moss_net_percentages(&top), shares);
        let headings = readers::ok(&top);
        assert_eq!(
            headings
                .iter()
                .map(|(_, percent)| *percent)
                .collect::<Vec<_>>(),
            shares
        );
        assert!(!readers::blocks(&top).is_empty());
    }
    assert_eq!(pages.len(), 3);
    let blocks = readers::blocks(&pages.match_top(1).expect("a top page"));
    assert_eq!(blocks, [((10, 16), (11, 17)), ((3, 8), (4, 9))]);
    for name in [
        "match3.html",
        "match3-top.html",
        "match3-0.html",
        "match3-1.html",
    ] {
        assert_eq!(pages.page(name), None, "{name}");
    }
}

#[test]
fn sides_have_the_sources_and_an_anchor_for_each_block() {
    let (report, options) = (class::report(), directory());
    let pages = Pages::new(&report, publication(&options), number);
    let ada = class::LIST.to_owned();
    let ben = format!(
        "==== text.cpp ====\n{}==== src/main.cpp ====\n{}\n",
        class::TEXT,
        class::MAIN
    );
    let ben = ben.replace("\r\n", "\n").replace('\u{202e}', "\\u{202e}");
    let cleo = format!("{}\n", class::SHORT);
    for (n, texts) in [[&ada, &ada], [&ada, &ben], [&cleo, &ada]]
        .into_iter()
        .enumerate()
    {
        let blocks = readers::blocks(&pages.match_top(n).expect("a top page"));
        for (side, expected) in [Side::Left, Side::Right].into_iter().zip(texts) {
            let page = pages.match_side(n, side).expect("a side");
            let expected: Vec<&str> = expected.lines().collect();
            let mut anchors = readers::side(&page, &expected);
            anchors.sort_unstable();
            let first = blocks.iter().map(|(left, right)| match side {
                Side::Left => left.0,
                Side::Right => right.0,
            });
            assert_eq!(anchors, first.enumerate().collect::<Vec<_>>());
        }
    }
}

#[test]
fn all_links_lead_to_pages() {
    let (report, options) = (class::report(), Options::default());
    let pages = Pages::new(&report, publication(&options), str::to_owned);
    let mut open = vec![String::new()];
    let mut seen = BTreeSet::new();
    while let Some(path) = open.pop() {
        let page = pages
            .page(&path)
            .unwrap_or_else(|| panic!("there is no {path}"));
        if seen.insert(path) {
            let links = readers::mosspy_links(&page).into_iter();
            open.extend(links.map(|link| link.replace(&format!("{URL}/"), "")));
        }
    }
    assert_eq!(seen.len(), 1 + 4 * pages.len());
    for path in [
        "match",
        "match.html",
        "match-1.html",
        "match+0.html",
        "match0-.html",
        "match0-2.html",
        "a",
        "match0.htm",
    ] {
        assert_eq!(pages.page(path), None, "{path}");
    }
}

#[test]
fn no_more_rows_than_the_client_wants() {
    let report: Report = class::report();
    let options = Options {
        show: 1,
        ..Options::default()
    };
    let pages = Pages::new(&report, publication(&options), str::to_owned);
    assert_eq!(readers::moss_js(&pages.index()).len(), 1);
    assert!(pages.match_top(0).is_some() && pages.match_top(1).is_none());
    assert!(CONTENT_TYPE.contains("charset="));
}

#[test]
fn a_report_without_sources_has_all_pages() {
    let (mut report, options) = (class::report(), directory());
    report.sources.clear();
    let pages = Pages::new(&report, publication(&options), number);
    let page = pages.match_side(1, Side::Left).expect("a side");
    assert_eq!(readers::side(&page, &[]), [(0, 1), (1, 1)]);
}
