//! Classes on the disk and in memory.

use std::fs;
use std::path::Path;

use codesim_intake::{
    Class, Content, Disk, Entry, FileTree, LeftOut, Memory, ReadError, ReadOptions, Reason,
    Reservation, Root, Sources, read,
};

const CODE: &str = "int main(void) { return 1 + 2; }\n";

fn class(tree: &dyn FileTree) -> Class {
    let registry = codesim_languages::registry();
    let sources = Sources::of(Root::new(tree, "class"));
    read(&registry, &sources, &ReadOptions::default(), &()).expect("it can be read")
}

fn shown(class: &Class) -> Vec<String> {
    class.notices.iter().map(ToString::to_string).collect()
}

#[test]
fn a_folder_and_the_same_in_memory_are_one_class() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut memory = Memory::new();
    let files = [
        ("anna/src/main.c", CODE),
        ("anna/.git/config", "[core]"),
        ("ben.c", CODE),
        ("cleo/a.pdf", "%PDF"),
        ("dora/empty.c", "// nothing\n"),
        (".hidden/main.c", CODE),
    ];
    for (path, content) in files {
        memory.add(path, content);
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("it has one")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    let disk = class(&Disk::folder(folder.path()).expect("a folder"));
    let memory = class(&memory);
    let names = |class: &Class| -> Vec<String> {
        let submissions = class.submissions.iter();
        submissions
            .map(|it| format!("{} {}", it.name, it.is_file))
            .collect()
    };
    assert_eq!(names(&disk), ["anna false", "ben.c true"]);
    assert_eq!(names(&memory), names(&disk));
    assert_eq!(shown(&memory), shown(&disk));
    let expected = [
        ".hidden: hidden",
        "anna/.git: hidden",
        "cleo: no code to compare",
        "cleo/a.pdf: no front end for .pdf files",
        "dora: no code to compare",
        "dora/empty.c: empty: it has no tokens",
    ];
    assert_eq!(shown(&disk), expected);
}

#[test]
fn a_folder_of_a_thousand_levels_is_walked() {
    let mut tree = Memory::new();
    let deep = vec!["d"; 1000].join("/");
    tree.add(format!("anna/{deep}/main.c"), CODE);
    assert_eq!(class(&tree).submissions[0].files.len(), 1);
}

/// A file that is written to while it is read.
struct Changing;

impl FileTree for Changing {
    fn entries(&self, folder: &Path) -> std::io::Result<Vec<Entry>> {
        let mut tree = Memory::new();
        tree.add("anna.c", CODE);
        tree.entries(folder)
    }

    fn read(&self, _: &Path, _: u64) -> Result<Content, ReadError> {
        Ok(Content {
            changed: true,
            ..Content::of(CODE.into())
        })
    }
}

#[test]
fn a_file_that_changes_while_it_is_read_is_told_of() {
    let class = class(&Changing);
    assert_eq!(class.submissions.len(), 1);
    let reason = &class.notices[0].reason;
    assert_eq!(*reason, Reason::Reserved(vec![Reservation::Changed]));
    assert_eq!(shown(&class), ["anna.c: changed while it was read"]);
}

#[test]
fn names_cannot_give_orders_to_a_terminal() {
    let mut tree = Memory::new();
    tree.add("a\u{202e}b\u{1b}[31m.pdf", "%PDF");
    let class = class(&tree);
    let message = "a\\u{202e}b\\u{1b}[31m.pdf: no front end for .pdf files";
    assert_eq!(shown(&class), [message]);
    let left_out = LeftOut::NoFrontEnd {
        extension: "pdf".to_owned(),
        languages: Vec::new(),
    };
    assert_eq!(class.notices[0].reason, Reason::LeftOut(left_out));
}
