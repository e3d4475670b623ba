//! Messages to a host.

use std::io::{self, Write};

use serde::Serialize;

/// A line on standard output.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Message<'a> {
    /// A stage begins, with the number of its units; null if that is unknown.
    Begin { stage: String, units: Option<u64> },
    /// More units of the stage are done: this many.
    Advance(u64),
    /// The stage ends.
    End { stage: String },
    /// A grammar begins to read this text, or is done with it (null). If the program ends before that, the grammar has crashed.
    Text(Option<&'a str>),
    /// The comparison is done, and all files are written.
    Finished { summary: String },
    /// There is no report, for this reason.
    Failed { reason: String },
}

/// Sends a message. A host that does not listen has its reasons.
pub(crate) fn say(message: &Message) {
    if let Ok(mut line) = serde_json::to_vec(message) {
        line.push(b'\n');
        let _ = io::stdout().lock().write_all(&line);
    }
}
