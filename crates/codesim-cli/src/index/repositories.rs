//! Repositories of git as submissions of an index.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, ensure};
use codesim_display::{counted, path_text, visible, visible_path};
use codesim_intake::history::Checkout;
use codesim_intake::{Class, Layouts, Root, Sources};
use codesim_token::Registry;

use crate::args::IndexAddArgs;
use crate::sources::print_note;

/// Digits of a commit's name that tell it from the others of a repository.
const DIGITS: usize = 10;

/// The provenance of repositories, by the names of their submissions.
pub(crate) struct Provenance(BTreeMap<String, String>);

impl Provenance {
    /// Notes it at the submissions that were made of the repositories.
    pub(crate) fn note(mut self, class: &mut Class) {
        for submission in &mut class.submissions {
            submission.provenance = self.0.remove(&submission.own_name);
        }
    }
}

/// Adds the files of each repository as a submission with the name of its folder, and says its commit and licence.
pub(crate) fn add_repositories(
    sources: &mut Sources<'static>,
    args: &IndexAddArgs,
    registry: &Registry,
) -> anyhow::Result<Provenance> {
    let mut all = Provenance(BTreeMap::new());
    for path in &args.git {
        let name = name(path)?;
        let mut found = Checkout::new(path, &name)?;
        let earlier = match args.git_history {
            true => found.add_earlier(&|file| is_code(registry, file))?,
            false => 0,
        };
        let provenance = provenance(&found);
        print_note(
            "note",
            format!(
                "{}: {}{}",
                visible_path(path),
                visible(&provenance),
                more(&found, earlier)
            ),
        );
        sources.roots.push(Root {
            layout: Layouts::Plain,
            ..Root::new(found.files, path_text(path))
        });
        all.0.insert(name, provenance);
    }
    Ok(all)
}

/// Returns the name of the folder of a repository.
fn name(path: &Path) -> anyhow::Result<String> {
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
    Ok(name.strip_suffix(".git").unwrap_or(&name).to_owned())
}

fn is_code(registry: &Registry, file: &Path) -> bool {
    let extension = file.extension().and_then(|it| it.to_str());
    extension.is_some_and(|it| registry.by_extension(&it.to_lowercase()).is_some())
}

/// Returns text such as `commit 0123456789 of 2024-10-01 by Ada; licence in LICENSE: MIT License`.
fn provenance(found: &Checkout) -> String {
    let (author, day, id) = found.commit();
    let id: String = id.chars().take(DIGITS).collect();
    let licence = match found.licences.as_slice() {
        [] => "no licence was found".to_owned(),
        licences => format!("licence in {}", licences.join(", ")),
    };
    let author = author.map_or_else(String::new, |it| format!(" by {it}"));
    format!("commit {id} of {day}{author}; {licence}")
}

/// Returns the number of earlier versions and of files that are too large, to follow other text.
fn more(found: &Checkout, earlier: usize) -> String {
    let mut parts = String::new();
    if earlier > 0 {
        parts += &format!("; {} of files", counted(earlier, "earlier version"));
    }
    if let Some(first) = found.left_out.first() {
        let files = counted(found.left_out.len(), "file");
        parts += &format!("; {files} too large, the first is {}", visible(first));
    }
    parts
}
