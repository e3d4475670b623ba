//! What people decided about pairs in earlier runs, from a JSON file.

use codesim_engine::{PairReview, ReviewSheet};
use codesim_report::model::{Decision, Review};
use codesim_words::visible;
use serde::Deserialize;

use crate::error::Error;

const SCHEMA_VERSION: u32 = 1;

#[derive(Deserialize)]
struct Version {
    schema_version: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    #[serde(rename = "schema_version")]
    _schema_version: u32,
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
}

/// What a JSON file that is called `name` says of pairs.
///
/// # Errors
/// What is wrong with it.
pub fn reviews(name: &str, text: &str) -> Result<ReviewSheet, Error> {
    let reviews = read(text).map_err(|error| error.at(format_args!("in {}", visible(name))))?;
    Ok(ReviewSheet {
        name: name.to_owned(),
        reviews,
    })
}

fn read(text: &str) -> Result<Vec<PairReview>, Error> {
    let Version { schema_version } = serde_json::from_str(text)?;
    if schema_version != SCHEMA_VERSION {
        return Err(Error::new(format!(
            "schema_version {schema_version}: {SCHEMA_VERSION} was expected"
        )));
    }
    let Content { verdicts, .. } = serde_json::from_str(text)?;
    let reviews: Vec<PairReview> = verdicts.into_iter().map(PairReview::from).collect();
    for (number, review) in (1..).zip(&reviews) {
        for digest in review.digests.iter().flatten() {
            if digest.len() != 64 || !digest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return Err(Error::new(format!(
                    "verdict {number}, {review}: digest `{}`: 64 hexadecimal digits were expected",
                    visible(digest)
                )));
            }
        }
    }
    Ok(reviews)
}

impl From<Entry> for PairReview {
    fn from(entry: Entry) -> Self {
        Self {
            submissions: [entry.left, entry.right],
            digests: [entry.left_digest, entry.right_digest],
            review: Review {
                decision: entry.decision,
                note: entry.note,
            },
        }
    }
}
