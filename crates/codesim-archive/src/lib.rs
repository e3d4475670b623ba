//! Submissions of all years in an index: put in, taken out, and compared with.
//!
//! An [`Archive`] is an index of [`codesim_index`] whose submissions were tokenized and fingerprinted as its [`Recipe`] says.
//! [`ArchiveWriter::add`] puts a class into it; [`Archive::shelf`] hands its submissions to a comparison.
//! `Archive::export_sets` writes it as tables for a cluster, and `ArchiveWriter::import` makes one of such tables.
//! `Found` has the pairs that a cluster found among them, and `Exported` their submissions.

mod add;
mod archive;
mod error;
mod forget;
mod recipe;
#[cfg(feature = "export")]
mod remote_files;
mod shelf;
mod stored;
#[cfg(feature = "export")]
mod tables;

pub use add::{AddOptions, Added};
pub use archive::{Archive, ArchiveWriter};
pub use error::{Error, StoredError};
pub use recipe::Recipe;
pub use shelf::{Shelf, inner_name};
#[cfg(feature = "export")]
pub use tables::{Exported, Found};
