//! The users of the server.

use rusqlite::Row;

use crate::store::error::found;
use crate::store::{Seconds, Secret, Store, StoreError};

/// The number of a user.
pub type UserId = i64;

/// A user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// Their number.
    pub id: UserId,
    /// The name with which they sign in.
    pub name: String,
    /// Their password as a PHC string; `None` if they sign in at a provider.
    pub password: Option<String>,
    /// Whether they may use all courses and manage users.
    pub is_admin: bool,
}

/// A new user.
#[derive(Debug, Clone)]
pub struct NewUser {
    /// As in [`User::name`].
    pub name: String,
    /// As in [`User::password`].
    pub password: Option<String>,
    /// As in [`User::is_admin`].
    pub is_admin: bool,
}

pub(crate) const COLUMNS: &str = "users.id, users.name, users.password, users.is_admin";

pub(crate) fn user(row: &Row<'_>) -> rusqlite::Result<User> {
    Ok(User {
        id: row.get(0)?,
        name: row.get(1)?,
        password: row.get(2)?,
        is_admin: row.get(3)?,
    })
}

/// Methods of users.
impl Store {
    /// Adds a user.
    ///
    /// # Errors
    /// If the name [is taken](StoreError::is_taken).
    pub fn add_user(&self, new: &NewUser, now: Seconds) -> Result<UserId, StoreError> {
        let writer = self.writer();
        let mut insert = writer.prepare_cached(
            "INSERT INTO users (name, password, is_admin, created) VALUES (?1, ?2, ?3, ?4)",
        )?;
        Ok(insert.insert((&new.name, &new.password, new.is_admin, now))?)
    }

    /// Returns all users, by name.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn users(&self) -> Result<Vec<User>, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM users ORDER BY name"))?;
        Ok(select.query_map([], user)?.collect::<Result<_, _>>()?)
    }

    /// Returns the user with a name.
    ///
    /// # Errors
    /// If there is none.
    pub fn user_named(&self, name: &str) -> Result<User, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM users WHERE name = ?1"))?;
        Ok(select.query_row([name], user)?)
    }

    /// Returns the user with an `identity` at a provider, which does not change. At their first sign-in they are matched by name: a user of that name
    /// without a password or another identity has this identity from then on.
    ///
    /// # Errors
    /// If there is none.
    pub fn user_elsewhere(&self, identity: &str, name: Option<&str>) -> Result<User, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let is_known: bool = change.query_row(
            "SELECT EXISTS (SELECT 1 FROM users WHERE identity = ?1)",
            [identity],
            |row| row.get(0),
        )?;
        if !is_known {
            change.execute(
                "UPDATE users SET identity = ?1 WHERE name = ?2 AND identity IS NULL AND password IS NULL",
                (identity, name),
            )?;
        }
        let select = format!("SELECT {COLUMNS} FROM users WHERE identity = ?1");
        let found = change.query_row(&select, [identity], user)?;
        change.commit()?;
        Ok(found)
    }

    /// Sets the password of a user, and ends all of their sessions but one.
    ///
    /// # Errors
    /// If there is no such user.
    pub fn set_password(
        &self,
        id: UserId,
        password: &str,
        kept: Option<Secret>,
    ) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        found(change.execute(
            "UPDATE users SET password = ?2 WHERE id = ?1",
            (id, password),
        )?)?;
        change.execute(
            "DELETE FROM sessions WHERE user = ?1 AND secret IS NOT ?2",
            (id, kept),
        )?;
        Ok(change.commit()?)
    }

    /// Makes a user an admin, or none any more.
    ///
    /// # Errors
    /// If there is no such user.
    pub fn set_admin(&self, id: UserId, is_admin: bool) -> Result<(), StoreError> {
        let update = "UPDATE users SET is_admin = ?2 WHERE id = ?1";
        found(self.writer().execute(update, (id, is_admin))?)
    }

    /// Removes a user, with their sessions, tokens and links.
    ///
    /// # Errors
    /// If there is no such user.
    pub fn remove_user(&self, id: UserId) -> Result<(), StoreError> {
        found(
            self.writer()
                .execute("DELETE FROM users WHERE id = ?1", [id])?,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, ada, with_course};

    #[test]
    fn a_name_is_given_once() {
        let (_folder, store, _) = with_course();
        store.add_user(&ada(), NOW).expect("it is free");
        assert!(
            store
                .add_user(&ada(), NOW)
                .expect_err("it is taken")
                .is_taken()
        );
        let names: Vec<String> = store
            .users()
            .expect("they are there")
            .into_iter()
            .map(|it| it.name)
            .collect();
        assert_eq!(names, ["ada"]);
        let id = store.user_named("ada").expect("she is there").id;
        store.remove_user(id).expect("she is there");
        assert!(matches!(store.remove_user(id), Err(StoreError::NotFound)));
    }
    #[test]
    fn somebody_of_a_provider_stays_who_they_were_at_first() {
        let (_folder, store, _) = with_course();
        store.add_user(&ada(), NOW).expect("it is free");
        let grace = NewUser {
            name: "grace".to_owned(),
            password: None,
            is_admin: false,
        };
        let id = store.add_user(&grace, NOW).expect("it is free");
        let who = |identity: &str, name: Option<&str>| match store.user_elsewhere(identity, name) {
            Err(StoreError::NotFound) => None,
            found => Some(found.expect("it can be read").id),
        };
        assert_eq!(who("at 1", None), None, "nobody has no name");
        assert_eq!(who("at 1", Some("ada")), None, "she has a password here");
        assert_eq!(who("at 1", Some("grace")), Some(id));
        assert_eq!(
            who("at 1", Some("hopper")),
            Some(id),
            "she is still the same"
        );
        assert_eq!(
            who("at 2", Some("grace")),
            None,
            "a namesake is somebody else"
        );
    }
}
