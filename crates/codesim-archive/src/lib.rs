//! Submissions of all years in an index: put in, taken out, and compared with.
//!
//! An [`Archive`] is an index of [`codesim_index`] whose submissions were tokenized and fingerprinted as its [`FingerprintConfig`] says.
//! [`ArchiveWriter::add`] puts a class into it; [`Archive::view`] hands its submissions to a comparison.
//! [`Archive::export_keyed`] writes it for others who may not see the code; they open it with the same [`ArchiveKey`].
//! `Archive::export_sets` writes it as tables for a cluster, and `ArchiveWriter::import` makes one of such tables.
//! `Found` has the pairs that a cluster found among them, and `Exported` their submissions.

mod add;
mod archive;
mod codec;
mod error;
mod fingerprint_config;
mod forget;
mod keyed;
mod keyed_export;
#[cfg(test)]
mod keyed_tests;
#[cfg(feature = "export")]
mod remote_files;
#[cfg(feature = "export")]
mod tables;
mod view;

pub use add::{AddOptions, Added};
pub use archive::{Archive, ArchiveWriter};
pub use error::{Error, StoredError};
pub use fingerprint_config::FingerprintConfig;
pub use keyed::ArchiveKey;
pub use keyed_export::Pseudonym;
#[cfg(feature = "export")]
pub use tables::{Exported, Found};
pub use view::{ArchiveView, inner_name};
