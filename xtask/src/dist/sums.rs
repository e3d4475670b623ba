//! Checksums of what was made.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::folder::names;

/// The file of them, which `sha256sum --check` reads.
const FILE: &str = "SHA256SUMS";

pub(super) fn make(out: &Path) -> anyhow::Result<()> {
    let mut names = names(out)?;
    names.sort();
    let mut lines = String::new();
    for name in names {
        let bytes = fs::read(out.join(&name))?;
        writeln!(lines, "{}  {name}", digest(&bytes))?;
    }
    fs::write(out.join(FILE), lines)?;
    Ok(())
}

/// SHA-256 in hexadecimal.
pub(super) fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
