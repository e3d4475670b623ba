//! Limits on the number of crates, and of small ones.
//!
//! Crates of languages, and those that only developers use, do not count.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Context;

use super::sizes;
use super::table::FILE;
use super::workspace::{Crate, Workspace};

/// Maximum number of crates that a newcomer has to distinguish.
const MAX_CRATES: usize = 26;
/// Lines of a crate that needs no reason to be one; those of its tests and benches do not count.
const MIN_LINES: usize = 300;
/// The section with the reasons of smaller ones.
const HEADING: &str = "## Small crates";

/// Whether there are too many crates.
pub(super) fn too_many(workspace: &Workspace) -> Option<String> {
    let count = counted(workspace).count();
    (count > MAX_CRATES).then(|| {
        format!(
            "{count} crates beside crates/lang, {MAX_CRATES} are allowed: make the new one a module of another"
        )
    })
}

/// Lists the small crates without a reason, and the reasons of those that are not small.
pub(super) fn too_small(
    root: &Path,
    text: &str,
    workspace: &Workspace,
) -> anyhow::Result<Vec<String>> {
    let excused = excused(text);
    let mut faults = Vec::new();
    for one in counted(workspace) {
        let (name, lines) = (&*one.name, lines(root, one)?);
        match (lines < MIN_LINES, excused.contains(name)) {
            (true, false) => faults.push(format!(
                "{FILE}: {name} has {lines} lines, fewer than {MIN_LINES}: make it a module of another crate, or say why not in \"{HEADING}\""
            )),
            (false, true) => faults.push(format!(
                "{FILE}: {name} has {lines} lines: delete its reason from \"{HEADING}\""
            )),
            _ => {}
        }
    }
    let names: BTreeSet<&str> = counted(workspace).map(|one| &*one.name).collect();
    let gone = excused.difference(&names);
    faults.extend(gone.map(|name| {
        format!("{FILE}: there is no crate {name}: delete its reason from \"{HEADING}\"")
    }));
    Ok(faults)
}

fn counted(workspace: &Workspace) -> impl Iterator<Item = &Crate> {
    workspace.crates.iter().filter(|one| {
        one.folder == Path::new("grammars-config")
            || one.folder.parent() == Some(Path::new("crates"))
    })
}

/// Lines of the library and the programs of a crate.
fn lines(root: &Path, one: &Crate) -> anyhow::Result<usize> {
    let folders: BTreeSet<&Path> = one.roots.iter().filter_map(|file| file.parent()).collect();
    let mut files = BTreeSet::new();
    for folder in folders {
        files.extend(sizes::files(root, folder)?);
    }
    let mut lines = 0;
    for file in files {
        let text = fs::read_to_string(root.join(&file));
        lines += text
            .with_context(|| file.display().to_string())?
            .lines()
            .count();
    }
    Ok(lines)
}

/// Names of the crates that have a reason.
fn excused(text: &str) -> BTreeSet<&str> {
    let section = text.lines().skip_while(|line| *line != HEADING).skip(1);
    let section = section.take_while(|line| !line.starts_with("## "));
    section
        .filter_map(|line| line.strip_prefix("- `")?.split('`').next())
        .collect()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::testing::tree;

    fn workspace(folders: &[&str]) -> Workspace {
        let one = |folder: &&str| Crate {
            name: folder.replace("crates/", "codesim-"),
            folder: folder.into(),
            roots: vec![PathBuf::from(folder).join("src/lib.rs")],
            ..Crate::default()
        };
        Workspace {
            crates: folders.iter().map(one).collect(),
            ..Workspace::default()
        }
    }

    #[test]
    fn crates_of_languages_and_of_developers_do_not_count() {
        let mut folders: Vec<String> = (1..=25).map(|n| format!("crates/{n}")).collect();
        let more = [
            "grammars-config",
            "xtask",
            "tests",
            "crates/lang/codesim-lang-c",
        ];
        folders.extend(more.map(str::to_owned));
        let count = |folders: &[String]| {
            let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
            too_many(&workspace(&folders))
        };
        assert_eq!(count(&folders), None);
        folders.push("crates/26".to_owned());
        let fault = count(&folders).unwrap();
        assert!(fault.starts_with("27 crates beside crates/lang, 26 are allowed"));
    }

    #[test]
    fn small_crates_have_a_reason_and_others_have_none() {
        let long = "\n".repeat(300);
        let root = tree(&[
            ("crates/tiny/src/lib.rs", "mod a;\n"),
            ("crates/tiny/src/a.rs", "\n"),
            ("crates/excused/src/lib.rs", "\n"),
            ("crates/long/src/lib.rs", &long),
        ]);
        let workspace = workspace(&["crates/tiny", "crates/excused", "crates/long"]);
        let text = "- `codesim-tiny`\n## Small crates\n\n- `codesim-excused` is data.\n- `codesim-long` was.\n- `codesim-gone` is not.\n\n## More\n\n- `codesim-tiny`\n";
        assert_eq!(
            too_small(root.path(), text, &workspace).unwrap(),
            [
                "ARCHITECTURE.md: codesim-tiny has 2 lines, fewer than 300: make it a module of another crate, or say why not in \
                 \"## Small crates\"",
                "ARCHITECTURE.md: codesim-long has 300 lines: delete its reason from \"## Small crates\"",
                "ARCHITECTURE.md: there is no crate codesim-gone: delete its reason from \"## Small crates\"",
            ]
        );
    }
}
