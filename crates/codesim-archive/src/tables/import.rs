//! An archive of the tables that others were exported to.
//!
//! *Method.* Of each part, submissions, fingerprints and documents are read beside each other, as all are in the order of ids. Weights come of themselves: an
//! index counts what it has.

use std::fs;
use std::iter::Peekable;
use std::path::{Path, PathBuf};

use codesim_index::{Boilerplate, Fingerprints, NewSubmission, Record};
use codesim_match::Channel;
use codesim_progress::Observer;
use parquet::errors::ParquetError;
use parquet::file::reader::SerializedFileReader;
use parquet::record::reader::RowIter;
use parquet::record::{Row, RowAccessor};

use super::files::{folder_beside, unwritable};
use super::sets::{DocumentRow, FingerprintRow, StarterRow, SubmissionRow};
use super::sets::{EXPORT, Named, OTHER_EXPORT, notes_of, parts, unreadable};
use crate::archive::ArchiveWriter;
use crate::error::Error;
use crate::fingerprint_config::{self, Entries, FingerprintConfig};

/// Submissions that are added at a time.
const AT_ONCE: usize = 2048;

impl ArchiveWriter {
    /// Makes an archive in the new folder `path` of all parts of the tables in `folder`, which [`Archive::export_sets`](crate::Archive::export_sets) wrote. Its
    /// submissions are in the order of their ids in the tables. It is made in a hidden folder beside `path`, and is there as a whole or not at all; if the program is killed,
    /// the hidden folder is left.
    ///
    /// # Errors
    /// If there is no part, one cannot be read or was made in another way than the others, there is something at `path`, the disk refuses it, or the observer
    /// says stop.
    pub fn import(folder: &Path, path: &Path, observer: &dyn Observer) -> Result<Self, Error> {
        let parts = parts(folder)?;
        let first = parts.first().ok_or_else(|| {
            unreadable(
                &folder.join(SubmissionRow::NAME),
                "there are no tables here",
            )
        })?;
        let meaning = Meaning::of(&folder.join(SubmissionRow::NAME).join(first))?;
        let config = FingerprintConfig::read(codesim_index::VERSION, &meaning.made_by)?;
        if path.exists() {
            let path = path.to_owned();
            return Err(codesim_index::Error::Exists { path }.into());
        }
        let unfinished = folder_beside(path).map_err(|error| unwritable(path, error))?;
        let made = unfinished.path().join("index");
        let mut writer = Self::create(&made, &config)?;
        writer.import_all(folder, &parts, observer)?;
        drop(writer);
        fs::rename(&made, path).map_err(|error| unwritable(path, error))?;
        Self::open(path)
    }

    fn import_all(
        &mut self,
        folder: &Path,
        parts: &[PathBuf],
        observer: &dyn Observer,
    ) -> Result<(), Error> {
        for part in parts {
            let file = |table: &str| folder.join(table).join(part);
            let meaning = Meaning::of(&file(SubmissionRow::NAME))?;
            for table in [FingerprintRow::NAME, DocumentRow::NAME, StarterRow::NAME] {
                meaning.check(&file(table))?;
            }
            fingerprint_config::check(self.index(), &meaning.made_by)?;
            let starters = starters(&file(StarterRow::NAME))?;
            if !starters.is_empty() {
                self.writer.add_boilerplate(&meaning.made_by, starters)?;
            }
            let mut submissions = Submissions {
                submissions: Table::open(file(SubmissionRow::NAME))?,
                fingerprints: Table::open(file(FingerprintRow::NAME))?,
                documents: Table::open(file(DocumentRow::NAME))?,
            };
            let before = self.index().submissions();
            while let Some(some) = submissions.next_some()? {
                self.writer
                    .add(&meaning.made_by, &Entries::new(), some, observer)?;
            }
            self.average(&meaning.expected, before)?;
        }
        self.merge(observer)
    }

    /// Averages the expected overlaps of the submissions before and of those that a part brought, weighted by their numbers.
    fn average(&mut self, expected: &[f64; Channel::COUNT], before: usize) -> Result<(), Error> {
        let index = self.index();
        let all = index.submissions();
        let share = (all - before) as f64 / all.max(1) as f64;
        let middle = Channel::ALL.map(|channel| {
            let known = fingerprint_config::median(index.notes(), channel);
            share * expected[channel as usize] + (1.0 - share) * known
        });
        let notes = fingerprint_config::median_notes(middle);
        self.writer.add(&Entries::new(), &notes, [], &())?;
        Ok(())
    }
}

/// The metadata of the files of a part.
struct Meaning {
    /// How its fingerprints were made.
    made_by: Entries,
    /// The expected overlap in each channel, of all of its submissions together.
    expected: [f64; Channel::COUNT],
    /// The digest of the export, which files of another export do not share.
    export: Option<String>,
}

impl Meaning {
    fn of(file: &Path) -> Result<Self, Error> {
        let (made_by, notes) = notes_of(file)?;
        Ok(Self {
            made_by,
            export: notes.get(EXPORT).cloned(),
            expected: Channel::ALL.map(|channel| fingerprint_config::median(&notes, channel)),
        })
    }

    /// Refuses a file that was written with others.
    fn check(&self, file: &Path) -> Result<(), Error> {
        let (_, notes) = notes_of(file)?;
        match notes.get(EXPORT) == self.export.as_ref() {
            true => Ok(()),
            false => Err(unreadable(file, OTHER_EXPORT)),
        }
    }
}

/// The rows of a file.
struct Table {
    path: PathBuf,
    rows: Peekable<RowIter<'static>>,
}

impl Table {
    fn open(path: PathBuf) -> Result<Self, Error> {
        let reader = SerializedFileReader::try_from(path.as_path());
        let reader = reader.map_err(|error| unreadable(&path, error))?;
        Ok(Self {
            rows: reader.into_iter().peekable(),
            path,
        })
    }

