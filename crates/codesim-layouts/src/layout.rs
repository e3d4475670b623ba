//! What all layouts have in common.

use crate::export::Export;
use crate::view::View;

/// What an export of a platform looks like.
pub trait Layout: Send + Sync {
    /// What is found in a folder; none if it is no such export at all.
    fn read(&self, view: &View) -> Option<Export>;
}
