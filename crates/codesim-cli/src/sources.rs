//! The submissions and the boilerplate that a command names, as trees of files.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use crate::console::waiting;
use anyhow::{Context, anyhow, ensure};
use codesim_display::{About, path_text, visible, visible_path};
use codesim_intake::{
    Allowance, Archive, BoilerplateSource, Class, Disk, Error, FileTree, Layouts, LeftOut, Limits,
    Notice, ReadOptions, Reason, Root, Sources, is_archive_name, read,
};
use codesim_progress::Observer;
use codesim_token::{Imports, Registry};

use crate::nearest::{did_you_mean, nearest, nearest_language};
use codesim_config::FILE_NAME;
use codesim_config::Plan;

/// Trees of files on the disk, and in archives there.
#[derive(Default)]
pub(crate) struct Trees {
    roots: Vec<GivenRoot>,
    boilerplate: Vec<(Disk, String)>,
    /// What was left out before anything is read.
    notices: Vec<Notice>,
}

struct GivenRoot {
    tree: Box<dyn FileTree>,
    name: String,
    prefix: Option<String>,
    old: bool,
    layout: Layouts,
}

impl Trees {
    /// The submissions below `roots`, and what else a plan names.
    pub(crate) fn of_class(roots: &[PathBuf], plan: &Plan) -> anyhow::Result<Self> {
        let mut trees = Self::default();
        let old = &plan.paths.old;
        let several = roots.len() + old.len() > 1;
        let mut known = HashSet::new();
        let new = roots.iter().map(|root| (root, false));
        for (root, old) in new.chain(old.iter().map(|root| (root, true))) {
            if let Ok(full) = root.canonicalize() {
                ensure!(
                    known.insert(full),
                    "{}: given twice; each folder of submissions is compared once",
                    visible_path(root)
                );
            }
            let settings = trees.leave_out_settings(root);
            let others = plan.paths.all.iter().chain(&settings);
            let (tree, name) = tree(root, others.map(PathBuf::as_path), plan.quiet)?;
            let prefix = || path_text(root).trim_end_matches('/').to_owned();
            trees.roots.push(GivenRoot {
                tree,
                name,
                prefix: several.then(prefix),
                old,
                layout: match plan.layout {
                    // What is asked for is a layout of what is new; another year may have another platform.
                    Layouts::Only(_) if old => Layouts::Any,
                    _ => plan.layout.clone(),
                },
            });
        }
        trees.add_boilerplate(plan)?;
        Ok(trees)
    }

    /// Each of `paths`, a file or folder, as a submission, and the boilerplate of a plan.
    pub(crate) fn of_submissions(paths: &[PathBuf], plan: &Plan) -> anyhow::Result<Self> {
        let mut trees = Self::default();
        for path in paths {
            trees.roots.push(GivenRoot {
                tree: Box::new(Disk::single(path)?),
                name: path_text(path),
                prefix: None,
                old: false,
                layout: Layouts::Plain,
            });
        }
        trees.add_boilerplate(plan)?;
        Ok(trees)
    }

    /// The settings file in a folder of submissions, if there is one: it is told of, and does not count.
    pub(crate) fn leave_out_settings(&mut self, folder: &Path) -> Option<PathBuf> {
        let path = folder.join(FILE_NAME);
        let path = path.strip_prefix(".").unwrap_or(&path);
        let is_file = path.symlink_metadata().is_ok_and(|found| found.is_file());
        is_file.then(|| {
            self.notices.push(Notice {
                about: About::Beside(path_text(path)),
                reason: Reason::LeftOut(LeftOut::Settings),
            });
            path.to_owned()
        })
    }

    fn add_boilerplate(&mut self, plan: &Plan) -> anyhow::Result<()> {
        for path in &plan.paths.boilerplate {
            let tree = Disk::single(path).map_err(|_| {
                anyhow!(
                    "{}: no such file or folder; starter code was expected there",
                    visible_path(path)
                )
            })?;
            self.boilerplate.push((tree, path_text(path)));
        }
        Ok(())
    }

