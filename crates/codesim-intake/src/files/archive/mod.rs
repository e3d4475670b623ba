//! Archives, read where they are.
//!
//! *Problem.* What learning platforms hand out is an archive, and what students hand in often is another one. Both may have been made to
//! hurt whoever unpacks them: by size, by number, by the names in them.
//!
//! *Method.* Nothing is written to the disk, so a name can only ever be a name. Of a zip the list of entries is kept, and an entry is unpacked when
//! it is read; a tar is read from its beginning to its end, and its files are kept. Sizes are those that come out, whatever an archive says of
//! itself. How much that may be, [`Limits`] says for the archive as a whole and [`FileTree::read`] for each file.

mod allowance;
mod contents;
mod encoding;
mod format;
mod limits;
mod open;
mod refusal;
mod tar;
mod zip;

pub use allowance::Allowance;
pub use contents::Archive;
pub use format::{archive_stem, is_archive_name};
pub use limits::{Limits, worth};
pub use open::OpenError;
pub use refusal::{Problem, Refusal};
