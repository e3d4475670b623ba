//! Users, for commands that run beside a server or before it.

use std::path::Path;

use crate::store::{Entry, NewUser, Store, StoreError, User};

use crate::clock::now;
use crate::private;
use crate::secrets::hashed;

/// Why an account cannot be changed.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// There is one of this name.
    #[error("{0}: there is a user of this name")]
    Taken(String),
    /// There is none of this name.
    #[error("{0}: there is no such user; `codesim user list` has them")]
    Unknown(String),
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder cannot be used.
    #[error("the folder of the server cannot be used")]
    Data(#[from] std::io::Error),
    /// The system gives no random numbers.
    #[error("a password cannot be kept")]
    Password(#[from] argon2::password_hash::Error),
}

/// Opens the store of a folder.
fn open(data: &Path) -> Result<Store, AccountError> {
    private::folder(data)?;
    Ok(Store::open(&crate::data::store(data))?)
}

/// Adds a user; one without a password signs in at a [provider](crate::ProviderSettings).
///
/// # Errors
/// If the name is taken, or the folder cannot be used.
pub fn add(
    data: &Path,
    name: &str,
    password: Option<&str>,
    is_admin: bool,
) -> Result<(), AccountError> {
    let new = NewUser {
        name: name.to_owned(),
        password: password.map(hashed).transpose()?,
        is_admin,
    };
    let store = open(data)?;
    match store.add_user(&new, now()) {
        Err(error) if error.is_taken() => return Err(AccountError::Taken(name.to_owned())),
        added => added?,
    };
    write_down(&store, "added a user", name)
}

/// Sets the password of a user, and ends all of their sessions.
///
/// # Errors
/// If there is no such user, or the folder cannot be used.
pub fn set_password(data: &Path, name: &str, password: &str) -> Result<(), AccountError> {
    let store = open(data)?;
    let user = named(&store, name)?;
    store.set_password(user.id, &hashed(password)?, None)?;
    write_down(&store, "set a password", name)
}

/// Removes a user, with their sessions, tokens and links.
///
/// # Errors
/// If there is no such user, or the folder cannot be used.
pub fn remove(data: &Path, name: &str) -> Result<(), AccountError> {
    let store = open(data)?;
    let user = named(&store, name)?;
    store.remove_user(user.id)?;
    write_down(&store, "removed a user", name)
}

/// Adds an entry to the audit log.
fn write_down(store: &Store, what: &str, name: &str) -> Result<(), AccountError> {
    Ok(store.write_down(&Entry {
        at: now(),
        who: "the command line".to_owned(),
        what: what.to_owned(),
        about: name.to_owned(),
        course: None,
    })?)
}

/// Returns all users, by name.
///
/// # Errors
/// If the folder cannot be used.
pub fn list(data: &Path) -> Result<Vec<User>, AccountError> {
    Ok(open(data)?.users()?)
}

fn named(store: &Store, name: &str) -> Result<User, AccountError> {
    match store.user_named(name) {
        Err(StoreError::NotFound) => Err(AccountError::Unknown(name.to_owned())),
        found => Ok(found?),
    }
}
