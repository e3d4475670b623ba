//! Credentials: secrets that the server makes, and passwords.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use rand::RngExt;
use rand::distr::{Alphanumeric, SampleString};

/// Letters and digits of a secret: 142 random bits, too many to guess.
const LENGTH: usize = 24;

/// Characters that a password must have, since short ones can be guessed.
pub(crate) const MIN_PASSWORD_LENGTH: usize = 10;

pub(crate) fn new_secret() -> String {
    Alphanumeric.sample_string(&mut rand::rng(), LENGTH)
}

/// Hashes a password for storage, as a PHC string.
pub(crate) fn hashed(password: &str) -> Result<String, argon2::password_hash::Error> {
    Ok(Argon2::default()
        .hash_password(password.as_bytes())?
        .to_string())
}

/// Whether a password matches the stored hash.
pub(crate) fn is_password(given: &str, kept: &str) -> bool {
    PasswordHash::new(kept).is_ok_and(|kept| {
        Argon2::default()
            .verify_password(given.as_bytes(), &kept)
            .is_ok()
    })
}

/// Returns a random number of 18 digits, some 60 bits, for clients that accept only numbers.
pub(crate) fn new_number() -> String {
    rand::rng()
        .random_range(10_u64.pow(17)..10_u64.pow(18))
        .to_string()
}
