//! The content of the pages beside the report.

use crate::options::Options;

/// The content of the pages beside the report.
#[derive(Debug, Clone, Copy)]
pub struct Publication<'a> {
    /// Address of the index page, with or without `/` at its end: links on it are absolute.
    pub url: &'a str,
    /// Address of codesim's own report. It must not have the word `match` in it, by which mosspy knows the pages that it loads.
    pub report_url: Option<&'a str>,
    /// The date and time, as shown.
    pub date: &'a str,
    /// The client's comment on its submissions. mossum takes it for a title.
    pub comment: &'a str,
    /// The options of the client.
    pub options: &'a Options,
}
