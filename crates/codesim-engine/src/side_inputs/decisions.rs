//! Decisions of people about pairs in earlier runs, from a JSON file.

use crate::{DecisionSheet, PairDecision};
use codesim_display::visible;
use codesim_report::model::{Decision, DecisionStatus};
use serde::Deserialize;

use crate::side_inputs::error::Error;
use crate::side_inputs::metadata::time;

/// Raised when files of earlier versions can no longer be read.
const SCHEMA_VERSION: u32 = 3;

#[derive(Deserialize)]
struct Version {
    schema_version: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    #[serde(rename = "schema_version")]
    _schema_version: u32,
    exercise: Option<String>,
    decisions: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    left: String,
    right: String,
    left_digest: Option<String>,
    right_digest: Option<String>,
    status: DecisionStatus,
    #[serde(default)]
    note: String,
    by: Option<String>,
    at: Option<String>,
}

/// Reads the decisions in the text of a JSON file named `name`.
///
/// # Errors
/// If the file is invalid; the error names the place and the value.
pub fn decisions(name: &str, text: &str) -> Result<DecisionSheet, Error> {
    let sheet = read(text).map_err(|error| error.at(format_args!("in {}", visible(name))))?;
    Ok(DecisionSheet {
        name: name.to_owned(),
        ..sheet
    })
}

fn read(text: &str) -> Result<DecisionSheet, Error> {
    let Version { schema_version } = serde_json::from_str(text)?;
    if schema_version != SCHEMA_VERSION {
        return Err(Error::new(version(schema_version)));
    }
    let content: Content = serde_json::from_str(text)?;
    let mut decisions = Vec::new();
    for (number, entry) in (1..).zip(content.decisions) {
        let decision = PairDecision::from(entry);
        let place = decision.to_string();
        decisions.push(
            checked(decision)
                .map_err(|error| error.at(format_args!("decision {number}, {place}")))?,
        );
    }
    Ok(DecisionSheet {
        exercise: content.exercise,
        decisions,
        ..DecisionSheet::default()
    })
}

/// Refuses another version; one of the past can be brought up to date with an editor.
fn version(found: u32) -> String {
    let mut message = format!("schema_version {found}: {SCHEMA_VERSION} was expected");
    if found < SCHEMA_VERSION {
        message.push_str(
            "; to keep the file, rename `verdicts` to `decisions` and in each entry `decision` to `status`, write `undecided` for `open`, \
             and set schema_version to 3",
        );
    }
    message
}

fn checked(mut decision: PairDecision) -> Result<PairDecision, Error> {
    for digest in decision.digests.iter().flatten() {
        if digest.len() != 64 || !digest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Error::new(format!(
                "digest `{}`: 64 hexadecimal digits were expected",
                visible(digest)
            )));
        }
    }
    decision.decision.at = time("at", decision.decision.at)?;
    Ok(decision)
}

impl From<Entry> for PairDecision {
    fn from(entry: Entry) -> Self {
        Self {
            submissions: [entry.left, entry.right],
            digests: [entry.left_digest, entry.right_digest],
            decision: Decision {
                status: entry.status,
                note: entry.note,
                by: entry.by,
                at: entry.at,
            },
        }
    }
}
