//! Finding submissions.
//!
//! Each child of a root is a submission: a folder with all below it, an archive, or a single file. In an export of a learning platform, a
//! submission is all that a person handed in. Links are not followed, so that no file outside of a submission is taken for part of it and no
//! loop is endless. Each entry that is passed over becomes a notice.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use crate::files::{Entry, FileTree, Kind, Problem, archive_stem, is_archive_name};
use crate::layouts::{Choice, Part};
use codesim_display::{About, FileName, path_text, visible, visible_path};

use crate::class::{ExportSeen, HandedIn, about};
use crate::error::Error;
use crate::exported::{Exported, ExportedSubmission, exported};
use crate::filter::Filter;
use crate::levels::{Level, level};
use crate::notice::{LeftOut, Notice};
use crate::sources::{Attempts, Root};
use crate::walk::never_counts;

/// A submission that was found, before its files are read.
pub(crate) struct Found<'a> {
    pub(crate) tree: &'a dyn FileTree,
    pub(crate) name: String,
    pub(crate) own_name: String,
    pub(crate) path: PathBuf,
    pub(crate) old: bool,
    pub(crate) reference: bool,
    pub(crate) is_file: bool,
    pub(crate) parts: Vec<Part>,
    pub(crate) handed_in: HandedIn,
}

impl Found<'_> {
    /// Returns the subject of a notice about an entry of the submission, or a cell of it; without a name, the submission.
    pub(crate) fn about(&self, name: &str, cell: Option<usize>) -> About {
        let path = name.to_owned();
        match path.is_empty() {
            true => About::submission(&self.name),
            false => about(&self.name, self.is_file, &FileName { path, cell }),
        }
    }
}

/// The submissions, starter code and exports found in the roots.
#[derive(Default)]
pub(crate) struct Discovery<'a> {
    pub(crate) submissions: Vec<Found<'a>>,
    /// Starter code in exports.
    pub(crate) starters: Vec<Starter<'a>>,
    pub(crate) exports: Vec<ExportSeen>,
    /// Notices about the entries that were passed over.
    pub(crate) notices: Vec<Notice>,
}

/// Starter code in an export.
pub(crate) struct Starter<'a> {
    pub(crate) tree: &'a dyn FileTree,
    /// Its name in notices.
    pub(crate) name: String,
    pub(crate) part: Part,
}

impl<'a> Discovery<'a> {
    /// Adds the content of a root.
    pub(crate) fn add(
        &mut self,
        root: &'a Root,
        filter: &Filter,
        attempts: Attempts,
    ) -> Result<(), Error> {
        self.notices.extend(problems(root));
        match exported(root, attempts)? {
            Some(export) => self.add_export(root, export),
            None => {
                check_level(root)?;
                let added = self.add_children(root, filter);
                added.map_err(|source| Error::Root {
                    root: visible(&root.name).into_owned(),
                    source,
                })?;
            }
        }
        Ok(())
    }

    fn add_export(&mut self, root: &'a Root, export: Exported) {
        let Exported {
            seen,
            submissions,
            starters,
            notices,
        } = export;
        self.exports.push(seen);
        self.notices.extend(notices);
        for submission in submissions {
            let ExportedSubmission {
                name,
                handed_in,
                parts,
            } = submission;
            self.submissions.push(Found {
                tree: &*root.tree,
                path: parts[0].path.clone(),
                old: root.old,
                reference: root.reference,
                is_file: false,
                parts,
                handed_in: HandedIn {
                    // Two platforms may number their groups in the same way.
                    group: handed_in.group.map(|group| named(root, &group)),
                    ..handed_in
                },
                name: named(root, &name),
                own_name: name,
            });
        }
        for (path, kind) in starters {
            self.starters.push(Starter {
                tree: &*root.tree,
                name: path_text(&Path::new(&root.name).join(&path)),
                part: Part::new(path, String::new(), kind),
            });
        }
    }

    fn add_children(&mut self, root: &'a Root, filter: &Filter) -> io::Result<()> {
        let children = root.tree.entries(Path::new(""))?;
        let names = own_names(&children);
        for (child, own_name) in children.iter().zip(names) {
            let name = named(root, &own_name);
            let path = PathBuf::from(&child.name);
            let filtered = || filter.left_out(&path, child, &*root.tree, Path::new(""), &children);
            if let Some(why) = never_counts(child).or_else(filtered) {
                self.notices
                    .push(Notice::left_out(About::submission(&name), why));
                continue;
            }
            let is_file = child.kind == Kind::File && !is_archive(child);
            let shown = match is_file {
                true => own_name.clone(),
                false => String::new(),
            };
            let part = Part::new(path.clone(), shown, child.kind);
            self.submissions.push(Found {
                tree: &*root.tree,
                path,
                old: root.old,
                reference: root.reference,
                is_file,
                parts: vec![part],
                handed_in: HandedIn::default(),
                name,
                own_name,
            });
        }
        Ok(())
    }
}

/// Rejects a root that is no folder of submissions, unless it was requested as one.
pub(crate) fn check_level(root: &Root) -> Result<(), Error> {
    if root.layout == Choice::Plain {
        return Ok(());
    }
    let name = || visible(&root.name).into_owned();
    let listed = |names: &[String]| visible(&names.join("`, `")).into_owned();
    match level(&*root.tree) {
        None => Ok(()),
        Some(Level::Parts(parts)) => Err(Error::OneSubmission {
            root: name(),
            parts: listed(&parts),
        }),
        Some(Level::Assignments(assignments)) => Err(Error::Assignments {
            root: name(),
            first: visible_path(&Path::new(&root.name).join(&assignments[0])),
            assignments: listed(&assignments),
        }),
        Some(Level::Exercise(folder)) => Err(Error::Exercise {
            root: name(),
            meant: root
                .tree
                .location(Path::new(&folder))
                .map(|_| visible_path(&Path::new(&root.name).join(&folder))),
            folder,
        }),
    }
}

/// Returns the name of a submission of a root.
pub(crate) fn named(root: &Root, own_name: &str) -> String {
    match &root.prefix {
        Some(prefix) => format!("{prefix}/{own_name}"),
        None => own_name.to_owned(),
    }
}

/// Returns notices about the parts of a root that cannot be read.
fn problems(root: &Root) -> Vec<Notice> {
    let notice = |problem: &Problem| {
        let path = Path::new(&root.name).join(&problem.name);
        let why = LeftOut::Archive(problem.why.clone());
        Notice::left_out(About::Beside(path_text(&path)), why)
    };
    root.tree.problems().iter().map(notice).collect()
}

/// Returns the names of submissions: that of the file or folder, or of an archive without its extension if no other submission has that name.
pub(crate) fn own_names(children: &[Entry]) -> Vec<String> {
    let full = |child: &Entry| path_text(Path::new(&child.name));
    let short = |child: &Entry| match is_archive(child) {
        true => archive_stem(&full(child)).to_owned(),
        false => full(child),
    };
    let mut counts: HashMap<String, usize> = HashMap::new();
    for child in children {
        *counts.entry(short(child)).or_default() += 1;
    }
    let name = |child| match counts[&short(child)] {
        1 => short(child),
        _ => full(child),
    };
    children.iter().map(name).collect()
}

fn is_archive(child: &Entry) -> bool {
    child.kind == Kind::File && is_archive_name(&child.name.to_string_lossy())
}
