//! The options of a client.

use std::fmt;

use codesim_display::visible;

/// The request of a client, beside its files.
///
/// ```
/// assert_eq!(codesim_moss::Options::default().to_string(), "-m 10 -n 250");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Whether the files of a folder are one submission.
    pub directory: bool,
    /// Whether to use the newest server of MOSS; codesim has none.
    pub experimental: bool,
    /// Code in more submissions than this is taken for starter code.
    pub max_matches: usize,
    /// Maximum number of pairs on the index page.
    pub show: usize,
    /// The language as the client wrote it; absent until it wrote one.
    pub language: Option<String>,
}

impl Default for Options {
    /// Returns the defaults of MOSS.
    fn default() -> Self {
        Self {
            directory: false,
            experimental: false,
            max_matches: 10,
            show: 250,
            language: None,
        }
    }
}

/// Formats the options as they are given to the Perl script.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(language) = &self.language {
            write!(f, "-l {} ", visible(language))?;
        }
        write!(f, "-m {} -n {}", self.max_matches, self.show)?;
        let flags = [(self.directory, " -d"), (self.experimental, " -x")];
        flags
            .iter()
            .filter(|(is_set, _)| *is_set)
            .try_for_each(|(_, flag)| f.write_str(flag))
    }
}
