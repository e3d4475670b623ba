//! Finding submissions and their files.
//!
//! Each child of a root is a submission: a folder with all below it, or a single file. Links are not followed, so that
//! nothing outside of a submission is taken for part of it and no loop is endless. Everything passed over becomes a notice.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use codesim_report::model::Notice;
use codesim_words::{About, FileName};
use walkdir::WalkDir;

use crate::escape;
use crate::settings::FILE_NAME;

const LINK: &str = "symbolic link: not followed";

/// A submission that was found, before its files are read.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) old: bool,
    pub(crate) files: Vec<FoundFile>,
}

/// A file of a submission.
#[derive(Debug)]
pub(crate) struct FoundFile {
    pub(crate) path: PathBuf,
    /// Path below the submission; the file's own name if it is the submission.
    pub(crate) name: String,
    /// The submission's name, then the path below it.
    pub(crate) shown: About,
}

/// What is found below some roots.
#[derive(Debug, Default)]
pub(crate) struct Discovery {
    pub(crate) submissions: Vec<Found>,
    pub(crate) notices: Vec<Notice>,
}

impl Discovery {
    /// Adds the children of `root` as submissions, without those that are given for another purpose.
    pub(crate) fn add_root(
        &mut self,
        root: &Path,
        prefix: Option<&str>,
        old: bool,
        excluded: &HashSet<PathBuf>,
    ) -> anyhow::Result<()> {
        let shown = escape::shown(root);
        let kind = fs::metadata(root)
            .with_context(|| format!("{shown}: a folder of submissions was expected"))?;
        ensure!(
            kind.is_dir(),
            "{shown}: this is a file; a folder was expected that holds one file or folder for each submission"
        );
        for child in sorted_children(root).with_context(|| format!("{shown}: cannot be read"))? {
            let name = file_name(&child);
            if name == FILE_NAME || is_excluded(&child, excluded) {
                continue;
            }
            let name = prefix.map_or_else(|| name.clone(), |prefix| format!("{prefix}/{name}"));
            if let Some(files) = self.files(&child, &name) {
                self.submissions.push(Found {
                    name,
                    path: child,
                    old,
                    files,
                });
            }
        }
        Ok(())
    }

    /// Adds a file or a folder as a submission.
    pub(crate) fn add_submission(&mut self, path: &Path) -> anyhow::Result<()> {
        let shown = escape::shown(path);
        let path = path
            .canonicalize()
            .with_context(|| format!("{shown}: a file or a folder was expected"))?;
        let name = file_name(&path);
        if let Some(files) = self.files(&path, &name) {
            self.submissions.push(Found {
                name,
                path,
                old: false,
                files,
            });
        }
        Ok(())
    }

    /// Files of one submission, by name; nothing if it is not to be taken as one.
    fn files(&mut self, path: &Path, name: &str) -> Option<Vec<FoundFile>> {
        if file_name(path).starts_with('.') {
            self.notice(About::submission(name), "hidden");
            return None;
        }
        // Walking would go through a link that is the starting point.
        if path.is_symlink() {
            self.notice(About::submission(name), LINK);
            return None;
        }
        let mut files = Vec::new();
        let mut entries = WalkDir::new(path).sort_by_file_name().into_iter();
        while let Some(entry) = entries.next() {
            let entry = match entry {
                Ok(entry) => entry,
                Err(error) => {
                    let at = error
                        .path()
                        .map_or_else(|| About::submission(name), |at| below(path, at, name));
                    self.notice(at, &unreadable(&error));
                    continue;
                }
            };
            let shown = below(path, entry.path(), name);
            if entry.depth() > 0 && file_name(entry.path()).starts_with('.') {
                self.notice(shown, "hidden");
                if entry.file_type().is_dir() {
                    entries.skip_current_dir();
                }
            } else if entry.path_is_symlink() {
                self.notice(shown, LINK);
            } else if entry.file_type().is_file() {
                let inside = entry.path().strip_prefix(path).unwrap_or(entry.path());
                let inside = if entry.depth() == 0 {
                    Path::new(path.file_name()?)
                } else {
                    inside
                };
                files.push(FoundFile {
                    name: escape::path(inside),
                    shown,
                    path: entry.into_path(),
                });
            } else if !entry.file_type().is_dir() {
                self.notice(shown, "neither file nor folder");
            }
        }
        (!files.is_empty() || path.is_dir()).then_some(files)
    }

    fn notice(&mut self, about: About, reason: &str) {
        self.notices.push(Notice {
            about,
            compared: false,
            reason: reason.to_owned(),
        });
    }
}

/// Files of starter code below `path`, which may be a file itself.
pub(crate) fn boilerplate_files(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let shown = escape::shown(path);
    if !path.exists() {
        bail!("{shown}: no such file or folder; starter code was expected there");
    }
    let mut files = Vec::new();
    for entry in WalkDir::new(path).sort_by_file_name() {
        let entry = entry.with_context(|| format!("{shown}: cannot be read"))?;
        if entry.file_type().is_file() {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

fn sorted_children(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut children = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()?;
    children.sort();
    Ok(children)
}

fn is_excluded(path: &Path, excluded: &HashSet<PathBuf>) -> bool {
    path.canonicalize()
        .is_ok_and(|path| excluded.contains(&path))
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .map(|name| escape::path(Path::new(name)))
        .unwrap_or_default()
}

/// A path inside of a submission as it is shown: the submission's name, then the way down.
fn below(submission: &Path, path: &Path, name: &str) -> About {
    match path.strip_prefix(submission) {
        Ok(inside) if inside != Path::new("") => About::File {
            submission: name.to_owned(),
            file: FileName::from(&*escape::path(inside)),
        },
        _ => About::submission(name),
    }
}

fn unreadable(error: &walkdir::Error) -> String {
    match error.io_error() {
        Some(error) => format!("cannot be read: {error}"),
        None => "cannot be read".to_owned(),
    }
}
