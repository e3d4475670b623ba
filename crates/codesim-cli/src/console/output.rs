//! Output to a file or standard output.
//!
//! A file is written beside its place and renamed: whatever fails, what was there stays, and nobody takes half a file for a whole one.
//! A device or a pipe is written to as it is.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use codesim_display::{TableStyle, visible_path};
use tempfile::NamedTempFile;

use crate::console::interrupt::{Held, Stoppable};

/// Permissions of a file that only its owner may read.
pub const PRIVATE: u32 = 0o600;
/// Permissions of all other files, before the user's mask.
pub const USUAL: u32 = 0o666;

/// Paths of descriptors that were open when the program started: there is no file to rename.
const DESCRIPTORS: [&str; 4] = ["/dev/stdout", "/dev/stderr", "/dev/fd", "/proc"];

/// Writes to the file `path`, or to standard output if there is none; `write` gets the layout for people.
///
/// # Errors
/// When it cannot be written.
pub fn write_to(
    path: Option<&Path>,
    write: impl FnOnce(&TableStyle, &mut (dyn Write + Send)) -> io::Result<()>,
) -> anyhow::Result<()> {
    let written = Output::open(path, USUAL).and_then(|mut out| {
        write(&style(path), &mut out)?;
        out.finish()
    });
    written.with_context(|| cannot_write(path))
}

/// Writes the file `path` as a whole or not at all; a file that is there keeps those of its permissions that are among `permissions`.
///
/// # Errors
/// When it cannot be written; what was there stays.
pub fn write_file(
    path: &Path,
    permissions: u32,
    write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
) -> anyhow::Result<()> {
    let written = Output::open(Some(path), permissions).and_then(|mut out| {
        write(&mut out)?;
        out.finish()
    });
    written.with_context(|| cannot_write(Some(path)))
}

/// Returns the message above the reason.
pub fn cannot_write(path: Option<&Path>) -> String {
    match path {
        Some(path) => match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() && !folder.exists() => format!(
                "cannot write {}: create the folder {} first",
                visible_path(path),
                visible_path(folder)
            ),
            _ => format!("cannot write {}", visible_path(path)),
        },
        None => "cannot write to standard output".to_owned(),
    }
}

fn style(path: Option<&Path>) -> TableStyle {
    let stdout = io::stdout();
    match path {
        Some(_) => TableStyle {
            width: None,
            color: false,
        },
        None => TableStyle {
            // The width of standard output alone: a file or pipe is not cut to the terminal that shows the messages.
            width: terminal_size::terminal_size_of(&stdout).map(|(width, _)| width.0),
            color: stdout.is_terminal(),
        },
    }
}

/// A file or standard output that is being written to.
pub struct Output(Way);

enum Way {
    /// As it comes.
    Stream(BufWriter<Box<dyn Write + Send>>),
    /// Beside its place.
    Beside {
        out: BufWriter<Stoppable<NamedTempFile>>,
        place: PathBuf,
        _held: Held,
    },
}

impl Output {
    /// Opens the file `path`, or standard output without one. A file that is there keeps those of its permissions that are among
    /// `permissions`.
    ///
    /// # Errors
    /// When there is no such folder, or one may not write there.
    pub fn open(path: Option<&Path>, permissions: u32) -> io::Result<Self> {
        let Some(path) = path else {
            return Ok(Self::stream(match io::stdout().is_terminal() {
                true => Box::new(anstream::stdout()),
                false => Box::new(io::stdout()),
            }));
        };
        match place(path)? {
            Place::Open(file) => Ok(Self::stream(Box::new(file))),
            Place::File(path) => Self::beside(path, permissions),
        }
    }

    fn stream(out: Box<dyn Write + Send>) -> Self {
        Self(Way::Stream(BufWriter::new(out)))
    }

    fn beside(place: PathBuf, permissions: u32) -> io::Result<Self> {
        let folder = place.parent().filter(|folder| *folder != Path::new(""));
        let folder = folder.unwrap_or(Path::new("."));
        // The error of the temporary file would name that one.
        fs::metadata(folder)?;
        let held = Held::new();
        let file = beside(&place, folder, permissions)?;
        Ok(Self(Way::Beside {
            out: BufWriter::new(Stoppable(file)),
            place,
            _held: held,
        }))
    }

    /// Ends what was written; only now a file has its name.
    ///
    /// # Errors
    /// When the last of it cannot be written.
    pub fn finish(self) -> io::Result<()> {
        match self.0 {
            Way::Stream(mut out) => out.flush(),
            Way::Beside { out, place, .. } => {
                let Stoppable(file) = out.into_inner()?;
                file.as_file().sync_all()?;
                file.persist(place)?;
                Ok(())
            }
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Way::Stream(out) => out.write(bytes),
            Way::Beside { out, .. } => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Way::Stream(out) => out.flush(),
            Way::Beside { out, .. } => out.flush(),
        }
    }
}

/// The target of a path.
enum Place {
    /// A device, a pipe, a descriptor.
    Open(File),
    /// A file, or a path that does not exist yet.
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
