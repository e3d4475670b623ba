//! From what was handed in to all reports.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::Path;

use codesim_archive::Archive;
use codesim_display::TableStyle;
use codesim_engine::{AsGiven, Request, SideInformation};
use codesim_progress::Observer;
use codesim_report::model::Report;
use codesim_report::{Format, summary, write_served_html};
use codesim_token::{Imports, Registry};

use super::given::Given;
use super::pages::write_pages;
use super::task::{Comparison, MossTask};
use super::text::text;
use crate::reports::file_name;

/// Compares, writes all reports, and returns in one line what was found, or why nothing could be.
pub(super) fn compare(
    registry: &Registry,
    task: &Comparison,
    observer: &dyn Observer,
) -> Result<String, String> {
    let given = Given::open(&task.given)?;
    let earlier = task.against.as_deref().map(Archive::open).transpose();
    let earlier = earlier.map_err(text)?;
    let imports = earlier
        .as_ref()
        .map_or(Imports::Drop, |it| it.config().imports);
    let class = given.read(registry, &task.options.lang, imports, observer)?;
    let request = Request {
        as_given: AsGiven {
            title: Some(task.title.clone()).filter(|title| !title.is_empty()),
            ..given.names()
        },
        max_occurrences: task.options.moss.as_ref().and_then(max_occurrences),
        ..Request::default()
    };
    let known = SideInformation::default();
    let report = codesim_engine::compare(class, earlier.as_ref(), &known, &request, observer);
    let mut report = report.map_err(text)?;
    // As the course calls it: where the server keeps it is nobody's business.
    if let (Some(against), Some(name)) = (&mut report.parameters.against, &task.options.against) {
        against.index.clone_from(name);
    }
    write_all(&report, &task.reports).map_err(text)?;
    if let Some(moss) = &task.options.moss {
        write_pages(&report, moss, &task.reports).map_err(text)?;
    }
    Ok(summary(&report))
}

/// How many submissions may share something before it counts for nothing, if whoever uses a client of MOSS chose that: what clients send unasked says nothing.
fn max_occurrences(asked: &MossTask) -> Option<NonZeroUsize> {
    let unasked = codesim_moss::Options::default().max_matches;
    NonZeroUsize::new(asked.max_matches).filter(|it| it.get() != unasked)
}

fn write_all(report: &Report, folder: &Path) -> io::Result<()> {
    Format::all().try_for_each(|format| {
        let mut file = BufWriter::new(File::create(folder.join(file_name(format)))?);
        match format {
            // The service keeps the verdicts on it.
            Format::Html => write_served_html(report, &mut file)?,
            _ => format.write(report, &TableStyle::default(), &mut file)?,
        }
        file.flush()?;
        file.get_ref().sync_all()
    })
}
