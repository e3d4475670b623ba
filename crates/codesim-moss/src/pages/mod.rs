//! The result pages that clients read.

mod page;
mod paint;
mod placements;
mod publication;
mod rows;
mod swatch;
mod text;

use codesim_display::About;
use codesim_report::model::{Notice, Report};

use self::page::{FramePage, IndexPage, SidePage, TopPage, rendered};
use self::placements::Placements;
pub use self::publication::Publication;
pub use self::rows::Side;
use self::rows::{Row, rows};
use self::text::shown_name;

/// The header of each page. mosspy cannot read a page whose header has no `charset`.
pub const CONTENT_TYPE: &str = "text/html; charset=utf-8";

/// The pages of a report: an index of its pairs, and four pages for each of them.
///
/// Rows are sorted by matched lines, counted on the side that has fewer; equal ones are in the order of the report. There are as many as the client
/// wants to see, without pairs that have no matches. The percentages are the shares of each side's tokens that match.
///
/// Without pairs, the table has its headings and no rows: mossum fails if there is none. Pages have no scripts and load no other file: their few
/// pixels are `data:` addresses.
///
/// Creating this costs time in proportion to all sources and matches, a page in proportion to its content.
#[derive(Debug)]
pub struct Pages<'a> {
    publication: Publication<'a>,
    report: &'a Report,
    rows: Vec<Row<'a>>,
    placements: Placements<'a>,
    /// Messages about what was not compared, and why.
    errors: Vec<String>,
}

impl<'a> Pages<'a> {
    /// Creates the pages of a report. `names` returns the name to show for that of a submission, as the client wrote it: whitespace becomes `_`,
    /// since clients split at it, and in directory mode a name ends with `/`.
    pub fn new(
        report: &'a Report,
        publication: Publication<'a>,
        names: impl Fn(&str) -> String,
    ) -> Self {
        let directory = publication.options.directory;
        let names = |submission: &str| shown_name(&names(submission), directory);
        let placements = Placements::new(&report.sources);
        let mut rows = rows(report, &placements, &names);
        rows.truncate(publication.options.show);
        let left_out = report.notices.iter().filter(|notice| !notice.compared);
        Self {
            publication,
            report,
            rows,
            placements,
            errors: left_out.map(|notice| error(notice, &names)).collect(),
        }
    }

    /// Returns the number of pairs that have pages.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are no pairs.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the page at a path below the address of the index: an empty path or `index.html`, `match3.html`, `match3-top.html`, `match3-0.html`,
    /// `match3-1.html`. There is none beyond the last pair: clients request match pages until they get a 404.
    pub fn page(&self, path: &str) -> Option<String> {
        if matches!(path, "" | "index.html") {
            return Some(self.index());
        }
        let name = path.strip_prefix("match")?.strip_suffix(".html")?;
        let (number, part) = match name.split_once('-') {
            Some((number, part)) => (number, Some(part)),
            None => (name, None),
        };
        // `parse` would take a sign as well.
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        let number = is_number.then(|| number.parse().ok())??;
        match part {
            None => self.match_frame(number),
            Some("top") => self.match_top(number),
            Some("0") => self.match_side(number, Side::Left),
            Some("1") => self.match_side(number, Side::Right),
            Some(_) => None,
        }
    }

    /// Returns the list of all pairs.
    pub fn index(&self) -> String {
        rendered(&IndexPage {
            publication: &self.publication,
            version: &self.report.codesim_version,
            url: self.publication.url.trim_end_matches('/'),
            errors: &self.errors,
            rows: &self.rows,
        })
    }

    /// Returns the frames of pair `n`, from 0 in the order of the index.
    pub fn match_frame(&self, n: usize) -> Option<String> {
        let row = self.rows.get(n)?;
        let report_url = self.publication.report_url;
        Some(rendered(&FramePage { n, row, report_url }))
    }

    /// Returns the percentages and the matched lines of pair `n`.
    pub fn match_top(&self, n: usize) -> Option<String> {
        let row = self.rows.get(n)?;
        Some(rendered(&TopPage { n, row }))
    }

    /// Returns the files of one side of pair `n`, one below the other, with the matched lines in colours.
    pub fn match_side(&self, n: usize, side: Side) -> Option<String> {
        let row = self.rows.get(n)?;
        let lines = self.placements.lines(row.face(side).submission);
        Some(rendered(&SidePage {
            n,
            side: side as usize,
            name: &row.face(side).name,
            report_url: self.publication.report_url,
            marks: paint::marks(&lines, &row.ranges(side)),
        }))
    }
}

/// Returns the text of a notice, with the name of the submission as the client wrote it.
fn error(notice: &Notice, names: &dyn Fn(&str) -> String) -> String {
    let about = match &notice.about {
        About::Submission { name, .. } => names(name),
        About::File { submission, file } => match (names(submission), file.to_string()) {
            (name, file) if name.ends_with('/') => format!("{name}{file}"),
            (name, file) if name == file => name,
            (name, file) => format!("{name}, {file}"),
        },
        other => other.to_string(),
    };
    format!("{about}: {}", notice.reason)
}
