//! `codesim.compare`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use codesim_archive::Archive;
use codesim_engine::{AsGiven, Request, SideInformation, compare_and_judge};
use codesim_intake::{ReadOptions, read};
use codesim_match::GivenThresholds;
use codesim_progress::Observer;
use codesim_report::course::Judged;
use codesim_report::model::Report;
use codesim_token::{Imports, Registry};
use pyo3::prelude::*;

use crate::errors::Failure;
use crate::host;
use crate::index::GivenIndex;
use crate::result::Comparison;
use crate::sheet::Metadata;
use crate::sources::{Given, Languages, TEXTS, Trees};
use crate::work::{self, Manner};

/// The same of older ones.
const OLD_TEXTS: &str = "old";

/// Compares submissions with each other, and returns the best pairs.
///
/// Args:
///     submissions: A folder or an archive with a folder, an archive or a file for each student, also as a learning platform exports it; several of
///         them; or a dict of sources by the name of the submission, each a str, bytes, or a dict of sources by file name.
///     language: Ids of the languages to read, as of `languages()`; None reads all files of programming languages.
///     boilerplate: Code that everybody was given, which does not count: paths, or a dict of sources by file name.
///     old: Submissions of earlier years, given like `submissions`; they are compared with the new ones alone.
///     index: An `Index` of earlier submissions, or its folder.
///     metadata: Who handed in what and when: the path of a CSV file, or a dict by submission of dicts with "name", "label" and "timestamp".
///     limit: How many pairs to return; those that are flagged or worth a look are returned beyond it, up to 10,000. None returns all that
///         share anything.
///     noise: The noise threshold k of the structure channel, in tokens: no match is shorter. None is 8 for programs.
///     guarantee: The guarantee threshold t, in tokens, at least k: no shared run of this length goes unseen. None is 11 for programs.
///     threads: How many threads to use; None is one for each core. The result does not depend on it.
///     progress: Called now and then on the calling thread, as progress(stage, done, total); total may be None.
///
/// Returns:
///     Comparison: The pairs, best first, and what is known of the class.
///
/// Raises:
///     SubmissionsError: If there are fewer than two submissions with code, or a path cannot be read.
///     LanguageError: If a language is not known.
///     ThresholdsError: If the thresholds do not go together.
///     IndexFileError: If the index cannot be used.
///     KeyboardInterrupt: Soon after Ctrl-C.
///
/// Example:
///     >>> result = codesim.compare({"anna": first, "ben": second}, language="python")
///     >>> result.pairs[0].similarity
#[pyfunction]
#[pyo3(
    signature = (submissions, *, language=None, boilerplate=None, old=None, index=None, metadata=None, limit=Some(100), noise=None, guarantee=None, threads=None, progress=None),
    text_signature = "(submissions, *, language=None, boilerplate=None, old=None, index=None, metadata=None, limit=100, noise=None, guarantee=None, threads=None, progress=None)"
)]
#[expect(
    clippy::too_many_arguments,
    reason = "each has a name where it is called"
)]
pub(crate) fn compare(
    py: Python<'_>,
    submissions: &Bound<'_, PyAny>,
    language: Option<Languages>,
    boilerplate: Option<&Bound<'_, PyAny>>,
    old: Option<&Bound<'_, PyAny>>,
    index: Option<GivenIndex<'_>>,
    metadata: Option<Metadata>,
    limit: Option<usize>,
    noise: Option<usize>,
    guarantee: Option<usize>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Comparison> {
    let registry = host::registry(py)?;
    let languages = Languages::ids(language);
    let given = |it| Given::submissions(it, &languages, &registry);
    let job = Job {
        submissions: given(submissions)?,
        old: old.map(given).transpose()?,
        boilerplate: boilerplate.map(Given::boilerplate).transpose()?,
        index: index.map(GivenIndex::folder),
        known: SideInformation {
            metadata: metadata
                .map(|it| it.sheet())
                .transpose()?
                .unwrap_or_default(),
            ..SideInformation::default()
        },
        request: Request {
            thresholds: GivenThresholds {
                noise,
                guarantee,
                ..GivenThresholds::default()
            },
            limit: limit.map(at_least_one).transpose()?,
            ..Request::default()
        },
        languages: languages.clone(),
        registry,
    };
    let manner = Manner { threads, progress };
    let report = work::run(py, &manner, move |observer| job.done(observer))?;
    Ok(Comparison::new(Arc::new(report)))
}

pub(crate) fn at_least_one(limit: usize) -> PyResult<NonZeroUsize> {
    let error = || {
        pyo3::exceptions::PyValueError::new_err("limit: a number from 1 on, or None, was expected")
    };
    NonZeroUsize::new(limit).ok_or_else(error)
}

/// A comparison that can be made on any thread.
pub(crate) struct Job {
    pub(crate) submissions: Given,
    pub(crate) old: Option<Given>,
    pub(crate) boilerplate: Option<Given>,
    pub(crate) index: Option<PathBuf>,
    pub(crate) known: SideInformation,
    pub(crate) request: Request,
    pub(crate) languages: Vec<String>,
    pub(crate) registry: Arc<Registry>,
}

impl Job {
    fn done(self, observer: &dyn Observer) -> Result<Report, Failure> {
        let (report, _) = self.judged(|request, _| (request, 0), observer)?;
        Ok(report)
    }

    /// The report, and beside it some of the best pairs: `asked` says of the request and the number of submissions what the request is then, and
    /// how many of them.
    pub(crate) fn judged(
        mut self,
        asked: impl FnOnce(Request, usize) -> (Request, usize),
        observer: &dyn Observer,
    ) -> Result<(Report, Vec<Judged>), Failure> {
        let archive = self.index.as_deref().map(Archive::open).transpose()?;
        let names =
            |given: &Option<Given>, texts| given.as_ref().map_or(Vec::new(), |it| it.names(texts));
        self.request.as_given = AsGiven {
            roots: self.submissions.names(TEXTS),
            old: names(&self.old, OLD_TEXTS),
            boilerplate: names(&self.boilerplate, "boilerplate"),
            ..AsGiven::default()
        };
        let mut trees = Trees::default();
        trees.add(self.submissions, TEXTS, false)?;
        if let Some(old) = self.old {
            trees.add(old, OLD_TEXTS, true)?;
        }
        if let Some(boilerplate) = self.boilerplate {
            trees.add_boilerplate(boilerplate)?;
        }
        let options = ReadOptions {
            languages: self.languages,
            imports: archive
                .as_ref()
                .map_or(Imports::Drop, |it| it.config().imports),
            ..ReadOptions::default()
        };
        let class = read(&self.registry, &trees.sources(), &options, observer)?;
        let (request, kept) = asked(self.request, class.submissions.len());
        Ok(compare_and_judge(
            class,
            archive.as_ref(),
            &self.known,
            &request,
            kept,
            observer,
        )?)
    }
}
