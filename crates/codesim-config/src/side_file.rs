//! Small files beside the class that say something about it.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, ensure};
use codesim_display::{path_text, visible_path};

/// Limit of a file beside the class, enough for hundreds of thousands of rows.
const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Returns the text of a file in UTF-8, without a byte order mark.
///
/// # Errors
/// If it cannot be read, is not UTF-8 or is too large. The error names the file.
pub fn read(path: &Path) -> anyhow::Result<String> {
    let shown = visible_path(path);
    let unreadable = || format!("cannot read {shown}");
    let file = File::open(path).with_context(unreadable)?;
    let mut bytes = Vec::new();
    // A pipe does not say how long it is.
    let mut start = file.take(MAX_BYTES + 1);
    start.read_to_end(&mut bytes).with_context(unreadable)?;
    ensure!(
        bytes.len() as u64 <= MAX_BYTES,
        "{shown}: larger than {} MiB",
        MAX_BYTES / (1024 * 1024)
    );
    let text = String::from_utf8(bytes).with_context(|| format!("{shown}: not UTF-8"))?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Parses a file beside the class; returns the default value if there is none.
///
/// # Errors
/// If it cannot be read, or not parsed.
pub fn sheet<T: Default>(
    path: Option<&Path>,
    of: fn(&str, &str) -> Result<T, codesim_engine::side_inputs::Error>,
) -> anyhow::Result<T> {
    match path {
        None => Ok(T::default()),
        Some(path) => Ok(of(&path_text(path), &read(path)?)?),
    }
}
