//! A keyed archive of a plain one.
//!
//! *Method.* Submissions are written in the order of random pseudonyms, some at a time: the fingerprints of these are collected in one pass
//! over the plain index.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use codesim_display::{visible, visible_path};
use codesim_index::{Boilerplate as Piece, Fingerprints, NewSubmission, Record, Writer};
use codesim_match::{Boilerplate, Channel, DocumentGrams, document_grams, matchable_tokens};
use codesim_progress::{Observer, Stage, Step};
use sha2::{Digest, Sha256};

use crate::archive::Archive;
use crate::codec;
use crate::error::{Error, StoredError};
use crate::fingerprint_config::Entries;
use crate::keyed::{ArchiveKey, CHECK, hash_id};
use crate::view::inner_name;

/// The collection of all submissions of a keyed archive.
const COLLECTION: &str = "keyed";

/// Submissions whose fingerprints are in memory at a time.
const AT_ONCE: usize = 1 << 14;

/// A submission of an archive and its name in the keyed archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pseudonym {
    /// Its name in the keyed archive.
    pub pseudonym: String,
    /// Its collection.
    pub collection: String,
    /// Its name.
    pub name: String,
}

impl Archive {
    /// Writes the submissions as a keyed archive into the new folder `path`, as if added at a time in seconds since 1970, and returns the
    /// names behind their pseudonyms.
    ///
    /// # Errors
    /// If the archive is damaged, of version 1 or keyed itself, there is something at `path`, the disk refuses it, or the observer says
    /// stop. Nothing is left at `path` then.
    pub fn export_keyed(
        &self,
        path: &Path,
        key: &ArchiveKey,
        added: i64,
        observer: &dyn Observer,
    ) -> Result<Vec<Pseudonym>, Error> {
        let shown = || visible_path(self.index().path());
        if self.is_keyed() {
            return Err(Error::Keyed(shown()));
        }
        if self.index().version() < codesim_index::VERSION {
            return Err(Error::FirstVersion(shown()));
        }
        let meaning = meaning(self, key);
        let writer = Writer::create(path, Channel::COUNT, meaning.clone())?;
        let export = Export {
            archive: self,
            given: Boilerplate::new(&self.boilerplate()?, &self.config().thresholds),
            key,
            added,
            meaning,
        };
        let written = export.write(writer, observer);
        if written.is_err() {
            // The error is what counts; the folder is of no use to anybody.
            let _ = fs::remove_dir_all(path);
        }
        written
    }
}

/// Returns how the fingerprints of the keyed archive are made.
fn meaning(archive: &Archive, key: &ArchiveKey) -> Entries {
    let mut meaning = archive.index().meaning().clone();
    meaning.insert("hash".to_owned(), hash_id());
    meaning.insert(CHECK.to_owned(), key.check_value());
    meaning
}

/// A keyed archive while it is written.
struct Export<'a> {
    archive: &'a Archive,
    given: Boilerplate,
    key: &'a ArchiveKey,
    added: i64,
    meaning: Entries,
}

