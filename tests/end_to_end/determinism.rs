//! Same input, same bytes.

use crate::command::{codesim, codesim_in, text_formats};
use crate::folder::Folder;

const CORPORA: [&str; 4] = ["c", "java", "python", "rust"];

#[test]
fn threads_change_nothing() {
    for corpus in CORPORA {
        for format in text_formats() {
            let root = format!("corpora/{corpus}/submissions");
            let with = |threads| codesim(&[&root, "--format", format, "--threads", threads]).text();
            let one = with("1");
            assert_eq!(one, with("2"), "{corpus} as {format}");
            assert_eq!(one, with("7"), "{corpus} as {format}");
        }
    }
}

#[test]
fn the_order_on_disk_changes_nothing() {
    for corpus in CORPORA {
        let [forward, backward] = [false, true].map(|r| Folder::with_corpus(corpus, r));
        for format in text_formats() {
            let arguments = ["submissions", "--format", format, "--limit", "all"];
            let [a, b] = [&forward, &backward].map(|folder| folder.codesim(&arguments).text());
            assert_eq!(a, b, "{corpus} as {format}");
        }
    }
}

#[test]
fn the_place_of_the_class_changes_nothing() {
    let copy = Folder::with_corpus("java", false);
    for format in text_formats() {
        let arguments = ["submissions", "--format", format];
        let original = crate::command::repository().join("corpora/java");
        let here = codesim_in(&original, &arguments).text();
        assert_eq!(here, copy.codesim(&arguments).text(), "{format}");
    }
}

#[test]
fn a_second_run_gives_the_same() {
    for format in text_formats() {
        let run = || codesim(&["corpora/python/submissions", "--format", format]).text();
        assert_eq!(run(), run(), "{format}");
    }
}
