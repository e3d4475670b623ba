//! The reading of each platform's export, as readable text: `tests/fixtures/exports`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use codesim_intake::layouts::{Choice, Export, View, ids, recognise};
use codesim_intake::{FileTree, Kind, Memory};
use codesim_testkit::exports::{File, Submission, export, names};

fn class() -> Vec<Submission> {
    let file = |path: &str, text: &str| (path.to_owned(), text.as_bytes().to_vec());
    vec![
        ("ada".to_owned(), vec![file("Main.java", "class A {}")]),
        (
            "ben".to_owned(),
            vec![
                file("src/List.java", "class B {}"),
                file("src/Main.java", "class C {}"),
            ],
        ),
        ("cleo".to_owned(), vec![file("Main.java", "class D {}")]),
    ]
}

fn tree(files: &[File]) -> Memory {
    let mut tree = Memory::new();
    for (path, content) in files {
        tree.add(path, content.clone());
    }
    tree
}

fn recognised(tree: &dyn FileTree) -> Option<Export> {
    let view = View::new(tree, "download");
    recognise(&view, &Choice::Any).expect("any layout is one")
}

#[test]
fn each_platform_is_recognised_and_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/exports");
    for name in names() {
        let files = export(name, &class()).expect("it can be made");
        let found = recognised(&tree(&files));
        let found = found.unwrap_or_else(|| panic!("{name} is not recognised"));
        let shown = format!("{}\n{}", shown_files(&files), shown_export(&found));
        let path = folder.join(format!("{name}.txt"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &shown).expect("it can be written");
        }
        let expected = std::fs::read_to_string(&path).expect("UPDATE_GOLDEN=1 writes it");
        assert_eq!(shown, expected, "{name}");
    }
}

#[test]
fn each_layout_has_an_example() {
    let made: BTreeSet<&str> = names().collect();
    let missing: Vec<_> = ids().into_iter().filter(|id| !made.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Returns paths, and the content of texts that platforms add.
fn shown_files(files: &[File]) -> String {
    let mut shown = "What the platform hands out:\n\n".to_owned();
    for (path, content) in files {
        writeln!(shown, "  {path}").expect("a text takes more text");
        let text = String::from_utf8_lossy(content);
        if !path.ends_with(".zip") && !path.ends_with(".java") {
            for line in text.lines() {
                writeln!(shown, "    | {line}").expect("a text takes more text");
            }
        }
    }
    shown
}

fn shown_export(export: &Export) -> String {
    let mut shown = format!("What is made of it: {}\n\n", export.title);
    let mut line = |text: String| writeln!(shown, "  {text}").expect("a text takes more text");
    for hand_in in &export.hand_ins {
        let group = hand_in.group.iter().map(|group| format!(", group {group}"));
        let time = hand_in.timestamp.iter().map(|time| format!(", {time}"));
        let late = hand_in.late.then(|| ", late".to_owned());
        let facts: String = group.chain(time).chain(late).collect();
        line(format!("{}{facts}", hand_in.person));
        for part in &hand_in.parts {
            let name = match (&*part.name, part.kind) {
                ("", _) => "all in it".to_owned(),
                (name, Kind::Folder) => format!("{name}/"),
                (name, _) => name.to_owned(),
            };
            let typed = part.typed.map_or("", |_| ", typed");
            line(format!("  {name}{typed} <- {}", text(&part.path)));
        }
    }
    for (path, _) in &export.starters {
        line(format!("starter code: {}", text(path)));
    }
    for (path, what) in &export.extras {
        line(format!("{what}: {}", text(path)));
    }
    for (path, _) in &export.unknown {
        line(format!("unknown: {}", text(path)));
    }
    shown
}

fn text(path: &Path) -> String {
    path.to_str().expect("it is UTF-8").replace('\\', "/")
}

fn of(paths: &[&str]) -> Option<Export> {
    let files: Vec<File> = paths
        .iter()
        .map(|path| ((*path).to_owned(), b"class A {}".to_vec()))
        .collect();
    recognised(&tree(&files))
}

#[test]
fn a_plain_class_has_no_layout() {
    for paths in [
        &["ada/Main.java", "ben/Main.java"][..],
        &["ada.java", "ben.java", "README.md"],
        &["hw-1-ada/Main.java", "hw-1-ben/Main.java"],
        &["ada_1.java", "ben_2.java"],
        &["group-1-red/a.c", "group-2-blue/a.c"],
        &["s1-2/a.c", "s2-2/a.c", "s3-2/a.c"],
        &[],
    ] {
        assert_eq!(of(paths), None, "{paths:?}");
    }
}

#[test]
fn unrecognised_files_are_listed() {
    let found = of(&[
        "Ada_1_assignsubmission_file/a.java",
        "Ben_2_assignsubmission_file_/b.java",
        "notes.txt",
        ".DS_Store",
    ]);
    let found = found.expect("most of it is of one layout");
    let unknown: Vec<&PathBuf> = found.unknown.iter().map(|(path, _)| path).collect();
    assert_eq!(unknown, [Path::new(".DS_Store"), Path::new("notes.txt")]);
}

#[test]
fn a_layout_can_be_asked_for_or_ruled_out() {
    let files = export("moodle", &class()).expect("it can be made");
    let tree = tree(&files);
    let view = View::new(&tree, "download");
    let chosen = |choice: &Choice| recognise(&view, choice).map(|found| found.map(|it| it.title));
    let only = |id: &str| Choice::Only(id.to_owned());
    assert_eq!(chosen(&Choice::Plain).expect("it is one"), None);
    assert_eq!(chosen(&only("canvas")).expect("it is one"), None);
    let title = chosen(&only("moodle")).expect("it is one");
    assert_eq!(title.as_deref(), Some("Moodle export"));
    assert!(chosen(&only("mudle")).is_err());
}

#[test]
fn a_list_that_cannot_be_read_is_no_plain_class() {
    let mut tree = Memory::new();
    tree.add("submission_1/a.java", "class A {}");
    tree.add("submission_metadata.yml", "a: [");
    let view = View::new(&tree, "download");
    let error = recognise(&view, &Choice::Any).expect_err("nobody knows who they are");
    let message = error.to_string();
    assert!(
        message.starts_with("submission_metadata.yml: "),
        "{message}"
    );
}

#[test]
fn people_of_one_name_are_told_apart() {
    let found = of(&[
        "Ada Li_1_assignsubmission_file/a.java",
        "Ada Li_2_assignsubmission_file/a.java",
    ]);
    let people: Vec<String> = found
        .expect("it is one")
        .hand_ins
        .into_iter()
        .map(|it| it.person)
        .collect();
    assert_eq!(people, ["Ada Li (1)", "Ada Li (2)"]);
}
