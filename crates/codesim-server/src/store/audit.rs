//! The audit log.
//!
//! *Problem.* Somebody with access to the file could change or remove entries without a trace.
//!
//! *Method.* The hashes of entries are a [chain](crate::store::chain): a changed or missing entry breaks it at its place.
//!
//! *Limits.* Somebody who can write the file can make a whole chain anew, or cut off its end. That shows only beside a hash that is kept elsewhere: an
//! export has those of all entries.

use rusqlite::{OptionalExtension, Row};

use crate::store::{CourseId, Seconds, Store, StoreError, chain};

const COLUMNS: &str = "id, at, who, what, about, course, hash";

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

/// An entry in its place in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// Its number; later entries have larger ones.
    pub id: i64,
    /// The entry.
    pub entry: Entry,
    /// Its hash.
    pub hash: [u8; 32],
}

/// The entries that are wanted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Only those of a course.
    pub course: Option<CourseId>,
    /// Only those with this text, in letters of any case.
    pub text: Option<String>,
    /// Only those from this time on.
    pub from: Option<Seconds>,
    /// Only those before this time.
    pub to: Option<Seconds>,
    /// Only those with a smaller number.
    pub before: Option<i64>,
}

/// The result of a check of the log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of entries.
    pub entries: u64,
    /// Number of the first entry that does not follow the one before it.
    pub broken: Option<i64>,
    /// Hash of the last entry, if there is one.
    pub last: Option<[u8; 32]>,
}

impl Entry {
    fn hash(&self, before: &[u8; 32]) -> [u8; 32] {
        let texts = [&*self.who, &*self.what, &*self.about];
        chain::hash(before, self.at, texts, self.course)
    }
}

fn logged(row: &Row<'_>) -> rusqlite::Result<Logged> {
    Ok(Logged {
        id: row.get(0)?,
        entry: Entry {
            at: row.get(1)?,
            who: row.get(2)?,
            what: row.get(3)?,
            about: row.get(4)?,
            course: row.get(5)?,
        },
        // A missing hash is one that does not fit.
        hash: row.get::<_, Option<_>>(6)?.unwrap_or_default(),
    })
}

