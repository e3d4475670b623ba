//! The submissions of an index, as those that a class is compared with.

use std::collections::HashSet;
use std::path::Path;

use anyhow::{Context, anyhow};
use codesim_index::{Error, Index, Record};
use codesim_match::{Channel, ChannelThresholds, Earlier, Fingerprints, Found, Submission};
use codesim_report::model::Against;
use codesim_token::{Document, Granularity, Imports};
use codesim_words::{About, FileName};
use rayon::prelude::*;

use crate::escape;
use crate::index::meaning::{self, Meaning};
use crate::index::stored;
use crate::reading::{Described, Origin, ReadFile, ReadSubmission};

/// An index that is open, with its submissions numbered without gaps.
pub(crate) struct Shelf<'a> {
    index: &'a Index,
    shown: String,
    /// Ids in the index, ascending.
    ids: Vec<u32>,
}

/// What an index has of the fingerprints of a class.
pub(crate) type AllFound = [Vec<Found>; Channel::COUNT];

impl<'a> Shelf<'a> {
    pub(crate) fn new(index: &'a Index) -> Self {
        Self {
            shown: escape::path(index.path()),
            ids: index.ids().collect(),
            index,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.ids.len()
    }

    /// What a report says of it.
    pub(crate) fn summary(&self) -> Against {
        Against {
            index: self.shown.clone(),
            submissions: self.len(),
        }
    }

    pub(crate) fn thresholds(&self) -> anyhow::Result<ChannelThresholds> {
        meaning::thresholds(self.index.meaning())
    }

    pub(crate) fn imports(&self) -> Imports {
        meaning::imports(self.index.meaning())
    }

    /// Refuses what was made in another way.
    pub(crate) fn check(&self, own: &Meaning) -> anyhow::Result<()> {
        self.index.check_meaning(own).map_err(explained)
    }

    /// The starter code that the index keeps.
    pub(crate) fn given(&self) -> anyhow::Result<Vec<Document>> {
        let all = self.index.given().iter();
        let documents = all.map(|given| stored::decode_given(&given.data));
        let documents: Vec<Vec<Document>> = documents.collect::<anyhow::Result<_>>()?;
        Ok(documents.into_iter().flatten().collect())
    }

    /// Leaves out the submissions that are in the class themselves: of the same name, with the same files. Gives their number.
    pub(crate) fn leave_out(&mut self, class: &[ReadSubmission]) -> anyhow::Result<usize> {
        let same: Vec<Vec<u32>> = class
            .par_iter()
            .map(|submission| {
                Ok(same(self.index, submission)?
                    .into_iter()
                    .map(|(id, _)| id)
                    .collect())
            })
            .collect::<anyhow::Result<_>>()?;
        let same: HashSet<u32> = same.into_iter().flatten().collect();
        self.ids.retain(|id| !same.contains(id));
        Ok(same.len())
    }

    /// What the index has of the fingerprints of a class.
    pub(crate) fn found(&self, fingerprints: &Fingerprints) -> anyhow::Result<AllFound> {
        let numbers = self.numbers();
        let of = |channel: Channel| {
            let mut all = Vec::new();
            let wanted = fingerprints.wanted(channel);
            let lookup = self.index.lookup(channel as usize, &wanted, |hash, ids| {
                let number = |&id: &u32| numbers[id as usize];
                all.push(Found {
                    hash,
                    occurrences: ids.len() as u64,
                    submissions: ids.iter().filter_map(number).collect(),
                });
            });
            lookup.map(|()| all)
        };
        let found: Result<Vec<Vec<Found>>, Error> = Channel::ALL.into_par_iter().map(of).collect();
        let found = found.map_err(explained)?;
        Ok(found.try_into().expect("one for each channel"))
    }

    /// The number of each id, if it is not left out.
    fn numbers(&self) -> Vec<Option<u32>> {
        let mut numbers = vec![None; self.index.end() as usize];
        for (number, &id) in (0..).zip(&self.ids) {
            numbers[id as usize] = Some(number);
        }
        numbers
    }

    /// The submissions as a comparison wants them.
    pub(crate) fn earlier(&self, found: AllFound, asked: Vec<usize>) -> Earlier<'_> {
        Earlier {
            submissions: self.ids.len(),
            asked,
            found,
            totals: Box::new(|channel, number| {
                self.index.totals(channel as usize, self.ids[number])
            }),
            expected: Box::new(|channel, number| {
                self.index.expected(channel as usize, self.ids[number])
            }),
            middle: Channel::ALL.map(|channel| meaning::middle(self.index.notes(), channel)),
        }
    }

