//! The tables of many machines, and the pairs that were found among them, wherever they are.
//!
//! *Method.* Pairs name submissions by their ids, which have the part in them: its files are read, and of these only the row groups that an id can be in.
//! `docs/cluster.md` says what the tables are.

mod exported;
mod found;
mod rows;

pub use exported::Exported;
pub use found::Found;

use crate::error::Error;

/// Makes the error of a table that cannot be read.
fn unreadable(place: &str, source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Error {
    Error::Unreadable {
        path: place.to_owned(),
        source: source.into(),
    }
}

impl From<crate::remote_files::Error> for Error {
    fn from(error: crate::remote_files::Error) -> Self {
        Self::ExternalRanking(error)
    }
}

#[cfg(test)]
mod tests;
