//! What a job is told.

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
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Ids of languages to read; none are all.
    pub(crate) lang: Vec<String>,
}
