//! Changes that end at every step that touches the disk, as when the process is killed or the disk is full.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use codesim_progress::Observer;

use super::{class, copy, dump, example, meaning, piece};
use crate::{Error, Index, Writer, fault, verify};

/// A change, by its name.
pub(super) type Change = (
    &'static str,
    fn(&mut Writer, &dyn Observer) -> Result<(), Error>,
);

pub(super) const CHANGES: [Change; 6] = [
    ("add", |writer, observer| {
        let (more, notes) = (meaning(&[("t", "24")]), meaning(&[]));
        writer
            .add(&more, &notes, class(20..22, 30), observer)
            .map(drop)
    }),
    ("add much", |writer, observer| {
        let none = meaning(&[]);
        writer
            .add(&none, &none, class(20..50, 60), observer)
            .map(drop)
    }),
    ("remove", |writer, observer| {
        writer.remove(&[3, 5], observer)
    }),
    ("add boilerplate", |writer, _| {
        writer.add_boilerplate(&meaning(&[]), [piece(2)])
    }),
    ("merge", |writer, observer| writer.merge(observer)),
    ("compact", |writer, observer| writer.compact(observer)),
];

/// Makes an index that every change changes.
pub(super) fn crowded(path: &Path) {
    let mut writer = example(path, 30).unwrap();
    for number in 11..20 {
        let (none, new) = (meaning(&[]), class(number..number + 1, 30));
        writer.add(&none, &none, new, &()).unwrap();
    }
}

pub(super) fn names(path: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(path).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// Returns the files that should be there.
pub(super) fn named(writer: &Writer) -> BTreeSet<String> {
    let files = writer.index().manifest.files();
    let files = files.iter().map(|name| name.to_str().unwrap());
    files
        .chain(["lock", "manifest"])
        .map(str::to_owned)
        .collect()
}

pub(super) fn state(path: &Path) -> String {
    dump(&Index::open(path).unwrap()).unwrap()
}

/// Makes the change fail after `steps` steps; returns false if it has no more than that.
fn fails_well(before: &Path, path: &Path, (name, change): Change, steps: u32, once: bool) -> bool {
    copy(before, path);
    let mut writer = Writer::open(path).unwrap();
    let old = dump(writer.index()).unwrap();
    fault::plan(steps, once);
    let result = change(&mut writer, &());
    let failed = fault::has_failed();
    if once && result.is_err() {
        // The writer goes on with the old state, or says that it cannot.
        assert!(
            matches!(change(&mut writer, &()), Ok(()) | Err(Error::Broken { .. })),
            "{name} {steps}"
        );
    }
    drop(writer);
    fault::never();

    let found = state(path);
    assert_eq!(verify(path, &()).unwrap(), [], "{name} {steps}");
    let mut writer = Writer::open(path).unwrap();
    assert_eq!(dump(writer.index()).unwrap(), found, "{name} {steps}");
    assert_eq!(names(path), named(&writer), "{name} {steps}");
    if found == old {
        assert!(
            result.is_err() || matches!(name, "merge" | "compact"),
            "{name} {steps}"
        );
        change(&mut writer, &()).unwrap();
    }
    drop(writer);
    let new = before.with_extension("new");
    copy(before, &new);
    change(&mut Writer::open(&new).unwrap(), &()).unwrap();
    assert_eq!(state(path), state(&new), "{name} {steps}");
    fs::remove_dir_all(path).unwrap();
    fs::remove_dir_all(new).unwrap();
    failed
}

#[test]
fn a_change_that_fails_leaves_the_old_state_or_the_new() {
    let folder = tempfile::tempdir().unwrap();
    let before = folder.path().join("before.codesim");
    crowded(&before);
    for change in CHANGES {
        for once in [true, false] {
            let path = folder.path().join("a.codesim");
            let count = (0..)
                .take_while(|&steps| fails_well(&before, &path, change, steps, once))
                .count();
            assert!(count > 5, "{} has {count} steps", change.0);
        }
    }
}

#[test]
fn an_index_whose_making_failed_can_be_made_again() {
    let folder = tempfile::tempdir().unwrap();
    for steps in 0..20 {
        let path = folder.path().join(format!("{steps}.codesim"));
        fault::plan(steps, false);
        let result = Writer::create(&path, 1, meaning(&[]));
        let failed = fault::has_failed();
        fault::never();
        drop(result);
        if Writer::open(&path).is_err() {
            assert!(matches!(Index::open(&path), Err(Error::NotAnIndex { .. })));
            Writer::create(&path, 1, meaning(&[])).unwrap();
        }
        if !failed {
            return;
        }
    }
    panic!("making an index has few steps");
}
