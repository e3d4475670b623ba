//! Digest of the content of a submission.

use codesim_display::{FileName, hexadecimal};
use sha2::{Digest, Sha256};

/// Returns SHA-256 over files and their own SHA-256, in their order: name, NUL, SHA-256 of the file in hexadecimal, newline.
pub(crate) fn digest<'a>(files: impl Iterator<Item = (&'a FileName, &'a [u8; 32])>) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for (name, sha256) in files {
        hasher.update(format!("{name}\0{}\n", hexadecimal(sha256)));
    }
    hasher.finalize().into()
}