/// Methods of the audit log.
impl Store {
    /// Adds an entry.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write_down(&self, entry: &Entry) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let hash = entry.hash(&chain::last(&change)?);
        let Entry {
            at,
            who,
            what,
            about,
            course,
        } = entry;
        change.execute(
            "INSERT INTO audit (at, who, what, about, course, hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            (at, who, what, about, course, hash),
        )?;
        Ok(change.commit()?)
    }

    /// Returns the last of the wanted entries, newest first, at most `most`.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn audit(&self, wanted: &Wanted, most: u32) -> Result<Vec<Logged>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM audit
             WHERE (?1 IS NULL OR course = ?1)
               AND (?2 IS NULL OR instr(lower(who || char(10) || what || char(10) || about), lower(?2)) > 0)
               AND (?3 IS NULL OR at >= ?3) AND (?4 IS NULL OR at < ?4) AND (?5 IS NULL OR id < ?5)
             ORDER BY id DESC LIMIT ?6"
        ))?;
        let Wanted {
            course,
            text,
            from,
            to,
            before,
        } = wanted;
        let entries = select.query_map((course, text, from, to, before, most), logged)?;
        Ok(entries.collect::<Result<_, _>>()?)
    }

    /// Checks that each entry follows the one before it.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn check_audit(&self) -> Result<Checked, StoreError> {
        let reader = self.reader();
        let mut checked = Checked::default();
        let mut before = chain::start(&reader)?;
        let mut select = reader.prepare(&format!("SELECT {COLUMNS} FROM audit ORDER BY id"))?;
        for logged in select.query_map([], logged)? {
            let logged = logged?;
            if logged.hash != logged.entry.hash(&before) && checked.broken.is_none() {
                checked.broken = Some(logged.id);
            }
            before = logged.hash;
            checked.entries += 1;
            checked.last = Some(before);
        }
        Ok(checked)
    }

    /// Removes the first entries, up to one of this time, and returns their number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn trim_audit(&self, before: Seconds) -> Result<usize, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let select = "SELECT id, hash FROM audit
                      WHERE id < ifnull((SELECT min(id) FROM audit WHERE at >= ?1), 9223372036854775807) ORDER BY id DESC LIMIT 1";
        let cut = change.query_row(select, [before], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, [u8; 32]>(1)?))
        });
        let Some((id, hash)) = cut.optional()? else {
            return Ok(0);
        };
        change.execute("DELETE FROM audit_start", [])?;
        change.execute("INSERT INTO audit_start (hash) VALUES (?1)", [hash])?;
        let removed = change.execute("DELETE FROM audit WHERE id <= ?1", [id])?;
        change.commit()?;
        Ok(removed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, with_course};

    fn entry(at: Seconds, what: &str, course: Option<CourseId>) -> Entry {
        Entry {
            at,
            who: "ada".to_owned(),
            what: what.to_owned(),
            about: "Course".to_owned(),
            course,
        }
    }

    fn whats(store: &Store, wanted: &Wanted, most: u32) -> Vec<String> {
        let entries = store.audit(wanted, most).expect("it can be read");
        entries.into_iter().map(|it| it.entry.what).collect()
    }

    #[test]
    fn the_newest_stands_first_and_outlives_what_it_is_about() {
        let (_folder, store, course) = with_course();
        for (what, course) in [("made", Some(course)), ("removed", None)] {
            store
                .write_down(&entry(NOW, what, course))
                .expect("there is room");
        }
        store.remove_course(course).expect("it is there");
        let all = Wanted::default();
        assert_eq!(whats(&store, &all, 9), ["removed", "made"]);
        assert_eq!(whats(&store, &all, 1), ["removed"]);
        let last = store.audit(&all, 1).expect("it can be read")[0].id;
        let wanted = [
            Wanted {
                course: Some(course),
                ..Wanted::default()
            },
            Wanted {
                before: Some(last),
                ..Wanted::default()
            },
            Wanted {
                text: Some("ADA\nmade\ncourse".to_owned()),
                ..Wanted::default()
            },
        ];
        for wanted in &wanted {
            assert_eq!(whats(&store, wanted, 9), ["made"]);
        }
        let of_time = |from, to| Wanted {
            from,
            to,
            ..Wanted::default()
        };
        assert_eq!(
            whats(&store, &of_time(Some(NOW), Some(NOW + 1)), 9).len(),
            2
        );
        assert!(whats(&store, &of_time(None, Some(NOW)), 9).is_empty());
        assert!(whats(&store, &of_time(Some(NOW + 1), None), 9).is_empty());
    }

    #[test]
    fn a_change_of_an_entry_shows() {
        let changes = [
            ("UPDATE audit SET about = 'other' WHERE id = 2", Some(2)),
            ("DELETE FROM audit WHERE id = 2", Some(3)),
            ("UPDATE audit SET hash = NULL WHERE id = 3", Some(3)),
            (
                "INSERT INTO audit VALUES (9, 1, 'a', 'b', 'c', NULL, zeroblob(32))",
                Some(9),
            ),
            ("DELETE FROM audit_start", Some(1)),
            ("SELECT 1 WHERE 0", None),
        ];
        for (change, broken) in changes {
            let (_folder, store, _) = with_course();
            for at in [NOW - 9, NOW, NOW + 1, NOW + 2] {
                store
                    .write_down(&entry(at, "made", None))
                    .expect("there is room");
            }
            assert_eq!(store.trim_audit(NOW).expect("it can be written"), 1);
            assert_eq!(store.trim_audit(NOW).expect("it can be written"), 0);
            store
                .writer()
                .execute_batch("UPDATE audit SET id = id - 1")
                .expect("it can be written");
            store
                .writer()
                .execute_batch(change)
                .expect("it can be written");
            let checked = store.check_audit().expect("it can be read");
            assert_eq!(checked.broken, broken, "{change}");
        }
    }

    #[test]
    fn a_log_that_was_emptied_by_age_goes_on() {
        let (_folder, store, _) = with_course();
        for at in [NOW, NOW + 5] {
            store
                .write_down(&entry(at, "made", None))
                .expect("there is room");
            assert_eq!(store.trim_audit(NOW + 6).expect("it can be written"), 1);
        }
        store
            .write_down(&entry(NOW, "made", None))
            .expect("there is room");
        let checked = store.check_audit().expect("it can be read");
        assert_eq!((checked.entries, checked.broken), (1, None));
    }
}
