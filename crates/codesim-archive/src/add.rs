//! A class into an archive.

use std::collections::{BTreeMap, BTreeSet};

use codesim_display::visible;
use codesim_fingerprint::selection::Scheme;
use codesim_index::{Boilerplate, Fingerprints as Stored, NewSubmission, Record};
use codesim_intake::{Class, Submission};
use codesim_match::{Channel, Expectations, Fingerprints, LanguageSet, check_size};
use codesim_progress::{Observer, Stage, Step};
use codesim_token::{CompactDocument, Document};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::archive::{ArchiveWriter, boilerplate};
use crate::codec::{self, StoredFile};
use crate::error::{Error, StoredError};
use crate::fingerprint_config::{self, Entries, median_notes, revisions};
use crate::view::{ArchiveView, same};

/// How a class is added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddOptions {
    /// The name of the collection, such as `2024-hw3`.
    pub collection: String,
    /// Whether the texts are kept; without them matches are found and placed all the same, but not shown.
    pub with_sources: bool,
    /// When it is added, in seconds since 1970.
    pub added: i64,
}

/// The result of adding a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Added {
    /// Submissions that were added.
    pub added: usize,
    /// Submissions that were there already, with the same name and the same files.
    pub known: usize,
}

impl ArchiveWriter {
    /// Adds a class that was read with the configuration of the archive, all or none, with its boilerplate. Submissions that are in the
    /// collection already are passed over.
    ///
    /// Then report to the user that they are in, and call [`ArchiveWriter::merge`].
    ///
    /// # Errors
    /// If two submissions have one name, the collection has other files of one, the disk refuses it, or the observer says stop.
    pub fn add(
        &mut self,
        class: Class,
        options: &AddOptions,
        observer: &dyn Observer,
    ) -> Result<Added, Error> {
        let (mut submissions, collection) = (class.submissions, &options.collection);
        let known = self.take_out_known(&mut submissions, collection)?;
        let version = self.index().version();
        let files = submissions.iter().flat_map(|it| &it.files);
        let revisions = revisions(version, files);
        fingerprint_config::check(self.index(), &revisions)?;
        self.add_boilerplate(&class.boilerplate, collection, &revisions)?;
        let added = submissions.len();
        if added > 0 {
            let new = self.prepare(submissions, options, observer)?;
            (self.writer).add(&revisions, &new.notes, new.submissions, observer)?;
        }
        Ok(Added { added, known })
    }

    /// Takes out submissions that the index has, and gives their number; one that it has with other files is an error.
    fn take_out_known(
        &self,
        submissions: &mut Vec<Submission>,
        collection: &str,
    ) -> Result<usize, Error> {
        let mut names = BTreeSet::new();
        for name in submissions.iter().map(|it| &it.own_name) {
            if !names.insert(name) {
                return Err(Error::SameName(visible(name).into_owned()));
            }
        }
        let before = submissions.len();
        let is_known = |it: &Submission| Ok(!same(self.index(), it)?.is_empty());
        let known: Vec<bool> = submissions
            .par_iter()
            .map(is_known)
            .collect::<Result<_, Error>>()?;
        let mut known = known.into_iter();
        submissions.retain(|_| !known.next().unwrap_or_default());
        self.refuse_other_files(submissions, collection)?;
        Ok(before - submissions.len())
    }

    fn refuse_other_files(
        &self,
        submissions: &[Submission],
        collection: &str,
    ) -> Result<(), Error> {
        let mut changed = Vec::new();
        for name in submissions.iter().map(|it| &it.own_name) {
            if !self.index().find_name(collection, name)?.is_empty() {
                changed.push(visible(name));
            }
        }
        match changed.is_empty() {
            true => Ok(()),
            false => Err(Error::OtherFiles {
                collection: visible(collection).into_owned(),
                submissions: changed.join(", "),
            }),
        }
    }

