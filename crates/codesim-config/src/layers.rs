//! Settings laid over each other: the command line over `codesim.toml` over the defaults.
//!
//! They are laid over each other as TOML tables, which also show where each value in force comes from.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use codesim_display::{visible, visible_path};
use codesim_intake::{assignment_name, folder_above};

use crate::settings::{OF_THE_RUN, Settings};

/// Name of the settings file.
pub const FILE_NAME: &str = "codesim.toml";

/// Folder of descriptions of languages beside the settings file, which are always read.
pub const GRAMMARS: &str = "grammars";

/// Origin of a value in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// It was typed.
    CommandLine,
    /// It is in this file.
    File(PathBuf),
    /// No source has it.
    Default,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CommandLine => f.write_str("command line"),
            Self::File(path) => f.write_str(&visible_path(path)),
            Self::Default => f.write_str("default"),
        }
    }
}

/// Settings in force: command line over file over defaults.
#[derive(Debug)]
pub struct EffectiveSettings {
    /// The values.
    pub settings: Settings,
    /// Key, value and origin of each setting, in the order of the help text.
    pub origins: Vec<(String, toml::Value, Origin)>,
}

impl Settings {
    /// Lays the command line over the `codesim.toml` that holds for these folders of submissions, if there is one, and what this says of an
    /// assignment if they are a single folder.
    pub fn effective(&self, folders: &[PathBuf]) -> anyhow::Result<EffectiveSettings> {
        match folders {
            [only] => self.effective_for(folders, Some(&assignment_name(only))),
            _ => self.effective_for(folders, None),
        }
    }

    /// The same for one assignment of those in these folders, or for all of them together.
    pub fn effective_for(
        &self,
        folders: &[PathBuf],
        assignment: Option<&str>,
    ) -> anyhow::Result<EffectiveSettings> {
        let mut layers = vec![(Origin::Default, table(&Self::defaults())?)];
        let file = file_above(folders, &self.old)?;
        let mut assignments = BTreeMap::new();
        if let Some(path) = &file {
            let mut said = read_file(path)?;
            assignments = std::mem::take(&mut said.assignments);
            layers.push((Origin::File(path.clone()), table(&said)?));
            if let Some(own) = assignment.and_then(|name| assignments.get(name)) {
                layers.push((Origin::File(path.clone()), table(own)?));
            }
        }
        layers.push((Origin::CommandLine, table(self)?));
        let mut merged = toml::Table::new();
        let mut origins: Vec<(String, toml::Value, Origin)> = Vec::new();
        for (origin, layer) in layers {
            for (key, value) in layer {
                merged.insert(key.clone(), value.clone());
                origins.retain(|(present, ..)| *present != key);
                origins.push((key, value, origin.clone()));
            }
        }
        origins.sort_by(|a, b| a.0.cmp(&b.0));
        let settings = Self {
            file,
            assignments,
            ..merged.try_into().context("settings")?
        };
        Ok(EffectiveSettings { settings, origins })
    }
}

fn table(settings: &Settings) -> anyhow::Result<toml::Table> {
    toml::Table::try_from(settings).context("settings: paths must be UTF-8, and numbers below 2^63")
}

/// The `codesim.toml` in `start` or the nearest folder above it.
pub fn nearest_file(start: &Path) -> anyhow::Result<Option<PathBuf>> {
    Ok(files_from(start)?.find(|path| path.is_file()))
}

/// The `codesim.toml` nearest to the first of `folders`, above it and in none of them nor of `old`: a submission can bring whatever is
/// in there.
fn file_above(folders: &[PathBuf], old: &[PathBuf]) -> anyhow::Result<Option<PathBuf>> {
    let Some(first) = folders.first() else {
        return Ok(None);
    };
    let handed_in = folders.iter().chain(old);
    // The empty path is this folder too.
    let full = |path: &Path| Path::new(".").join(path).canonicalize();
    let handed_in: Vec<PathBuf> = handed_in.filter_map(|path| full(path).ok()).collect();
    let is_handed_in = |folder: &Path| {
        let folder = full(folder);
        folder.is_ok_and(|folder| handed_in.iter().any(|root| folder.starts_with(root)))
    };
    let mut files = files_from(first)?.skip(1);
    Ok(files.find(|path| path.is_file() && !path.parent().is_some_and(is_handed_in)))
}

/// Possible paths of `codesim.toml`, from `start` upwards.
fn files_from(start: &Path) -> anyhow::Result<impl Iterator<Item = PathBuf>> {
    let full = std::path::absolute(start).with_context(|| visible_path(start))?;
    let folders = std::iter::successors(Some(start.to_owned()), |folder| folder_above(folder));
    Ok(folders
        .take(full.components().count())
        .map(|folder| folder.strip_prefix(".").unwrap_or(&folder).join(FILE_NAME)))
}

/// The folder that a submission lies in.
pub fn folder_of(submission: &Path) -> PathBuf {
    let folder = folder_above(submission).filter(|folder| folder != Path::new(""));
    folder.unwrap_or_else(|| PathBuf::from("."))
}

/// Reads a settings file; relative paths become paths from here.
fn read_file(path: &Path) -> anyhow::Result<Settings> {
    let shown = visible_path(path);
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
    let mut settings: Settings = toml::from_str(&text).with_context(|| format!("in {shown}"))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for (name, own) in &settings.assignments {
        check_assignment(name, own).with_context(|| format!("in {shown}"))?;
    }
    let mut assignments = std::mem::take(&mut settings.assignments);
    let all = std::iter::once(&mut settings).chain(assignments.values_mut());
    for path in all.flat_map(Settings::paths_mut) {
        *path = folder.join(&path);
        ensure!(
            path.to_str().is_some(),
            "{}: paths in settings must be UTF-8",
            visible_path(folder)
        );
    }
    settings.assignments = assignments;
    Ok(settings)
}

/// Refuses settings that cannot be those of one assignment.
fn check_assignment(name: &str, own: &Settings) -> anyhow::Result<()> {
    let said = table(own)?;
    match OF_THE_RUN.iter().find(|key| said.contains_key(**key)) {
        None => Ok(()),
        Some(key) => Err(anyhow!(
            "assignments.{}: `{key}` holds for a whole run, and cannot be said of one assignment",
            visible(name)
        )),
    }
}
