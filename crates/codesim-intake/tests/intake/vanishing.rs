//! Files that vanish or change while a class is read: they are reported, and the rest is read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use codesim_intake::{
    Class, Content, Disk, Entry, FileTree, ReadError, ReadOptions, Root, Sources, read,
};

const PROGRAM: &str = "class Main { int answer() { return 42; } }";

/// A folder on the disk to which something happens once a folder in it is listed.
struct Unstable<F> {
    disk: Disk,
    when: &'static str,
    then: F,
}

impl<F: Fn() -> io::Result<()> + Send + Sync> FileTree for Unstable<F> {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        let entries = self.disk.entries(folder)?;
        if folder == Path::new(self.when) {
            (self.then)()?;
        }
        Ok(entries)
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        self.disk.read(file, limit)
    }
}

/// Reads the class of anna, who has two files in a folder, and ben, while `then` is done to anna's folder once `when` is listed.
fn read_while(when: &'static str, then: impl Fn(PathBuf) -> io::Result<()> + Sync) -> Class {
    let folder = tempfile::tempdir().expect("a folder");
    let anna = folder.path().join("anna");
    fs::create_dir_all(anna.join("src")).expect("folders can be made");
    for file in ["anna/src/Main.java", "anna/src/Other.java", "ben.java"] {
        fs::write(folder.path().join(file), PROGRAM).expect("files can be written");
    }
    let disk = Disk::folder(folder.path()).expect("it is there");
    let then = || then(anna.clone());
    let tree = Unstable { disk, when, then };
    let registry = codesim_languages::registry();
    let sources = Sources::of(Root::new(&tree, "class"));
    read(&registry, &sources, &ReadOptions::default(), &()).expect("the rest is read")
}

#[track_caller]
fn assert_told(class: &Class, notices: &[&str]) {
    let told: Vec<String> = class.notices.iter().map(ToString::to_string).collect();
    assert_eq!(told, notices);
    assert!(class.submissions.iter().any(|it| it.name == "ben.java"));
}

const GONE: &str = "cannot be read: No such file or directory (os error 2)";

#[test]
fn a_file_that_vanishes() {
    let class = read_while("anna/src", |anna| {
        fs::remove_file(anna.join("src/Main.java"))
    });
    assert_told(&class, &[&format!("anna/src/Main.java: {GONE}")]);
    assert_eq!(class.submissions[0].files.len(), 1);
}

#[test]
fn a_folder_that_vanishes_before_it_is_listed() {
    let class = read_while("anna", |anna| fs::remove_dir_all(anna.join("src")));
    let notices = ["anna: no code to compare", &format!("anna/src: {GONE}")];
    assert_told(&class, &notices);
}

#[test]
fn a_submission_that_vanishes_before_its_files_are_read() {
    let class = read_while("anna/src", fs::remove_dir_all);
    let gone = ["Main", "Other"].map(|name| format!("anna/src/{name}.java: {GONE}"));
    let notices = ["anna: no code to compare", &gone[0], &gone[1]];
    assert_told(&class, &notices);
}

#[test]
fn a_file_that_becomes_a_folder_and_one_that_is_replaced() {
    let class = read_while("anna/src", |anna| {
        let [main, other] = ["src/Main.java", "src/Other.java"].map(|file| anna.join(file));
        fs::remove_file(&main)?;
        fs::create_dir(main)?;
        fs::write(other, "class Other { }")
    });
    assert_told(&class, &["anna/src/Main.java: not a file"]);
    let text = class.submissions[0].files[0].text.text();
    assert_eq!(
        text,
        Some("class Other { }"),
        "what is there when it is read"
    );
}