    /// Keeps boilerplate, once.
    fn add_boilerplate(
        &mut self,
        documents: &[Document],
        collection: &str,
        revisions: &Entries,
    ) -> Result<(), Error> {
        if documents.is_empty() {
            return Ok(());
        }
        let data = codec::encode_boilerplate(documents).map_err(Error::Boilerplate)?;
        let new = Boilerplate {
            collection: collection.to_owned(),
            content: Sha256::digest(&data).into(),
            data,
        };
        let mut known = self.index().boilerplate().iter();
        if known.any(|known| known.content == new.content) {
            return Ok(());
        }
        Ok(self.writer.add_boilerplate(revisions, [new])?)
    }

    fn prepare(
        &self,
        mut submissions: Vec<Submission>,
        options: &AddOptions,
        observer: &dyn Observer,
    ) -> Result<Prepared, Error> {
        let compared = submissions.iter_mut().map(|it| codesim_match::Submission {
            documents: it.take_documents(),
            ..codesim_match::Submission::default()
        });
        let compared: Vec<codesim_match::Submission> = compared.collect();
        let index = self.index();
        let view = ArchiveView::new(index, None);
        let step = Step::begin(observer, Stage::Rank, Some(compared.len() as u64));
        let fingerprints = Fingerprints::new(
            &compared,
            &boilerplate(index)?,
            &self.config()?.thresholds,
            &Scheme::default(),
            &step,
        )?;
        // The expected overlap does not depend on languages.
        let earlier = view.earlier(&fingerprints, &LanguageSet::default(), Vec::new())?;
        check_size(&fingerprints, &earlier)?;
        let expected = Expectations::new(&fingerprints, &earlier, &step)?;
        let unstorable = |source| Error::Stored {
            submission: visible(&options.collection).into_owned(),
            source,
        };
        let each = submissions.par_iter().zip(&compared).enumerate();
        let new = each.map(|(number, (submission, compared))| {
            step.check()?;
            let documents = codec::encode(index.version(), files(submission, compared));
            let channel = |channel: Channel| Stored {
                hashes: fingerprints.sets(channel)[number].to_vec(),
                expected: expected.each[number][channel as usize],
            };
            let texts = options.with_sources.then(|| encoded_texts(submission));
            Ok(NewSubmission {
                record: record(submission, compared, options),
                documents: documents.map_err(unstorable)?,
                sources: texts.transpose().map_err(unstorable)?,
                channels: Channel::ALL.map(channel).into(),
            })
        });
        let new: Result<_, Error> = new.collect();
        Ok(Prepared {
            submissions: new?,
            notes: median_notes(expected.median),
        })
    }
}

/// Submissions ready to be added, and what is to be noted of all.
struct Prepared {
    submissions: Vec<NewSubmission>,
    notes: BTreeMap<String, String>,
}

fn record(
    submission: &Submission,
    compared: &codesim_match::Submission,
    options: &AddOptions,
) -> Record {
    let languages: BTreeSet<&String> = submission.files.iter().map(|f| &f.language).collect();
    Record {
        collection: options.collection.clone(),
        name: submission.own_name.clone(),
        languages: languages.into_iter().cloned().collect(),
        files: u32::try_from(submission.files.len()).unwrap_or(u32::MAX),
        tokens: compared.token_count() as u64,
        added: options.added,
        content: submission.digest(),
        provenance: submission.provenance.clone().unwrap_or_default(),
    }
}

fn encoded_texts(submission: &Submission) -> Result<Vec<u8>, StoredError> {
    let texts = submission.files.iter().map(|file| file.text.text());
    let texts: Vec<&str> = texts.map(Option::unwrap_or_default).collect();
    codec::encode_texts(&texts)
}

fn files(
    submission: &Submission,
    compared: &codesim_match::Submission,
) -> Vec<StoredFile<codesim_display::FileName>> {
    let files = submission.files.iter().zip(&compared.documents);
    files
        .map(|(file, document)| StoredFile {
            name: file.name.clone(),
            language: file.language.clone(),
            sha256: file.sha256,
            lines: file.text.lines(),
            document: CompactDocument::new(&document.open()),
        })
        .collect()
}
