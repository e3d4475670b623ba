//! What all layouts have in common.

use crate::layouts::export::Export;
use crate::layouts::view::View;

/// What an export of a platform looks like.
pub trait Layout: Send + Sync {
    /// What is found in a folder; none if it is no such export at all.
    ///
    /// # Errors
    /// If it is one, and what the platform says of it cannot be read.
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList>;
}

/// A list by a platform that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{list}: {why}")]
pub struct InvalidList {
    /// Its name.
    pub list: &'static str,
    /// What is wrong with it.
    pub why: String,
}
