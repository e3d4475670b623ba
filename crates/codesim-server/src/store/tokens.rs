//! Tokens of programs, each valid for one course.

use std::fmt;

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

use crate::store::error::found;
use crate::store::{CourseId, Seconds, Secret, Store, StoreError};

/// The scope of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Seeing jobs and reports.
    Read,
    /// Uploading, deciding and deleting too.
    Write,
    /// Only being the user id of MOSS's clients: their protocol sends it in the clear.
    Moss,
}

impl Scope {
    const ALL: [Self; 3] = [Self::Read, Self::Write, Self::Moss];

    fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Moss => "moss",
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl ToSql for Scope {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for Scope {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value.as_str()?;
        let mut scopes = Self::ALL.into_iter();
        scopes
            .find(|scope| scope.name() == name)
            .ok_or(FromSqlError::InvalidType)
    }
}

/// A token, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Its number.
    pub id: i64,
    /// The course for which it is valid.
    pub course: CourseId,
    /// Its name, chosen by its owner.
    pub name: String,
    /// Its scope.
    pub scope: Scope,
    /// When it was created.
    pub created: Seconds,
}

const COLUMNS: &str = "id, course, name, scope, created";

fn token(row: &Row<'_>) -> rusqlite::Result<Token> {
    Ok(Token {
        id: row.get(0)?,
        course: row.get(1)?,
        name: row.get(2)?,
        scope: row.get(3)?,
        created: row.get(4)?,
    })
}

/// Methods of tokens.
impl Store {
    /// Adds a token to a course.
    ///
    /// # Errors
    /// If the course is not there, or has one of this name.
    pub fn add_token(
        &self,
        course: CourseId,
        name: &str,
        scope: Scope,
        secret: Secret,
        now: Seconds,
    ) -> Result<i64, StoreError> {
        let writer = self.writer();
        let mut insert = writer.prepare_cached(
            "INSERT INTO tokens (course, name, secret, scope, created) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        Ok(insert.insert((course, name, secret, scope, now))?)
    }

    /// Returns the token with a secret.
    ///
    /// # Errors
    /// If there is none.
    pub fn token(&self, secret: Secret) -> Result<Token, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM tokens WHERE secret = ?1"))?;
        Ok(select.query_row([secret], token)?)
    }

    /// Returns the tokens of a course, by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tokens(&self, course: CourseId) -> Result<Vec<Token>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM tokens WHERE course = ?1 ORDER BY name"
        ))?;
        Ok(select
            .query_map([course], token)?
            .collect::<Result<_, _>>()?)
    }

    /// Revokes a token.
    ///
    /// # Errors
    /// If the course has no such token.
    pub fn remove_token(&self, course: CourseId, id: i64) -> Result<(), StoreError> {
        let delete = "DELETE FROM tokens WHERE course = ?1 AND id = ?2";
        found(self.writer().execute(delete, (course, id))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, with_course};

    #[test]
    fn a_token_is_good_until_it_is_removed() {
        let (_folder, store, course) = with_course();
        let secret = Secret::of("of a script");
        let id = store
            .add_token(course, "script", Scope::Write, secret, NOW)
            .expect("it is free");
        let token = store.token(secret).expect("it is there");
        assert_eq!(
            (token.id, token.course, token.scope),
            (id, course, Scope::Write)
        );
        assert_eq!(store.tokens(course).expect("it can be read"), [token]);
        assert!(store.token(Secret::of("guessed")).is_err());
        assert!(
            store
                .add_token(course, "script", Scope::Read, Secret::of("x"), NOW)
                .expect_err("it is taken")
                .is_taken()
        );
        assert!(store.remove_token(course + 1, id).is_err());
        store.remove_token(course, id).expect("it is there");
        assert!(store.token(secret).is_err());
    }

    #[test]
    fn a_course_takes_its_tokens_along() {
        let (_folder, store, course) = with_course();
        let secret = Secret::of("of a script");
        store
            .add_token(course, "script", Scope::Moss, secret, NOW)
            .expect("it is free");
        store.remove_course(course).expect("it is there");
        assert!(store.token(secret).is_err());
    }
}
