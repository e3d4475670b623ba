//! Reproducible archives: the same at any time, for any user.

use std::collections::BTreeSet;
use std::io::{self, Write};

use flate2::{Compression, GzBuilder};

/// An archive in the making. Its entries have no owner and no time.
pub(super) struct Tarball {
    archive: tar::Builder<Vec<u8>>,
    folders: BTreeSet<String>,
}

impl Default for Tarball {
    fn default() -> Self {
        Self {
            archive: tar::Builder::new(Vec::new()),
            folders: BTreeSet::new(),
        }
    }
}

impl Tarball {
    /// Adds a file that everybody may read, and run if it `is_program`.
    pub(super) fn add(&mut self, path: &str, bytes: &[u8], is_program: bool) -> io::Result<()> {
        let mode = if is_program { 0o755 } else { 0o644 };
        let mut header = header(bytes.len(), mode);
        self.archive.append_data(&mut header, path, bytes)
    }

    /// Adds a file, and the folders that it is in where they are not there yet.
    pub(super) fn add_with_folders(
        &mut self,
        path: &str,
        bytes: &[u8],
        is_program: bool,
    ) -> io::Result<()> {
        for (end, _) in path.match_indices('/') {
            if self.folders.insert(path[..end].to_owned()) {
                self.add_folder(&path[..end], 0o755)?;
            }
        }
        self.add(path, bytes, is_program)
    }

    pub(super) fn add_folder(&mut self, path: &str, mode: u32) -> io::Result<()> {
        let mut header = header(0, mode);
        header.set_entry_type(tar::EntryType::Directory);
        self.archive
            .append_data(&mut header, format!("{path}/"), io::empty())
    }

    pub(super) fn finish(self) -> io::Result<Vec<u8>> {
        self.archive.into_inner()
    }
}

fn header(size: usize, mode: u32) -> tar::Header {
    let mut header = tar::Header::new_ustar();
    header.set_size(size as u64);
    header.set_mode(mode);
    header.set_mtime(0);
    header
}

/// Compressed, without a name and a time.
pub(super) fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut gz = GzBuilder::new().write(Vec::new(), Compression::best());
    gz.write_all(bytes)?;
    gz.finish()
}
