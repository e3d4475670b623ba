//! Classes of earlier years.

use rusqlite::{OptionalExtension, Row};

use crate::store::error::found;
use crate::store::{CourseId, IndexId, Store, StoreError};

/// An index of earlier classes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Index {
    /// Its number, which no other one gets.
    pub id: IndexId,
    /// Its name in the course.
    pub name: String,
}

fn index(row: &Row<'_>) -> rusqlite::Result<Index> {
    Ok(Index {
        id: row.get(0)?,
        name: row.get(1)?,
    })
}

/// Methods of indexes.
impl Store {
    /// Returns the index of a course with this name, which is added if it is missing.
    ///
    /// # Errors
    /// If the course is not there.
    pub fn add_index(&self, course: CourseId, name: &str) -> Result<Index, StoreError> {
        let writer = self.writer();
        let insert = "INSERT INTO indexes (course, name) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        writer.execute(insert, (course, name))?;
        let select = "SELECT id, name FROM indexes WHERE course = ?1 AND name = ?2";
        Ok(writer.query_row(select, (course, name), index)?)
    }

    /// Returns the index of a course with this name, if there is one.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn index(&self, course: CourseId, name: &str) -> Result<Option<Index>, StoreError> {
        let reader = self.reader();
        let mut select = reader
            .prepare_cached("SELECT id, name FROM indexes WHERE course = ?1 AND name = ?2")?;
        Ok(select.query_row((course, name), index).optional()?)
    }

    /// Returns the indexes of a course, by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn indexes(&self, course: CourseId) -> Result<Vec<Index>, StoreError> {
        let reader = self.reader();
        let mut select = reader
            .prepare_cached("SELECT id, name FROM indexes WHERE course = ?1 ORDER BY name")?;
        let indexes = select.query_map([course], index)?;
        Ok(indexes.collect::<Result<_, _>>()?)
    }

    /// Sets the number of bytes that the files of an index have.
    ///
    /// # Errors
    /// If there is none.
    pub fn resize_index(&self, id: IndexId, bytes: u64) -> Result<(), StoreError> {
        let update = "UPDATE indexes SET bytes = ?2 WHERE id = ?1";
        found(self.writer().execute(update, (id, bytes))?)
    }

    /// Removes an index.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_index(&self, id: IndexId) -> Result<(), StoreError> {
        found(
            self.writer()
                .execute("DELETE FROM indexes WHERE id = ?1", [id])?,
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::store::testing::with_course;

    #[test]
    fn the_number_of_an_index_is_not_given_again() {
        let (_folder, store, course) = with_course();
        let years = store.add_index(course, "years").expect("it is free");
        assert_eq!(
            store.add_index(course, "years").expect("it is there"),
            years
        );
        assert!(store.add_index(99, "years").is_err());
        assert_eq!(
            store.indexes(course).expect("it can be read"),
            std::slice::from_ref(&years)
        );
        store.remove_index(years.id).expect("it is there");
        assert!(
            store
                .index(course, "years")
                .expect("it can be read")
                .is_none()
        );
        let again = store.add_index(course, "years").expect("it is free");
        assert_ne!(again.id, years.id);
        store.remove_course(course).expect("it is there");
        assert!(store.remove_index(again.id).is_err());
    }
}
