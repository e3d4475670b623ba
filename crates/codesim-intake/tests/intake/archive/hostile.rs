//! Archives that were made to hurt.

use std::path::Path;
use std::sync::LazyLock;

use codesim_intake::{Allowance, Archive, FileTree, Kind, Limits, ReadError, Refusal};
use proptest::collection::vec;
use proptest::prelude::*;
use tar::EntryType;

use super::pack::{FILES, Raw, bzip2, gzip, raw_zip, tar, tar_entry, xz, zip, zstd};
use super::{LIMITS, list, names, open, opened, read, refused};

#[test]
fn a_stream_that_unpacks_to_much_more_than_it_is_is_a_bomb() {
    let zeros = vec![0; 20 << 20];
    let long = tar(&[("a.c", &zeros)]);
    for (name, bytes) in [
        ("bomb.tar.gz", gzip(&long)),
        ("bomb.tar.bz2", bzip2(&long)),
        ("bomb.tar.xz", xz(&long)),
        ("bomb.tar.zst", zstd(&long)),
    ] {
        assert_eq!(refused(&bytes, name), Refusal::Bomb, "{name}");
    }
}

#[test]
fn a_file_of_a_zip_can_be_a_bomb_too() {
    let zeros = vec![0; 20 << 20];
    let tree = opened(&zip(&[("a.c", &zeros)]), "hw.zip");
    let read = tree.read(Path::new("a.c"), u64::MAX);
    assert!(matches!(read, Err(ReadError::Refused(Refusal::Bomb))));
}

#[test]
fn archives_share_their_limits() {
    let half = vec![0; 8 << 20];
    let packed = gzip(&tar(&[("a.bin", &half)]));
    let mut allowance = Allowance::new(Limits {
        file: 8 << 20,
        unpacked: 20 << 20,
        kept: u64::MAX,
        ..LIMITS
    });
    let mut open = || Archive::of(packed.clone(), "hw.tgz", &mut allowance).map(drop);
    assert_eq!([open(), open()], [Ok(()), Ok(())]);
    assert_eq!(open(), Err(Refusal::TooMuch { mebibytes: 20 }));
}

#[test]
fn a_file_is_read_to_the_limit_whatever_its_archive_says() {
    let long = vec![b'a'; LIMITS.file as usize + 1];
    let honest = Raw::new(b"long.c", &long);
    let lying = Raw {
        said: 10,
        ..Raw::new(b"lying.c", &long)
    };
    let tree = opened(&raw_zip(&[honest, lying]), "hw.zip");
    assert_eq!(read(&tree, "long.c"), Err("too large".to_owned()));
    let why = read(&tree, "lying.c").expect_err("it is longer than it says");
    assert!(why.starts_with("damaged"), "{why}");
    let tree = opened(&tar(&[("long.c", &long), ("b.c", b"int b;")]), "hw.tar");
    assert_eq!(read(&tree, "long.c"), Err("too large".to_owned()));
    assert_eq!(read(&tree, "b.c").as_deref(), Ok("int b;"));
    let tree = opened(&gzip(&long), "long.c.gz");
    assert_eq!(read(&tree, "long.c"), Err("too large".to_owned()));
}

#[test]
fn no_more_than_may_be_is_kept() {
    let part = vec![b'a'; LIMITS.file as usize];
    let names: Vec<String> = (0..5).map(|number| format!("{number}.c")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (&**name, &*part)).collect();
    assert!(open(&tar(&files[..4]), "hw.tar").is_ok());
    let why = refused(&tar(&files), "hw.tar");
    assert_eq!(why, Refusal::TooMuch { mebibytes: 4 });
}

