//! The entries of a folder.

use std::fs;
use std::path::Path;

use anyhow::Context;

/// Returns the names of the entries of a folder.
pub(crate) fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let shown = || folder.display().to_string();
    let entries = fs::read_dir(folder).with_context(shown)?;
    let mut names = Vec::new();
    for entry in entries {
        let name = entry.with_context(shown)?.file_name();
        let name = name.to_str().map(str::to_owned);
        names.push(name.with_context(|| format!("{}: a name is not UTF-8", shown()))?);
    }
    Ok(names)
}
