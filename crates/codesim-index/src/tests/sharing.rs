//! Several readers and writers, and what is refused.

use std::fs;

use super::{class, dump, example, meaning, piece};
use crate::{Error, Index, Writer};

#[test]
fn a_second_writer_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let first = Writer::create(&path, 2, meaning(&[])).unwrap();
    assert!(matches!(Writer::open(&path), Err(Error::Locked { .. })));
    assert!(matches!(
        Writer::create(&path, 2, meaning(&[])),
        Err(Error::Exists { .. })
    ));
    drop(first);
    Writer::open(&path).unwrap();
}

#[test]
fn existing_index_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("notes.txt"), "mine").unwrap();
    let result = Writer::create(folder.path(), 2, meaning(&[]));
    assert!(matches!(result, Err(Error::Exists { .. })));
    let file = folder.path().join("notes.txt");
    assert!(matches!(
        Writer::create(&file, 2, meaning(&[])),
        Err(Error::Exists { .. })
    ));
    for path in [folder.path(), &file, &folder.path().join("nothing")] {
        assert!(matches!(Index::open(path), Err(Error::NotAnIndex { .. })));
        assert!(matches!(Writer::open(path), Err(Error::NotAnIndex { .. })));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_reader_keeps_its_state() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = example(&path, 60).unwrap();
    let reader = Index::open(&path).unwrap();
    let before = dump(&reader).unwrap();
    writer
        .add(&meaning(&[]), &meaning(&[]), class(11..20, 60), &())
        .unwrap();
    writer.remove(&[0], &()).unwrap();
    writer.compact(&()).unwrap();
    assert_eq!(dump(&reader).unwrap(), before);
    let after = dump(&Index::open(&path).unwrap()).unwrap();
    assert_ne!(after, before);
    assert_eq!(dump(writer.index()).unwrap(), after);
}

#[test]
fn readers_come_while_a_writer_works() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = example(&path, 20).unwrap();
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    dump(&Index::open(&path).unwrap()).unwrap();
                }
            });
        }
        for number in 0..40 {
            writer
                .add(
                    &meaning(&[]),
                    &meaning(&[]),
                    class(number..number + 2, 20),
                    &(),
                )
                .unwrap();
            writer.merge(&()).unwrap();
            writer.compact(&()).unwrap();
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
    });
}

#[test]
fn leftovers_are_deleted_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    drop(example(&path, 9).unwrap());
    let leftovers = [
        "segment-99",
        "records-98",
        "statistics-97",
        "given-96",
        "manifest.new",
    ];
    let foreign = ["notes.txt", "segment-", "segment-1.bak", "given"];
    for name in leftovers.iter().chain(&foreign) {
        fs::write(path.join(name), "x").unwrap();
    }
    Index::open(&path).unwrap();
    assert!(leftovers.iter().all(|name| path.join(name).exists()));
    Writer::open(&path).unwrap();
    assert!(!leftovers.iter().any(|name| path.join(name).exists()));
    assert!(foreign.iter().all(|name| path.join(name).exists()));
}

#[test]
fn another_meaning_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = example(&path, 9).unwrap();
    let before = dump(writer.index()).unwrap();
    let other = meaning(&[("c", "revision 4"), ("java", "revision 1")]);
    let message = "the index has c = revision 3, this run has revision 4: their fingerprints cannot be compared";
    let results = [
        writer
            .add(&other, &meaning(&[]), class(0..1, 9), &())
            .map(drop),
        writer.add_boilerplate(&other, [piece(9)]),
        writer.index().check_meaning(&other),
    ];
    for result in results {
        assert_eq!(result.unwrap_err().to_string(), message);
    }
    assert_eq!(dump(writer.index()).unwrap(), before);
    writer
        .index()
        .check_meaning(&meaning(&[("java", "revision 1")]))
        .unwrap();
}

#[test]
fn wrong_submissions_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = example(&path, 9).unwrap();
    let before = dump(writer.index()).unwrap();
    let mut new = class(0..3, 9);
    new[2].channels[1].hashes = vec![4, 5, 5];
    let error = writer
        .add(&meaning(&[]), &meaning(&[]), new.clone(), &())
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "submission 2: hash 2 of channel 1 is not greater than the one before"
    );
    new[2].channels.pop();
    let error = writer
        .add(&meaning(&[]), &meaning(&[]), new, &())
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "submission 2: fingerprints of 1 channels; the index has 2"
    );
    assert!(matches!(
        writer.remove(&[0, 11], &()),
        Err(Error::Unknown { id: 11 })
    ));
    assert_eq!(dump(writer.index()).unwrap(), before);
    for id in [1, 11, u32::MAX] {
        assert!(matches!(
            writer.index().record(id),
            Err(Error::Unknown { .. })
        ));
    }
}

#[test]
fn given_code_is_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = example(&path, 9).unwrap();
    writer
        .add_boilerplate(&meaning(&[]), [piece(1), piece(3), piece(3)])
        .unwrap();
    assert_eq!(
        Index::open(&path).unwrap().boilerplate(),
        [piece(1), piece(3)]
    );
}
