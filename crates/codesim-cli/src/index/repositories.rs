//! Repositories of git as submissions of an index.

use std::path::Path;

use anyhow::{Context, ensure};
use codesim_display::{counted, path_text, visible, visible_path};
use codesim_intake::history::{Checkout, checkout};
use codesim_intake::{Layouts, Root, Sources};

use crate::args::IndexAddArgs;
use crate::sources::print_note;

/// Digits of a commit's name that tell it from the others of a repository.
const DIGITS: usize = 10;

/// Adds the files of each repository as a submission with the name of its folder, and says its commit and licence.
pub(crate) fn add_repositories(
    sources: &mut Sources<'static>,
    args: &IndexAddArgs,
) -> anyhow::Result<()> {
    for path in &args.git {
        let found = read(path)?;
        print_note(
            "note",
            format!("{}: {}", visible_path(path), described(&found)),
        );
        sources.roots.push(Root {
            layout: Layouts::Plain,
            ..Root::new(found.files, path_text(path))
        });
    }
    Ok(())
}

fn read(path: &Path) -> anyhow::Result<Checkout> {
    ensure!(
        path.exists() || !path_text(path).contains("://"),
        "{}: an address, and codesim fetches nothing; clone it with git and give the folder",
        visible_path(path)
    );
    let full = path.canonicalize().with_context(|| visible_path(path))?;
    let name = full
        .file_name()
        .context("a folder with a name was expected")?;
    let name = path_text(Path::new(name));
    let found = checkout(path, name.strip_suffix(".git").unwrap_or(&name))?;
    Ok(found)
}

/// Returns text such as `commit 0123456789 by Ada; licence in LICENSE: MIT License`.
fn described(found: &Checkout) -> String {
    let commit: String = found.commit.id.chars().take(DIGITS).collect();
    let mut parts = vec![format!(
        "commit {commit} by {}",
        visible(found.commit.author.as_deref().unwrap_or_default())
    )];
    match found.licences.as_slice() {
        [] => parts.push("no licence was found".to_owned()),
        licences => {
            let licences: Vec<_> = licences.iter().map(|it| visible(it)).collect();
            parts.push(format!("licence in {}", licences.join(", ")));
        }
    }
    if let Some(first) = found.left_out.first() {
        let files = counted(found.left_out.len(), "file");
        parts.push(format!(
            "{files} too large, the first is {}",
            visible(first)
        ));
    }
    parts.join("; ")
}
