//! Everything that touches the disk: reading at a position, writing a file once, replacing one as a whole, the lock.
//!
//! Files are read at positions and never mapped into memory: a file that someone cut short is then an error of the read and not a
//! signal that ends the process.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::fault;

/// Bytes that gather before they are written.
const BUFFER: usize = 1 << 18;

/// A file that no longer changes.
#[derive(Debug)]
pub(crate) struct Source {
    path: PathBuf,
    file: File,
    length: u64,
}

impl Source {
    /// Opens a file that must have exactly `length` bytes.
    pub(crate) fn open(path: PathBuf, length: u64) -> Result<Self, Error> {
        let file = File::open(&path).map_err(Error::io(&path))?;
        let found = file.metadata().map_err(Error::io(&path))?.len();
        if found != length {
            let what = format!("it has {found} bytes and should have {length}");
            return Err(Error::damaged(&path, what));
        }
        Ok(Self { path, file, length })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    /// Returns the error of damage to this file.
    pub(crate) fn damaged(&self, what: impl Into<String>) -> Error {
        Error::damaged(&self.path, what)
    }

    /// Fills the buffer from `offset` on.
    pub(crate) fn read_into(&self, offset: u64, buffer: &mut [u8]) -> Result<(), Error> {
        match read_exact_at(&self.file, buffer, offset) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(self.damaged("it ends too early"))
            }
            result => result.map_err(Error::io(&self.path)),
        }
    }

    /// Reads `length` bytes from `offset` on; allocates no more memory than the file is long.
    pub(crate) fn read(&self, offset: u64, length: u64) -> Result<Vec<u8>, Error> {
        let inside = offset
            .checked_add(length)
            .is_some_and(|end| end <= self.length);
        let length = usize::try_from(length).ok().filter(|_| inside);
        let Some(length) = length else {
            return Err(self.damaged("it refers to bytes that it does not have"));
        };
        let mut bytes = vec![0; length];
        self.read_into(offset, &mut bytes)?;
        Ok(bytes)
    }
}

#[cfg(unix)]
fn read_exact_at(file: &File, buffer: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, offset)
}

#[cfg(windows)]
fn read_exact_at(file: &File, mut buffer: &mut [u8], mut offset: u64) -> io::Result<()> {
    use std::os::windows::fs::FileExt;
    while !buffer.is_empty() {
        match file.seek_read(buffer, offset) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                buffer = &mut buffer[count..];
                offset += count as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Where there are no threads, whoever reads a file has its position to themselves.
#[cfg(not(any(unix, windows)))]
fn read_exact_at(mut file: &File, buffer: &mut [u8], offset: u64) -> io::Result<()> {
    use std::io::{Read, Seek};
    file.seek(io::SeekFrom::Start(offset))?;
    file.read_exact(buffer)
}

/// A file as tests see it: each step that changes the disk can be made to fail.
#[derive(Debug)]
struct Disk(File);

impl Write for Disk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        fault::step()?;
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// A file that is being written, from its start to its end.
#[derive(Debug)]
pub(crate) struct Sink {
    path: PathBuf,
    file: BufWriter<Disk>,
    written: u64,
}

impl Sink {
    /// Makes the file, in place of a leftover of the same name.
    pub(crate) fn create(path: PathBuf) -> Result<Self, Error> {
        let file = fault::step()
            .and_then(|()| File::create(&path))
            .map_err(Error::io(&path))?;
        Ok(Self {
            path,
            file: BufWriter::with_capacity(BUFFER, Disk(file)),
            written: 0,
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn written(&self) -> u64 {
        self.written
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.written += bytes.len() as u64;
        self.file.write_all(bytes).map_err(Error::io(&self.path))
    }

    /// Brings everything to the disk; returns the number of bytes.
    pub(crate) fn finish(mut self) -> Result<u64, Error> {
        self.file
            .flush()
            .and_then(|()| fault::step())
            .and_then(|()| self.file.get_ref().0.sync_all())
            .map_err(Error::io(&self.path))?;
        Ok(self.written)
    }
}

/// Puts `bytes` in the place of `folder/name` so that there is always either the old file or the new one.
pub(crate) fn replace(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Error> {
    let (path, new) = (folder.join(name), folder.join(format!("{name}.new")));
    let mut sink = Sink::create(new.clone())?;
    sink.write(bytes)?;
    sink.finish()?;
    // The files that the new one names must be found after a power cut too, so their names go to the disk before it does.
    sync_folder(folder)?;
    fault::step()
        .and_then(|()| fs::rename(&new, &path))
        .map_err(Error::io(&path))?;
    sync_folder(folder)
}

/// Brings the names in a folder to the disk.
pub(crate) fn sync_folder(folder: &Path) -> Result<(), Error> {
    fault::step()
        .and_then(|()| sync_names(folder))
        .map_err(Error::io(folder))
}

#[cfg(unix)]
fn sync_names(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Windows has no such call for folders and orders changes of names by its journal.
#[cfg(not(unix))]
fn sync_names(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// Deletes a file that is no longer referenced. If that fails, the next writer tries again.
pub(crate) fn delete(path: &Path) {
    if fault::step().is_ok() {
        let _ = fs::remove_file(path);
    }
}

/// Takes the lock of the index in `folder`; it is released when the file is dropped, also by the end of the process.
pub(crate) fn lock(folder: &Path) -> Result<File, Error> {
    let path = folder.join("lock");
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(Error::io(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::Locked {
            path: folder.to_path_buf(),
        }),
        Err(TryLockError::Error(source)) => Err(Error::Io { path, source }),
    }
}
