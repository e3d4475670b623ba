//! The submissions of an archive, as those that a class is compared with.

use std::collections::HashSet;

use codesim_display::{FileName, path_text, visible};
use codesim_fingerprint::Totals;
use codesim_index::{Index, Record};
use codesim_intake::{HandedIn, SourceFile, SourceText, Submission};
use codesim_match::{
    ArchiveHits, ArchiveId, ArchiveStatistics, Channel, ChannelThresholds, DocumentGrams,
    Fingerprints, Found, LanguageSet, Languages,
};
use codesim_token::Granularity;
use rayon::prelude::*;

use crate::codec::{self, StoredFile};
use crate::error::{Error, StoredError};
use crate::fingerprint_config;
use crate::keyed::Keyed;

/// Submissions of an archive, numbered without gaps.
pub struct ArchiveView<'a> {
    index: &'a Index,
    keyed: Option<&'a Keyed>,
    shown: String,
    /// Ids in the index, ascending.
    ids: Vec<u32>,
}

/// The fingerprints of a class that an index has, by channel.
type AllFound = [Vec<Found>; Channel::COUNT];

impl<'a> ArchiveView<'a> {
    /// Makes a view of all submissions of an index.
    pub(crate) fn new(index: &'a Index, keyed: Option<&'a Keyed>) -> Self {
        Self {
            keyed,
            shown: path_text(index.path()),
            ids: index.ids().collect(),
            index,
        }
    }

    /// Returns the path of the archive, which precedes the names of its submissions in reports.
    pub fn name(&self) -> &str {
        &self.shown
    }

    /// Returns the number of submissions.
    pub fn count(&self) -> usize {
        self.ids.len()
    }

    /// Leaves out the submissions that are in the class themselves: of the same name, with the same files. Gives their number.
    ///
    /// # Errors
    /// If the index cannot be read.
    pub fn leave_out(&mut self, class: &[Submission]) -> Result<usize, Error> {
        let same = class.par_iter().map(|submission| {
            let same = same(self.index, submission)?;
            Ok(same.into_iter().map(|(id, _)| id).collect())
        });
        let same: Vec<Vec<u32>> = same.collect::<Result<_, Error>>()?;
        let same: HashSet<u32> = same.into_iter().flatten().collect();
        self.ids.retain(|id| !same.contains(id));
        Ok(same.len())
    }

