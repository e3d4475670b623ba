//! Common interface of all layouts.

use crate::layouts::export::Export;
use crate::layouts::view::View;

/// The layout of the exports of a platform.
pub trait Layout: Send + Sync {
    /// Reads an export from a folder; `None` if it is no such export.
    ///
    /// # Errors
    /// If it is such an export and the list of the platform cannot be read.
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList>;
}

/// A list by a platform that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{list}: {why}")]
pub struct InvalidList {
    /// Its name.
    pub list: &'static str,
    /// The reason.
    pub why: String,
}
