//! Files that are read in pieces, wherever they are: in a folder of this machine, or in an object store that an address names.
//!
//! [`Folder::open`] takes a path, or with the feature `cloud` an address: `s3://bucket/folder`, `gs://bucket/folder`,
//! `az://container/folder`. Credentials are taken from the environment variables that the tools of these stores use too, such as
//! `AWS_ACCESS_KEY_ID`.

#[cfg(feature = "cloud")]
mod cloud;
mod error;
mod local;

use std::io::{self, Read};

use bytes::Bytes;

#[cfg(feature = "cloud")]
use crate::remote_files::cloud::{CloudFile, CloudFolder};
pub use crate::remote_files::error::Error;
use crate::remote_files::local::{LocalFile, LocalFolder};

/// A folder with files below it.
#[derive(Debug)]
pub struct Folder {
    shown: String,
    place: Place,
}

#[derive(Debug)]
enum Place {
    Local(LocalFolder),
    #[cfg(feature = "cloud")]
    Cloud(CloudFolder),
}

/// A file of which any part can be read.
#[derive(Debug)]
pub struct Object {
    shown: String,
    file: File,
}

#[derive(Debug)]
enum File {
    Local(LocalFile),
    #[cfg(feature = "cloud")]
    Cloud(CloudFile),
}

impl Folder {
    /// Opens the folder at a path or an address. Whether it exists is only checked when it is read.
    ///
    /// # Errors
    /// If an address is none, is of a store that is not known, or asks for a feature that was not built in.
    pub fn open(place: &str) -> Result<Self, Error> {
        Ok(Self {
            shown: place.trim_end_matches('/').to_owned(),
            place: match place.contains("://") {
                true => cloud(place)?,
                false => Place::Local(LocalFolder::new(place)),
            },
        })
    }

    /// Returns the path or address of a name in it, for people.
    pub fn display(&self, name: &str) -> String {
        format!("{}/{name}", self.shown)
    }

    /// Returns the names of the files in a folder within it, ascending; an empty list if there is no such folder.
    ///
    /// # Errors
    /// If it cannot be looked into.
    pub fn files(&self, folder: &str) -> Result<Vec<String>, Error> {
        let mut names = match &self.place {
            Place::Local(local) => local.files(folder).map_err(Into::into),
            #[cfg(feature = "cloud")]
            Place::Cloud(cloud) => cloud.files(folder).map_err(Into::into),
        }
        .map_err(|source| self.unreadable(folder, source))?;
        names.sort_unstable();
        Ok(names)
    }

    /// Returns the file of this name, with slashes between folders.
    ///
    /// # Errors
    /// If it is not there, or cannot be read.
    pub fn object(&self, name: &str) -> Result<Object, Error> {
        let file = match &self.place {
            Place::Local(local) => local.file(name).map(File::Local).map_err(Into::into),
            #[cfg(feature = "cloud")]
            Place::Cloud(cloud) => cloud.file(name).map(File::Cloud).map_err(Into::into),
        };
        Ok(Object {
            shown: self.display(name),
            file: file.map_err(|source| self.unreadable(name, source))?,
        })
    }

    fn unreadable(&self, name: &str, source: Box<dyn std::error::Error + Send + Sync>) -> Error {
        Error::Unreadable {
            place: self.display(name),
            source,
        }
    }
}

#[cfg(feature = "cloud")]
fn cloud(address: &str) -> Result<Place, Error> {
    CloudFolder::open(address).map(Place::Cloud)
}

#[cfg(not(feature = "cloud"))]
fn cloud(address: &str) -> Result<Place, Error> {
    Err(Error::NotBuiltIn(address.to_owned()))
}

impl Object {
    /// Its name as people read it.
    pub fn display(&self) -> &str {
        &self.shown
    }

    /// Returns its size in bytes.
    pub fn length(&self) -> u64 {
        match &self.file {
            File::Local(local) => local.length(),
            #[cfg(feature = "cloud")]
            File::Cloud(cloud) => cloud.length(),
        }
    }

    /// Its bytes from one on, as they are needed.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read_from(&self, start: u64) -> io::Result<Box<dyn Read + Send>> {
        match &self.file {
            File::Local(local) => Ok(Box::new(local.read_from(start)?)),
            #[cfg(feature = "cloud")]
            File::Cloud(cloud) => Ok(Box::new(cloud.read_from(start))),
        }
    }

    /// Reads `length` of its bytes from the offset `start` on.
    ///
    /// # Errors
    /// If it cannot be read, or ends before.
    pub fn read(&self, start: u64, length: usize) -> io::Result<Bytes> {
        match &self.file {
            File::Local(local) => local.read(start, length),
            #[cfg(feature = "cloud")]
            File::Cloud(cloud) => cloud.read(start, length),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_folder_is_looked_into_and_its_files_are_read_in_pieces() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(folder.path().join("table/deeper")).expect("a folder");
        fs::write(folder.path().join("table/b"), "0123456789").expect("a file");
        fs::write(folder.path().join("table/a"), "").expect("a file");
        let path = folder.path().to_str().expect("a path of letters");
        let opened = Folder::open(&format!("{path}/")).expect("a folder");
        let names = opened.files("table").expect("a folder");
        assert_eq!(names, ["a", "b"]);
        let nothing = opened.files("nowhere").expect("no folder is no error");
        assert!(nothing.is_empty());
        let object = opened.object("table/b").expect("a file");
        assert_eq!(object.display(), format!("{path}/table/b"));
        assert_eq!(object.length(), 10);
        assert_eq!(&*object.read(3, 4).expect("it is there"), b"3456");
        let mut rest = String::new();
        let mut reader = object.read_from(8).expect("it is there");
        reader.read_to_string(&mut rest).expect("it is there");
        assert_eq!(rest, "89");
        assert!(object.read(8, 3).is_err(), "it ends before");
        let missing = opened.object("table/c").expect_err("it is not there");
        assert!(missing.to_string().contains("table/c"), "{missing}");
    }

    #[cfg(feature = "cloud")]
    #[test]
    fn invalid_store_address_is_refused() {
        for address in ["ftp://somewhere/folder", "s3://", "s 3://bucket"] {
            let error = Folder::open(address).expect_err(address).to_string();
            assert!(error.contains("s3://bucket/folder"), "{error}");
        }
    }

    #[cfg(not(feature = "cloud"))]
    #[test]
    fn a_store_takes_a_feature() {
        let error = Folder::open("s3://bucket/folder").expect_err("it is not built in");
        assert!(error.to_string().contains("feature `cloud`"), "{error}");
    }
}
