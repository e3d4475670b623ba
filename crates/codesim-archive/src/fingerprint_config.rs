//! How fingerprints were made, as an index keeps it beside them, so that only comparable fingerprints are compared.
//!
//! *Format.* Version 2 has a key for each fact, `structure.k = 8`. Version 1 has a sentence for each channel,
//! `structure = robust winnowing, k = 8, t = 11`; such an index keeps its version, as its files do not change.

use std::collections::BTreeMap;

use codesim_fingerprint::{HASH_ID, Thresholds};
use codesim_index::Index;
use codesim_intake::SourceFile;
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
    /// Returns the default thresholds for programs, without imports.
    fn default() -> Self {
        Self {
            thresholds: ChannelThresholds::usual(Granularity::Lexeme),
            imports: Imports::Drop,
        }
    }
}

impl FingerprintConfig {
    /// Reads the configuration of an index of this version.
    ///
    /// # Errors
    /// [`Error::NoThresholds`] if the thresholds of a channel are missing.
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

    /// Returns the configuration as entries of an index of this version.
    pub(crate) fn entries(&self, version: u32) -> Entries {
        let imports = match self.imports {
            Imports::Keep => COMPARED,
            _ => LEFT_OUT,
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

/// The revision of the normal form in an index from before indices kept it.
const FIRST_FORM: u32 = 1;

/// Returns the revisions of the front ends that have read these files, of their tokens and of their normal forms.
pub(crate) fn revisions<'a>(version: u32, files: impl Iterator<Item = &'a SourceFile>) -> Entries {
    let entries = |file: &SourceFile| {
        let language = language_key(version, &file.language);
        let form = file.form_revision.map(|form| {
            let key = format!("{language}{}", form_suffix(version));
            (key, revision(version, form))
        });
        [Some((language, revision(version, file.revision))), form]
    };
    files.flat_map(entries).flatten().collect()
}

fn language_key(version: u32, id: &str) -> String {
    match version {
        1 => format!("language {id}"),
        _ => format!("language.{id}"),
    }
}

fn form_suffix(version: u32) -> &'static str {
    match version {
        1 => ", normal form",
        _ => ".form",
    }
}

/// Returns the languages whose revisions are among the entries of an index, ascending.
pub(crate) fn languages(version: u32, entries: &Entries) -> Vec<&str> {
    let (prefix, form) = (language_key(version, ""), form_suffix(version));
    let keys = entries.keys().filter_map(|key| key.strip_prefix(&prefix));
    keys.filter(|id| !id.ends_with(form)).collect()
}

fn revision(version: u32, number: u32) -> String {
    match version {
        1 => format!("revision {number}"),
        _ => number.to_string(),
    }
}

/// Refuses entries that contradict those of an index: fingerprints that were made in another way.
///
/// # Errors
/// [`codesim_index::Error::Meaning`] with what is different.
pub(crate) fn check(index: &Index, own: &Entries) -> Result<(), codesim_index::Error> {
    index.check_meaning(own)?;
    check_forms(index.version(), index.meaning(), own)
}

/// Does the part of [`check`] that the index cannot: if one side lacks the revision of a language's forms, it is [`FIRST_FORM`].
fn check_forms(version: u32, stored: &Entries, own: &Entries) -> Result<(), codesim_index::Error> {
    let first = revision(version, FIRST_FORM);
    for language in own.keys().filter(|key| stored.contains_key(*key)) {
        let key = format!("{language}{}", form_suffix(version));
        let [stored, own] = [stored, own].map(|told| told.get(&key).unwrap_or(&first).clone());
        if stored != own {
            return Err(codesim_index::Error::Meaning { key, stored, own });
        }
    }
    Ok(())
}

/// Prefix of the notes that keep expected overlaps.
pub(crate) const EXPECTED: &str = "expected ";

/// Returns the key of the note that keeps the expected overlap in a channel, of all submissions together.
fn middle_key(channel: Channel) -> String {
    format!("{EXPECTED}{}", channel.name())
}

/// Returns the expected overlap in each channel, of all submissions together, as notes of an index.
pub(crate) fn median_notes(medians: [f64; Channel::COUNT]) -> Entries {
    let note = |channel: Channel| {
        let value = medians[channel as usize];
        (middle_key(channel), value.to_string())
    };
    Channel::ALL.map(note).into()
}

/// Returns the expected overlap in a channel, of all submissions together; 0 for an index without such a note.
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
    use codesim_display::FileName;
    use codesim_intake::SourceText;
    use codesim_token::KeptDocument;

    use super::*;
    use crate::archive::{Archive, ArchiveWriter};

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

    fn file(language: &str, form_revision: Option<u32>) -> SourceFile {
        SourceFile {
            name: FileName::from("a"),
            language: language.to_owned(),
            revision: 3,
            form_revision,
            granularity: Granularity::Lexeme,
            bytes: 0,
            sha256: [0; 32],
            text: SourceText::Lines(Vec::new()),
            document: KeptDocument::default(),
            findings: Vec::new(),
        }
    }

    #[test]
    fn a_language_has_a_revision_of_its_tokens_and_one_of_its_form_if_it_has_forms() {
        let files = [file("java", Some(2)), file("sql", None)];
        for (version, expected) in [
            (
                1,
                "language java = revision 3; language java, normal form = revision 2; language sql = revision 3",
            ),
            (
                2,
                "language.java = 3; language.java.form = 2; language.sql = 3",
            ),
        ] {
            let entries = revisions(version, files.iter());
            let entries = entries.iter();
            let shown: Vec<String> = entries
                .map(|(key, value)| format!("{key} = {value}"))
                .collect();
            assert_eq!(shown.join("; "), expected);
            let entries = revisions(version, files.iter());
            assert_eq!(languages(version, &entries), ["java", "sql"]);
        }
    }

    #[test]
    fn forms_whose_revision_is_not_told_are_of_the_first() {
        for version in [1, 2] {
            let of = |form| revisions(version, [file("java", form)].iter());
            let [untold, first, second] = [None, Some(1), Some(2)].map(of);
            let is_fine = |stored, own| check_forms(version, stored, own).is_ok();
            assert!(
                is_fine(&untold, &untold) && is_fine(&untold, &first) && is_fine(&first, &untold)
            );
            assert!(!is_fine(&untold, &second) && !is_fine(&second, &untold));
            // A language that the other side does not have.
            let none = Entries::new();
            assert!(is_fine(&none, &second) && is_fine(&second, &none));
        }
    }

    #[test]
    fn an_index_with_forms_of_another_revision_is_refused() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("years.codesim");
        let config = FingerprintConfig::default();
        let mut archive = ArchiveWriter::create(&path, &config).expect("nothing is there");
        let second = revisions(2, [file("java", Some(2))].iter());
        let add = |archive: &mut ArchiveWriter, meaning: &Entries| {
            archive.writer.add(meaning, &Entries::new(), [], &())
        };
        add(&mut archive, &second).expect("it is empty");
        let third = revisions(2, [file("java", Some(3))].iter());
        assert!(add(&mut archive, &third).is_err());
        drop(archive);
        let archive = Archive::open(&path).expect("it is an archive");
        let check = |form| archive.check(&config, [file("java", form)].iter());
        assert!(check(Some(2)).is_ok());
        let refused = check(Some(3)).expect_err("it has another form").to_string();
        assert!(
            refused.contains("language.java.form = 2, this run has 3"),
            "{refused}"
        );
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
