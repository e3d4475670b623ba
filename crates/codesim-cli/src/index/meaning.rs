//! How fingerprints were made: what an index keeps beside them, so that nothing is compared that cannot be.

use std::collections::BTreeMap;

use anyhow::Context;
use codesim_fingerprint::{HASH_ID, Thresholds};
use codesim_match::{Channel, ChannelThresholds};
use codesim_token::{Imports, Registry, Symbol};

use crate::index::stored;

pub(crate) type Meaning = BTreeMap<String, String>;

const IMPORTS: &str = "imports";
const COMPARED: &str = "compared";
const LEFT_OUT: &str = "left out";

/// What all fingerprints of an index have in common.
pub(crate) fn common(thresholds: &ChannelThresholds, imports: Imports) -> Meaning {
    let imports = match imports {
        Imports::Keep => COMPARED,
        Imports::Drop => LEFT_OUT,
    };
    let mut meaning = Meaning::from([
        ("hash".to_owned(), HASH_ID.to_owned()),
        ("symbols".to_owned(), Symbol::HASH_ID.to_owned()),
        ("documents".to_owned(), stored::FORMAT_ID.to_owned()),
        (IMPORTS.to_owned(), imports.to_owned()),
    ]);
    for channel in Channel::ALL {
        meaning.insert(channel.name().to_owned(), channel.parameters(thresholds));
    }
    meaning
}

/// The revisions of the front ends that read these languages.
pub(crate) fn languages<'a>(
    registry: &Registry,
    languages: impl Iterator<Item = &'a String>,
) -> Meaning {
    let revision = |id: &String| {
        let front_end = registry.get(id)?;
        let revision = front_end.language().revision;
        Some((format!("language {id}"), format!("revision {revision}")))
    };
    languages.filter_map(revision).collect()
}

/// The note that keeps what is expected in a channel of all submissions together.
fn middle_key(channel: Channel) -> String {
    format!("expected {}", channel.name())
}

/// What is expected in each channel of all submissions together, as notes of an index.
pub(crate) fn middle_notes(middle: [f64; Channel::COUNT]) -> Meaning {
    let note = |channel: Channel| {
        let value = middle[channel as usize];
        (middle_key(channel), value.to_string())
    };
    Channel::ALL.map(note).into()
}

/// What is expected of all submissions together; nothing of an index without any.
pub(crate) fn middle(notes: &Meaning, channel: Channel) -> f64 {
    let note = notes.get(&middle_key(channel));
    note.and_then(|value| value.parse().ok())
        .unwrap_or_default()
}

/// Whether imports are compared.
pub(crate) fn imports(meaning: &Meaning) -> Imports {
    match meaning.get(IMPORTS).map(String::as_str) {
        Some(COMPARED) => Imports::Keep,
        _ => Imports::Drop,
    }
}

/// The thresholds of the two channels of tokens.
pub(crate) fn thresholds(meaning: &Meaning) -> anyhow::Result<ChannelThresholds> {
    let of = |channel: Channel| {
        let parameters = meaning.get(channel.name())?;
        let (_, numbers) = parameters.split_once("k = ")?;
        let (noise, guarantee) = numbers.split_once(", t = ")?;
        Thresholds::new(noise.parse().ok()?, guarantee.parse().ok()?).ok()
    };
    let of = |channel: Channel| {
        of(channel).with_context(|| {
            format!(
                "the index has no thresholds of the {} channel",
                channel.name()
            )
        })
    };
    Ok(ChannelThresholds {
        structure: of(Channel::Structure)?,
        text: of(Channel::Text)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds_can_be_read_again() {
        let thresholds = ChannelThresholds {
            structure: Thresholds::new(8, 11).expect("k is at most t"),
            text: Thresholds::new(4, 6).expect("k is at most t"),
        };
        let meaning = common(&thresholds, Imports::Keep);
        assert_eq!(
            super::thresholds(&meaning).expect("they are there"),
            thresholds
        );
        assert!(matches!(imports(&meaning), Imports::Keep));
        assert!(super::thresholds(&Meaning::new()).is_err());
    }
}
