//! Cases: a pair of submissions in one file, from which somebody else can make the same report again.
//!
//! *Problem.* A board decides about one pair, perhaps months after the comparison and by a report that it did not make. It needs to know which files were
//! compared, by which program with which settings, and whether that gives the same today.
//!
//! *Method.* A case is a zip with a [`Manifest`], the results for the pair, and the files that were compared, if they are asked for. Paths in it are
//! those that were typed, so that a comparison in the folder of the packed files names everything as the first one did: the same files, settings and
//! program give the same bytes.
//!
//! *Limits.* A case is no proof of who made it or when: its signature is.

mod inputs;
mod make;
mod manifest;
mod read;

pub use inputs::{Input, InputDifference, differences, inputs};
pub use make::{CaseOrder, NewCase, Packed, results};
pub use manifest::{MANIFEST, Made, Manifest, ResultFile, SCHEMA_VERSION};
pub use read::{Case, same_but_version};

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use codesim_display::hexadecimal;
use sha2::{Digest, Sha256};

/// Returns the SHA-256 of bytes in hexadecimal.
fn sha256(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

/// Returns the number of bytes of a file and their SHA-256 in hexadecimal.
fn file_sha256(path: &Path) -> io::Result<(u64, String)> {
    let mut file = File::open(path)?;
    let (mut hash, mut bytes, mut buffer) = (Sha256::new(), 0, vec![0; 1 << 16]);
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            return Ok((bytes, hexadecimal(&hash.finalize())));
        }
        hash.update(&buffer[..read]);
        bytes += read as u64;
    }
}
