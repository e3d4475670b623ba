//! Tokens of programs, each valid for one course.

use std::fmt;

use rusqlite::Row;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

use crate::store::error::found;
use crate::store::{CourseId, Seconds, Secret, Store, StoreError, UserId};

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
    /// When it expires.
    pub expires: Seconds,
    /// Number of the user who made it, with whom it ends; `None` for one of an older version.
    pub owner: Option<UserId>,
    /// Name of that user.
    pub made_by: Option<String>,
}

const SELECT: &str =
    "SELECT tokens.id, course, tokens.name, scope, tokens.created, expires, owner, users.name
                      FROM tokens LEFT JOIN users ON users.id = owner";

fn token(row: &Row<'_>) -> rusqlite::Result<Token> {
    Ok(Token {
        id: row.get(0)?,
        course: row.get(1)?,
        name: row.get(2)?,
        scope: row.get(3)?,
        created: row.get(4)?,
        expires: row.get(5)?,
        owner: row.get(6)?,
        made_by: row.get(7)?,
    })
}

/// A new token.
#[derive(Debug, Clone)]
pub struct NewToken {
    /// As in [`Token::course`].
    pub course: CourseId,
    /// As in [`Token::name`].
    pub name: String,
    /// As in [`Token::scope`].
    pub scope: Scope,
    /// The secret by which it is known.
    pub secret: Secret,
    /// As in [`Token::expires`].
    pub expires: Seconds,
    /// As in [`Token::owner`].
    pub owner: UserId,
}

/// Methods of tokens.
impl Store {
    /// Adds a token to a course.
    ///
    /// # Errors
    /// If the course or the user is not there, or the course has one of this name.
    pub fn add_token(&self, new: &NewToken, now: Seconds) -> Result<i64, StoreError> {
        let writer = self.writer();
        let mut insert = writer.prepare_cached(
            "INSERT INTO tokens (course, name, secret, scope, created, expires, owner) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?;
        let NewToken {
            course,
            name,
            scope,
            secret,
            expires,
            owner,
        } = new;
        Ok(insert.insert((course, name, secret, scope, now, expires, owner))?)
    }

    /// Returns the token with a secret.
    ///
    /// # Errors
    /// If there is none, or it has expired.
    pub fn token(&self, secret: Secret, now: Seconds) -> Result<Token, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("{SELECT} WHERE secret = ?1 AND expires > ?2"))?;
        Ok(select.query_row((secret, now), token)?)
    }

    /// Returns the tokens of a course, by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tokens(&self, course: CourseId) -> Result<Vec<Token>, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("{SELECT} WHERE course = ?1 ORDER BY tokens.name"))?;
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
    use crate::store::Role;
    use crate::store::testing::{NOW, ada, job, with_course};

    /// A token of Ada's.
    fn script(store: &Store, course: CourseId, secret: &str) -> NewToken {
        let owner = match store.user_named("ada") {
            Ok(ada) => ada.id,
            Err(_) => store.add_user(&ada(), NOW).expect("it is free"),
        };
        NewToken {
            course,
            name: "script".to_owned(),
            scope: Scope::Write,
            secret: Secret::of(secret),
            expires: NOW + 60,
            owner,
        }
    }

    #[test]
    fn a_token_is_good_until_it_expires_or_is_removed() {
        let (_folder, store, course) = with_course();
        let new = script(&store, course, "of a script");
        let id = store.add_token(&new, NOW).expect("it is free");
        let token = store.token(new.secret, NOW + 59).expect("it is there");
        assert_eq!(
            (
                token.id,
                token.course,
                token.scope,
                token.made_by.as_deref()
            ),
            (id, course, Scope::Write, Some("ada"))
        );
        assert_eq!(store.tokens(course).expect("it can be read"), [token]);
        assert!(store.token(new.secret, NOW + 60).is_err());
        assert!(store.token(Secret::of("guessed"), NOW).is_err());
        assert!(
            store
                .add_token(&script(&store, course, "x"), NOW)
                .expect_err("it is taken")
                .is_taken()
        );
        assert!(store.remove_token(course + 1, id).is_err());
        store.remove_token(course, id).expect("it is there");
        assert!(store.token(new.secret, NOW).is_err());
    }

    #[test]
    fn a_course_takes_its_tokens_along() {
        let (_folder, store, course) = with_course();
        let new = script(&store, course, "of a script");
        store.add_token(&new, NOW).expect("it is free");
        store.remove_course(course).expect("it is there");
        assert!(store.token(new.secret, NOW).is_err());
    }

    #[test]
    fn tokens_and_links_end_with_their_user_and_with_being_an_instructor() {
        let removals: [fn(&Store, CourseId, UserId); 3] = [
            |store, _, ada| store.remove_user(ada).expect("she is there"),
            |store, course, ada| store.remove_member(course, ada).expect("she is one"),
            |store, course, ada| {
                let lowered = store.set_member(course, ada, Role::Assistant);
                lowered.expect("she is one");
            },
        ];
        for remove in removals {
            let (_folder, store, course) = with_course();
            store.add_job(&job("a", course), NOW).expect("it is new");
            let new = script(&store, course, "of a script");
            store.add_token(&new, NOW).expect("it is free");
            store
                .set_member(course, new.owner, Role::Instructor)
                .expect("she is there");
            let link = Secret::of("of a link");
            store
                .add_link(link, "a", ("ada", Some(new.owner)), NOW + 60)
                .expect("the job is there");
            remove(&store, course, new.owner);
            assert!(store.token(new.secret, NOW).is_err());
            assert!(store.linked_job(link, NOW).is_err());
        }
    }
}
