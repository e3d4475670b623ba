//! `cargo xtask layers`: which crate may depend on which, which module and file in a crate on which, and how long a function may be.
//!
//! Two tables in ARCHITECTURE.md list what is allowed; an arrow that they do not name is an error, and so is one that they name in vain.

mod arrows;
mod crates;
mod inside;
mod outside;
mod picture;
mod sizes;
mod table;
#[cfg(test)]
mod testing;
mod workspace;

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use clap::Args;

use self::inside::Inside;
use self::table::{FILE, Kind, Table};
use self::workspace::Workspace;
use crate::circles;
use crate::sources::Sources;

/// `cargo xtask layers`.
#[derive(Args)]
pub(crate) struct Layers {
    /// Write the picture in ARCHITECTURE.md anew, from the table of crates, before checking
    #[arg(long)]
    write: bool,
}

impl Layers {
    pub(crate) fn run(&self, root: &Path) -> anyhow::Result<()> {
        if self.write {
            let path = root.join(FILE);
            let text = fs::read_to_string(&path).context(FILE)?;
            let table = Table::parse(&text, Kind::Crates).context(FILE)?;
            fs::write(path, picture::placed_in(&text, &table)?).context(FILE)?;
        }
        check(root)
    }
}

/// Checks all of it, and lists every fault.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let text = fs::read_to_string(root.join(FILE)).context(FILE)?;
    let table = |kind| Table::parse(&text, kind).context(FILE);
    let (of_crates, of_modules) = (table(Kind::Crates)?, table(Kind::Modules)?);
    let workspace = Workspace::read(root)?;
    let mut faults = arrows::faults(&of_crates, &workspace.nodes());
    faults.extend(outside::faults(&of_crates, &workspace));
    faults.extend(picture::faults(&text, &of_crates)?);
    faults.extend(crates::too_many(&workspace));
    faults.extend(crates::too_small(root, &text, &workspace)?);
    let mut inside = Inside::default();
    for one in &workspace.crates {
        for target in &one.roots {
            let sources = Sources::read(root, target)?;
            faults.extend(circles::find(&sources));
            inside.add(one, &sources);
        }
        faults.extend(sizes::faults(root, one)?);
    }
    faults.extend(inside.faults(&of_modules));
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
