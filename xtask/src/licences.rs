//! `cargo xtask licences`: whether codesim may contain what it contains, and the file that says on which terms.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use spdx::{Expression, LicenseReq, ParseMode};

use crate::dependencies::{Package, dependencies};
use crate::folder::names;

/// Licences that a package under MIT or Apache-2.0 can be shipped with, and that ask for no more than to be named.
const ACCEPTED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    // A licence for data: the certificates that browsers know.
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// A licence of one library, which is much like the BSD one and known to SPDX by the library's name.
const OF_ONE_LIBRARY: &str = "bzip2-1.0.6";

/// The file, from the repository's folder.
pub(crate) const NOTICES: &str = "LICENSES-THIRD-PARTY.txt";

/// Prefixes of names of files with licences, in capitals.
const NAMES: [&str; 5] = ["COPYING", "COPYRIGHT", "LICENCE", "LICENSE", "UNLICENSE"];

/// Checks the licences, and writes the file.
pub(crate) fn write(root: &Path) -> anyhow::Result<()> {
    fs::write(root.join(NOTICES), notices(root)?).context(NOTICES)
}

/// Returns the text of the file.
fn notices(root: &Path) -> anyhow::Result<String> {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in dependencies(root)? {
        accept(&package)?;
        let name = format!(
            "{} {} ({})",
            package.name,
            package.version,
            expression(&package)?
        );
        for text in texts(&package)? {
            by_text.entry(text).or_default().push(name.clone());
        }
    }
    let mut parts: Vec<(Vec<String>, String)> = by_text
        .into_iter()
        .map(|(text, names)| (names, text))
        .collect();
    parts.sort();
    let mut notices =
        "codesim contains the following packages, each on the terms below it.\n".to_owned();
    for (names, text) in parts {
        let line = "=".repeat(80);
        write!(
            notices,
            "\n{line}\n{}\n{line}\n\n{}\n",
            names.join("\n"),
            text.trim_matches('\n')
        )?;
    }
    Ok(notices)
}

/// Refuses a package on terms that codesim cannot keep.
fn accept(package: &Package) -> anyhow::Result<()> {
    let expression = expression(package)?;
    let accepted = |required: &LicenseReq| {
        let name = required.license.to_string();
        ACCEPTED.contains(&&*name) || name == OF_ONE_LIBRARY
    };
    ensure!(
        expression.evaluate(accepted),
        "{} {} is under {expression}, which is not among the licences that are accepted (xtask/src/licences.rs)",
        package.name,
        package.version
    );
    Ok(())
}

fn expression(package: &Package) -> anyhow::Result<Expression> {
    let shown = || format!("the licence of {} {}", package.name, package.version);
    let text = package.license.as_deref().with_context(shown)?;
    Expression::parse_mode(text, ParseMode::LAX).with_context(shown)
}

/// The licences that come with a package, or else those that its manifest names.
fn texts(package: &Package) -> anyhow::Result<Vec<String>> {
    let folder = package
        .manifest_path
        .parent()
        .context("a manifest stands in a folder")?;
    let mut files = names(folder)?;
    files.retain(|name| {
        NAMES
            .iter()
            .any(|start| name.to_uppercase().starts_with(start))
    });
    files.sort();
    let files = files
        .into_iter()
        .map(|name| folder.join(name))
        .filter(|path| path.is_file());
    let read = |path| Ok(String::from_utf8_lossy(&fs::read(path)?).replace("\r\n", "\n"));
    let texts: Vec<String> = files.map(read).collect::<anyhow::Result<_>>()?;
    if !texts.is_empty() {
        return Ok(texts);
    }
    let expression = expression(package)?;
    let named = expression
        .requirements()
        .filter_map(|required| required.req.license.id());
    Ok(named.map(|id| id.text().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(license: &str) -> Package {
        let text = format!(
            r#"{{"id": "a", "name": "one", "version": "1.0.0", "license": "{license}", "manifest_path": "/r/Cargo.toml", "targets": []}}"#
        );
        serde_json::from_str(&text).expect("it is sound")
    }

    #[test]
    fn one_of_several_licences_is_enough_and_all_are_needed_where_all_apply() {
        let accepted = |license| accept(&package(license)).is_ok();
        assert!(accepted("GPL-3.0-only OR MIT"));
        assert!(accepted("MIT/Apache-2.0"));
        assert!(accepted("Apache-2.0 WITH LLVM-exception"));
        assert!(!accepted("GPL-3.0-only AND MIT"));
        assert!(!accepted("AGPL-3.0-or-later"));
        assert!(!accepted("whatever"));
    }

    #[test]
    fn licence_file_lists_all_dependencies() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let written = fs::read_to_string(root.join(NOTICES)).expect("it is there");
        let due = notices(root).expect("all are accepted");
        assert!(
            written == due,
            "`cargo xtask licences` writes {NOTICES} anew"
        );
    }
}
