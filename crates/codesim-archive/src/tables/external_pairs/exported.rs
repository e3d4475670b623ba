//! The tables of `docs/cluster.md`, for those who look for a few submissions in them.

use std::collections::{BTreeMap, HashMap};

use crate::remote_files::Folder;
use codesim_index::Record;
use codesim_intake::Submission;
use codesim_token::Document;
use parquet::record::RowAccessor;
use rayon::prelude::*;

use super::rows::Rows;
use super::unreadable;
use crate::codec;
use crate::error::{Error, StoredError};
use crate::fingerprint_config::{Entries, FingerprintConfig};
use crate::tables::import::{documents, record, starter};
use crate::tables::sets::{DocumentRow, Named, StarterRow, SubmissionRow};
use crate::tables::sets::{EXPORT, OTHER_EXPORT};
use crate::tables::sets::{check_version, file_name, notes_in, of_both_kinds};
use crate::view::{Kept, inner_name};

/// Bits of an id below those of its part.
const BITS_OF_A_PART: u32 = 32;

/// The tables of all parts in a folder.
pub struct Exported {
    folder: Folder,
    shown: String,
    /// By their file names.
    parts: BTreeMap<String, Part>,
    config: FingerprintConfig,
    submissions: u64,
}

/// The metadata of the files of a part.
struct Part {
    made_by: Entries,
    /// The digest of the export, which those of another export do not share.
    export: Option<String>,
    submissions: u64,
}

/// A submission as a table has it.
struct Stored {
    id: i64,
    record: Record,
    documents: Vec<u8>,
    texts: Option<Vec<u8>>,
}

impl Exported {
    /// Opens the tables in a folder, at a path or an address of an object store.
    ///
    /// # Errors
    /// If there are none, one cannot be read, or this codesim makes fingerprints in another way.
    pub fn open(place: &str) -> Result<Self, Error> {
        let folder = Folder::open(place)?;
        let parts = folder.files(SubmissionRow::NAME)?;
        let is_part = |name: &String| name.starts_with("part-") && name.ends_with(".parquet");
        let parts: Vec<String> = parts.into_iter().filter(is_part).collect();
        if parts.is_empty() {
            let shown = folder.display(SubmissionRow::NAME);
            return Err(unreadable(&shown, "there are no tables here"));
        }
        let parts = parts.into_par_iter().map(|name| {
            let part = Part::open(&folder, &name)?;
            Ok((name, part))
        });
        let parts: BTreeMap<String, Part> = parts.collect::<Result<_, Error>>()?;
        let of_one = parts.values().next().expect("there is one");
        let config = FingerprintConfig::read(codesim_index::VERSION, &of_one.made_by)?;
        let own = config.entries(codesim_index::VERSION);
        for (name, part) in &parts {
            let shown = folder.display(&inside(SubmissionRow::NAME, name));
            check(&shown, &own, &part.made_by)?;
        }
        Ok(Self {
            shown: place.to_owned(),
            submissions: parts.values().map(|part| part.submissions).sum(),
            folder,
            parts,
            config,
        })
    }

    /// Returns their path or address.
    pub fn name(&self) -> &str {
        &self.shown
    }

    /// Returns how the fingerprints were made.
    pub fn config(&self) -> &FingerprintConfig {
        &self.config
    }

    /// Returns the number of all submissions.
    pub fn submissions(&self) -> u64 {
        self.submissions
    }

    /// Reads the starter code of all parts.
    ///
    /// # Errors
    /// If a table cannot be read.
    pub fn boilerplate(&self) -> Result<Vec<Document>, Error> {
        let pieces = self.parts.par_iter().map(|(part, _)| {
            let rows = self.rows::<StarterRow>(part, &["collection", "digest", "data"])?;
            let mut pieces = Vec::new();
            rows.each(|row| {
                let piece = starter(row)?;
                pieces.push((piece.content, piece.data));
                Ok(())
            })?;
            Ok(pieces)
        });
        let pieces: Vec<Vec<_>> = pieces.collect::<Result<_, Error>>()?;
        // Many parts have the same starter code.
        let pieces: BTreeMap<_, _> = pieces.into_iter().flatten().collect();
        let documents = pieces.values().map(|data| codec::decode_boilerplate(data));
        let documents: Result<Vec<Vec<Document>>, StoredError> = documents.collect();
        let documents = documents.map_err(Error::Boilerplate)?;
        Ok(documents.into_iter().flatten().collect())
    }

