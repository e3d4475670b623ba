//! The messages of a job.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::news::News;
use super::taken::Taken;

/// A line that the process writes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WorkerMessage {
    /// The system cannot confine it to its files, for this reason.
    LessConfined(String),
    /// Its progress.
    Progress(Steps),
    /// How the uploaded files were read.
    Taken(Taken),
    /// The results that are new since the earlier job, and the names of submissions whose code is the same.
    News(News, Vec<String>),
    /// It is done, with this result.
    Finished(String),
    /// It failed, for this reason.
    Failed(String),
}

/// The progress of a job.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub(crate) struct Steps {
    /// The current stage.
    pub(crate) stage: String,
    /// Units of it that are done.
    pub(crate) done: u64,
    /// All units, if their number is known.
    #[schema(required)]
    pub(crate) total: Option<u64>,
}

/// Writes a message as a line.
pub(super) fn say(said: &WorkerMessage) -> io::Result<()> {
    let mut line = serde_json::to_vec(said)?;
    line.push(b'\n');
    let mut out = io::stdout().lock();
    out.write_all(&line)?;
    out.flush()
}
