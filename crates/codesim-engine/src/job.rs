//! The whole way from sources to a report: what every program around the engine does.

use std::path::Path;

use codesim_archive::{Archive, ArchiveKey};
use codesim_intake::{Class, ReadOptions, Sources, read};
use codesim_progress::Observer;
use codesim_report::course::Judged;
use codesim_report::model::Report;
use codesim_token::{Imports, Registry};

use crate::anonymous::{AnonymousTable, hide_order};
use crate::compare::{compare, compare_and_judge, compare_every_pair};
use crate::error::Error;
use crate::every::Table;
use crate::history::Inputs;
use crate::request::Request;
use crate::side_information::SideInformation;
use crate::side_inputs::Key;

/// The input and the settings of a comparison.
pub struct Job<'a> {
    /// The languages that are read.
    pub registry: &'a Registry,
    /// Submissions and starter code.
    pub sources: Sources<'a>,
    /// How they are read. Where imports are dropped, an archive says whether they are.
    pub reading: ReadOptions,
    /// The folder of an archive of earlier submissions.
    pub against: Option<&'a Path>,
    /// The key of the archive, if it is keyed.
    pub against_key: Option<ArchiveKey>,
    /// Information that people gave beside the code.
    pub known: SideInformation,
    /// The settings of the comparison.
    pub request: Request,
    /// The key of an anonymous report: it gets the names that it does not know.
    pub key: Option<&'a mut Key>,
}

/// Does a job, and gives its report: without names, if the job has a key.
///
/// # Errors
/// If the sources or the archive cannot be read, or not be compared, or the observer says stop.
pub fn run(job: Job, observer: &dyn Observer) -> Result<Report, Error> {
    job.load(observer)?.compare(observer)
}

impl<'a> Job<'a> {
    /// Makes a job without an archive and side information, with default settings.
    pub fn new(registry: &'a Registry, sources: Sources<'a>) -> Self {
        Self {
            registry,
            sources,
            reading: ReadOptions::default(),
            against: None,
            against_key: None,
            known: SideInformation::default(),
            request: Request::default(),
            key: None,
        }
    }

    /// Opens the archive and reads the sources. With a key, no order depends on names any more.
    ///
    /// # Errors
    /// If one of them cannot be read, or the observer says stop.
    pub fn load(self, observer: &dyn Observer) -> Result<LoadedJob<'a>, Error> {
        if self.request.git_history && cfg!(not(feature = "git")) {
            return Err(Error::WithoutGit);
        }
        let key = self.against_key.as_ref();
        let archive = self.against.map(|path| Archive::open_with(path, key));
        let archive = archive.transpose()?;
        let options = ReadOptions {
            imports: imports(self.reading.imports, archive.as_ref()),
            ..self.reading
        };
        let mut class = read(self.registry, &self.sources, &options, observer)?;
        let inputs = Inputs::kept(self.registry, self.sources, options, &class, &self.request);
        let (mut known, mut key) = (self.known, self.key);
        if let Some(key) = &mut key {
            hide_order(&mut class, key);
            known.aliases = key.aliases();
            known.secret = Some(key.secret().clone());
        }
        Ok(LoadedJob {
            class,
            archive,
            known,
            request: self.request,
            key,
            inputs,
        })
    }
}

/// A job that has been read but not compared yet.
pub struct LoadedJob<'a> {
    /// The submissions.
    pub class: Class,
    /// Information that people gave beside the code.
    pub known: SideInformation,
    /// The settings of the comparison.
    pub request: Request,
    archive: Option<Archive>,
    key: Option<&'a mut Key>,
    inputs: Option<Inputs<'a>>,
}

impl LoadedJob<'_> {
    /// Compares the submissions and makes the report.
    ///
    /// # Errors
    /// As those of [`compare`].
    pub fn compare(self, observer: &dyn Observer) -> Result<Report, Error> {
        let archive = self.archive.as_ref();
        let mut report = compare(self.class, archive, &self.known, &self.request, observer)?;
        if let Some(inputs) = &self.inputs {
            inputs.add_to(&mut report, &self.request, observer)?;
        }
        if let Some(key) = self.key {
            key.hide_names(&mut report);
        }
        Ok(report)
    }

    /// Compares the submissions and returns the report and the `kept` best pairs as [`compare_and_judge`] does, all of it with names: by
    /// them, the results of several classes about the same people are combined. [`Key::hide_names`] takes them out.
    ///
    /// # Errors
    /// As those of [`compare_and_judge`].
    pub fn judge(
        self,
        kept: usize,
        observer: &dyn Observer,
    ) -> Result<(Report, Vec<Judged>), Error> {
        let archive = self.archive.as_ref();
        let (known, request) = (&self.known, &self.request);
        let judged = compare_and_judge(self.class, archive, known, request, kept, observer)?;
        let (mut report, judged) = judged;
        if let Some(inputs) = &self.inputs {
            inputs.add_to(&mut report, request, observer)?;
        }
        Ok((report, judged))
    }

    /// Compares the submissions and hands all pairs to a table as [`compare_every_pair`] does. The returned report is without them.
    ///
    /// # Errors
    /// As those of [`compare_every_pair`].
    pub fn every_pair(
        self,
        table: &mut dyn Table,
        observer: &dyn Observer,
    ) -> Result<Report, Error> {
        let archive = self.archive.as_ref();
        let (known, request) = (&self.known, &self.request);
        let Some(key) = self.key else {
            return compare_every_pair(self.class, archive, known, request, observer, table);
        };
        let mut hidden = AnonymousTable {
            table,
            key: &mut *key,
        };
        let table = &mut hidden;
        let mut report = compare_every_pair(self.class, archive, known, request, observer, table)?;
        key.hide_names(&mut report);
        Ok(report)
    }
}

/// Whether imports count: fingerprints of an archive were made with them or without.
fn imports(asked: Imports, archive: Option<&Archive>) -> Imports {
    match (asked, archive) {
        (Imports::Drop, Some(archive)) => archive.config().imports,
        (imports, _) => imports,
    }
}
