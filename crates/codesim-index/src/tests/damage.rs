//! Files that are not as they were written.

use std::fs;
use std::path::Path;

use super::{class, dump, example, meaning};
use crate::manifest::Manifest;
use crate::packed::MAX_BYTES;
use crate::{Error, Index, Writer, verify};

/// Returns the names of the files of an index but the lock.
fn names(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name != "lock").collect()
}

/// Whether every answer is right, or else an error that names the file.
fn is_right_or_named(path: &Path, name: &str, right: &str) -> Result<(), String> {
    match Index::open(path).and_then(|index| dump(&index)) {
        Ok(found) if found == right => Ok(()),
        Err(error) if error.to_string().contains(name) => Ok(()),
        other => Err(format!("{name}: {other:?}")),
    }
}

/// Whether damage is found, and in this file only.
fn is_found(path: &Path, name: &str) -> Result<(), String> {
    match verify(path, &()) {
        Ok(damages)
            if !damages.is_empty() && damages.iter().all(|damage| damage.path.ends_with(name)) =>
        {
            Ok(())
        }
        Err(Error::Version { path, .. }) if path.ends_with(name) => Ok(()),
        other => Err(format!("{name}: {other:?}")),
    }
}

/// Calls `check` for every file with bytes of `damages` instead of its own.
fn for_each_damage(kinds: u64, damages: impl Fn(&[u8]) -> Vec<Vec<u8>>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    drop(example(&path, kinds).unwrap());
    let right = dump(&Index::open(&path).unwrap()).unwrap();
    for name in names(&path) {
        let bytes = fs::read(path.join(&name)).unwrap();
        for (number, damaged) in damages(&bytes).iter().enumerate() {
            fs::write(path.join(&name), damaged).unwrap();
            let result =
                is_right_or_named(&path, &name, &right).and_then(|()| is_found(&path, &name));
            result.unwrap_or_else(|what| panic!("damage {number}: {what}"));
        }
        fs::write(path.join(&name), bytes).unwrap();
    }
    assert_eq!(dump(&Index::open(&path).unwrap()).unwrap(), right);
}

#[test]
fn every_flipped_bit_is_found() {
    for_each_damage(6, |bytes| {
        let flipped = |byte: usize| {
            let mut damaged = bytes.to_vec();
            damaged[byte] ^= 1 << (byte % 8);
            damaged
        };
        (0..bytes.len()).map(flipped).collect()
    });
}

#[test]
fn every_truncation_is_found() {
    for_each_damage(60, |bytes| {
        let length = bytes.len();
        let lengths = [
            0,
            1,
            35,
            36,
            37,
            length / 2,
            length - 37,
            length - 36,
            length - 1,
        ];
        let mut damaged: Vec<Vec<u8>> = lengths
            .iter()
            .map(|&length| bytes[..length].to_vec())
            .collect();
        damaged.push([bytes, &[0]].concat());
        // A page of zeros, as after a power cut.
        damaged.push(vec![0; length]);
        damaged
    });
}

#[test]
fn a_file_in_the_place_of_another_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = Writer::create(&path, 2, meaning(&[])).unwrap();
    for _ in 0..2 {
        // Both files have the same length.
        writer
            .add(&meaning(&[]), &meaning(&[]), class(0..1, 9), &())
            .unwrap();
    }
    let [first, second] =
        [0, 1].map(|at| path.join(format!("segment-{}", writer.index().segments[at].number)));
    fs::copy(first, &second).unwrap();
    let error = Index::open(&path).unwrap_err().to_string();
    assert!(error.contains(second.to_str().unwrap()), "{error}");
}

#[test]
fn a_missing_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    drop(example(&path, 9).unwrap());
    for name in names(&path).into_iter().filter(|name| name != "manifest") {
        let bytes = fs::read(path.join(&name)).unwrap();
        fs::remove_file(path.join(&name)).unwrap();
        let error = Index::open(&path).unwrap_err().to_string();
        assert!(error.contains(&name), "{error}");
        is_found(&path, &name).unwrap();
        fs::write(path.join(&name), bytes).unwrap();
    }
}

#[test]
fn a_file_cut_short_while_it_is_open_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    drop(example(&path, 60).unwrap());
    let index = Index::open(&path).unwrap();
    for name in names(&path) {
        fs::OpenOptions::new()
            .write(true)
            .open(path.join(name))
            .unwrap()
            .set_len(3)
            .unwrap();
    }
    let mut ids = Vec::new();
    assert!(matches!(
        index.postings(0, 0, &mut ids),
        Err(Error::Damaged { .. })
    ));
    assert!(matches!(index.record(0), Err(Error::Damaged { .. })));
    assert!(matches!(index.find(&[0; 32]), Err(Error::Damaged { .. })));
}

/// An index that the first version has written; it must be read as long as this version is.
#[test]
fn version_1_can_be_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/version-1.codesim");
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("a.codesim");
    drop(example(&own, 30).unwrap());
    if std::env::var_os("CODESIM_NEW_INDEX_FIXTURE").is_some() {
        fs::remove_dir_all(&path).unwrap();
        super::copy(&own, &path);
        fs::remove_file(path.join("lock")).unwrap();
    }
    let [stored, own] =
        [path.as_path(), &own].map(|path| dump(&Index::open(path).unwrap()).unwrap());
    assert_eq!(stored, own);
    assert_eq!(verify(&path, &()).unwrap(), []);
}

#[test]
fn another_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    drop(example(&path, 9).unwrap());
    let text = r#"{ "format": "codesim index", "version": 3, "something": "new" }"#;
    fs::write(path.join("manifest"), text).unwrap();
    for result in [
        Index::open(&path).map(drop),
        Writer::open(&path).map(drop),
        verify(&path, &()).map(drop),
    ] {
        let message = result.unwrap_err().to_string();
        assert!(
            message.ends_with("format version 3; this codesim reads versions up to 2"),
            "{message}"
        );
    }
}

/// Found by fuzzing: a manifest of a few hundred bytes asked for gigabytes, or for minutes.
#[test]
fn numbers_that_no_file_bears_out_are_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    drop(example(&path, 9).unwrap());
    let sound = Manifest::read(&path).unwrap();
    let empty = Manifest::new(2, meaning(&[]));
    for manifest in [sound, empty] {
        for (channels, next_id) in [(u32::MAX, 0), (0, u32::MAX), (65, 9), (2, u32::MAX)] {
            let mut wrong = manifest.clone();
            (wrong.channels, wrong.next_id) = (channels, next_id);
            wrong.removed = vec![[0, next_id.max(1)]];
            wrong.write(&path).unwrap();
            let error = Index::open(&path).unwrap_err();
            assert!(matches!(error, Error::Damaged { .. }), "{error}");
            assert!(!verify(&path, &()).unwrap().is_empty());
        }
    }
}

#[test]
fn block_too_large_to_unpack_is_not_packed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut writer = example(&path, 9).unwrap();
    let right = dump(writer.index()).unwrap();
    for large_part in [0, 1] {
        let mut large = class(20..22, 9);
        let part = vec![0; MAX_BYTES as usize + 1];
        match large_part {
            0 => large[1].documents = part,
            _ => large[1].sources = Some(part),
        }
        let added = writer.add(&meaning(&[]), &meaning(&[]), large, &());
        let message = added.unwrap_err().to_string();
        assert!(
            message.starts_with("submission 21: 1048577 bytes; "),
            "{message}"
        );
        assert_eq!(dump(writer.index()).unwrap(), right);
    }
}
