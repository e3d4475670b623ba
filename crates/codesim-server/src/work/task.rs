//! What a job is told.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// What is compared, how, and where the reports go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    /// Folders or archives of submissions.
    pub(crate) submissions: Vec<PathBuf>,
    /// Files or folders of starter code.
    pub(crate) boilerplate: Vec<PathBuf>,
    /// What the exercise is called; nothing if nobody said.
    pub(crate) title: String,
    /// How the class is read and compared.
    pub(crate) options: Options,
    /// A folder that is there, for the reports.
    pub(crate) reports: PathBuf,
}

/// How a class is read and compared; what is not said is as usual.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Ids of languages to read; none are all.
    pub(crate) lang: Vec<String>,
    /// The pages that a client of MOSS reads, if one asks.
    pub(crate) moss: Option<MossTask>,
}

/// What the pages for a client of MOSS say, and what it asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MossTask {
    pub(crate) url: String,
    pub(crate) report_url: String,
    pub(crate) date: String,
    pub(crate) comment: String,
    pub(crate) directory: bool,
    pub(crate) experimental: bool,
    pub(crate) max_matches: usize,
    pub(crate) show: usize,
    pub(crate) language: Option<String>,
    /// What the client calls its submissions, by their names here.
    pub(crate) names: BTreeMap<String, String>,
}
