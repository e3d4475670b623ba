//! The index of earlier submissions: their fingerprints, on disk.
//!
//! An index is a folder of files that are written once and never change, and a *manifest* that says which of them belong to
//! it. Every change writes new files and then replaces the manifest, so that there is always either the state before or the
//! state after. [`Index`] is such a state for reading, by any number of processes at once; a [`Writer`] changes it, one at a time.
//!
//! ```
//! use std::collections::BTreeMap;
//! use codesim_index::{Fingerprints, Index, NewSubmission, Record, Writer};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("courses.codesim");
//! let meaning = BTreeMap::from([("k".to_owned(), "15".to_owned())]);
//! let submission = NewSubmission {
//!     record: Record {
//!         collection: "2025".to_owned(),
//!         name: "ada".to_owned(),
//!         languages: vec!["c".to_owned()],
//!         files: 1,
//!         tokens: 400,
//!         added: 0,
//!         content: [7; 32],
//!         provenance: String::new(),
//!     },
//!     documents: b"its token strings".to_vec(),
//!     sources: None,
//!     channels: vec![Fingerprints { hashes: vec![17, 42], expected: 0.1 }],
//! };
//! let mut writer = Writer::create(&path, 1, meaning.clone())?;
//! let ids = writer.add(&meaning, &BTreeMap::new(), [submission], &())?;
//! writer.merge(&())?;
//! assert_eq!(ids, 0..1);
//!
//! let index = Index::open(&path)?;
//! let mut found = Vec::new();
//! index.postings(0, 42, &mut found)?;
//! assert_eq!(found, [0]);
//! assert_eq!(index.record(0)?.name, "ada");
//! assert_eq!(index.find(&[7; 32])?, [0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The format is described byte by byte in `docs/index-format.md`. The meaning of hashes, documents and sources is up to the caller; the
//! *meaning* of an index says in the caller's words how they were made, so that others are refused.

mod addition;
mod block;
mod boilerplate;
mod bytes;
mod counting;
mod disk;
mod error;
mod fault;
mod index;
mod manifest;
mod merge;
mod packed;
mod record;
mod records;
mod removed;
mod segment;
mod statistics;
mod tail;
#[cfg(test)]
mod tests;
mod upkeep;
mod verify;
mod writer;

pub use boilerplate::Boilerplate;
pub use error::Error;
pub use index::{Figures, Index};
pub use manifest::VERSION;
pub use record::{Fingerprints, NewSubmission, Record};
pub use verify::{Corruption, verify};
pub use writer::Writer;
