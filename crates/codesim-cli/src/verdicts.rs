//! What people decided about pairs in earlier runs, from a JSON file: see `docs/verdicts-and-metadata.md`.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use anyhow::{Context, ensure};
use codesim_report::model::{Decision, Notice, Review};
use serde::Deserialize;

use crate::digest::digest;
use crate::names::Names;
use crate::reading::Described;
use crate::{escape, input};

const SCHEMA_VERSION: u32 = 1;

/// Reviews of pairs of submissions, by their indices, ascending.
pub(crate) type Reviews = HashMap<[usize; 2], Review>;

/// A file of verdicts.
pub(crate) struct Verdicts {
    /// Its path as given.
    path: String,
    entries: Vec<Entry>,
}

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

impl Verdicts {
    /// Reads and checks a file; an error names it, the place and the value.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let text = input::read(path)?;
        let entries = entries(&text).with_context(|| format!("in {}", escape::shown(path)))?;
        Ok(Self {
            path: escape::path(path),
            entries,
        })
    }

    /// The verdicts on pairs of the class. One on other code, or on a submission that is not there, becomes a notice.
    pub(crate) fn assign(
        self,
        names: &Names,
        described: &[Described],
        notices: &mut Vec<Notice>,
    ) -> anyhow::Result<Reviews> {
        let mut reviews = Reviews::new();
        let mut elsewhere = 0;
        self.check_pairs(names)?;
        for entry in self.entries {
            let found = [&entry.left, &entry.right].map(|name| names.find(name));
            let [Some(left), Some(right)] = found else {
                elsewhere += 1;
                continue;
            };
            let mut pair = [left, right];
            pair.sort_unstable();
            if entry.is_about([left, right].map(|index| &described[index])) {
                let (decision, note) = (entry.decision, entry.note);
                reviews.insert(pair, Review { decision, note });
            } else {
                notices.push(changed(pair.map(|index| &*described[index].name)));
            }
        }
        if elsewhere > 0 {
            notices.push(Notice {
                about: codesim_words::About::Beside(self.path),
                compared: false,
                reason: format!("verdicts on submissions that were not compared: {elsewhere}"),
            });
        }
        Ok(reviews)
    }

    /// Two different submissions make a pair, and there is one verdict on it.
    fn check_pairs(&self, names: &Names) -> anyhow::Result<()> {
        let file = escape::visible(&self.path);
        let mut known = BTreeMap::new();
        for (number, entry) in (1..).zip(&self.entries) {
            let key = |name| names.find(name).ok_or(name);
            let mut pair = [key(&entry.left), key(&entry.right)];
            pair.sort_unstable();
            let place = format!("in {file}: verdict {number}, {}", entry.shown());
            ensure!(
                pair[0] != pair[1],
                "{place}: two different submissions were expected"
            );
            if let Some(first) = known.insert(pair, number) {
                anyhow::bail!("{place}: verdict {first} is on the same pair; one was expected");
            }
        }
        Ok(())
    }
}

fn entries(text: &str) -> anyhow::Result<Vec<Entry>> {
    let Version { schema_version } = serde_json::from_str(text)?;
    ensure!(
        schema_version == SCHEMA_VERSION,
        "schema_version {schema_version}: {SCHEMA_VERSION} was expected"
    );
    let Content { verdicts, .. } = serde_json::from_str(text)?;
    for (number, entry) in (1..).zip(&verdicts) {
        for digest in [&entry.left_digest, &entry.right_digest]
            .into_iter()
            .flatten()
        {
            ensure!(
                digest.len() == 64 && digest.bytes().all(|byte| byte.is_ascii_hexdigit()),
                "verdict {number}, {}: digest `{}`: 64 hexadecimal digits were expected",
                entry.shown(),
                escape::visible(digest)
            );
        }
    }
    Ok(verdicts)
}

impl Entry {
    /// Whether the code is still what the person looked at, as far as the entry tells.
    fn is_about(&self, [left, right]: [&Described; 2]) -> bool {
        let same = |expected: &Option<String>, submission| {
            let same = |expected: &String| expected.eq_ignore_ascii_case(&digest(submission));
            expected.as_ref().is_none_or(same)
        };
        same(&self.left_digest, left) && same(&self.right_digest, right)
    }

    /// `` `anna` and `bob` ``.
    fn shown(&self) -> String {
        let [left, right] = [&self.left, &self.right].map(|name| escape::visible(name));
        format!("`{left}` and `{right}`")
    }
}

fn changed([left, right]: [&str; 2]) -> Notice {
    Notice {
        about: codesim_words::About::Pair(left.to_owned(), right.to_owned()),
        compared: true,
        reason:
            "the verdict on this pair is on other code than that of today: the pair is open again"
                .to_owned(),
    }
}
