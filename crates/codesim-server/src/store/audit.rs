//! The audit log.

use rusqlite::Row;

use crate::store::{CourseId, Seconds, Store, StoreError};

/// An entry of the audit log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The time.
    pub at: Seconds,
    /// A user, or a token and its course.
    pub who: String,
    /// The action, as a verb.
    pub what: String,
    /// The object of the action.
    pub about: String,
    /// The course in which it was done, if any.
    pub course: Option<CourseId>,
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry {
        at: row.get(0)?,
        who: row.get(1)?,
        what: row.get(2)?,
        about: row.get(3)?,
        course: row.get(4)?,
    })
}

/// Methods of the audit log.
impl Store {
    /// Adds an entry.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_down(&self, entry: &Entry) -> Result<(), StoreError> {
        let writer = self.writer();
        let mut insert = writer.prepare_cached(
            "INSERT INTO audit (at, who, what, about, course) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        let Entry {
            at,
            who,
            what,
            about,
            course,
        } = entry;
        insert.execute((at, who, what, about, course))?;
        Ok(())
    }

    /// Returns the last entries, of one course or of all, newest first, at most `most`.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn audit(&self, course: Option<CourseId>, most: u32) -> Result<Vec<Entry>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT at, who, what, about, course FROM audit WHERE ?1 IS NULL OR course = ?1 ORDER BY id DESC LIMIT ?2",
        )?;
        let entries = select.query_map((course, most), entry)?;
        Ok(entries.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, with_course};

    #[test]
    fn the_newest_stands_first_and_outlives_what_it_is_about() {
        let (_folder, store, course) = with_course();
        let entries = ["made", "removed"].map(|what| Entry {
            at: NOW,
            who: "ada".to_owned(),
            what: what.to_owned(),
            about: "course".to_owned(),
            course: Some(course).filter(|_| what == "made"),
        });
        for entry in &entries {
            store.write_down(entry).expect("there is room");
        }
        store.remove_course(course).expect("it is there");
        let [made, removed] = entries;
        let audit = |course, most| store.audit(course, most).expect("it can be read");
        assert_eq!(audit(None, 9), [removed.clone(), made.clone()]);
        assert_eq!(audit(None, 1), [removed]);
        assert_eq!(audit(Some(course), 9), [made]);
    }
}
