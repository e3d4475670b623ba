//! Copies of folders.

use std::fs;
use std::io;
use std::path::Path;

/// Copies all files below a folder. A file that exists already is an error that names it.
pub(crate) fn copy_files(from: &Path, to: &Path) -> io::Result<()> {
    let mut folders = vec![(from.to_owned(), to.to_owned())];
    while let Some((from, to)) = folders.pop() {
        fs::create_dir_all(&to)?;
        for entry in fs::read_dir(&from)? {
            let entry = entry?;
            let copy = to.join(entry.file_name());
            match entry.file_type()?.is_dir() {
                true => folders.push((entry.path(), copy)),
                false if copy.exists() => {
                    let name = copy.file_name().unwrap_or_default().to_string_lossy();
                    return Err(io::Error::new(io::ErrorKind::AlreadyExists, name));
                }
                false => {
                    fs::copy(entry.path(), copy)?;
                }
            }
        }
    }
    Ok(())
}
