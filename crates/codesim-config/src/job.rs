//! The comparison that a plan describes.

use std::path::PathBuf;

use codesim_display::path_text;
use codesim_engine::{AsGiven, Job, Request, SideInformation, side_inputs};
use codesim_intake::Sources;
use codesim_token::Registry;

use crate::plan::Plan;
use crate::side_file::sheet;

/// Returns the comparison that a plan describes.
///
/// # Errors
/// If a file with metadata, groups or decisions cannot be read.
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

fn request(plan: &Plan, roots: &[PathBuf]) -> Request {
    let shown = |paths: &[PathBuf]| paths.iter().map(|path| path_text(path)).collect();
    Request {
        as_given: AsGiven {
            roots: shown(roots),
            old: shown(&plan.paths.old),
            references: shown(&plan.paths.references),
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
