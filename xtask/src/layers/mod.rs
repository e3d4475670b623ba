//! `cargo xtask layers`: which crate may depend on which, which file on which, and how long a function may be.
//!
//! The table in ARCHITECTURE.md is the list of what is allowed; what it does not name is an error, and so is what it names in vain.

mod arrows;
mod outside;
mod sizes;
mod table;
#[cfg(test)]
mod testing;
mod workspace;

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use self::table::{FILE, Table};
use self::workspace::{Crate, Workspace};
use crate::circles;
use crate::sources::Sources;

/// Checks all of it, and lists every fault.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let text = fs::read_to_string(root.join(FILE)).context(FILE)?;
    let table = Table::parse(&text).context(FILE)?;
    let workspace = Workspace::read(root)?;
    let mut faults = arrows::faults(&table, &workspace);
    faults.extend(outside::faults(&table, &workspace));
    for one in &workspace.crates {
        faults.extend(faults_inside(root, one)?);
    }
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

/// What is wrong with the files of a crate.
fn faults_inside(root: &Path, one: &Crate) -> anyhow::Result<Vec<String>> {
    let mut faults = Vec::new();
    for target in &one.roots {
        faults.extend(circles::find(&Sources::read(root, target)?));
    }
    faults.extend(sizes::faults(root, one)?);
    Ok(faults)
}
