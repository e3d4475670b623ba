//! Hashes as text, and what stands for the content of a submission.

use sha2::{Digest, Sha256};

use crate::reading::{Described, ReadFile};

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 over the files that were compared, in the order of the report: path, NUL, SHA-256 of the file in hexadecimal, newline.
pub(crate) fn content(files: &[ReadFile]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for file in files {
        hasher.update(format!("{}\0{}\n", file.name, hexadecimal(&file.sha256)));
    }
    hasher.finalize().into()
}

/// The same of a submission, as text.
pub(crate) fn digest(submission: &Described) -> String {
    hexadecimal(&content(&submission.files))
}
