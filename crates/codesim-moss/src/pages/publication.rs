//! What pages say beside the report.

use crate::options::Options;

/// What the pages say beside the report.
#[derive(Debug, Clone, Copy)]
pub struct Publication<'a> {
    /// Address of the index page, with or without `/` at its end: links on it are absolute.
    pub url: &'a str,
    /// Address of codesim's own report. It must not have the word `match` in it, by which mosspy knows the pages that it loads.
    pub report_url: Option<&'a str>,
    /// The day and time, as it is shown.
    pub date: &'a str,
    /// What the client says of its submissions. mossum takes it for a title.
    pub comment: &'a str,
    /// What the client asked for.
    pub options: &'a Options,
}