    /// Returns the languages that any submission of the index was written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        fingerprint_config::languages(self.index.version(), self.index.meaning()).into_iter()
    }

    /// Looks up the fingerprints of a class, from which its comparison with these submissions starts; `asked` are compared even without
    /// shared fingerprints.
    ///
    /// `all_languages` are those of the class and of [`ArchiveView::languages`].
    ///
    /// # Errors
    /// If the index cannot be read.
    pub fn earlier(
        &self,
        fingerprints: &Fingerprints,
        all_languages: &LanguageSet,
        asked: Vec<ArchiveId>,
    ) -> Result<ArchiveHits<'_>, Error> {
        Ok(ArchiveHits {
            archive: self,
            languages: self.languages_of_each(all_languages)?,
            asked,
            found: self.found(fingerprints)?,
        })
    }

    /// Returns the languages of each submission. Where all have one in common, no record is read.
    fn languages_of_each(&self, all: &LanguageSet) -> Result<Vec<Languages>, Error> {
        if all.len() < 2 {
            return Ok(Vec::new());
        }
        if self.languages().count() < 2 {
            return Ok(vec![all.of(self.languages()); self.ids.len()]);
        }
        let of = |&id: &u32| {
            let record = self.index.record(id)?;
            Ok(all.of(record.languages.iter().map(String::as_str)))
        };
        self.ids.par_iter().map(of).collect()
    }

    fn found(&self, fingerprints: &Fingerprints) -> Result<AllFound, Error> {
        let numbers = self.numbers();
        let of = |channel: Channel| {
            let mut all = Vec::new();
            let wanted = fingerprints.wanted(channel);
            let lookup = self.look_up(channel, &wanted, |hash, ids| {
                let number = |&id: &u32| numbers[id as usize];
                all.push(Found {
                    hash,
                    occurrences: ids.len() as u64,
                    submissions: ids.iter().filter_map(number).collect(),
                });
            });
            lookup.map(|()| {
                all.sort_by_key(|found| found.hash);
                all
            })
        };
        let found: Result<Vec<Vec<Found>>, _> = Channel::ALL.into_par_iter().map(of).collect();
        Ok(found?.try_into().expect("one for each channel"))
    }

    /// Calls `found` with each of `wanted`, plain hashes that ascend, that submissions have in a channel, and with the ids of these.
    fn look_up(
        &self,
        channel: Channel,
        wanted: &[u64],
        mut found: impl FnMut(u64, &[u32]),
    ) -> Result<(), codesim_index::Error> {
        let Some(keyed) = self.keyed else {
            return self.index.lookup(channel as usize, wanted, found);
        };
        let asked = keyed.asked(channel, wanted);
        let stored: Vec<u64> = asked.iter().map(|&(stored, _)| stored).collect();
        self.index.lookup(channel as usize, &stored, |hash, ids| {
            if let Ok(place) = stored.binary_search(&hash) {
                found(asked[place].1, ids);
            }
        })
    }

    /// Returns the grams of the starter code of a keyed archive, to be left out of a class: plain where a submission or its own starter
    /// code `own` has them. Those of a plain archive are in its [`Archive::boilerplate`](crate::Archive::boilerplate).
    pub fn given(
        &self,
        submissions: &[codesim_match::Submission],
        own: &[DocumentGrams],
        thresholds: &ChannelThresholds,
    ) -> Vec<DocumentGrams> {
        let keyed = self.keyed.iter();
        keyed
            .flat_map(|keyed| keyed.given(submissions, own, thresholds))
            .collect()
    }

    /// Returns the record of a submission if its code is withheld: it has the languages, and the number of tokens that could match.
    ///
    /// # Errors
    /// If the index cannot be read.
    pub fn withheld(&self, submission: ArchiveId) -> Result<Option<Record>, Error> {
        let is_keyed = self.keyed.is_some();
        let record = is_keyed.then(|| self.index.record(self.id(submission)));
        Ok(record.transpose()?)
    }

    /// Whether the code of the submissions is withheld.
    pub fn is_keyed(&self) -> bool {
        self.keyed.is_some()
    }

    /// Returns the number of each id, if it is not left out.
    fn numbers(&self) -> Vec<Option<ArchiveId>> {
        let mut numbers = vec![None; self.index.end() as usize];
        for (number, &id) in (0..).zip(&self.ids) {
            numbers[id as usize] = Some(ArchiveId(number));
        }
        numbers
    }

    fn id(&self, submission: ArchiveId) -> u32 {
        self.ids[submission.0 as usize]
    }

    /// Returns the numbers of the submissions that have these names in a report, ascending.
    ///
    /// # Errors
    /// If the index cannot be read.
    pub fn find(&self, names: &[String]) -> Result<Vec<ArchiveId>, Error> {
        let found = names.iter().map(|name| self.find_one(name));
        let found = found.filter_map(Result::transpose);
        let mut found: Vec<ArchiveId> = found.collect::<Result<_, _>>()?;
        found.sort_unstable();
        Ok(found)
    }

    fn find_one(&self, name: &str) -> Result<Option<ArchiveId>, Error> {
        let Some(inside) = name.strip_prefix(&format!("{}/", self.shown)) else {
            return Ok(None);
        };
        // A collection may have a slash in its name too.
        for (slash, _) in inside.match_indices('/') {
            let (collection, name) = (&inside[..slash], &inside[slash + 1..]);
            for id in self.index.find_name(collection, name)? {
                if let Ok(number) = self.ids.binary_search(&id) {
                    let number = u32::try_from(number).expect("ids are as narrow");
                    return Ok(Some(ArchiveId(number)));
                }
            }
        }
        Ok(None)
    }

    /// Loads submissions in full; those of a keyed archive have no files.
    ///
    /// # Errors
    /// If the index cannot be read, or what it keeps is damaged.
    pub fn load(&self, submissions: &[ArchiveId]) -> Result<Vec<Submission>, Error> {
        let ids = submissions.par_iter().map(|&it| self.id(it));
        ids.map(|id| self.submission(id)).collect()
    }

    fn submission(&self, id: u32) -> Result<Submission, Error> {
        let index = self.index;
        let record = index.record(id)?;
        let name = format!("{}/{}", self.shown, inner_name(&record));
        let location = index.path().join(inner_name(&record));
        let kept = Kept {
            version: index.version(),
            documents: index.documents(id)?,
            texts: index.sources(id)?,
            record,
        };
        let submission = kept.submission(&name)?;
        Ok(Submission {
            location: Some(location),
            old: true,
            reference: false,
            archived: true,
            ..submission
        })
    }
}

