//! The four pages, as templates: clients rely on the place of each tag and each line break.

use askama::Template;

use super::paint::Mark;
use super::publication::Publication;
use super::rows::Row;
use super::swatch::{colour, pixel};
use super::text::{Name, Text};

/// All pairs.
#[derive(Template)]
#[template(path = "index.html")]
pub(super) struct IndexPage<'a> {
    pub(super) publication: &'a Publication<'a>,
    pub(super) version: &'a str,
    /// Without `/` at its end.
    pub(super) url: &'a str,
    pub(super) errors: &'a [String],
    pub(super) rows: &'a [Row<'a>],
}

/// One pair: the frames for the other three pages.
#[derive(Template)]
#[template(path = "match.html")]
pub(super) struct FramePage<'a> {
    pub(super) n: usize,
    pub(super) row: &'a Row<'a>,
    pub(super) report_url: Option<&'a str>,
}

/// Its percentages and matches.
#[derive(Template)]
#[template(path = "top.html")]
pub(super) struct TopPage<'a> {
    pub(super) n: usize,
    pub(super) row: &'a Row<'a>,
}

/// The text of one side.
#[derive(Template)]
#[template(path = "side.html")]
pub(super) struct SidePage<'a> {
    pub(super) n: usize,
    /// 0 or 1.
    pub(super) side: usize,
    pub(super) name: &'a str,
    pub(super) report_url: Option<&'a str>,
    pub(super) marks: Vec<Mark<'a>>,
}

/// Renders a page as text, which ends with a line break.
pub(super) fn rendered(template: &impl Template) -> String {
    let page = template.render();
    page.expect("writing to a string does not fail") + "\n"
}
