//! `cargo xtask layers`: which crate may depend on which, which module and file in a crate on which, and how long a function may be.
//!
//! Two tables in ARCHITECTURE.md list what is allowed; an arrow that they do not name is an error, and so is one that they name in vain.

mod arrows;
mod inside;
mod outside;
mod sizes;
mod table;
#[cfg(test)]
mod testing;
mod workspace;

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use self::inside::Inside;
use self::table::{FILE, Kind, Table};
use self::workspace::Workspace;
use crate::circles;
use crate::sources::Sources;

/// Crates beside those of languages, and beside what only developers use.
const MOST_CRATES: usize = 25;

/// Checks all of it, and lists every fault.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let text = fs::read_to_string(root.join(FILE)).context(FILE)?;
    let table = |kind| Table::parse(&text, kind).context(FILE);
    let (crates, modules) = (table(Kind::Crates)?, table(Kind::Modules)?);
    let workspace = Workspace::read(root)?;
    let mut faults = arrows::faults(&crates, &workspace.nodes());
    faults.extend(outside::faults(&crates, &workspace));
    faults.extend(too_many(&workspace));
    let mut inside = Inside::default();
    for one in &workspace.crates {
        for target in &one.roots {
            let sources = Sources::read(root, target)?;
            faults.extend(circles::find(&sources));
            inside.add(one, &sources);
        }
        faults.extend(sizes::faults(root, one)?);
    }
    faults.extend(inside.faults(&modules));
    for fault in &faults {
        eprintln!("{fault}");
    }
    ensure!(
        faults.is_empty(),
        "{} faults in the layers; {FILE} says what is allowed",
        faults.len()
    );
    println!(
        "{} crates are layered as {FILE} says",
        workspace.crates.len()
    );
    Ok(())
}

/// Whether there are more crates than a newcomer can keep in mind.
fn too_many(workspace: &Workspace) -> Option<String> {
    let is_counted = |folder: &Path| {
        folder == Path::new("grammars-config")
            || folder
                .parent()
                .is_some_and(|above| above == Path::new("crates"))
    };
    let crates = workspace.crates.iter();
    let count = crates.filter(|one| is_counted(&one.folder)).count();
    (count > MOST_CRATES).then(|| {
        format!("{count} crates beside crates/lang, {MOST_CRATES} are allowed: make what is new a module of one that is there")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::workspace::Crate;

    #[test]
    fn languages_and_what_developers_use_are_not_counted() {
        let mut workspace = Workspace::default();
        let mut add = |folder: String| {
            workspace.crates.push(Crate {
                folder: folder.into(),
                ..Crate::default()
            });
            too_many(&workspace)
        };
        for folder in [
            "xtask",
            "tests",
            "examples/as-a-library",
            "crates/lang/codesim-lang-c",
        ] {
            assert_eq!(add(folder.to_owned()), None);
        }
        assert_eq!(add("grammars-config".to_owned()), None);
        for number in 2..=MOST_CRATES {
            assert_eq!(add(format!("crates/{number}")), None);
        }
        let fault = add("crates/one-more".to_owned());
        assert!(fault.is_some_and(|fault| fault.starts_with("26 crates beside")));
    }
}
