//! Changes that are cancelled at every question whether to go on.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use codesim_progress::{Observer, Stage};

use super::crash::{CHANGES, Change, crowded, named, names, state};
use super::{class, copy, dump, meaning};
use crate::{Error, Writer, verify};

/// Cancels the work after this number of checks for cancellation.
struct Patience(AtomicU64);

impl Patience {
    fn new(questions: u64) -> Self {
        Self(AtomicU64::new(questions))
    }
}

impl Observer for Patience {
    fn is_cancelled(&self) -> bool {
        let less = |left: u64| left.checked_sub(1);
        self.0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less)
            .is_err()
    }
}

/// Cancels the change after `questions` checks for cancellation; returns false if it makes no more than that.
fn cancels_well(before: &Path, path: &Path, (name, change): Change, questions: u64) -> bool {
    copy(before, path);
    let mut writer = Writer::open(path).unwrap();
    let old = dump(writer.index()).unwrap();
    let result = change(&mut writer, &Patience::new(questions));
    let cancelled = matches!(result, Err(Error::Cancelled));
    if cancelled {
        assert_eq!(dump(writer.index()).unwrap(), old, "{name} {questions}");
        assert_eq!(state(path), old, "{name} {questions}");
        assert_eq!(names(path), named(&writer), "{name} {questions}");
        assert_eq!(verify(path, &()).unwrap(), [], "{name} {questions}");
        // The writer goes on with the old state.
        change(&mut writer, &()).unwrap();
    } else {
        result.unwrap();
    }
    drop(writer);
    let new = before.with_extension("new");
    copy(before, &new);
    change(&mut Writer::open(&new).unwrap(), &()).unwrap();
    assert_eq!(state(path), state(&new), "{name} {questions}");
    fs::remove_dir_all(path).unwrap();
    fs::remove_dir_all(new).unwrap();
    cancelled
}

#[test]
fn a_change_that_is_cancelled_leaves_the_old_state() {
    let folder = tempfile::tempdir().unwrap();
    let before = folder.path().join("before.codesim");
    crowded(&before);
    let path = folder.path().join("a.codesim");
    for change in CHANGES
        .into_iter()
        .filter(|change| change.0 != "add boilerplate")
    {
        let cancelled = |&questions: &u64| cancels_well(&before, &path, change, questions);
        let count = (0..).take_while(cancelled).count();
        assert!(count > 5, "{} asks {count} times", change.0);
    }
}

#[test]
fn a_check_that_is_cancelled_says_so_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    crowded(&path);
    for questions in 0.. {
        match verify(&path, &Patience::new(questions)) {
            Err(Error::Cancelled) => {}
            result => {
                assert_eq!(result.unwrap(), []);
                assert!(questions > 20, "it asks {questions} times");
                return;
            }
        }
    }
}

/// The units that are announced, and those that are done.
#[derive(Default)]
struct Units([AtomicU64; 2]);

impl Observer for Units {
    fn begin(&self, stage: Stage, units: Option<u64>) {
        assert!(matches!(stage, Stage::Add | Stage::Count));
        let units = units.expect("a list has a length");
        self.0[0].fetch_add(units, Ordering::Relaxed);
    }

    fn advance(&self, units: u64) {
        self.0[1].fetch_add(units, Ordering::Relaxed);
    }
}

#[test]
fn an_addition_does_what_it_announces() {
    let folder = tempfile::tempdir().unwrap();
    let none = meaning(&[]);
    let mut writer = Writer::create(&folder.path().join("a.codesim"), 2, none.clone()).unwrap();
    let units = Units::default();
    writer.add(&none, &none, class(0..9, 30), &units).unwrap();
    // Nine submissions, two channels.
    assert_eq!(units.0.map(AtomicU64::into_inner), [11, 11]);
}
