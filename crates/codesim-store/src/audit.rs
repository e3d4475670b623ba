//! Who did what.

use rusqlite::Row;

use crate::{Seconds, Store, StoreError};

/// Something that somebody did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Seconds,
    /// A user, or a token and its course.
    pub who: String,
    /// What was done, as a verb.
    pub what: String,
    /// What it was done to.
    pub about: String,
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    Ok(Entry {
        at: row.get(0)?,
        who: row.get(1)?,
        what: row.get(2)?,
        about: row.get(3)?,
    })
}

/// Methods of the audit log.
impl Store {
    /// Writes down what was done.
    ///
    /// # Errors
    /// If the disk does not take it.
    pub fn write_down(&self, entry: &Entry) -> Result<(), StoreError> {
        let writer = self.writer();
        let mut insert = writer
            .prepare_cached("INSERT INTO audit (at, who, what, about) VALUES (?1, ?2, ?3, ?4)")?;
        insert.execute((entry.at, &entry.who, &entry.what, &entry.about))?;
        Ok(())
    }

    /// What was done last, newest first, `most` entries of it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn audit(&self, most: u32) -> Result<Vec<Entry>, StoreError> {
        let reader = self.reader();
        let mut select = reader
            .prepare_cached("SELECT at, who, what, about FROM audit ORDER BY id DESC LIMIT ?1")?;
        Ok(select.query_map([most], entry)?.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{NOW, with_course};

    #[test]
    fn the_newest_stands_first_and_outlives_what_it_is_about() {
        let (_folder, store, course) = with_course();
        let entries = ["made", "removed"].map(|what| Entry {
            at: NOW,
            who: "ada".to_owned(),
            what: what.to_owned(),
            about: "course".to_owned(),
        });
        for entry in &entries {
            store.write_down(entry).expect("there is room");
        }
        store.remove_course(course).expect("it is there");
        let [made, removed] = entries;
        assert_eq!(
            store.audit(9).expect("it can be read"),
            [removed.clone(), made]
        );
        assert_eq!(store.audit(1).expect("it can be read"), [removed]);
    }
}
