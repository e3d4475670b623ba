//! Learning platforms from which submissions are imported.

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::store::error::found;
use crate::store::{Store, StoreError};

/// The number of a source.
pub type SourceId = i64;

/// The API of a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SourceKind {
    /// The web services of Moodle.
    Moodle,
    /// The REST API of Canvas.
    Canvas,
    /// The REST API of GitHub, with GitHub Classroom.
    GitHub,
}

impl SourceKind {
    const ALL: [Self; 3] = [Self::Moodle, Self::Canvas, Self::GitHub];

    /// Returns its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Moodle => "moodle",
            Self::Canvas => "canvas",
            Self::GitHub => "github",
        }
    }
}

impl ToSql for SourceKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for SourceKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value.as_str()?;
        let mut kinds = Self::ALL.into_iter();
        kinds
            .find(|kind| kind.name() == name)
            .ok_or(FromSqlError::InvalidType)
    }
}

/// A source, as an admin registers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSource {
    /// Its API.
    pub kind: SourceKind,
    /// The address of the platform or, of GitHub, of its API, without `/` at the end.
    pub url: String,
}

/// A registered source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Its number.
    pub id: SourceId,
    /// Its registration.
    pub registered: NewSource,
}

fn source(row: &Row<'_>) -> rusqlite::Result<Source> {
    Ok(Source {
        id: row.get(0)?,
        registered: NewSource {
            kind: row.get(1)?,
            url: row.get(2)?,
        },
    })
}

/// Methods of sources.
impl Store {
    /// Adds a source.
    ///
    /// # Errors
    /// If its address is registered [already](StoreError::is_taken).
    pub fn add_source(&self, new: &NewSource) -> Result<SourceId, StoreError> {
        let writer = self.writer();
        let mut insert =
            writer.prepare_cached("INSERT INTO sources (kind, url) VALUES (?1, ?2)")?;
        Ok(insert.insert((new.kind, &new.url))?)
    }

    /// Returns all sources, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn sources(&self) -> Result<Vec<Source>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached("SELECT id, kind, url FROM sources ORDER BY id")?;
        Ok(select.query_map([], source)?.collect::<Result<_, _>>()?)
    }

    /// Returns the source with a number.
    ///
    /// # Errors
    /// If there is none.
    pub fn source(&self, id: SourceId) -> Result<Source, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached("SELECT id, kind, url FROM sources WHERE id = ?1")?;
        Ok(select.query_row([id], source)?)
    }

    /// Removes a source. Submissions that came from it stay.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_source(&self, id: SourceId) -> Result<(), StoreError> {
        found(
            self.writer()
                .execute("DELETE FROM sources WHERE id = ?1", [id])?,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::with_course;

    #[test]
    fn an_address_is_registered_once() {
        let (_folder, store, _) = with_course();
        let new = NewSource {
            kind: SourceKind::Canvas,
            url: "https://canvas.example.org".to_owned(),
        };
        let id = store.add_source(&new).expect("it is new");
        let again = store.add_source(&new);
        assert!(again.expect_err("it is there").is_taken());
        assert_eq!(store.source(id).expect("it is there").registered, new);
        store.remove_source(id).expect("it is there");
        assert!(store.sources().expect("it can be read").is_empty());
        assert!(store.remove_source(id).is_err());
    }
}
