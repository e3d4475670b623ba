//! What stands in for repositories where git cannot be read.

use codesim_display::About;

use super::version::History;
use crate::discover::Found;
use crate::filter::Filter;

/// Returns nothing.
pub(crate) fn repositories(_: &Found, _: &Filter) -> Vec<Result<Box<dyn History>, About>> {
    Vec::new()
}
