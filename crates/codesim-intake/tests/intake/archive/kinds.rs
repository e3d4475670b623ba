//! Every kind of archive has the same files.

use codesim_intake::{Memory, Refusal};
use encoding_rs::{Encoding, IBM866, SHIFT_JIS};

use super::pack::{FILES, Raw, bzip2, gzip, raw_zip, tar, xz, zip, zstd};
use super::{list, names, open, opened, read, refused};

fn files() -> Vec<(&'static str, &'static [u8])> {
    let files = FILES.iter();
    files.map(|&(name, text)| (name, text.as_bytes())).collect()
}

#[test]
fn each_kind_is_the_tree_of_its_files() {
    let mut memory = Memory::new();
    for (name, content) in files() {
        memory.add(name, content);
    }
    let expected = list(&memory);
    let tar = tar(&files());
    for (name, bytes) in [
        ("hw.zip", zip(&files())),
        ("hw.tar", tar.clone()),
        ("hw.tar.gz", gzip(&tar)),
        ("hw.tgz", gzip(&tar)),
        ("hw.tar.bz2", bzip2(&tar)),
        ("hw.tar.xz", xz(&tar)),
        ("hw.tar.zst", zstd(&tar)),
        // The content decides the format.
        ("hw.zip", gzip(&tar)),
        ("hw.tar.gz", tar.clone()),
        // With data before it, as in a self-extracting program.
        ("hw.zip", [b"#!/bin/sh\n".to_vec(), zip(&files())].concat()),
    ] {
        assert_eq!(list(&opened(&bytes, name)), expected, "{name}");
    }
}

#[test]
fn a_single_file_is_called_as_its_archive_is() {
    let text = b"int main(void) { return 0; }";
    for (name, bytes) in [
        ("main.c.gz", gzip(text)),
        ("main.c.bz2", bzip2(text)),
        ("main.c.xz", xz(text)),
        ("main.c.zst", zstd(text)),
    ] {
        let tree = opened(&bytes, name);
        assert_eq!(names(&tree), ["main.c"], "{name}");
        assert_eq!(
            read(&tree, "main.c").as_deref(),
            Ok("int main(void) { return 0; }")
        );
    }
}

#[test]
fn an_archive_without_files_is_one() {
    assert!(names(&opened(&zip(&[]), "hw.zip")).is_empty());
    assert!(names(&opened(&tar(&[]), "hw.tar")).is_empty());
}

#[test]
fn unsupported_archive_gets_advice() {
    for (bytes, kind) in [
        (&b"7z\xbc\xaf\x27\x1c...."[..], "a 7z archive"),
        (&b"Rar!\x1a\x07\x01\x00...."[..], "a RAR archive"),
    ] {
        for name in ["hw.zip", "hw.7z", "hw.rar"] {
            let why = refused(bytes, name);
            assert_eq!(why, Refusal::Unread(kind.to_owned()));
            assert!(why.to_string().contains("ask for a zip"));
        }
    }
    for name in ["hw.tgz", "hw.zip", "hw.tar"] {
        assert_eq!(refused(b"just a text", name), Refusal::NotAnArchive);
    }
    let cut_off = refused(b"PK\x03\x04 and no more", "hw.zip");
    assert!(matches!(cut_off, Refusal::Damaged(_)));
}

#[test]
fn names_are_read_as_they_were_meant() {
    let file = |name| Raw::new(name, b"int a;");
    let zip = raw_zip(&[
        // UTF-8 without its flag, and the code page of DOS.
        file("Größe.c".as_bytes()),
        file(b"Gr\x94\xe1e2.c"),
        file(b"C:\\Users\\ada\\main.c"),
        file(b"/etc/../../main.c"),
        file(b"./a//b/./main.c"),
        file(b""),
    ]);
    assert_eq!(
        names(&opened(&zip, "hw.zip")),
        [
            "Größe.c",
            "Größe2.c",
            "Users/ada/main.c",
            "a/b/main.c",
            "etc/main.c",
            "unnamed"
        ],
    );
}

#[test]
fn names_of_other_code_pages_are_told_by_their_letters() {
    let names_in = |encoding: &'static Encoding, all: [&str; 2]| {
        let raw = all.map(|name| encoding.encode(name).0.into_owned());
        let entries = raw.iter().map(|name| Raw::new(name, b"int a;"));
        let entries: Vec<Raw> = entries.collect();
        names(&opened(&raw_zip(&entries), "hw.zip"))
    };
    let russian = ["Задание/Главный.java", "Задание/Список.java"];
    assert_eq!(names_in(IBM866, russian), russian);
    let japanese = ["課題一/提出物.java", "課題一/最終版.java"];
    assert_eq!(names_in(SHIFT_JIS, japanese), japanese);
}

#[test]
fn files_of_one_name_are_all_there() {
    let zip = raw_zip(&[
        Raw::new(b"main.c", b"int a;"),
        Raw::new(b"main.c", b"int b;"),
        Raw::new(b"MAIN.C", b"int c;"),
        Raw::new(b"main.c/x.c", b"int d;"),
        Raw::new(b"../main.c", b"int e;"),
    ]);
    let tree = opened(&zip, "hw.zip");
    assert_eq!(
        names(&tree),
        [
            "MAIN.C",
            "main (2).c",
            "main (3).c/x.c",
            "main (4).c",
            "main.c"
        ]
    );
    assert_eq!(read(&tree, "main (2).c").as_deref(), Ok("int b;"));
    assert_eq!(read(&tree, "main (3).c/x.c").as_deref(), Ok("int d;"));
}

#[test]
fn a_folder_may_be_listed_before_and_after_its_files() {
    for order in [["a/", "a/b.c"], ["a/b.c", "a/"]] {
        let entries = order.map(|name| Raw::new(name.as_bytes(), b""));
        let tree = open(&raw_zip(&entries), "hw.zip").expect("it is sound");
        assert_eq!(names(&tree), ["a/b.c"]);
    }
}
