//! The title and the date of an exercise: at the head of every report for people.

use serde_json::Value;

use crate::folder::Folder;

const GIVEN: [&str; 2] = ["--title=Sorting \u{202e}|<b>", "--date=2026-03-31"];

fn written(folder: &Folder, options: &[&str]) -> String {
    folder
        .codesim(&[&["class"], &GIVEN[..], options].concat())
        .text()
}

#[test]
fn they_stand_at_the_head_and_hidden_characters_are_seen() {
    let folder = Folder::with_two_submissions();
    let table = written(&folder, &[]);
    let head = table.lines().next();
    assert_eq!(head, Some("Sorting \\u{202e}|<b>, 2026-03-31"));
    let markdown = written(&folder, &["--format=markdown"]);
    let head = "\n`Sorting \\u{202e}\\u{7c}<b>`, `2026-03-31`\n";
    assert!(markdown.contains(head), "{markdown}");
    let pair = ["--pair", "class/one", "class/two", "--format=html"];
    let sheet = written(&folder, &pair);
    let shown = "Sorting \\u{202e}|&#60;b&#62;, 2026-03-31";
    assert!(sheet.contains(&format!("on two submissions of <bdi>{shown}</bdi>")));
    assert!(sheet.contains(&format!(" · {shown}</title>")));
}

#[test]
fn programs_read_them_as_they_were_given() {
    let folder = Folder::with_two_submissions();
    for options in [&[][..], &["--anonymize=key.csv"]] {
        let report = folder.report(&[&GIVEN[..], options].concat());
        assert_eq!(report["parameters"]["title"], "Sorting \u{202e}|<b>");
        assert_eq!(report["parameters"]["date"], "2026-03-31");
    }
    let without = folder.report(&[]);
    for field in ["title", "date"] {
        assert_eq!(without["parameters"].get(field), None::<&Value>);
    }
}

#[test]
fn invalid_title_or_date_is_refused() {
    let folder = Folder::with_two_submissions();
    for (option, parts) in [
        ("--title=", ["title \"\"", "leave the title out"]),
        ("--title= \t", ["title", "leave the title out"]),
        ("--date=", ["date \"\"", "a day such as 2026-03-31"]),
        (
            "--date=31.3.2026",
            ["31.3.2026", "a day such as 2026-03-31"],
        ),
        (
            "--date=2026-02-30",
            ["2026-02-30", "a day such as 2026-03-31"],
        ),
        ("--date=20260331", ["20260331", "a day such as 2026-03-31"]),
        (
            "--date=2026-03-31T10:00",
            ["T10:00", "a day such as 2026-03-31"],
        ),
    ] {
        folder.codesim(&["class", option]).refused(&parts);
    }
}
