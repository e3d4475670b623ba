//! What a server of codesim knows: users, courses, jobs, decisions, and who did what, in one SQLite file.
//!
//! *Method.* One connection writes and another reads beside it, in SQLite's write-ahead log. Whatever a method has accepted is on the disk
//! when it returns. Files that are handed in and reports do not belong here: they stand in folders, by the id of their job.
//!
//! *Secrets.* What lets somebody in (a session, a token, a link) is known by its SHA-256 alone, so that a copy of the file lets nobody in.
//!
//! *Time* is always given, in seconds since 1970: nothing here looks at a clock.
//!
//! ```
//! use codesim_server::store::{NewCourse, Store};
//!
//! let folder = tempfile::tempdir()?;
//! let store = Store::open(&folder.path().join("codesim.sqlite"))?;
//! let course = NewCourse { name: "Programming 1".to_owned(), retention_days: Some(90), quota: 1 << 30 };
//! let id = store.add_course(&course, 1_800_000_000)?;
//! assert_eq!(store.course(id)?.name, "Programming 1");
//! assert!(store.add_course(&course, 1_800_000_000).unwrap_err().is_taken());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod audit;
mod courses;
mod decisions;
mod error;
mod indexes;
mod jobs;
mod links;
mod members;
mod schema;
mod secret;
mod sessions;
mod tokens;
mod users;

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

pub use crate::store::audit::Entry;
pub use crate::store::courses::{Course, CourseId, NewCourse};
pub use crate::store::decisions::Decision;
pub use crate::store::error::StoreError;
pub use crate::store::indexes::{Index, IndexId};
pub use crate::store::jobs::{Job, NewJob, State};
pub use crate::store::links::Link;
pub use crate::store::secret::Secret;
pub use crate::store::tokens::{Scope, Token};
pub use crate::store::users::{NewUser, User, UserId};

/// Seconds since 1970, in UTC.
pub type Seconds = i64;

/// How long a connection waits for another one, such as that of a backup.
const PATIENCE: Duration = Duration::from_secs(10);

/// The open file. Methods may be called from any thread; each takes well below a millisecond, but for those that write, which wait for the disk.
pub struct Store {
    writer: Mutex<Connection>,
    reader: Mutex<Connection>,
}

impl Store {
    /// Opens the file, and makes it if it is not there. One of an older version is brought up to date.
    ///
    /// # Errors
    /// If it cannot be read or written, is no such file, or was written by a newer version.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut writer = Connection::open(path)?;
        writer.busy_timeout(PATIENCE)?;
        writer.pragma_update(None, "journal_mode", "wal")?;
        writer.pragma_update(None, "synchronous", "full")?;
        writer.pragma_update(None, "foreign_keys", true)?;
        // What is deleted must not be found in the file.
        writer.pragma_update(None, "secure_delete", true)?;
        schema::bring_up_to_date(&mut writer)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let reader = Connection::open_with_flags(path, flags)?;
        reader.busy_timeout(PATIENCE)?;
        Ok(Self {
            writer: Mutex::new(writer),
            reader: Mutex::new(reader),
        })
    }

    /// Puts all that was written into the one file, which may be copied then as long as nothing is written.
    ///
    /// # Errors
    /// If the disk does not take it.
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
