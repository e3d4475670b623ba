//! Sessions of users.

use rusqlite::Row;

use crate::store::error::found;
use crate::store::users::user;
use crate::store::{Seconds, Secret, Store, StoreError, User, UserId};

/// A session of a user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The beginning of its hash: enough to tell the sessions of a user apart, and of no use for signing in.
    pub id: String,
    /// When it began; 0 for one of an older version.
    pub began: Seconds,
    /// When it expires.
    pub expires: Seconds,
    /// The address from which it began; empty for one of an older version.
    pub address: String,
    /// Whether it is the one that asks.
    pub is_current: bool,
}

/// How a session is named in a query.
const ID: &str = "lower(hex(substr(secret, 1, 8)))";

fn session(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        id: row.get(0)?,
        began: row.get(1)?,
        expires: row.get(2)?,
        address: row.get(3)?,
        is_current: row.get(4)?,
    })
}

/// Methods of sessions.
impl Store {
    /// Begins a session, at an address.
    ///
    /// # Errors
    /// If there is no such user.
    pub fn begin_session(
        &self,
        secret: Secret,
        user: UserId,
        address: &str,
        [began, expires]: [Seconds; 2],
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO sessions (secret, user, address, began, expires) VALUES (?1, ?2, ?3, ?4, ?5)";
        self.writer()
            .execute(insert, (secret, user, address, began, expires))?;
        Ok(())
    }

    /// Returns the sessions of a user, newest first; the one with the secret is current.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn sessions(
        &self,
        user: UserId,
        current: Secret,
        now: Seconds,
    ) -> Result<Vec<Session>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {ID}, began, expires, address, secret = ?2 FROM sessions
             WHERE user = ?1 AND expires > ?3 ORDER BY began DESC, secret"
        ))?;
        Ok(select
            .query_map((user, current, now), session)?
            .collect::<Result<_, _>>()?)
    }

    /// Ends a session of a user, by its [id](Session::id).
    ///
    /// # Errors
    /// If the user has none of this id.
    pub fn end_session_of(&self, user: UserId, id: &str) -> Result<(), StoreError> {
        let delete = format!("DELETE FROM sessions WHERE user = ?1 AND {ID} = ?2");
        found(self.writer().execute(&delete, (user, id))?)
    }

    /// Returns the user of a session.
    ///
    /// # Errors
    /// If it has ended, or never began.
    pub fn session(&self, secret: Secret, now: Seconds) -> Result<User, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT users.id, users.name, users.password, users.is_admin
             FROM sessions JOIN users ON users.id = sessions.user WHERE secret = ?1 AND expires > ?2",
        )?;
        Ok(select.query_row((secret, now), user)?)
    }

    /// Ends a session, if it has not ended yet.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn end_session(&self, secret: Secret) -> Result<(), StoreError> {
        self.writer()
            .execute("DELETE FROM sessions WHERE secret = ?1", [secret])?;
        Ok(())
    }

    /// Removes expired sessions, tokens and links.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn forget_expired(&self, now: Seconds) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        change.execute("DELETE FROM sessions WHERE expires <= ?1", [now])?;
        change.execute("DELETE FROM tokens WHERE expires <= ?1", [now])?;
        change.execute("DELETE FROM links WHERE expires <= ?1", [now])?;
        Ok(change.commit()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::NewUser;
    use crate::store::testing::{NOW, ada, with_course};

    #[test]
    fn a_session_ends_by_itself_by_leaving_and_by_another_password() {
        let (_folder, store, _) = with_course();
        let user = store.add_user(&ada(), NOW).expect("it is free");
        let secrets = ["one", "two"].map(Secret::of);
        let begin = || {
            for secret in secrets {
                store
                    .begin_session(secret, user, "192.0.2.1", [NOW, NOW + 60])
                    .expect("she is there");
            }
        };
        begin();
        assert_eq!(
            store.session(secrets[0], NOW + 59).expect("it lasts").name,
            "ada"
        );
        assert!(store.session(secrets[0], NOW + 60).is_err());
        assert!(store.session(Secret::of("three"), NOW).is_err());
        store.end_session(secrets[0]).expect("it can be written");
        assert!(store.session(secrets[0], NOW).is_err());
        assert!(store.session(secrets[1], NOW).is_ok());
        store
            .set_password(user, "$argon2id$other", None)
            .expect("she is there");
        assert!(store.session(secrets[1], NOW).is_err());
        begin();
        store
            .set_password(user, "$argon2id$third", Some(secrets[1]))
            .expect("she is there");
        assert!(store.session(secrets[0], NOW).is_err());
        assert!(store.session(secrets[1], NOW).is_ok());
        store.end_session(secrets[1]).expect("it can be written");
        begin();
        store.forget_expired(NOW + 60).expect("it can be written");
        assert!(store.session(secrets[0], NOW).is_err());
    }
    #[test]
    fn a_user_sees_and_ends_their_own_sessions() {
        let (_folder, store, _) = with_course();
        let ben = NewUser {
            name: "ben".to_owned(),
            ..ada()
        };
        let users = [ada(), ben].map(|it| store.add_user(&it, NOW).expect("it is free"));
        let secrets = ["one", "two", "three"].map(Secret::of);
        for (secret, user) in secrets.into_iter().zip([users[0], users[0], users[1]]) {
            store
                .begin_session(secret, user, "192.0.2.1", [NOW, NOW + 60])
                .expect("they are there");
        }
        let of = |user, now| {
            store
                .sessions(user, secrets[0], now)
                .expect("it can be read")
        };
        let own = of(users[0], NOW);
        assert_eq!(own.len(), 2);
        assert_eq!(own.iter().filter(|it| it.is_current).count(), 1);
        assert_eq!(own[0].address, "192.0.2.1");
        let other = own.iter().find(|it| !it.is_current).expect("there is one");
        assert!(store.end_session_of(users[1], &other.id).is_err());
        store
            .end_session_of(users[0], &other.id)
            .expect("it is hers");
        assert!(store.session(secrets[1], NOW).is_err());
        assert_eq!(of(users[1], NOW).len(), 1);
        assert!(of(users[0], NOW + 60).is_empty());
    }
}
