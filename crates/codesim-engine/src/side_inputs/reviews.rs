//! What people decided about pairs in earlier runs, from a JSON file.

use crate::{PairReview, ReviewSheet};
use codesim_display::visible;
use codesim_report::model::{Decision, Review};
use serde::Deserialize;

use crate::side_inputs::error::Error;
use crate::side_inputs::metadata::time;

/// The first version knew neither the exercise nor who decided and when.
const SCHEMA_VERSIONS: [u32; 2] = [1, 2];

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
    verdicts: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    left: String,
    right: String,
    left_digest: Option<String>,
    right_digest: Option<String>,
    decision: Decision,
    #[serde(default)]
    note: String,
    by: Option<String>,
    at: Option<String>,
}

/// What a JSON file that is called `name` says of pairs.
///
/// # Errors
/// What is wrong with it.
pub fn reviews(name: &str, text: &str) -> Result<ReviewSheet, Error> {
    let sheet = read(text).map_err(|error| error.at(format_args!("in {}", visible(name))))?;
    Ok(ReviewSheet {
        name: name.to_owned(),
        ..sheet
    })
}

fn read(text: &str) -> Result<ReviewSheet, Error> {
    let Version { schema_version } = serde_json::from_str(text)?;
    if !SCHEMA_VERSIONS.contains(&schema_version) {
        return Err(Error::new(format!(
            "schema_version {schema_version}: 1 or 2 was expected"
        )));
    }
    let content: Content = serde_json::from_str(text)?;
    let mut reviews = Vec::new();
    for (number, entry) in (1..).zip(content.verdicts) {
        let review = PairReview::from(entry);
        let place = review.to_string();
        reviews.push(
            checked(review).map_err(|error| error.at(format_args!("verdict {number}, {place}")))?,
        );
    }
    Ok(ReviewSheet {
        exercise: content.exercise,
        reviews,
        ..ReviewSheet::default()
    })
}

fn checked(mut review: PairReview) -> Result<PairReview, Error> {
    for digest in review.digests.iter().flatten() {
        if digest.len() != 64 || !digest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Error::new(format!(
                "digest `{}`: 64 hexadecimal digits were expected",
                visible(digest)
            )));
        }
    }
    review.review.at = time("at", review.review.at)?;
    Ok(review)
}

impl From<Entry> for PairReview {
    fn from(entry: Entry) -> Self {
        Self {
            submissions: [entry.left, entry.right],
            digests: [entry.left_digest, entry.right_digest],
            review: Review {
                decision: entry.decision,
                note: entry.note,
                by: entry.by,
                at: entry.at,
            },
        }
    }
}
