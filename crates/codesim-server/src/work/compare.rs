//! The comparison of a class, from its upload to all reports.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::Path;

use codesim_display::{TableStyle, with_causes};
use codesim_engine::{AsGiven, Job, Request};
use codesim_progress::Observer;
use codesim_report::model::Report;
use codesim_report::{Format, summary, write_served_html};
use codesim_token::Registry;

use super::given;
use super::message::{WorkerMessage, say};
use super::news;
use super::pages::write_pages;
use super::sheets;
use super::task::{Comparison, MossTask};
use crate::pseudonyms;
use crate::reports::file_name;

/// Compares, writes all reports, and returns a summary of one line, or why the comparison failed.
pub(super) fn compare(
    registry: &Registry,
    task: &Comparison,
    observer: &dyn Observer,
) -> Result<String, String> {
    let sources = given::open(&task.given)?;
    let request = Request {
        as_given: AsGiven {
            title: Some(task.title.clone()).filter(|title| !title.is_empty()),
            ..given::names(&sources)
        },
        max_occurrences: task.options.moss.as_ref().and_then(max_occurrences),
        ..Request::default()
    };
    let mut key = match &task.pseudonyms {
        Some(file) => Some(pseudonyms::read(file).map_err(with_causes)?),
        None => None,
    };
    let job = Job {
        known: sheets::read(&task.options)?,
        reading: given::reading(&task.options.lang),
        against: task.against.as_deref(),
        request,
        key: key.as_mut(),
        ..Job::new(registry, sources)
    };
    let loaded = job.load(observer).map_err(with_causes)?;
    given::say_taken(&loaded.class, task.options.blind)?;
    let report = loaded.compare(observer);
    let mut report = report.map_err(with_causes)?;
    // The course's name of the index: its path on the server is private.
    if let (Some(against), Some(name)) = (&mut report.parameters.against, &task.options.against) {
        against.index.clone_from(name);
    }
    write_all(&report, &task.reports).map_err(with_causes)?;
    if let Some(key) = &key {
        pseudonyms::write(&task.reports.join(pseudonyms::FILE), key).map_err(with_causes)?;
    }
    say_news(task, &report).map_err(with_causes)?;
    if let Some(moss) = &task.options.moss {
        write_pages(&report, moss, &task.reports).map_err(with_causes)?;
    }
    Ok(summary(&report))
}

/// Reports the results that are new since the job that this one continues.
fn say_news(task: &Comparison, report: &Report) -> io::Result<()> {
    let earlier = task.earlier.as_deref();
    let news = earlier.map(|earlier| news::since(earlier, report));
    match news.transpose()?.flatten() {
        Some((news, unchanged)) => say(&WorkerMessage::News(news, unchanged)),
        None => Ok(()),
    }
}

/// Returns how many submissions may share something before it is ignored, if the user of a client of MOSS chose that. The number that clients send
/// by default is not a choice.
fn max_occurrences(asked: &MossTask) -> Option<NonZeroUsize> {
    let unasked = codesim_moss::Options::default().max_matches;
    NonZeroUsize::new(asked.max_matches).filter(|it| it.get() != unasked)
}

fn write_all(report: &Report, folder: &Path) -> io::Result<()> {
    Format::all().try_for_each(|format| {
        let mut file = BufWriter::new(File::create(folder.join(file_name(format)))?);
        match format {
            // The service keeps the decisions about it.
            Format::Html => write_served_html(report, &mut file)?,
            _ => format.write(report, &TableStyle::default(), &mut file)?,
        }
        file.flush()?;
        file.get_ref().sync_all()
    })
}
