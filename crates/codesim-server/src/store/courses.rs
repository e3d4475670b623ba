//! Courses, each with jobs of its own.

use rusqlite::types::FromSql;
use rusqlite::{Connection, Row};

use crate::store::error::found;
use crate::store::{IndexId, Seconds, Store, StoreError};

/// The number of a course.
pub type CourseId = i64;

/// The quota of a course for which nobody chose one, in bytes.
pub const DEFAULT_QUOTA: u64 = 10 << 30;

/// The days after which uploads and reports are deleted where nobody chose: the year in which objections are heard.
pub const DEFAULT_RETENTION_DAYS: u32 = 365;

/// The days after which a class leaves the indexes where nobody chose: the years in which somebody may still hand in its work again.
pub const DEFAULT_INDEX_RETENTION_DAYS: u32 = 5 * 365;

/// A course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// Its number.
    pub id: CourseId,
    /// Its name.
    pub name: String,
    /// Days after which uploads and their reports are deleted; `None` keeps them.
    pub retention_days: Option<u32>,
    /// Days after which a class leaves its indexes; `None` keeps it.
    pub index_retention_days: Option<u32>,
    /// Bytes that all of its files may have.
    pub quota: u64,
    /// Whether its new jobs have pseudonyms until a case is confirmed.
    pub blind: bool,
    /// When it was created.
    pub created: Seconds,
}

/// The settings of a new or changed course, as in [`Course`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCourse {
    /// Its name.
    pub name: String,
    /// Days that its files stay.
    pub retention_days: Option<u32>,
    /// Days that a class stays in its indexes.
    pub index_retention_days: Option<u32>,
    /// Bytes of its files.
    pub quota: u64,
    /// Whether its new jobs have pseudonyms.
    pub blind: bool,
}

pub(crate) const COLUMNS: &str =
    "courses.id, courses.name, retention_days, quota, courses.created, index_retention_days, blind";

pub(crate) fn course(row: &Row<'_>) -> rusqlite::Result<Course> {
    Ok(Course {
        id: row.get(0)?,
        name: row.get(1)?,
        retention_days: row.get(2)?,
        quota: row.get(3)?,
        created: row.get(4)?,
        index_retention_days: row.get(5)?,
        blind: row.get(6)?,
    })
}

pub(crate) fn insert(
    writer: &Connection,
    new: &NewCourse,
    now: Seconds,
) -> Result<CourseId, StoreError> {
    let mut insert = writer.prepare_cached(
        "INSERT INTO courses (name, retention_days, quota, created, index_retention_days, blind) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let days = [new.retention_days, new.index_retention_days];
    Ok(insert.insert((&new.name, days[0], new.quota, now, days[1], new.blind))?)
}

/// Methods of courses.
impl Store {
    /// Adds a course.
    ///
    /// # Errors
    /// If the name [is taken](StoreError::is_taken).
    pub fn add_course(&self, new: &NewCourse, now: Seconds) -> Result<CourseId, StoreError> {
        insert(&self.writer(), new, now)
    }

    /// Changes a course.
    ///
    /// # Errors
    /// If there is none, or the name [is taken](StoreError::is_taken).
    pub fn change_course(&self, id: CourseId, to: &NewCourse) -> Result<(), StoreError> {
        let update = "UPDATE courses SET name = ?2, retention_days = ?3, quota = ?4, index_retention_days = ?5, blind = ?6 WHERE id = ?1";
        let days = [to.retention_days, to.index_retention_days];
        let changed = self
            .writer()
            .execute(update, (id, &to.name, days[0], to.quota, days[1], to.blind))?;
        found(changed)
    }

    /// Removes a course with the records of its jobs and indexes, and returns their ids: of every job that was ever accepted in it.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_course(&self, id: CourseId) -> Result<(Vec<String>, Vec<IndexId>), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let jobs = ids(&change, "SELECT id FROM jobs WHERE course = ?1", id)?;
        let indexes = ids(&change, "SELECT id FROM indexes WHERE course = ?1", id)?;
        found(change.execute("DELETE FROM courses WHERE id = ?1", [id])?)?;
        change.commit()?;
        Ok((jobs, indexes))
    }

    /// Returns the course with a number.
    ///
    /// # Errors
    /// If there is none.
    pub fn course(&self, id: CourseId) -> Result<Course, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM courses WHERE id = ?1"))?;
        Ok(select.query_row([id], course)?)
    }

    /// Returns all courses, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn courses(&self) -> Result<Vec<Course>, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM courses ORDER BY id"))?;
        Ok(select.query_map([], course)?.collect::<Result<_, _>>()?)
    }
}

/// Returns the ids that a statement selects in a course.
fn ids<T: FromSql>(
    connection: &Connection,
    select: &str,
    course: CourseId,
) -> rusqlite::Result<Vec<T>> {
    let mut select = connection.prepare_cached(select)?;
    select.query_map([course], |row| row.get(0))?.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, course_named, with_course};

    #[test]
    fn a_course_can_be_called_otherwise_but_not_as_another() {
        let (_folder, store, course) = with_course();
        store
            .add_course(&course_named("other"), NOW)
            .expect("it is free");
        let taken = store.change_course(course, &course_named("other"));
        assert!(taken.expect_err("it is taken").is_taken());
        store
            .change_course(course, &course_named("new"))
            .expect("it is free");
        assert_eq!(store.course(course).expect("it is there").name, "new");
        assert!(matches!(
            store.change_course(99, &course_named("x")),
            Err(StoreError::NotFound)
        ));
    }
}
