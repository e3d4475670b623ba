//! The submissions and the starter code that a plan names, as trees of files.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, ensure};
use codesim_display::{About, path_text, visible_path};
use codesim_intake::{
    BoilerplateSource, Disk, Layouts, LeftOut, Notice, Reason, Root, RootError, Snapshot, Sources,
};

use crate::layers::FILE_NAME;
use crate::plan::Plan;

/// Opens the submissions below `roots`, and what else a plan names. `open` is [`Root::open`], or that with something for people who wait.
///
/// # Errors
/// If one of them cannot be opened, or a root is given twice.
pub fn class_sources(
    roots: &[PathBuf],
    plan: &Plan,
    open: impl Fn(&Path, Vec<&Path>) -> Result<Root<'static>, RootError>,
) -> anyhow::Result<Sources<'static>> {
    let mut sources = Sources::default();
    let (old, references) = (&plan.paths.old, &plan.paths.references);
    let several = roots.len() + old.len() > 1;
    let mut known = HashSet::new();
    let new = roots.iter().map(|root| (root, [false; 2]));
    let old = old.iter().map(|root| (root, [true, false]));
    let references = references.iter().map(|root| (root, [true; 2]));
    for (path, [old, reference]) in new.chain(old).chain(references) {
        if let Ok(full) = path.canonicalize() {
            ensure!(
                known.insert(full),
                "{}: given twice; each folder of submissions is compared once",
                visible_path(path)
            );
        }
        let settings = leave_out_settings(&mut sources, path);
        let others = plan.paths.all.iter().chain(&settings);
        let root = open(path, others.map(PathBuf::as_path).collect())?;
        let prefix = || path_text(path).trim_end_matches('/').to_owned();
        sources.roots.push(Root {
            // The names of submissions do not depend on references.
            prefix: (several || reference).then(prefix),
            old,
            reference,
            layout: match plan.layout {
                _ if reference => Layouts::Plain,
                // The requested layout is that of the new submissions; another year may have another platform.
                Layouts::Only(_) if old => Layouts::Any,
                _ => plan.layout.clone(),
            },
            ..root
        });
    }
    add_boilerplate(&mut sources, plan)?;
    sources.snapshots = Snapshot::open_all(&plan.paths.history)?;
    for snapshot in &mut sources.snapshots {
        snapshot.root.layout = plan.layout.clone();
    }
    Ok(sources)
}

/// Opens each of `paths`, a file or folder, as a submission, and the starter code of a plan.
///
/// # Errors
/// If one of them cannot be opened.
pub fn submission_sources(paths: &[PathBuf], plan: &Plan) -> anyhow::Result<Sources<'static>> {
    let mut sources = Sources::default();
    for path in paths {
        let root = Root::new(Disk::single(path)?, path_text(path));
        sources.roots.push(root);
    }
    add_boilerplate(&mut sources, plan)?;
    Ok(sources)
}

/// Leaves out the settings file in a folder of submissions, if there is one: it is reported, and does not count.
pub fn leave_out_settings(sources: &mut Sources, folder: &Path) -> Option<PathBuf> {
    let path = folder.join(FILE_NAME);
    let path = path.strip_prefix(".").unwrap_or(&path);
    let is_file = path.symlink_metadata().is_ok_and(|found| found.is_file());
    is_file.then(|| {
        sources.notices.push(Notice {
            about: About::Beside(path_text(path)),
            reason: Reason::LeftOut(LeftOut::Settings),
        });
        path.to_owned()
    })
}

fn add_boilerplate(sources: &mut Sources, plan: &Plan) -> anyhow::Result<()> {
    for path in &plan.paths.boilerplate {
        let source = BoilerplateSource::open(path).map_err(|_| {
            anyhow!(
                "{}: no such file or folder; starter code was expected there",
                visible_path(path)
            )
        })?;
        sources.boilerplate.push(source);
    }
    Ok(())
}
