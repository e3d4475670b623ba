//! The comparison that a plan describes.

use std::path::{Path, PathBuf};

use codesim_display::path_text;
use codesim_engine::{ArchiveKey, AsGiven, Job, Request, SideInformation, side_inputs};
use codesim_intake::Sources;
use codesim_token::Registry;

use crate::plan::Plan;
use crate::side_file::{read, sheet};

/// Returns the comparison that a plan describes.
///
/// # Errors
/// If a file with metadata, groups, decisions or the key of an index cannot be read.
pub fn job<'a>(
    registry: &'a Registry,
    sources: Sources<'a>,
    plan: &'a Plan,
    roots: &[PathBuf],
) -> anyhow::Result<Job<'a>> {
    let paths = &plan.paths;
    Ok(Job {
        reading: plan.reading.clone(),
        against: paths.against.as_deref(),
        against_key: paths.against_key.as_deref().map(archive_key).transpose()?,
        known: SideInformation {
            metadata: sheet(paths.metadata.as_deref(), side_inputs::metadata)?,
            groups: sheet(paths.groups.as_deref(), side_inputs::groups)?,
            decisions: sheet(paths.decisions.as_deref(), side_inputs::decisions)?,
            ..SideInformation::default()
        },
        request: request(plan, roots),
        ..Job::new(registry, sources)
    })
}

/// Reads the key of an index from its file.
///
/// # Errors
/// If the file cannot be read or is no key.
pub fn archive_key(path: &Path) -> anyhow::Result<ArchiveKey> {
    Ok(ArchiveKey::read(&path_text(path), &read(path)?)?)
}

fn request(plan: &Plan, roots: &[PathBuf]) -> Request {
    let shown = |paths: &[PathBuf]| paths.iter().map(|path| path_text(path)).collect();
    Request {
        as_given: AsGiven {
            roots: shown(roots),
            old: shown(&plan.paths.old),
            references: shown(&plan.paths.references),
            history: shown(&plan.paths.history),
            boilerplate: shown(&plan.paths.boilerplate),
            settings: plan.paths.settings.as_deref().map(path_text),
            files: plan.reading.files.clone(),
            extensions: plan.reading.extensions.clone(),
            encoding: plan.reading.encoding.clone(),
            ..plan.request.as_given.clone()
        },
        ..plan.request.clone()
    }
}
