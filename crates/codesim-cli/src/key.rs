//! The file of the key of an anonymous report.

use std::path::Path;

use crate::console::{PRIVATE, write_file};
use codesim_display::path_text;
use codesim_engine::side_inputs::Key;

use codesim_config::side_file;

/// The key in a file; a new one if there is no such file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Key> {
    match path.exists() {
        true => Ok(Key::read(&path_text(path), &side_file::read(path)?)?),
        false => Ok(Key::default()),
    }
}

/// Writes the file, if it has not all of it.
pub(crate) fn write(path: &Path, key: &Key) -> anyhow::Result<()> {
    match key.has_grown() {
        true => write_file(path, PRIVATE, |out| out.write_all(&key.to_csv())),
        false => Ok(()),
    }
}
