//! The list of erasures, which is applied again after a restore.
//!
//! *Problem.* A backup from before an erasure still has the erased data, and serving it would bring them back.
//!
//! *Method.* Each erasure is a line of `erasures.jsonl` in the data folder, written before anything is erased. The database records which of them
//! are done. At a start, the server does all others: those that were broken off, and those that the database of a restored backup does not know. The
//! line has no name, but its HMAC-SHA-256 with the key in `erasures.key`, which can be tested against the names in an archive. Without the key, the
//! list alone tells nobody who was erased.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::digest::hexadecimal;
use crate::secrets::new_secret;
use crate::store::{CourseId, Seconds};

/// The files of the list in a data folder.
pub(crate) const FILES: [&str; 2] = ["erasures.jsonl", "erasures.key"];

/// An erasure, as a line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Erasure {
    pub(crate) id: String,
    pub(crate) course: CourseId,
    /// When it was requested: what was uploaded later stays.
    pub(crate) at: Seconds,
    /// The author of the request.
    pub(crate) by: String,
    /// The first bytes of the SHA-256 of the key, in hexadecimal.
    pub(crate) key: String,
    /// HMAC-SHA-256 of the name with the key, in hexadecimal.
    pub(crate) name: String,
}

/// The name of an erasure, which can be tested but not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sought {
    key: String,
    name: String,
}

impl Sought {
    /// Whether this is the name.
    pub(crate) fn is(&self, name: &str) -> bool {
        hashed(&self.key, name) == self.name
    }
}

/// The list, and its key.
#[derive(Debug, Clone)]
pub(crate) struct Erasures {
    list: PathBuf,
    key: String,
}

impl Erasures {
    /// Opens the list of a data folder; the key is made if it is missing.
    pub(crate) fn open(data: &Path) -> io::Result<Self> {
        let [list, key] = FILES.map(|name| data.join(name));
        Ok(Self {
            list,
            key: key_in(&key)?,
        })
    }

    /// Returns all erasures, oldest first. A line without an end was never accepted.
    pub(crate) fn list(&self) -> io::Result<Vec<Erasure>> {
        let text = match fs::read_to_string(&self.list) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let lines = text
            .split_inclusive('\n')
            .filter(|line| line.ends_with('\n'));
        Ok(lines.map(serde_json::from_str).collect::<Result<_, _>>()?)
    }

    /// Adds an erasure. It is on the disk when this returns.
    pub(crate) fn add(
        &self,
        (course, name): (CourseId, &str),
        by: String,
        at: Seconds,
    ) -> io::Result<Erasure> {
        let erasure = Erasure {
            id: new_secret(),
            course,
            at,
            by,
            key: self.key_id(),
            name: hashed(&self.key, name),
        };
        let mut line = serde_json::to_vec(&erasure)?;
        line.push(b'\n');
        let mut file = File::options()
            .read(true)
            .append(true)
            .create(true)
            .open(&self.list)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        let whole = text
            .iter()
            .rposition(|&it| it == b'\n')
            .map_or(0, |at| at + 1);
        file.set_len(whole as u64)?;
        file.write_all(&line)?;
        file.sync_all()?;
        Ok(erasure)
    }

    /// Returns the name of an erasure, to test others against it.
    pub(crate) fn sought(&self, erasure: &Erasure) -> io::Result<Sought> {
        if erasure.key != self.key_id() {
            let why = "erasures.key is not the key of erasures.jsonl: copy both files from the same folder";
            return Err(io::Error::other(why));
        }
        Ok(Sought {
            key: self.key.clone(),
            name: erasure.name.clone(),
        })
    }

    fn key_id(&self) -> String {
        hexadecimal(&Sha256::digest(&self.key)[..8])
    }
}

/// Reads the key, or makes a new one.
fn key_in(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = format!("{}{}", new_secret(), new_secret());
            let mut file = File::create_new(path)?;
            file.write_all(key.as_bytes())?;
            file.sync_all()?;
            Ok(key)
        }
        read => Ok(read?.trim().to_owned()),
    }
}

fn hashed(key: &str, name: &str) -> String {
    let keyed = Hmac::<Sha256>::new_from_slice(key.as_bytes());
    let keyed = keyed.expect("HMAC takes keys of any length");
    hexadecimal(&keyed.chain_update(name).finalize().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_tested_but_not_read() {
        let folder = tempfile::tempdir().expect("there is room");
        let erasures = Erasures::open(folder.path()).expect("there is room");
        let added = erasures.add((1, "unforgettable"), "grace".to_owned(), 5);
        let added = added.expect("there is room");
        // A server that was killed while it wrote leaves a part of a line.
        let list = folder.path().join(FILES[0]);
        let mut file = File::options()
            .append(true)
            .open(&list)
            .expect("it is there");
        file.write_all(b"{\"id\":").expect("there is room");
        let again = Erasures::open(folder.path()).expect("it is there");
        let second = again.add((1, "ben"), "grace".to_owned(), 6);
        let second = second.expect("there is room");
        assert_eq!(again.list().expect("it is sound"), [added.clone(), second]);
        let sought = again.sought(&added).expect("it is its key");
        assert!(sought.is("unforgettable") && !sought.is("ben"));
        assert!(
            !fs::read_to_string(&list)
                .expect("it is text")
                .contains("unforgettable")
        );
        fs::remove_file(folder.path().join(FILES[1])).expect("it is there");
        let other = Erasures::open(folder.path()).expect("there is room");
        let error = other.sought(&added).expect_err("it is another key");
        assert!(error.to_string().contains("erasures.key"), "{error}");
    }
}