    /// Loads the submissions of these ids, which ascend; missing ones are left out. Those of one name are distinguished by their parts.
    ///
    /// # Errors
    /// If a table cannot be read.
    pub(crate) fn load(&self, ids: &[i64]) -> Result<Vec<(i64, Submission)>, Error> {
        let mut parts: Vec<&[i64]> = ids.chunk_by(|a, b| part(*a) == part(*b)).collect();
        parts.retain(|ids| self.parts.contains_key(&file_name(part(ids[0]))));
        let stored = parts.into_par_iter().map(|ids| self.stored(ids));
        let stored: Vec<Vec<Stored>> = stored.collect::<Result<_, Error>>()?;
        let stored: Vec<Stored> = stored.into_iter().flatten().collect();
        let mut named = HashMap::new();
        for each in &stored {
            *named.entry(inner_name(&each.record)).or_insert(0) += 1;
        }
        let opened = stored.into_par_iter().map(|each| {
            let name = inner_name(&each.record);
            let name = match named[&name] {
                1 => name,
                _ => format!("{name} (part {})", part(each.id)),
            };
            let kept = Kept {
                version: codesim_index::VERSION,
                record: each.record,
                documents: each.documents,
                texts: each.texts,
            };
            Ok((each.id, kept.submission(&name)?))
        });
        opened.collect()
    }

    /// Reads submissions of one part from the tables.
    fn stored(&self, ids: &[i64]) -> Result<Vec<Stored>, Error> {
        let file = file_name(part(ids[0]));
        let is_wanted = |id: &i64| ids.binary_search(id).is_ok();
        let mut records = HashMap::new();
        let rows = self.rows::<SubmissionRow>(&file, &["submission", "part", "place"])?;
        rows.each_near(ids, |row| {
            let (id, record, _) = record(row)?;
            records.extend(is_wanted(&id).then_some((id, record)));
            Ok(())
        })?;
        let mut stored = Vec::new();
        let rows = self.rows::<DocumentRow>(&file, &["submission", "documents", "sources"])?;
        rows.each_near(ids, |row| {
            let id = row.get_long(0)?;
            if let Some(record) = records.remove(&id) {
                let (documents, texts) = documents(row)?;
                stored.push(Stored {
                    id,
                    record,
                    documents,
                    texts,
                });
            }
            Ok(())
        })?;
        Ok(stored)
    }

    fn rows<R: Named>(&self, part: &str, columns: &[&str]) -> Result<Rows, Error> {
        let rows = Rows::open(self.folder.object(&inside(R::NAME, part))?, columns)?;
        match notes_in(rows.metadata()).get(EXPORT) == self.parts[part].export.as_ref() {
            true => Ok(rows),
            false => Err(unreadable(rows.display(), OTHER_EXPORT)),
        }
    }
}

/// Returns the part of an id.
fn part(id: i64) -> i32 {
    (id >> BITS_OF_A_PART) as i32
}

fn inside(table: &str, part: &str) -> String {
    format!("{table}/{part}")
}

impl Part {
    fn open(folder: &Folder, name: &str) -> Result<Self, Error> {
        let object = folder.object(&inside(SubmissionRow::NAME, name))?;
        let rows = Rows::open(object, &["submission"])?;
        let notes = check_version(notes_in(rows.metadata()));
        let notes = notes.map_err(|why| unreadable(rows.display(), why))?;
        let submissions = rows.metadata().file_metadata().num_rows();
        Ok(Self {
            export: notes.get(EXPORT).cloned(),
            made_by: of_both_kinds(notes).0,
            submissions: submissions.unsigned_abs(),
        })
    }
}

/// Refuses a part whose fingerprints were made in another way.
fn check(shown: &str, own: &Entries, made_by: &Entries) -> Result<(), Error> {
    let other = own
        .iter()
        .find(|(key, value)| made_by.get(*key) != Some(value));
    match other {
        None => Ok(()),
        Some((key, value)) => {
            let found = made_by.get(key).map_or("nothing", String::as_str);
            let why = format!("it has {key} = {found}, where {value} was expected");
            Err(unreadable(shown, why))
        }
    }
}
