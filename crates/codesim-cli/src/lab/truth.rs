//! The file that lists which pairs are copies, for classes in folders.

use std::ffi::OsStr;
use std::path::Path;

use anyhow::Context;
use codesim_display::visible_path;
use codesim_lab::truth::{Case, Truth};

use codesim_config::side_file;

/// Reads a `truth.csv` and the `cases.csv` beside it, if there is one.
pub(crate) fn read(path: &Path) -> anyhow::Result<Truth> {
    let text = |path: &Path| anyhow::Ok((visible_path(path), side_file::read(path)?));
    let (name, truth) = text(path)?;
    let beside = path.with_file_name("cases.csv");
    let cases = beside.is_file().then(|| text(&beside)).transpose()?;
    let cases = cases.as_ref().map(|(name, text)| (&**name, &**text));
    Ok(Truth::parse((&name, &truth), cases)?)
}

/// The case of a class: the only one, or that with the name of its folder or of the folder above.
pub(crate) fn case_of<'a>(truth: &'a Truth, class: &Path) -> anyhow::Result<&'a Case> {
    if let [only] = truth.cases.as_slice() {
        return Ok(only);
    }
    let full = class.canonicalize().with_context(|| visible_path(class))?;
    let folders = full.ancestors().take(2).filter_map(Path::file_name);
    let named = |folder: &OsStr| truth.cases.iter().find(|case| folder == &*case.name);
    folders.filter_map(named).next().with_context(|| {
        format!(
            "{}: the truth has several cases, and none has the name of this folder",
            visible_path(class)
        )
    })
}