#[test]
fn a_file_cannot_be_in_two_entries() {
    let one = Raw::new(b"0.c", b"int a; int b; int c; int d;");
    let same = |name| Raw {
        is_first: true,
        ..Raw::new(name, one.content)
    };
    let others: [&[u8]; 9] = [b"1", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9"];
    let mut entries = vec![Raw::new(one.name, one.content)];
    entries.extend(others.map(same));
    let why = refused(&raw_zip(&entries), "hw.zip");
    assert_eq!(why, Refusal::Damaged("its entries overlap".to_owned()));
}

#[test]
fn there_may_be_too_many() {
    let limit = LIMITS.entries;
    let entries: Vec<Raw> = (0..=limit).map(|_| Raw::new(b"", b"")).collect();
    assert_eq!(
        names(&opened(&raw_zip(&entries[..limit]), "hw.zip")).len(),
        limit
    );
    assert_eq!(
        refused(&raw_zip(&entries), "hw.zip"),
        Refusal::TooMany { limit }
    );
    let files = vec![("a.c", &b""[..]); limit + 1];
    assert_eq!(refused(&tar(&files), "hw.tar"), Refusal::TooMany { limit });
}

#[test]
fn an_entry_that_cannot_be_unpacked_costs_itself_alone() {
    let tree = opened(
        &raw_zip(&[
            Raw::new(b"a.c", b"int a;"),
            Raw {
                flags: 1,
                ..Raw::new(b"encrypted.c", b"....")
            },
            Raw {
                method: 97,
                ..Raw::new(b"unknown.c", b"....")
            },
            Raw {
                method: 8,
                ..Raw::new(b"damaged.c", b"....")
            },
        ]),
        "hw.zip",
    );
    assert_eq!(read(&tree, "a.c").as_deref(), Ok("int a;"));
    let why = |name| read(&tree, name).expect_err("it cannot be read");
    assert!(why("encrypted.c").starts_with("encrypted"));
    assert!(
        why("unknown.c").contains("compression method"),
        "{}",
        why("unknown.c")
    );
    assert!(why("damaged.c").starts_with("damaged"));
}

#[test]
fn links_and_devices_are_nothing_to_read() {
    for (kind, expected) in [
        (EntryType::Symlink, Kind::Link),
        (EntryType::Link, Kind::Link),
        (EntryType::Char, Kind::Other),
        (EntryType::Block, Kind::Other),
        (EntryType::Fifo, Kind::Other),
    ] {
        let tree = opened(&tar_entry(b"../../etc/passwd", kind), "hw.tar");
        let not_a_file = Err("not a file".to_owned());
        assert_eq!(
            list(&tree),
            [("etc/passwd".to_owned(), expected, not_a_file)]
        );
    }
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    zip.add_symlink("a.c", "/etc/passwd", options)
        .expect("a link");
    let zip = zip.finish().expect("an archive").into_inner();
    assert_eq!(list(&opened(&zip, "hw.zip"))[0].1, Kind::Link);
}

#[test]
fn a_name_without_end_is_told_of() {
    let deep = format!("{}a.c", "a/".repeat(20_000));
    let zip = raw_zip(&[Raw::new(deep.as_bytes(), b"int a;"), Raw::new(b"b.c", b"")]);
    let tree = opened(&zip, "hw.zip");
    assert_eq!(names(&tree), ["b.c"]);
    let problem = &tree.problems()[0];
    assert_eq!(problem.why, Refusal::LongName { limit: 100 });
    assert_eq!(problem.name, "a/".repeat(50));
}

#[test]
fn of_an_archive_that_was_cut_off_there_is_the_beginning() {
    let whole = tar(&files());
    let cut = &whole[..whole.len() - 3500];
    for (name, bytes) in [("hw.tar", cut.to_vec()), ("hw.tar.zst", zstd(cut))] {
        let tree = opened(&bytes, name);
        assert_eq!(
            names(&tree).first().map(String::as_str),
            Some("ada/Main.java")
        );
        let problem = &tree.problems()[0];
        assert!(problem.name.is_empty() && matches!(problem.why, Refusal::Damaged(_)));
    }
    // The list of a zip is at its end.
    let whole = zip(&files());
    assert!(matches!(
        refused(&whole[..whole.len() - 30], "hw.zip"),
        Refusal::Damaged(_)
    ));
}

fn files() -> Vec<(&'static str, &'static [u8])> {
    let files = FILES.iter();
    files.map(|&(name, text)| (name, text.as_bytes())).collect()
}

/// One of each kind.
static ARCHIVES: LazyLock<[Vec<u8>; 6]> = LazyLock::new(|| {
    let tar = tar(&files());
    let zip = zip(&files());
    [zip, gzip(&tar), bzip2(&tar), xz(&tar), zstd(&tar), tar]
});

proptest! {
    #[test]
    fn nothing_that_is_changed_in_an_archive_ends_the_program(
        changes in vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
        kind in 0_usize..6,
    ) {
        let mut bytes = ARCHIVES[kind].clone();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(tree) = open(&bytes, "hw.zip") {
            list(&tree);
        }
    }
}
