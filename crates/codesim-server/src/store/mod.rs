//! The records of a server: users, courses, jobs, decisions and the audit log, in one SQLite file.
//!
//! *Method.* One connection writes while another one reads, with SQLite's write-ahead log. A change is on the disk when its method returns. Uploaded
//! files and reports do not belong here: they are in folders, by the id of their job.
//!
//! *Secrets.* The store has only the SHA-256 of the secrets of sessions, tokens and links, so that a copy of the file gives no access.
//!
//! *Time* is always an argument, in seconds since 1970: no method reads a clock.
//!
//! ```
//! use codesim_server::store::{NewCourse, Store};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(&folder.path().join("codesim.sqlite"))?;
//! let course = NewCourse { name: "Programming 1".to_owned(), retention_days: Some(90), index_retention_days: None, quota: 1 << 30, blind: false };
//! let id = store.add_course(&course, 1_800_000_000)?;
//! assert_eq!(store.course(id)?.name, "Programming 1");
//! assert!(store.add_course(&course, 1_800_000_000).unwrap_err().is_taken());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod activities;
mod audit;
mod chain;
mod contexts;
mod courses;
mod decisions;
mod erasures;
mod error;
mod indexes;
mod jobs;
mod links;
mod members;
mod platforms;
mod retention;
mod roles;
mod schema;
mod secret;
mod sessions;
mod sources;
mod tokens;
mod users;

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

pub use crate::store::activities::{Activity, ActivityId, ActivityKey, Notice};
pub use crate::store::audit::{Checked, Entry, Logged, Wanted};
pub use crate::store::contexts::{Context, Opened, Person};
pub use crate::store::courses::{
    Course, CourseId, DEFAULT_INDEX_RETENTION_DAYS, DEFAULT_QUOTA, DEFAULT_RETENTION_DAYS,
    NewCourse,
};
pub use crate::store::decisions::Decision;
pub use crate::store::erasures::{Erased, Erasing};
pub use crate::store::error::StoreError;
pub use crate::store::indexes::Index;
pub use crate::store::jobs::{Job, NewJob, State};
pub use crate::store::links::Link;
pub use crate::store::members::Member;
pub use crate::store::platforms::{NewPlatform, Platform, PlatformId};
pub use crate::store::roles::Role;
pub use crate::store::secret::Secret;
pub use crate::store::sessions::Session;
pub use crate::store::sources::{NewSource, Source, SourceId, SourceKind};
pub use crate::store::tokens::{NewToken, Scope, Token};
pub use crate::store::users::{NewUser, User, UserId};

/// The number of an index.
pub type IndexId = i64;

/// Seconds since 1970, in UTC.
pub type Seconds = i64;

/// How long a connection waits for another one, such as that of a backup.
const PATIENCE: Duration = Duration::from_secs(10);

/// The open file. Methods may be called from any thread; each takes well below a millisecond, except those that write, which wait for the disk.
pub struct Store {
    writer: Mutex<Connection>,
    reader: Mutex<Connection>,
}

impl Store {
    /// Opens the file, which is created if it is missing. A file of an older version is migrated.
    ///
    /// # Errors
    /// If it cannot be read or written, is not a store, or was written by a newer version.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut writer = Connection::open(path)?;
        writer.busy_timeout(PATIENCE)?;
        writer.pragma_update(None, "journal_mode", "wal")?;
        writer.pragma_update(None, "synchronous", "full")?;
        writer.pragma_update(None, "foreign_keys", true)?;
        // Deleted data must not remain in the file.
        writer.pragma_update(None, "secure_delete", true)?;
        // One that reads first could not write once another process has written.
        writer.set_transaction_behavior(TransactionBehavior::Immediate);
        schema::bring_up_to_date(&mut writer)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reader = Connection::open_with_flags(path, flags)?;
        reader.busy_timeout(PATIENCE)?;
        Ok(Self {
            writer: Mutex::new(writer),
            reader: Mutex::new(reader),
        })
    }

    /// Writes the write-ahead log into the one file, which may then be copied until the next write.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        Ok(self
            .writer()
            .pragma_update(None, "wal_checkpoint", "truncate")?)
    }

    /// Writes a copy of the file while it is in use.
    ///
    /// # Errors
    /// If the copy is there already, or cannot be written.
    pub fn back_up(&self, copy: &Path) -> Result<(), StoreError> {
        let copy = copy.to_str().ok_or(StoreError::Name)?;
        self.reader().execute("VACUUM INTO ?1", [copy])?;
        Ok(())
    }

    fn writer(&self) -> MutexGuard<'_, Connection> {
        // A transaction that a panic has cut off was rolled back.
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod testing;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, with_course};

    #[test]
    fn store_survives_reopening() {
        let (folder, store, course) = with_course();
        drop(store);
        let again = Store::open(&folder.path().join("store")).expect("it is one");
        assert_eq!(again.course(course).expect("it is there").created, NOW);
    }

    #[test]
    fn a_copy_is_made_while_the_file_is_in_use() {
        let (folder, store, course) = with_course();
        let copy = folder.path().join("copy");
        store.back_up(&copy).expect("there is room");
        assert!(store.back_up(&copy).is_err());
        let copy = Store::open(&copy).expect("it is one");
        assert_eq!(copy.course(course).expect("it is there").created, NOW);
    }

    #[test]
    fn after_a_checkpoint_the_file_is_all_there_is() {
        let (folder, store, course) = with_course();
        store.checkpoint().expect("there is room");
        let copy = folder.path().join("copy");
        std::fs::copy(folder.path().join("store"), &copy).expect("there is room");
        let copy = Store::open(&copy).expect("it is one");
        assert_eq!(copy.course(course).expect("it is there").created, NOW);
    }

    #[test]
    fn another_file_is_refused() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("store");
        std::fs::write(&path, "no database at all, but long enough to be looked at")
            .expect("there is room");
        assert!(Store::open(&path).is_err());
    }
}
