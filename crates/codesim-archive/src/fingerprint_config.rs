//! How fingerprints were made: what an index keeps beside them, so that nothing is compared that cannot be.
//!
//! *Format.* Version 2 has a key for each fact, `structure.k = 8`. Version 1 has a sentence for each channel,
//! `structure = robust winnowing, k = 8, t = 11`; such an index keeps its version, as its files do not change.

use std::collections::BTreeMap;

use codesim_fingerprint::{HASH_ID, Thresholds};
use codesim_match::{Channel, ChannelGrams, ChannelThresholds};
use codesim_token::{Granularity, Imports, Symbol};

use crate::codec;
use crate::error::Error;

/// Entries of an index that say how its fingerprints were made.
pub(crate) type Entries = BTreeMap<String, String>;

const IMPORTS: &str = "imports";
const COMPARED: &str = "compared";
const LEFT_OUT: &str = "left out";

/// How the fingerprints of an archive are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FingerprintConfig {
    /// Thresholds of the channels of tokens.
    pub thresholds: ChannelThresholds,
    /// Whether imports, includes and package lines count.
    pub imports: Imports,
}

impl Default for FingerprintConfig {
    /// The usual thresholds for programs, without imports.
    fn default() -> Self {
        Self {
            thresholds: ChannelThresholds::usual(Granularity::Lexeme),
            imports: Imports::Drop,
        }
    }
}

impl FingerprintConfig {
    /// What an index of this version says of itself.
    ///
    /// # Errors
    /// [`Error::NoThresholds`] if it does not say enough.
    pub(crate) fn read(version: u32, entries: &Entries) -> Result<Self, Error> {
        let of = |channel: Channel| {
            let found = match version {
                1 => thresholds_of_sentence(channel, entries),
                _ => thresholds_by_key(channel, entries),
            };
            found.ok_or(Error::NoThresholds(channel.name()))
        };
        Ok(Self {
            thresholds: ChannelThresholds {
                structure: of(Channel::Structure)?,
                text: of(Channel::Text)?,
            },
            imports: match entries.get(IMPORTS).map(String::as_str) {
                Some(COMPARED) => Imports::Keep,
                _ => Imports::Drop,
            },
        })
    }

    /// The same in the words of an index of this version.
    pub(crate) fn entries(&self, version: u32) -> Entries {
        let imports = match self.imports {
            Imports::Keep => COMPARED,
            Imports::Drop => LEFT_OUT,
        };
        let mut entries = Entries::from([
            ("hash".to_owned(), HASH_ID.to_owned()),
            ("symbols".to_owned(), Symbol::HASH_ID.to_owned()),
            ("documents".to_owned(), codec::format_id(version)),
            (IMPORTS.to_owned(), imports.to_owned()),
        ]);
        for channel in Channel::ALL {
            match version {
                1 => entries.extend([sentence(channel, &self.thresholds)]),
                _ => entries.extend(keys(channel, &self.thresholds)),
            }
        }
        entries
    }
}

/// The revisions of front ends, by the ids of their languages.
pub(crate) fn revisions<'a>(
    version: u32,
    languages: impl Iterator<Item = (&'a str, u32)>,
) -> Entries {
    let entry = |(id, revision): (&str, u32)| match version {
        1 => (format!("language {id}"), format!("revision {revision}")),
        _ => (format!("language.{id}"), revision.to_string()),
    };
    languages.map(entry).collect()
}

/// What notes begin with that keep what is expected.
pub(crate) const EXPECTED: &str = "expected ";

/// The note that keeps what is expected in a channel of all submissions together.
fn middle_key(channel: Channel) -> String {
    format!("{EXPECTED}{}", channel.name())
}

/// What is expected in each channel of all submissions together, as notes of an index.
pub(crate) fn median_notes(medians: [f64; Channel::COUNT]) -> Entries {
    let note = |channel: Channel| {
        let value = medians[channel as usize];
        (middle_key(channel), value.to_string())
    };
    Channel::ALL.map(note).into()
}

/// What is expected of all submissions together; nothing of an index without any.
pub(crate) fn median(notes: &Entries, channel: Channel) -> f64 {
    let note = notes.get(&middle_key(channel));
    note.and_then(|value| value.parse().ok())
        .unwrap_or_default()
}

fn keys(channel: Channel, thresholds: &ChannelThresholds) -> Vec<(String, String)> {
    let key = |fact: &str, value: String| (format!("{}.{fact}", channel.name()), value);
    match channel.grams_of(thresholds) {
        ChannelGrams::Winnowed(thresholds) => vec![
            key("grams", "robust winnowing".to_owned()),
            key("k", thresholds.noise().to_string()),
            key("t", thresholds.guarantee().to_string()),
        ],
        ChannelGrams::Tree {
            ancestors,
            children,
        } => vec![
            key("grams", "pq-grams".to_owned()),
            key("p", ancestors.to_string()),
            key("q", children.to_string()),
        ],
    }
}

fn thresholds_by_key(channel: Channel, entries: &Entries) -> Option<Thresholds> {
    let number = |fact: &str| {
        let value = entries.get(&format!("{}.{fact}", channel.name()))?;
        value.parse().ok()
    };
    Thresholds::new(number("k")?, number("t")?).ok()
}

fn sentence(channel: Channel, thresholds: &ChannelThresholds) -> (String, String) {
    let sentence = match channel.grams_of(thresholds) {
        ChannelGrams::Winnowed(thresholds) => format!(
            "robust winnowing, k = {}, t = {}",
            thresholds.noise(),
            thresholds.guarantee()
        ),
        ChannelGrams::Tree {
            ancestors,
            children,
        } => format!("pq-grams, p = {ancestors}, q = {children}"),
    };
    (channel.name().to_owned(), sentence)
}

fn thresholds_of_sentence(channel: Channel, entries: &Entries) -> Option<Thresholds> {
    let (_, numbers) = entries.get(channel.name())?.split_once("k = ")?;
    let (noise, guarantee) = numbers.split_once(", t = ")?;
    Thresholds::new(noise.parse().ok()?, guarantee.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> FingerprintConfig {
        FingerprintConfig {
            thresholds: ChannelThresholds {
                structure: Thresholds::new(8, 11).expect("k is at most t"),
                text: Thresholds::new(4, 6).expect("k is at most t"),
            },
            imports: Imports::Keep,
        }
    }

    #[test]
    fn a_recipe_comes_back_from_both_versions() {
        for version in [1, 2] {
            let entries = config().entries(version);
            let read = FingerprintConfig::read(version, &entries).expect("it is all there");
            assert_eq!(read, config());
            assert!(FingerprintConfig::read(version, &Entries::new()).is_err());
        }
    }

    #[test]
    fn each_fact_has_a_key() {
        let shown: Vec<String> = config()
            .entries(2)
            .into_iter()
            .filter(|(key, _)| key.contains('.') || key == IMPORTS)
            .map(|(key, value)| format!("{key} = {value}"))
            .collect();
        let expected = [
            "form.grams = robust winnowing",
            "form.k = 12",
            "form.t = 19",
            "imports = compared",
            "nesting.grams = pq-grams",
            "nesting.p = 3",
            "nesting.q = 3",
            "structure.grams = robust winnowing",
            "structure.k = 8",
            "structure.t = 11",
            "text.grams = robust winnowing",
            "text.k = 4",
            "text.t = 6",
        ];
        assert_eq!(shown, expected);
    }
}
