//! The submissions and the boilerplate that a command names, as trees of files.

use std::path::{Path, PathBuf};

use crate::console::waiting;
use anyhow::{Context, anyhow};
use codesim_display::{visible, visible_path};
use codesim_intake::{Class, Error, Notice, Root, Sources, read};
use codesim_progress::Observer;
use codesim_token::Registry;

use crate::nearest::{did_you_mean, nearest, nearest_language};
use codesim_config::{Plan, class_sources};

/// Opens the submissions below `roots`, and what else a plan names, under a line that says so once it takes long.
pub(crate) fn of_class(roots: &[PathBuf], plan: &Plan) -> anyhow::Result<Sources<'static>> {
    class_sources(roots, plan, |path, others| {
        let what = format!("opening {}", visible_path(path));
        waiting(plan.quiet, &what, || Root::open(path, others))
    })
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
    print_line(format_args!("{kind}: {note}"));
}

/// The same without a kind.
pub(crate) fn print_line(line: std::fmt::Arguments) {
    use std::io::Write;
    // Standard error may be closed; the error cannot be reported then.
    let _ = writeln!(anstream::stderr(), "{line}");
}

/// The first of some paths, which a command line always has.
pub(crate) fn first(paths: &[PathBuf]) -> anyhow::Result<&Path> {
    let first = paths.first().context("a file or folder was expected")?;
    Ok(first)
}
