//! The submissions and the boilerplate that a command names, as trees of files.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use crate::console::waiting;
use anyhow::{Context, anyhow, ensure};
use codesim_display::{About, path_text, visible, visible_path};
use codesim_intake::{
    BoilerplateSource, Class, Disk, Error, Layouts, LeftOut, Notice, Reason, Root, Sources, read,
};
use codesim_progress::Observer;
use codesim_token::Registry;

use crate::nearest::{did_you_mean, nearest, nearest_language};
use codesim_config::FILE_NAME;
use codesim_config::Plan;

/// The submissions below `roots`, and what else a plan names.
pub(crate) fn of_class(roots: &[PathBuf], plan: &Plan) -> anyhow::Result<Sources<'static>> {
    let mut sources = Sources::default();
    let old = &plan.paths.old;
    let several = roots.len() + old.len() > 1;
    let mut known = HashSet::new();
    let new = roots.iter().map(|root| (root, false));
    for (path, old) in new.chain(old.iter().map(|root| (root, true))) {
        if let Ok(full) = path.canonicalize() {
            ensure!(
                known.insert(full),
                "{}: given twice; each folder of submissions is compared once",
                visible_path(path)
            );
        }
        let settings = leave_out_settings(&mut sources, path);
        let others = plan.paths.all.iter().chain(&settings);
        let what = format!("opening {}", visible_path(path));
        let open = || Root::open(path, others.map(PathBuf::as_path));
        let root = waiting(plan.quiet, &what, open)?;
        let prefix = || path_text(path).trim_end_matches('/').to_owned();
        sources.roots.push(Root {
            prefix: several.then(prefix),
            old,
            layout: match plan.layout {
                // The requested layout is that of the new submissions; another year may have another platform.
                Layouts::Only(_) if old => Layouts::Any,
                _ => plan.layout.clone(),
            },
            ..root
        });
    }
    add_boilerplate(&mut sources, plan)?;
    Ok(sources)
}

/// Each of `paths`, a file or folder, as a submission, and the boilerplate of a plan.
pub(crate) fn of_submissions(paths: &[PathBuf], plan: &Plan) -> anyhow::Result<Sources<'static>> {
    let mut sources = Sources::default();
    for path in paths {
        let root = Root::new(Disk::single(path)?, path_text(path));
        sources.roots.push(root);
    }
    add_boilerplate(&mut sources, plan)?;
    Ok(sources)
}

/// Leaves out the settings file in a folder of submissions, if there is one: it is reported, and does not count.
pub(crate) fn leave_out_settings(sources: &mut Sources, folder: &Path) -> Option<PathBuf> {
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

/// Reads all of it, on the threads of a plan.
pub(crate) fn read_all(
    registry: &Registry,
    sources: &Sources,
    plan: &Plan,
    observer: &dyn Observer,
) -> anyhow::Result<Class> {
    let class = plan
        .pool()?
        .install(|| read(registry, sources, &plan.reading, observer));
    class.map_err(|error| unreadable(error, registry))
}

/// Why sources cannot be read, with what to do about it.
pub(crate) fn unreadable(error: Error, registry: &Registry) -> anyhow::Error {
    match error {
        Error::UnknownLanguage(id) => unknown_language(&id, registry),
        Error::UnknownLayout(id) => unknown_layout(&id),
        error => error.into(),
    }
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

/// Prints on standard error which files were left out, and unless `quiet` which were read with warnings.
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
    // Standard error may be closed; the error cannot be reported then.
    let _ = writeln!(anstream::stderr(), "{kind}: {note}");
}

/// The first of some paths, which a command line always has.
pub(crate) fn first(paths: &[PathBuf]) -> anyhow::Result<&Path> {
    let first = paths.first().context("a file or folder was expected")?;
    Ok(first)
}
