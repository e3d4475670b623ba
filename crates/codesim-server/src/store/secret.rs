//! Hashed secrets.

use rusqlite::types::{ToSql, ToSqlOutput};
use sha2::{Digest, Sha256};

/// The SHA-256 of a secret. Secrets are random and long: they cannot be guessed even with a fast hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Hashes a secret as its owner has it.
    pub fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

impl ToSql for Secret {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(&self.0[..]))
    }
}
