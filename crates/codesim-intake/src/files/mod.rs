//! Trees of files from any source.
//!
//! A [`FileTree`] lists folders and reads files. [`Disk`] is a folder, [`Archive`] a zip or tar that is never unpacked to the disk, [`Memory`]
//! holds texts that never were files. This module does not know the purpose of the files.

mod archive;
mod disk;
mod memory;
mod names;
mod tree;

pub use archive::{
    Allowance, Archive, CopyError, Limits, OpenError, Problem, Refusal, archive_stem, copy_without,
    is_archive_name, worth,
};
pub use disk::{Disk, DiskError};
pub use memory::Memory;
pub use tree::{Content, Entry, FileTree, Kind, ReadError, only_folder};
