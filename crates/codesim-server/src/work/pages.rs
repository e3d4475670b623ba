//! The pages that a client of MOSS reads.

use std::fs;
use std::io;
use std::path::Path;

use codesim_moss::{Options, Pages, Publication, Side};
use codesim_report::model::Report;

use super::task::MossTask;

/// Their folder, beside the reports.
pub(crate) const PAGES: &str = "pages";

/// Writes all pages.
pub(super) fn write_pages(report: &Report, moss: &MossTask, reports: &Path) -> io::Result<()> {
    let folder = reports.join(PAGES);
    fs::create_dir(&folder)?;
    let options = Options {
        directory: moss.directory,
        experimental: moss.experimental,
        max_matches: moss.max_matches,
        show: moss.show,
        language: moss.language.clone(),
    };
    let publication = Publication {
        url: &moss.url,
        report_url: Some(&moss.report_url),
        date: &moss.date,
        comment: &moss.comment,
        options: &options,
    };
    let shown = |name: &str| moss.names.get(name).map_or(name, String::as_str).to_owned();
    let pages = Pages::new(report, publication, shown);
    let write = |name: String, page: Option<String>| {
        page.map_or(Ok(()), |page| fs::write(folder.join(name), page))
    };
    write("index.html".to_owned(), Some(pages.index()))?;
    (0..pages.len()).try_for_each(|n| {
        write(format!("match{n}.html"), pages.match_frame(n))?;
        write(format!("match{n}-top.html"), pages.match_top(n))?;
        write(format!("match{n}-0.html"), pages.match_side(n, Side::Left))?;
        write(format!("match{n}-1.html"), pages.match_side(n, Side::Right))
    })
}
