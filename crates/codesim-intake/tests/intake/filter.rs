//! Files and folders of a submission that do not count.

use codesim_intake::{Class, Error, FilePatterns, Memory, ReadOptions, Root, Sources, read};

const CODE: &str = "int main(void) { return 1 + 2; }\n";

fn try_read(paths: &[&str], files: FilePatterns) -> Result<Class, Error> {
    let mut tree = Memory::new();
    for path in paths {
        tree.add(path, CODE);
    }
    let registry = codesim_languages::registry();
    let options = ReadOptions {
        files,
        ..ReadOptions::default()
    };
    read(
        &registry,
        &Sources::of(Root::new(&tree, "class")),
        &options,
        &(),
    )
}

/// Returns the files that were compared, and the notices.
fn of(paths: &[&str], files: FilePatterns) -> (Vec<String>, Vec<String>) {
    let class = try_read(paths, files).expect("the patterns are sound");
    let submissions = class.submissions.iter();
    let compared = submissions.flat_map(|submission| {
        let files = submission.files.iter();
        files.map(move |file| format!("{}/{}", submission.name, file.name.path))
    });
    let notices = class.notices.iter().map(ToString::to_string);
    (compared.collect(), notices.collect())
}

fn excluding(patterns: &[&str]) -> FilePatterns {
    FilePatterns {
        exclude: patterns.iter().map(|&pattern| pattern.to_owned()).collect(),
        ..FilePatterns::default()
    }
}

fn including(patterns: &[&str]) -> FilePatterns {
    FilePatterns {
        include: patterns.iter().map(|&pattern| pattern.to_owned()).collect(),
        ..FilePatterns::default()
    }
}

#[test]
fn generated_files_are_counted_and_not_read() {
    let paths = [
        "ada/main.c",
        "ada/node_modules/left/a.c",
        "ada/node_modules/right/b.c",
        "ada/src/__pycache__/x.c",
        "ada/lib/jquery-3.7.1.js",
        "__MACOSX/ada/main.c",
    ];
    let (compared, notices) = of(&paths, FilePatterns::default());
    assert_eq!(compared, ["ada/main.c"]);
    let one = "1 file that tools made or copied; --no-default-excludes reads it";
    let two = "2 files that tools made or copied; --no-default-excludes reads them";
    let expected = [
        format!("__MACOSX: __MACOSX/: {one}"),
        format!("ada/lib/jquery-3.7.1.js: jquery-[0-9]*.js: {one}"),
        format!("ada/node_modules: node_modules/: {two}"),
        format!("ada/src/__pycache__: __pycache__/: {one}"),
    ];
    assert_eq!(notices, expected);
    let all = FilePatterns {
        no_default_excludes: true,
        ..FilePatterns::default()
    };
    assert_eq!(of(&paths, all).0.len(), 6);
}

#[test]
fn a_name_that_people_use_counts_beside_its_sign_alone() {
    let with = |more: &[&str]| {
        let paths = [&["ada/main.c", "ada/build/b.c", "ada/venv/v.c"], more].concat();
        let (mut compared, _) = of(&paths, FilePatterns::default());
        compared.retain(|file| !more.contains(&file.as_str()));
        compared
    };
    assert_eq!(with(&[]), ["ada/build/b.c", "ada/main.c", "ada/venv/v.c"]);
    assert_eq!(
        with(&["ada/CMakeLists.txt"]),
        ["ada/main.c", "ada/venv/v.c"]
    );
    assert_eq!(
        with(&["ada/venv/pyvenv.cfg"]),
        ["ada/build/b.c", "ada/main.c"]
    );
}

#[test]
fn a_submission_of_nothing_else_is_read_all_the_same() {
    let paths = ["ada/node_modules/main.c", "ada/README.pdf", "ben/main.c"];
    let (compared, _) = of(&paths, FilePatterns::default());
    assert_eq!(compared, ["ada/node_modules/main.c", "ben/main.c"]);
    // Entries that the user excludes are never read.
    let (compared, _) = of(&paths, excluding(&["node_modules"]));
    assert_eq!(compared, ["ben/main.c"]);
}

#[test]
fn patterns_are_those_of_gitignore_as_seen_from_the_submission() {
    let paths = [
        "ada/main.c",
        "ada/test/a.c",
        "ada/src/test/b.c",
        "ada/src/given.c",
        "ben.c",
    ];
    let compared = |files| of(&paths, files).0;
    assert_eq!(
        compared(excluding(&["test/", "/src/given.c"])),
        ["ada/main.c", "ben.c/ben.c"]
    );
    assert_eq!(compared(excluding(&["*.c", "!main.c"])), ["ada/main.c"]);
    assert_eq!(
        compared(including(&["test/", "ben.*"])),
        ["ada/src/test/b.c", "ada/test/a.c", "ben.c/ben.c"]
    );
    let (_, notices) = of(&paths, excluding(&["ben.c", "test"]));
    let expected = [
        "ada/src/test: excluded: test",
        "ada/test: excluded: test",
        "ben.c: excluded: ben.c",
    ];
    assert_eq!(notices, expected);
}

#[test]
fn invalid_pattern_is_refused() {
    let error = try_read(&["ada/main.c"], excluding(&["[z-a]"])).expect_err("it is not closed");
    assert!(
        error
            .to_string()
            .starts_with("[z-a]: not a pattern of files: "),
        "{error}"
    );
}
