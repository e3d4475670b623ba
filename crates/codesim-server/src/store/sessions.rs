//! Sessions of users.

use crate::store::users::user;
use crate::store::{Seconds, Secret, Store, StoreError, User, UserId};

/// Methods of sessions.
impl Store {
    /// Begins a session.
    ///
    /// # Errors
    /// If there is no such user.
    pub fn begin_session(
        &self,
        secret: Secret,
        user: UserId,
        expires: Seconds,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO sessions (secret, user, expires) VALUES (?1, ?2, ?3)";
        self.writer().execute(insert, (secret, user, expires))?;
        Ok(())
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
    use crate::store::testing::{NOW, ada, with_course};

    #[test]
    fn a_session_ends_by_itself_by_leaving_and_by_another_password() {
        let (_folder, store, _) = with_course();
        let user = store.add_user(&ada(), NOW).expect("it is free");
        let secrets = ["one", "two"].map(Secret::of);
        let begin = || {
            for secret in secrets {
                store
                    .begin_session(secret, user, NOW + 60)
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
            .set_password(user, "$argon2id$other")
            .expect("she is there");
        assert!(store.session(secrets[1], NOW).is_err());
        begin();
        store.forget_expired(NOW + 60).expect("it can be written");
        assert!(store.session(secrets[0], NOW).is_err());
    }
}
