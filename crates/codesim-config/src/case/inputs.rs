//! The files that a comparison depends on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, anyhow, bail, ensure};
use codesim_display::visible_path;
use serde::{Deserialize, Serialize};
use walkdir::WalkDir;

use crate::layers::GRAMMARS;
use crate::settings::Settings;

/// A file that a comparison depends on.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Input {
    /// Its path as typed, or below a folder as typed, with `/`.
    pub path: String,
    /// Number of its bytes.
    pub bytes: u64,
    /// SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
}

/// How files differ from those of a case.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum InputDifference {
    /// It is not there any more.
    Missing(
        /// Its path.
        String,
    ),
    /// It has other bytes.
    Changed(
        /// Its path.
        String,
    ),
    /// It is new.
    Added(
        /// Its path.
        String,
    ),
}

/// Lists all files that a comparison with these settings depends on, but `besides`, in the order of their paths.
///
/// # Errors
/// If one of them cannot be read.
pub fn inputs(
    roots: &[PathBuf],
    settings: &Settings,
    besides: Option<&Path>,
) -> anyhow::Result<Vec<Input>> {
    let besides = besides.and_then(|path| path.canonicalize().ok());
    let mut all = BTreeSet::new();
    for path in named(roots, settings) {
        for file in files_below(&path)? {
            if besides.is_none() || file.canonicalize().ok() != besides {
                all.insert(file);
            }
        }
    }
    all.iter().map(|path| input(path)).collect()
}

/// Returns the files and folders that a comparison is told of.
fn named(roots: &[PathBuf], settings: &Settings) -> Vec<PathBuf> {
    let mut settings = Settings {
        output: Vec::new(),
        ..settings.clone()
    };
    let mut named = roots.to_vec();
    named.extend(settings.paths_mut().map(|path| path.clone()));
    if let Some(file) = &settings.file {
        named.push(file.clone());
        let grammars = file.with_file_name(GRAMMARS);
        named.extend(Some(grammars).filter(|folder| folder.is_dir()));
    }
    named
}

/// Returns a file, or all that are below a folder. Links are not followed: a comparison follows none.
fn files_below(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(path).sort_by_file_name() {
        let entry = entry.with_context(|| format!("{}: cannot be listed", visible_path(path)))?;
        if entry.file_type().is_file() || (entry.depth() == 0 && entry.path().is_file()) {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

fn input(path: &Path) -> anyhow::Result<Input> {
    let read = super::file_sha256(path);
    let (bytes, sha256) =
        read.with_context(|| format!("{}: cannot be read", visible_path(path)))?;
    Ok(Input {
        path: slashed(path)?,
        bytes,
        sha256,
    })
}

/// Returns a path with `/` between its parts.
fn slashed(path: &Path) -> anyhow::Result<String> {
    let text = path.to_str().ok_or_else(|| {
        anyhow!(
            "{}: its name is not Unicode, which a case cannot have; rename it",
            visible_path(path)
        )
    })?;
    Ok(match cfg!(windows) {
        true => text.replace('\\', "/"),
        false => text.to_owned(),
    })
}

/// Compares the files that are there with those of a case.
pub fn differences(expected: &[Input], found: &[Input]) -> Vec<InputDifference> {
    let by_path = |all: &[Input]| -> BTreeMap<String, String> {
        let each = all.iter();
        each.map(|it| (it.path.clone(), it.sha256.clone()))
            .collect()
    };
    let (expected, found) = (by_path(expected), by_path(found));
    let mut differences: Vec<InputDifference> = (expected.iter())
        .filter_map(|(path, sha256)| match found.get(path) {
            None => Some(InputDifference::Missing(path.clone())),
            Some(other) => (other != sha256).then(|| InputDifference::Changed(path.clone())),
        })
        .collect();
    let added = found.keys().filter(|path| !expected.contains_key(*path));
    differences.extend(added.cloned().map(InputDifference::Added));
    differences
}

/// Refuses paths and links that cannot be packed so that they lead to the same files when they are unpacked.
pub(super) fn check_packable(roots: &[PathBuf], settings: &Settings) -> anyhow::Result<()> {
    ensure!(
        settings.against_key.is_none(),
        "the key of an index is for nobody else: leave out --inputs, or --against-key"
    );
    for path in named(roots, settings) {
        let leads_down = |part| matches!(part, Component::Normal(_) | Component::CurDir);
        ensure!(
            path.components().all(leads_down),
            "{}: only files below the current folder can be packed; run this in a folder above all of them, with paths that start there",
            visible_path(&path)
        );
        for entry in WalkDir::new(&path) {
            let entry =
                entry.with_context(|| format!("{}: cannot be listed", visible_path(&path)))?;
            if entry.depth() > 0 && entry.path_is_symlink() {
                bail!(
                    "{}: links cannot be packed; leave out --inputs, or remove the link",
                    visible_path(entry.path())
                );
            }
        }
    }
    Ok(())
}

/// Reads a file that must have the bytes that were counted before.
pub(super) fn content(input: &Input) -> anyhow::Result<Vec<u8>> {
    let content =
        fs::read(&input.path).with_context(|| format!("{}: cannot be read", input.path))?;
    ensure!(
        super::sha256(&content) == input.sha256,
        "{}: it changed meanwhile; try again",
        input.path
    );
    Ok(content)
}
