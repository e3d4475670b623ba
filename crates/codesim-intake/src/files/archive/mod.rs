//! Archives, read in place.
//!
//! *Problem.* Learning platforms export archives, and students often hand in others inside them. Both may have been made to hurt the reader: by
//! size, by number, by the names in them.
//!
//! *Method.* No file is written to the disk, so a name is never used as a path there. The list of entries of a zip is kept, and an entry is
//! unpacked when it is read. A tar is read from beginning to end, and its files are kept. Sizes are measured, not taken from the archive.
//! [`Limits`] bounds the archive as a whole, and [`FileTree::read`] each file.

mod allowance;
mod blocks;
mod contents;
mod counted;
mod encoding;
mod format;
mod limits;
mod open;
mod refusal;
mod tar;
mod tar_without;
mod without;
mod zip;
mod zip_without;

pub use allowance::Allowance;
pub use contents::Archive;
pub use format::{archive_stem, is_archive_name};
pub use limits::{Limits, worth};
pub use open::OpenError;
pub use refusal::{Problem, Refusal};
pub use without::{CopyError, copy_without};
