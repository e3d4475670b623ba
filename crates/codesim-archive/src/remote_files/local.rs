//! Files of this machine.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use bytes::Bytes;

#[derive(Debug)]
pub(crate) struct LocalFolder(PathBuf);

#[derive(Debug)]
pub(crate) struct LocalFile {
    path: PathBuf,
    length: u64,
}

impl LocalFolder {
    pub(crate) fn new(path: impl AsRef<Path>) -> Self {
        Self(path.as_ref().to_owned())
    }

    pub(crate) fn files(&self, folder: &str) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(self.0.join(folder)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry?;
            if entry.path().is_file() {
                names.extend(entry.file_name().into_string().ok());
            }
        }
        Ok(names)
    }

    pub(crate) fn file(&self, name: &str) -> io::Result<LocalFile> {
        let path = self.0.join(name);
        let length = fs::metadata(&path)?.len();
        Ok(LocalFile { path, length })
    }
}

impl LocalFile {
    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    /// Opens a reader with a position of its own in the file.
    pub(crate) fn read_from(&self, start: u64) -> io::Result<impl Read + Send + use<>> {
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(start))?;
        Ok(io::BufReader::new(file))
    }

    pub(crate) fn read(&self, start: u64, length: usize) -> io::Result<Bytes> {
        let mut bytes = Vec::new();
        self.read_from(start)?
            .take(length as u64)
            .read_to_end(&mut bytes)?;
        match bytes.len() == length {
            true => Ok(bytes.into()),
            false => Err(ErrorKind::UnexpectedEof.into()),
        }
    }
}