    fn sources(&self) -> Sources<'_> {
        let roots = self.roots.iter().map(|root| Root {
            tree: &*root.tree,
            name: root.name.clone(),
            prefix: root.prefix.clone(),
            old: root.old,
            layout: root.layout.clone(),
        });
        let boilerplate = self
            .boilerplate
            .iter()
            .map(|(tree, name)| BoilerplateSource {
                tree,
                name: name.clone(),
            });
        Sources {
            roots: roots.collect(),
            boilerplate: boilerplate.collect(),
        }
    }

    /// Reads all of it.
    pub(crate) fn read(
        &self,
        registry: &Registry,
        plan: &Plan,
        imports: Imports,
        observer: &dyn Observer,
    ) -> anyhow::Result<Class> {
        let options = ReadOptions {
            imports,
            ..plan.reading.clone()
        };
        let class = read(registry, &self.sources(), &options, observer);
        let mut class = class.map_err(|error| match error {
            Error::UnknownLanguage(id) => unknown_language(&id, registry),
            Error::UnknownLayout(id) => unknown_layout(&id),
            error => error.into(),
        })?;
        class.notices.splice(0..0, self.notices.iter().cloned());
        Ok(class)
    }
}

/// A folder or an archive of submissions, without what serves another purpose, and what it is called. If everything in an archive is in one folder,
/// that is meant.
fn tree<'a>(
    root: &Path,
    others: impl Iterator<Item = &'a Path>,
    quiet: bool,
) -> anyhow::Result<(Box<dyn FileTree>, String)> {
    let name = path_text(root);
    if !(root.is_file() && is_archive_name(&name)) {
        return Ok((Box::new(Disk::folder(root)?.without(others)), name));
    }
    let what = format!("opening {}", visible_path(root));
    let open = || Archive::open(root, &mut Allowance::new(Limits::CLASS));
    let mut archive = waiting(quiet, &what, open)?;
    let folder = archive.enter_only_folder();
    let name = folder.map_or(name, |folder| path_text(&root.join(folder)));
    Ok((Box::new(archive), name))
}

/// The error for a language that this build does not have.
pub(crate) fn unknown_language(id: &str, registry: &Registry) -> anyhow::Error {
    if codesim_languages::KNOWN.contains(&id) {
        return anyhow!(
            "language `{id}` was left out of this build; the feature `codesim-languages/{id}` adds it"
        );
    }
    let meant = nearest_language(id, registry);
    anyhow!(
        "unknown language `{}`{}; `codesim languages` lists those of this build",
        visible(id),
        did_you_mean(meant)
    )
}

fn unknown_layout(id: &str) -> anyhow::Error {
    let ids = codesim_intake::layouts();
    anyhow!(
        "unknown layout `{}`{}; layouts are {} and plain",
        visible(id),
        did_you_mean(nearest(id, ids.iter().copied())),
        ids.join(", ")
    )
}

/// What was not taken, and unless `quiet` what was taken with reservations, on standard error.
pub(crate) fn print_notices(notices: &[Notice], quiet: bool) {
    for notice in notices.iter().filter(|it| !(quiet && it.is_compared())) {
        let kind = if notice.is_compared() {
            "note"
        } else {
            "left out"
        };
        print_note(kind, notice);
    }
}

/// A line on standard error.
pub(crate) fn print_note(kind: &str, note: impl std::fmt::Display) {
    use std::io::Write;
    // Standard error may be closed; there is nobody left to tell then.
    let _ = writeln!(anstream::stderr(), "{kind}: {note}");
}

/// The first of some paths, which a command line always has.
pub(crate) fn first(paths: &[PathBuf]) -> anyhow::Result<&Path> {
    let first = paths.first().context("a file or folder was expected")?;
    Ok(first)
}