impl Export<'_> {
    fn write(&self, mut writer: Writer, observer: &dyn Observer) -> Result<Vec<Pseudonym>, Error> {
        let index = self.archive.index();
        self.write_given(&mut writer)?;
        let drawn = drawn(index.ids());
        let drawn: Vec<(&String, u32)> = drawn.iter().map(|(name, &id)| (name, id)).collect();
        let mut pseudonyms = Vec::with_capacity(drawn.len());
        for some in drawn.chunks(AT_ONCE) {
            let step = Step::begin(observer, Stage::Export, Some(some.len() as u64));
            let sets = self.sets(some, &step)?;
            let mut new = Vec::with_capacity(some.len());
            for (&(pseudonym, id), sets) in some.iter().zip(sets) {
                let record = index.record(id)?;
                new.push(self.submission(pseudonym, id, &record, sets)?);
                pseudonyms.push(Pseudonym {
                    pseudonym: format!("{COLLECTION}/{pseudonym}"),
                    collection: record.collection,
                    name: record.name,
                });
                step.advance()?;
            }
            drop(step);
            writer.add(&self.meaning, index.notes(), new, observer)?;
        }
        writer.merge(observer)?;
        Ok(pseudonyms)
    }

    /// Writes the grams of the starter code. The order is kept in the structure channel alone, where edits of starter code are told by it.
    fn write_given(&self, writer: &mut Writer) -> Result<(), Error> {
        let documents = self.archive.boilerplate()?;
        if documents.is_empty() {
            return Ok(());
        }
        let thresholds = &self.archive.config().thresholds;
        let keyed = |document| {
            let grams = document_grams(document, thresholds);
            Channel::ALL.map(|channel| {
                let grams = grams[channel as usize].iter();
                let mut keyed: Vec<u64> = grams.map(|&it| self.key.hash(channel, it)).collect();
                if channel != Channel::Structure {
                    keyed.sort_unstable();
                    keyed.dedup();
                }
                keyed
            })
        };
        let keyed: Vec<DocumentGrams> = documents.iter().map(keyed).collect();
        let data = codec::encode_grams(&keyed).map_err(Error::Boilerplate)?;
        let piece = Piece {
            collection: COLLECTION.to_owned(),
            content: Sha256::digest(&data).into(),
            data,
        };
        Ok(writer.add_boilerplate(&self.meaning, [piece])?)
    }

    /// Returns the keyed hashes of some submissions by channel, ascending.
    fn sets(
        &self,
        some: &[(&String, u32)],
        step: &Step,
    ) -> Result<Vec<[Vec<u64>; Channel::COUNT]>, Error> {
        let places: HashMap<u32, usize> =
            (0..).zip(some).map(|(place, it)| (it.1, place)).collect();
        let mut sets = vec![[const { Vec::new() }; Channel::COUNT]; some.len()];
        for channel in Channel::ALL {
            let index = self.archive.index();
            index.each_hash(channel as usize, |hash, ids| {
                step.check()?;
                let mut places = ids.iter().filter_map(|id| places.get(id)).peekable();
                if places.peek().is_some() {
                    let keyed = self.key.hash(channel, hash);
                    places.for_each(|&place| sets[place][channel as usize].push(keyed));
                }
                Ok(())
            })?;
        }
        sets.iter_mut()
            .flatten()
            .for_each(|set| set.sort_unstable());
        Ok(sets)
    }

    /// Makes a submission of what a score needs and nothing else.
    fn submission(
        &self,
        pseudonym: &str,
        id: u32,
        record: &Record,
        sets: [Vec<u64>; Channel::COUNT],
    ) -> Result<NewSubmission, Error> {
        let index = self.archive.index();
        let channels = Channel::ALL.into_iter().zip(sets);
        let channels = channels.map(|(channel, hashes)| Fingerprints {
            hashes,
            expected: index.expected(channel as usize, id),
        });
        Ok(NewSubmission {
            record: Record {
                collection: COLLECTION.to_owned(),
                name: pseudonym.to_owned(),
                languages: record.languages.clone(),
                files: 0,
                tokens: self.tokens(id, record)? as u64,
                added: self.added,
                content: [0; 32],
                // It could name the submission.
                provenance: String::new(),
            },
            documents: codec::encode(codesim_index::VERSION, Vec::new())
                .map_err(|source| unreadable(record, source))?,
            sources: None,
            channels: channels.collect(),
        })
    }

    /// Returns the number of tokens of a submission that could match.
    fn tokens(&self, id: u32, record: &Record) -> Result<usize, Error> {
        let index = self.archive.index();
        let damaged = |source| unreadable(record, source);
        let files = codec::decode(index.version(), &index.documents(id)?).map_err(damaged)?;
        let documents = files
            .iter()
            .map(|file| Ok(file.document.document()?.into()));
        let submission = codesim_match::Submission {
            documents: documents.collect::<Result<_, _>>().map_err(damaged)?,
            ..codesim_match::Submission::default()
        };
        let thresholds = &self.archive.config().thresholds;
        Ok(matchable_tokens(&submission, &self.given, thresholds))
    }
}

fn unreadable(record: &Record, source: StoredError) -> Error {
    Error::Stored {
        submission: visible(&inner_name(record)).into_owned(),
        source,
    }
}

/// Draws a pseudonym for each id. In the order of pseudonyms, ids are in no order.
fn drawn(ids: impl Iterator<Item = u32>) -> BTreeMap<String, u32> {
    let mut drawn = BTreeMap::new();
    let number = || getrandom::u64().expect("the operating system provides random numbers");
    for id in ids {
        let free = std::iter::repeat_with(|| format!("{:012x}", number() >> 16));
        let free = free.into_iter().find(|name| !drawn.contains_key(name));
        drawn.extend(free.map(|name| (name, id)));
    }
    drawn
}