    /// Reads the next row.
    fn next<T>(
        &mut self,
        read: impl Fn(&Row) -> Result<T, ParquetError>,
    ) -> Result<Option<T>, Error> {
        let row = self.rows.next();
        let read = row.map(|row| row.and_then(|row| read(&row)));
        read.transpose()
            .map_err(|error| unreadable(&self.path, error))
    }

    /// Reads the next row if it is of this submission.
    fn next_of<T>(
        &mut self,
        submission: i64,
        read: impl Fn(&Row) -> Result<T, ParquetError>,
    ) -> Result<Option<T>, Error> {
        let is_meant = |row: &Result<Row, ParquetError>| {
            row.as_ref()
                .map_or(true, |row| row.get_long(0).is_ok_and(|id| id == submission))
        };
        match self.rows.peek().is_some_and(is_meant) {
            true => self.next(read),
            false => Ok(None),
        }
    }

    /// Refuses rows that belong to no submission.
    fn end(&mut self) -> Result<(), Error> {
        match self.rows.peek() {
            None => Ok(()),
            Some(_) => Err(unreadable(
                &self.path,
                "a row is of no submission, or not in the order of submissions",
            )),
        }
    }
}

/// The submissions of a part.
struct Submissions {
    submissions: Table,
    fingerprints: Table,
    documents: Table,
}

impl Submissions {
    /// Reads the next submissions, if there are more.
    fn next_some(&mut self) -> Result<Option<Vec<NewSubmission>>, Error> {
        let mut some = Vec::new();
        while some.len() < AT_ONCE {
            let Some((id, record, expected)) = self.submissions.next(record)? else {
                break;
            };
            some.push(self.submission(id, record, expected)?);
        }
        if !some.is_empty() {
            return Ok(Some(some));
        }
        self.fingerprints.end()?;
        self.documents.end()?;
        Ok(None)
    }

    fn submission(
        &mut self,
        id: i64,
        record: Record,
        expected: [f64; Channel::COUNT],
    ) -> Result<NewSubmission, Error> {
        let mut channels = expected.map(|expected| Fingerprints {
            hashes: Vec::new(),
            expected,
        });
        while let Some((channel, hash)) = self.fingerprints.next_of(id, fingerprint)? {
            let channel = usize::try_from(channel).ok();
            let channel = channel.and_then(|channel| channels.get_mut(channel));
            let channel = channel.ok_or_else(|| {
                unreadable(&self.fingerprints.path, "a row is of an unknown channel")
            })?;
            channel.hashes.push(hash);
        }
        // They are in the order of signed numbers.
        channels
            .iter_mut()
            .for_each(|channel| channel.hashes.sort_unstable());
        let documents = self.documents.next_of(id, documents)?;
        let missing = || unreadable(&self.documents.path, "a submission has no documents");
        let (documents, sources) = documents.ok_or_else(missing)?;
        Ok(NewSubmission {
            record,
            documents,
            sources,
            channels: channels.into(),
        })
    }
}

/// The column of a submission's provenance, the last one.
const PROVENANCE: usize = 11 + Channel::COUNT;

pub(super) fn record(row: &Row) -> Result<(i64, Record, [f64; Channel::COUNT]), ParquetError> {
    let languages = row.get_string(5)?.split(',');
    let record = Record {
        collection: row.get_string(3)?.clone(),
        name: row.get_string(4)?.clone(),
        languages: languages
            .filter(|id| !id.is_empty())
            .map(str::to_owned)
            .collect(),
        files: row.get_int(6)?.cast_unsigned(),
        tokens: row.get_long(7)?.cast_unsigned(),
        added: row.get_long(8)?,
        content: digest(row.get_string(9)?)?,
        // Tables of earlier programs do not have it.
        provenance: match row.len() > PROVENANCE {
            true => row.get_string(PROVENANCE)?.clone(),
            false => String::new(),
        },
    };
    let mut expected = [0.0; Channel::COUNT];
    for channel in Channel::ALL {
        expected[channel as usize] = row.get_double(11 + channel as usize)?;
    }
    Ok((row.get_long(0)?, record, expected))
}

fn fingerprint(row: &Row) -> Result<(i8, u64), ParquetError> {
    Ok((row.get_byte(1)?, row.get_long(2)?.cast_unsigned()))
}

pub(super) fn documents(row: &Row) -> Result<(Vec<u8>, Option<Vec<u8>>), ParquetError> {
    let documents = row.get_bytes(1)?.data().to_vec();
    let sources = row.get_bytes(2).ok().map(|bytes| bytes.data().to_vec());
    Ok((documents, sources))
}

/// Reads the starter code of a part.
fn starters(path: &Path) -> Result<Vec<Boilerplate>, Error> {
    let mut table = Table::open(path.to_owned())?;
    let mut starters = Vec::new();
    while let Some(starter) = table.next(starter)? {
        starters.push(starter);
    }
    Ok(starters)
}

pub(super) fn starter(row: &Row) -> Result<Boilerplate, ParquetError> {
    Ok(Boilerplate {
        collection: row.get_string(0)?.clone(),
        content: digest(row.get_string(1)?)?,
        data: row.get_bytes(2)?.data().to_vec(),
    })
}

/// Parses 32 bytes from their hexadecimal digits.
fn digest(digits: &str) -> Result<[u8; 32], ParquetError> {
    let wrong = || ParquetError::General(format!("{digits}: 64 hexadecimal digits were expected"));
    let pairs: Vec<&[u8]> = digits.as_bytes().chunks(2).collect();
    let byte = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
    let bytes: Option<Vec<u8>> = pairs.into_iter().map(byte).collect();
    bytes
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(wrong)
}
