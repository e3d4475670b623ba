//! The fingerprints of an index as sets, for engines that compare on many machines. `docs/cluster.md` says what the columns mean.
//!
//! *Method.* An index is a part of something larger. Each table is a folder with a file of each part; ids have the number of the part in
//! them, so that those of many machines can be combined. Values that depend on more than one submission, such as weights, are not there:
//! they are computed when all parts are.
//!
//! *Limits.* 2^31 parts of 2^32 submissions.

mod rows;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use codesim_display::{hexadecimal, visible_path};
use codesim_match::Channel;
use codesim_progress::{Observer, Stage, Step};
use parquet::data_type::ByteArray;
use parquet::file::metadata::{KeyValue, ParquetMetaData};
use parquet::file::reader::{FileReader, SerializedFileReader};
use sha2::{Digest, Sha256};
use tempfile::NamedTempFile;

pub(super) use self::rows::{DocumentRow, FingerprintRow, Named, StarterRow, SubmissionRow};
use self::rows::{GivenRow, submission};
use super::files::{check_folder, keep, new_file, unwritable};
use super::table::{NOTE_PREFIX, Row, Table};
use super::{Export, text};
use crate::archive::Archive;
use crate::error::Error;
use crate::fingerprint_config::{self, Entries};

/// Version of these tables.
const VERSION: &str = "1";

/// The note of that version.
const SETS: &str = "sets";

/// The note of the part's number.
const PART: &str = "part";

/// The note of what all files of a part have in common, and those of another export have not.
pub(super) const EXPORT: &str = "export";

/// Why a file is refused whose note is another one.
pub(super) const OTHER_EXPORT: &str =
    "it is not of the same export as the other files of its part; write the part again";

impl Archive {
    /// Writes the submissions, their fingerprints as sets, what they were given, and what is needed to show them, as the part of this number of the
    /// tables in a folder, which is made if it is not there. A part of this number that is there is replaced. Gives the number of fingerprints.
    ///
    /// # Errors
    /// If the index is damaged, its fingerprints are made in another way than this codesim or another part made them, the folder cannot be written to, or the
    /// observer says stop. Files are replaced one by one when all are complete; meanwhile the part has none of submissions, and is no part.
    pub fn export_sets(
        &self,
        folder: &Path,
        part: i32,
        observer: &dyn Observer,
    ) -> Result<u64, Error> {
        let export = Export::new(self)?;
        check_folder(folder, self.index().path())?;
        check_other_parts(self, folder, part)?;
        let mut notes = self.index().meaning().clone();
        notes.insert(SETS.to_owned(), VERSION.to_owned());
        notes.insert(PART.to_owned(), part.to_string());
        let middle =
            Channel::ALL.map(|channel| fingerprint_config::median(self.index().notes(), channel));
        notes.extend(fingerprint_config::median_notes(middle));
        let part = Part::create(folder, part, &notes)?;
        part.write(&export, observer)
    }
}

/// Refuses parts that were made in another way.
fn check_other_parts(archive: &Archive, folder: &Path, part: i32) -> Result<(), Error> {
    let table = folder.join(SubmissionRow::NAME);
    if !table.exists() {
        return Ok(());
    }
    let own = PathBuf::from(file_name(part));
    // Each was held against one before it.
    let Some(other) = parts(folder)?.into_iter().find(|name| *name != own) else {
        return Ok(());
    };
    let (made_by, _) = notes_of(&table.join(other))?;
    Ok(fingerprint_config::check(archive.index(), &made_by)?)
}

/// Reads the metadata of a file of a part: how its fingerprints were made, and its other notes.
pub(super) fn notes_of(path: &Path) -> Result<(Entries, Entries), Error> {
    let reader = SerializedFileReader::try_from(path).map_err(|error| unreadable(path, error))?;
    let notes = notes_in(reader.metadata());
    let notes = check_version(notes).map_err(|why| unreadable(path, why))?;
    Ok(of_both_kinds(notes))
}

/// Returns the notes in a file of a part.
pub(super) fn notes_in(metadata: &ParquetMetaData) -> Entries {
    let notes = metadata.file_metadata().key_value_metadata();
    let note = |note: &KeyValue| {
        let key = note.key.strip_prefix(NOTE_PREFIX)?;
        Some((key.to_owned(), note.value.clone().unwrap_or_default()))
    };
    notes.into_iter().flatten().filter_map(note).collect()
}

/// Refuses what other versions of codesim wrote.
pub(super) fn check_version(notes: Entries) -> Result<Entries, String> {
    match notes.get(SETS).map(String::as_str) {
        Some(VERSION) => Ok(notes),
        found => {
            let found = found.unwrap_or("none");
            Err(format!(
                "tables of version {VERSION} were expected, not {found}"
            ))
        }
    }
}

/// Splits notes into how fingerprints were made, and the other ones.
pub(super) fn of_both_kinds(notes: Entries) -> (Entries, Entries) {
    let is_own = |key: &str| {
        [SETS, PART, EXPORT].contains(&key) || key.starts_with(fingerprint_config::EXPECTED)
    };
    notes.into_iter().partition(|(key, _)| !is_own(key))
}

pub(super) fn file_name(part: i32) -> String {
    format!("part-{part:05}.parquet")
}