    /// The numbers of those of the submissions that are called so in a report, ascending.
    pub(crate) fn find(&self, names: &[String]) -> anyhow::Result<Vec<usize>> {
        let found = names.iter().map(|name| self.find_one(name));
        let mut found: Vec<usize> = found
            .filter_map(Result::transpose)
            .collect::<Result<_, _>>()?;
        found.sort_unstable();
        Ok(found)
    }

    fn find_one(&self, name: &str) -> anyhow::Result<Option<usize>> {
        let Some(inside) = name.strip_prefix(&format!("{}/", self.shown)) else {
            return Ok(None);
        };
        // A collection may have a slash in its name too.
        for (slash, _) in inside.match_indices('/') {
            let (collection, name) = (&inside[..slash], &inside[slash + 1..]);
            for id in self.index.find_name(collection, name).map_err(explained)? {
                if let Ok(number) = self.ids.binary_search(&id) {
                    return Ok(Some(number));
                }
            }
        }
        Ok(None)
    }

    /// Submissions in full, by their numbers.
    pub(crate) fn load(&self, numbers: &[usize]) -> anyhow::Result<Vec<(Described, Submission)>> {
        let ids = numbers.par_iter().map(|&number| self.ids[number]);
        ids.map(|id| self.submission(id)).collect()
    }

    fn submission(&self, id: u32) -> anyhow::Result<(Described, Submission)> {
        let record = self.index.record(id).map_err(explained)?;
        let name = format!("{}/{}", self.shown, inner_name(&record));
        let files = self.index.documents(id).map_err(explained)?;
        let files = stored::decode(&files).with_context(|| escape::visible(&name))?;
        let texts = match self.index.sources(id).map_err(explained)? {
            Some(bytes) => stored::decode_texts(&bytes).with_context(|| escape::visible(&name))?,
            None => Vec::new(),
        };
        let mut texts = texts.into_iter();
        let mut documents = Vec::with_capacity(files.len());
        let mut read = Vec::with_capacity(files.len());
        for file in files {
            documents.push(
                file.document
                    .document()
                    .with_context(|| escape::visible(&name))?,
            );
            let file_name = file_name(&file.name);
            read.push(ReadFile {
                shown: About::File {
                    submission: name.clone(),
                    file: file_name.clone(),
                },
                name: file_name,
                origin: Origin::Index {
                    text: texts.next(),
                    lines: file.lines,
                },
                language: file.language,
                granularity: Granularity::Lexeme,
                sha256: file.sha256,
                findings: Vec::new(),
            });
        }
        let described = Described {
            path: self.index.path().join(inner_name(&record)),
            name,
            files: read,
        };
        Ok((
            described,
            Submission {
                documents,
                old: true,
            },
        ))
    }
}

/// The name of a file, which an index has as text.
fn file_name(text: &str) -> FileName {
    let split = text.rsplit_once(", cell ");
    let cell = split.and_then(|(path, cell)| Some((path, cell.parse().ok()?)));
    match cell {
        Some((path, cell)) => FileName {
            path: path.to_owned(),
            cell: Some(cell),
        },
        None => FileName::from(text),
    }
}

/// Those of an index that have the name and the files of a submission.
pub(crate) fn same(
    index: &Index,
    submission: &ReadSubmission,
) -> anyhow::Result<Vec<(u32, Record)>> {
    let content = crate::digest::content(&submission.files);
    let name = own_name(submission);
    let mut same = Vec::new();
    for id in index.find(&content).map_err(explained)? {
        let record = index.record(id).map_err(explained)?;
        if record.name == name {
            same.push((id, record));
        }
    }
    Ok(same)
}

/// The name of a submission by itself, without the folder that it is in.
pub(crate) fn own_name(submission: &ReadSubmission) -> String {
    let name = submission.path.file_name().unwrap_or_default();
    escape::path(Path::new(name))
}

/// `2024-hw3/anna`.
pub(crate) fn inner_name(record: &Record) -> String {
    format!("{}/{}", record.collection, record.name)
}

/// An error of an index with what to do about it.
pub(crate) fn explained(error: Error) -> anyhow::Error {
    let advice = match &error {
        Error::NotAnIndex { .. } => "`codesim index create` makes one",
        Error::Meaning { .. } => {
            "use the same settings, or make another index from the submissions: `codesim index create NEW.codesim` with the settings of \
             this run, then `codesim index add NEW.codesim FOLDER ...`"
        }
        Error::Damaged { .. } => {
            "`codesim index verify` names everything that is damaged; restore it from a copy"
        }
        Error::Version { .. } => {
            "use a newer codesim, or make the index again from the submissions"
        }
        // The message has its cause already; as an error with a source it would be said twice.
        _ => return anyhow!("{error}"),
    };
    anyhow!("{error}; {advice}")
}
