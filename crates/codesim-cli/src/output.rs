//! Where a result goes: a file or standard output.
//!
//! A file is written beside its place and renamed: whatever fails, what was there stays, and nobody takes half a file for a whole one.
//! A device or a pipe is written to as it is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use codesim_words::{TableStyle, visible_path};
use tempfile::NamedTempFile;

use crate::interrupt::{Held, Stoppable};

/// Permissions of a file that is for the eyes of whoever made it.
pub(crate) const PRIVATE: u32 = 0o600;
/// Permissions of all other files, before the user's mask.
pub(crate) const USUAL: u32 = 0o666;

/// Names of what the program was given open already: there is nothing to be renamed.
const DESCRIPTORS: [&str; 4] = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"];

/// Writes to the file `path`, or to standard output without one; `write` is told how to lay out what people read.
pub(crate) fn write_to(
    path: Option<&Path>,
    write: impl FnOnce(&TableStyle, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<()> {
    match path {
        Some(path) => {
            let style = TableStyle {
                width: None,
                color: false,
            };
            write_file(path, USUAL, |out| write(&style, out))
        }
        None => {
            let stdout = io::stdout();
            let style = TableStyle {
                // Of this one alone: a file or pipe is not cut to the terminal that shows the messages.
                width: terminal_size::terminal_size_of(&stdout).map(|(width, _)| width.0),
                color: stdout.is_terminal(),
            };
            let mut out = BufWriter::new(anstream::stdout().lock());
            let written = write(&style, &mut out).and_then(|()| out.flush());
            written.context("cannot write to standard output")
        }
    }
}

/// Writes the file `path` as a whole or not at all; a file that is there keeps those of its permissions that are among `permissions`.
pub(crate) fn write_file(
    path: &Path,
    permissions: u32,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<()> {
    let written = match place(path) {
        Ok(Place::Open(file)) => {
            let mut out = BufWriter::new(file);
            write(&mut out).and_then(|()| out.flush())
        }
        Ok(Place::File(path)) => replace(&path, permissions, write),
        Err(error) => Err(error),
    };
    written.with_context(|| format!("cannot write {}", visible_path(path)))
}

/// What a path leads to.
enum Place {
    /// A device, a pipe, a descriptor.
    Open(File),
    /// A file, or nothing yet.
    File(PathBuf),
}

fn place(path: &Path) -> io::Result<Place> {
    // Also for a file that will be replaced: one that may not be written to must not be.
    match OpenOptions::new().append(true).open(path) {
        Ok(file) => {
            let is_given = DESCRIPTORS.iter().any(|given| path.starts_with(given));
            match file.metadata()?.is_file() && !is_given {
                true => Ok(Place::File(path.canonicalize()?)),
                false => Ok(Place::Open(file)),
            }
        }
        Err(error) if error.kind() == ErrorKind::NotFound => match fs::read_link(path) {
            Ok(target) => place(&path.with_file_name("").join(target)),
            Err(_) => Ok(Place::File(path.to_owned())),
        },
        Err(error) => Err(error),
    }
}

fn replace(
    path: &Path,
    permissions: u32,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new("."));
    // The error of the temporary file would name that one.
    fs::metadata(folder)?;
    let _held = Held::new();
    let mut out = BufWriter::new(Stoppable(beside(path, folder, permissions)?));
    write(&mut out)?;
    let Stoppable(file) = out.into_inner()?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

#[cfg(unix)]
fn beside(path: &Path, folder: &Path, permissions: u32) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    let mut builder = tempfile::Builder::new();
    builder.permissions(fs::Permissions::from_mode(permissions));
    let file = builder.prefix(".codesim-").tempfile_in(folder)?;
    if let Ok(present) = fs::metadata(path) {
        let kept = present.permissions().mode() & permissions;
        file.as_file()
            .set_permissions(fs::Permissions::from_mode(kept))?;
    }
    Ok(file)
}

#[cfg(not(unix))]
fn beside(_path: &Path, folder: &Path, _permissions: u32) -> io::Result<NamedTempFile> {
    tempfile::Builder::new()
        .prefix(".codesim-")
        .tempfile_in(folder)
}
