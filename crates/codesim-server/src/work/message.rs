//! What a job says.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::taken::Taken;

/// A line that the process writes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WorkerMessage {
    /// How far it is.
    Progress(Steps),
    /// This was made of what was handed in.
    Taken(Taken),
    /// It is done, and this came of it.
    Finished(String),
    /// It cannot be done, for this reason.
    Failed(String),
}

/// How far a job is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub(crate) struct Steps {
    /// What is being done.
    pub(crate) stage: String,
    /// Units of it that are done.
    pub(crate) done: u64,
    /// All units, if their number is known.
    #[schema(required)]
    pub(crate) total: Option<u64>,
}

/// Writes a line.
pub(super) fn say(said: &WorkerMessage) -> io::Result<()> {
    let mut line = serde_json::to_vec(said)?;
    line.push(b'\n');
    let mut out = io::stdout().lock();
    out.write_all(&line)?;
    out.flush()
}
