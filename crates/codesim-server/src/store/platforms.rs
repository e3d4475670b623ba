//! Learning platforms that open the service by LTI.

use rusqlite::Row;
use rusqlite::types::Type;

use crate::store::error::found;
use crate::store::{Seconds, Secret, Store, StoreError};

/// The number of a platform.
pub type PlatformId = i64;

/// A platform, as an admin registers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPlatform {
    /// Its name for itself, a URL.
    pub issuer: String,
    /// Its name for this service.
    pub client_id: String,
    /// The URL to which browsers go for a message.
    pub authorization_endpoint: String,
    /// The URL at which the service gets tokens for asking the platform.
    pub token_endpoint: String,
    /// The URL of its public keys.
    pub jwks_url: String,
    /// Its deployments of this service.
    pub deployment_ids: Vec<String>,
}

/// A registered platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Platform {
    /// Its number.
    pub id: PlatformId,
    /// Its registration.
    pub registered: NewPlatform,
}

pub(crate) const COLUMNS: &str = "platforms.id, issuer, client_id, authorization_endpoint, token_endpoint, jwks_url, deployment_ids";

pub(crate) fn platform(row: &Row<'_>) -> rusqlite::Result<Platform> {
    let deployment_ids: String = row.get(6)?;
    let deployment_ids = serde_json::from_str(&deployment_ids)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(6, Type::Text, error.into()))?;
    Ok(Platform {
        id: row.get(0)?,
        registered: NewPlatform {
            issuer: row.get(1)?,
            client_id: row.get(2)?,
            authorization_endpoint: row.get(3)?,
            token_endpoint: row.get(4)?,
            jwks_url: row.get(5)?,
            deployment_ids,
        },
    })
}

/// Methods of platforms.
impl Store {
    /// Adds a platform.
    ///
    /// # Errors
    /// If the service is registered there under this client id [already](StoreError::is_taken).
    pub fn add_platform(&self, new: &NewPlatform) -> Result<PlatformId, StoreError> {
        let writer = self.writer();
        let mut insert = writer.prepare_cached(
            "INSERT INTO platforms (issuer, client_id, authorization_endpoint, token_endpoint, jwks_url, deployment_ids)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?;
        Ok(insert.insert((
            &new.issuer,
            &new.client_id,
            &new.authorization_endpoint,
            &new.token_endpoint,
            &new.jwks_url,
            serde_json::Value::from(new.deployment_ids.clone()).to_string(),
        ))?)
    }

    /// Returns all platforms, by number.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn platforms(&self) -> Result<Vec<Platform>, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM platforms ORDER BY id"))?;
        Ok(select.query_map([], platform)?.collect::<Result<_, _>>()?)
    }

    /// Returns the platform with a number.
    ///
    /// # Errors
    /// If there is none.
    pub fn platform(&self, id: PlatformId) -> Result<Platform, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM platforms WHERE id = ?1"))?;
        Ok(select.query_row([id], platform)?)
    }

    /// Removes a platform. Its users and courses stay, but no longer belong to it.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_platform(&self, id: PlatformId) -> Result<(), StoreError> {
        found(
            self.writer()
                .execute("DELETE FROM platforms WHERE id = ?1", [id])?,
        )
    }

    /// Marks the nonce of a message as used until the message expires, and returns whether it was new.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn use_nonce(
        &self,
        nonce: Secret,
        expires: Seconds,
        now: Seconds,
    ) -> Result<bool, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        change.execute("DELETE FROM nonces WHERE expires <= ?1", [now])?;
        let insert = "INSERT INTO nonces (nonce, expires) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let added = change.execute(insert, (nonce, expires))?;
        change.commit()?;
        Ok(added == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, moodle, with_course};

    #[test]
    fn a_platform_is_registered_once_under_a_client_id() {
        let (_folder, store, _) = with_course();
        let id = store.add_platform(&moodle()).expect("it is new");
        let again = store.add_platform(&moodle());
        assert!(again.expect_err("it is there").is_taken());
        assert_eq!(
            store.platform(id).expect("it is there").registered,
            moodle()
        );
        store.remove_platform(id).expect("it is there");
        assert!(store.platforms().expect("it can be read").is_empty());
        assert!(store.remove_platform(id).is_err());
    }

    #[test]
    fn a_nonce_is_used_once() {
        let (_folder, store, _) = with_course();
        let new = |now| store.use_nonce(Secret::of("nonce"), NOW + 60, now);
        assert!(new(NOW).expect("it can be written"));
        assert!(!new(NOW + 59).expect("it can be written"));
        assert!(new(NOW + 60).expect("it can be written"), "it has expired");
    }
}
