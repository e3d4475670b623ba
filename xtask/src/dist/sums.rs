//! Checksums of what was made.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::digest::digest;

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
