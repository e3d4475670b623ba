//! Files that are complete or not there.

use std::io::{self, BufWriter, IntoInnerError, Write};
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// Writes a file beside its place and then puts it there, so that nobody sees half of it.
pub(crate) fn whole_file(
    path: &Path,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut file = BufWriter::new(new_file(folder)?);
    write(&mut file)?;
    let file = file.into_inner().map_err(IntoInnerError::into_error)?;
    file.persist(path)?;
    Ok(())
}

/// Creates a file that has no name yet; others may read it if the mask of the process allows it.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}