/// A submission as an index, or a table, keeps it.
pub(crate) struct Kept {
    /// The version of the index.
    pub(crate) version: u32,
    pub(crate) record: Record,
    pub(crate) documents: Vec<u8>,
    pub(crate) texts: Option<Vec<u8>>,
}

impl Kept {
    /// Decodes the submission, which has this name in reports.
    pub(crate) fn submission(self, name: &str) -> Result<Submission, Error> {
        self.opened(name).map_err(|source| Error::Stored {
            submission: visible(name).into_owned(),
            source,
        })
    }

    fn opened(self, name: &str) -> Result<Submission, StoredError> {
        let files = codec::decode(self.version, &self.documents)?;
        let texts = self.texts.map(|bytes| codec::decode_texts(&bytes));
        let mut texts = texts.transpose()?.unwrap_or_default().into_iter();
        let own_name = self.record.name;
        let is_file = !files.is_empty() && files.iter().all(|file| file.name.path == own_name);
        let files = files
            .into_iter()
            .map(|file| source_file(file, texts.next()));
        Ok(Submission {
            files: files.collect::<Result<_, _>>()?,
            // An index keeps code alone.
            origins: Vec::new(),
            provenance: Some(self.record.provenance).filter(|it| !it.is_empty()),
            location: None,
            own_name,
            old: false,
            reference: false,
            archived: false,
            is_file,
            handed_in: HandedIn::default(),
            name: name.to_owned(),
        })
    }
}

fn source_file(
    file: StoredFile<FileName>,
    text: Option<String>,
) -> Result<SourceFile, StoredError> {
    Ok(SourceFile {
        name: file.name,
        language: file.language,
        // Other revisions than today's were refused before: see `Archive::check`.
        revision: 0,
        form_revision: None,
        granularity: Granularity::Lexeme,
        bytes: 0,
        sha256: file.sha256,
        text: match text {
            Some(text) => SourceText::Whole(text.into()),
            None => SourceText::Lines(file.lines),
        },
        document: file.document.document()?.into(),
        findings: Vec::new(),
    })
}

impl ArchiveStatistics for ArchiveView<'_> {
    fn len(&self) -> usize {
        self.ids.len()
    }

    fn totals(&self, channel: Channel, submission: ArchiveId) -> Totals {
        self.index.totals(channel as usize, self.id(submission))
    }

    fn expected(&self, channel: Channel, submission: ArchiveId) -> f64 {
        self.index.expected(channel as usize, self.id(submission))
    }

    fn median(&self, channel: Channel) -> f64 {
        fingerprint_config::median(self.index.notes(), channel)
    }
}

/// Returns those of an index that have the name and the files of a submission.
pub(crate) fn same(index: &Index, submission: &Submission) -> Result<Vec<(u32, Record)>, Error> {
    let mut same = Vec::new();
    for id in index.find(&submission.digest())? {
        let record = index.record(id)?;
        if record.name == submission.own_name {
            same.push((id, record));
        }
    }
    Ok(same)
}

/// Returns the name of a submission in an index: `2024-hw3/anna`.
pub fn inner_name(record: &Record) -> String {
    format!("{}/{}", record.collection, record.name)
}
