//! What people decided about pairs in earlier runs, from a JSON file: see `docs/reviews-and-metadata.md`.

use std::path::Path;

use anyhow::{Context, ensure};
use codesim_engine::{PairReview, ReviewSheet};
use codesim_report::model::{Decision, Review};
use codesim_words::{path_text, visible, visible_path};
use serde::Deserialize;

use crate::input;

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

/// Reads and checks a file; an error names it, the place and the value. Nothing was decided without one.
pub(crate) fn read(path: Option<&Path>) -> anyhow::Result<ReviewSheet> {
    let Some(path) = path else {
        return Ok(ReviewSheet::default());
    };
    let text = input::read(path)?;
    let reviews = reviews(&text).with_context(|| format!("in {}", visible_path(path)))?;
    let name = path_text(path);
    Ok(ReviewSheet { name, reviews })
}

fn reviews(text: &str) -> anyhow::Result<Vec<PairReview>> {
    let Version { schema_version } = serde_json::from_str(text)?;
    ensure!(
        schema_version == SCHEMA_VERSION,
        "schema_version {schema_version}: {SCHEMA_VERSION} was expected"
    );
    let Content { verdicts, .. } = serde_json::from_str(text)?;
    let reviews: Vec<PairReview> = verdicts.into_iter().map(PairReview::from).collect();
    for (number, review) in (1..).zip(&reviews) {
        for digest in review.digests.iter().flatten() {
            ensure!(
                digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()),
                "verdict {number}, {review}: digest `{}`: 64 hexadecimal digits were expected",
                visible(digest)
            );
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