/// Returns the names of the files of all parts, in the order of their numbers.
pub(super) fn parts(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let table = folder.join(SubmissionRow::NAME);
    let entries = fs::read_dir(&table).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
    let entries = entries.map_err(|error| unreadable(&table, error))?;
    let number = |name: PathBuf| {
        let text = name.to_str()?;
        let number = text.strip_prefix("part-")?.strip_suffix(".parquet")?;
        Some((number.parse::<i32>().ok()?, name))
    };
    let names = entries.into_iter().map(|entry| entry.file_name().into());
    let mut parts: Vec<(i32, PathBuf)> = names.filter_map(number).collect();
    parts.sort_unstable();
    Ok(parts.into_iter().map(|(_, name)| name).collect())
}

/// Makes the error of a table that cannot be read.
pub(super) fn unreadable(
    path: &Path,
    source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> Error {
    Error::Unreadable {
        path: visible_path(path),
        source: source.into(),
    }
}

/// The files of a part while they are written.
struct Part {
    number: i32,
    submissions: Sheet<SubmissionRow>,
    fingerprints: Sheet<FingerprintRow>,
    given: Sheet<GivenRow>,
    documents: Sheet<DocumentRow>,
    starters: Sheet<StarterRow>,
    /// Digest of what is written.
    export: Sha256,
}

impl Part {
    fn create(folder: &Path, number: i32, notes: &Entries) -> Result<Self, Error> {
        Ok(Self {
            number,
            submissions: Sheet::create(folder, number, notes)?,
            fingerprints: Sheet::create(folder, number, notes)?,
            given: Sheet::create(folder, number, notes)?,
            documents: Sheet::create(folder, number, notes)?,
            starters: Sheet::create(folder, number, notes)?,
            export: Sha256::new(),
        })
    }

    fn write(mut self, export: &Export, observer: &dyn Observer) -> Result<u64, Error> {
        let index = export.index;
        let step = Step::begin(observer, Stage::Export, Some(index.submissions() as u64));
        let mut written = 0;
        for (place, id) in (0..).zip(index.ids()) {
            let submission = submission(self.number, id);
            (self.submissions).push(SubmissionRow::new(export, id, self.number, place)?)?;
            self.export.update(submission.to_le_bytes());
            self.export.update(index.record(id)?.content);
            for (channel, hash) in sets(export, id)? {
                self.export.update([channel as u8]);
                self.export.update(hash.to_le_bytes());
                self.fingerprints.push(FingerprintRow {
                    submission,
                    channel,
                    hash,
                })?;
                written += 1;
            }
            self.documents.push(DocumentRow {
                submission,
                documents: index.documents(id)?.into(),
                sources: index.sources(id)?.map(ByteArray::from),
            })?;
            step.advance()?;
        }
        self.write_given(export)?;
        self.keep()?;
        Ok(written)
    }

    fn write_given(&mut self, export: &Export) -> Result<(), Error> {
        for channel in Channel::ALL {
            let grams = export.boilerplate.grams(channel).map(u64::cast_signed);
            let mut grams: Vec<i64> = grams.collect();
            grams.sort_unstable();
            for hash in grams {
                self.given.push(GivenRow { channel, hash })?;
            }
        }
        for piece in export.index.boilerplate() {
            self.export.update(piece.content);
            self.starters.push(StarterRow {
                collection: text(&piece.collection),
                digest: text(&hexadecimal(&piece.content)),
                data: piece.data.clone().into(),
            })?;
        }
        Ok(())
    }

    /// Replaces the files of the part. Those of submissions are removed first and written last: a part without them is none.
    fn keep(self) -> Result<(), Error> {
        let export = hexadecimal(&self.export.finalize());
        self.submissions.remove_old()?;
        self.fingerprints.keep(&export)?;
        self.given.keep(&export)?;
        self.documents.keep(&export)?;
        self.starters.keep(&export)?;
        self.submissions.keep(&export)
    }
}

/// Returns the distinct fingerprints of a submission, in the order of channels and signed numbers.
fn sets(export: &Export, id: u32) -> Result<Vec<(Channel, i64)>, Error> {
    let rows = export.rows(id)?.into_iter();
    let mut sets: Vec<(Channel, i64)> = rows
        .map(|row| (row.channel, row.hash.cast_signed()))
        .collect();
    sets.sort_unstable();
    sets.dedup();
    Ok(sets)
}

/// A file of a part.
struct Sheet<R: Row> {
    path: PathBuf,
    table: Table<R, NamedTempFile>,
}

impl<R: Named> Sheet<R> {
    fn create(folder: &Path, part: i32, notes: &Entries) -> Result<Self, Error> {
        let folder = folder.join(R::NAME);
        let path = folder.join(file_name(part));
        let file = fs::create_dir_all(&folder).and_then(|()| new_file(&folder));
        let file = file.map_err(|error| unwritable(&path, error))?;
        let table = Table::new(file, notes).map_err(|error| unwritable(&path, error))?;
        Ok(Self { path, table })
    }

    fn push(&mut self, row: R) -> Result<(), Error> {
        let pushed = self.table.push(row);
        pushed.map_err(|error| unwritable(&self.path, error))
    }

    /// Removes the file of an earlier export.
    fn remove_old(&self) -> Result<(), Error> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(unwritable(&self.path, error)),
            _ => Ok(()),
        }
    }

    fn keep(mut self, export: &str) -> Result<(), Error> {
        let path = &self.path;
        self.table.note(EXPORT, export);
        let file = self
            .table
            .finish()
            .map_err(|error| unwritable(path, error))?;
        keep(file, path).map_err(|error| unwritable(path, error))
    }
}
