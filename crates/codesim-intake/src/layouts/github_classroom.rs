//! Clones of the repositories of GitHub Classroom: folders that begin with the name of the assignment.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::files::Kind;

use crate::layouts::collect::{Attempt, Collect, Facts, Person};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::view::View;

/// The suffix of the folder of the clones, after the name of the assignment.
const CLONES: &str = "-submissions";

/// The layout.
pub(crate) struct GithubClassroom;

impl Layout for GithubClassroom {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        Ok(export(view))
    }
}

fn export(view: &View) -> Option<Export> {
    let above = || {
        let folders = folders(view, Path::new(""));
        let clones = folders.iter().filter(|name| name.ends_with(CLONES));
        match clones.collect::<Vec<_>>().as_slice() {
            [only] => clones_in(view, Path::new(only), only),
            _ => None,
        }
    };
    clones_in(view, Path::new(""), &view.name).or_else(above)
}

/// Reads the clones in a folder of this name. An entry beside that folder with the name of the assignment is starter code.
fn clones_in(view: &View, folder: &Path, name: &str) -> Option<Export> {
    let clones = folders(view, folder);
    let named = name.strip_suffix(CLONES).map(|slug| format!("{slug}-"));
    let prefix = named.or_else(|| prefix_of_clones(view, folder, &clones))?;
    let fitting = clones.iter().filter(|clone| clone.starts_with(&prefix));
    if fitting.count() * 2 <= clones.len() {
        return None;
    }
    let mut found = Collect::new("GitHub Classroom");
    for entry in view.entries(folder) {
        let name = entry.name.to_string_lossy();
        let path = view.path(&folder.join(&entry.name));
        match name.strip_prefix(&prefix) {
            Some(login) if entry.kind == Kind::Folder && !login.is_empty() => {
                let person = Person {
                    name: login.to_owned(),
                    id: String::new(),
                };
                let part = Part::new(path, String::new(), entry.kind);
                found.add(person, Attempt::default(), Facts::default(), part);
            }
            _ => found.add_unknown(path, entry.kind),
        }
    }
    if folder != Path::new("") {
        beside(view, folder, &prefix, &mut found);
    }
    Some(found.finish(&HashMap::new()))
}

/// Reads the entries beside the folder of the clones.
fn beside(view: &View, clones: &Path, prefix: &str, found: &mut Collect) {
    for entry in view.entries(Path::new("")) {
        let name = entry.name.to_string_lossy();
        let path = view.path(Path::new(&entry.name));
        match prefix.strip_suffix('-') {
            _ if clones.as_os_str() == entry.name => {}
            Some(slug) if name == slug => found.export.starters.push((path, entry.kind)),
            _ => found.add_unknown(path, entry.kind),
        }
    }
}

/// Returns the common prefix of the names of most folders, if these are repositories.
fn prefix_of_clones(view: &View, folder: &Path, names: &[String]) -> Option<String> {
    let is_repository = |name: &&String| {
        let entries = view.entries(&folder.join(PathBuf::from(name)));
        entries.iter().any(|entry| entry.name == ".git")
    };
    let repositories: Vec<&String> = names.iter().filter(is_repository).collect();
    let (first, last) = (repositories.first()?, repositories.last()?);
    if repositories.len() < 2 || repositories.len() * 2 <= names.len() {
        return None;
    }
    // The names are sorted, so the common prefix of the first and the last is common to all.
    let same = first.char_indices().zip(last.chars());
    let end = same
        .take_while(|((_, a), b)| a == b)
        .map(|((at, a), _)| at + a.len_utf8())
        .last()?;
    let mark = first[..end].rfind('-')?;
    Some(first[..=mark].to_owned())
}

/// Returns the names of the folders in a folder, ascending.
fn folders(view: &View, folder: &Path) -> Vec<String> {
    let entries = view.entries(folder).into_iter();
    let folders = entries.filter(|entry| entry.kind == Kind::Folder && !entry.is_of_system());
    folders
        .map(|entry| entry.name.to_string_lossy().into_owned())
        .collect()
}
