//! `codesim.compare`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use codesim_display::path_text;
use codesim_engine::{AsGiven, Job, Request, SideInformation};
use codesim_intake::ReadOptions;
use codesim_match::GivenThresholds;
use codesim_token::Registry;
use pyo3::prelude::*;

use crate::errors::Failure;
use crate::host;
use crate::index::GivenIndex;
use crate::result::Comparison;
use crate::sheet::Metadata;
use crate::sources::{Given, OLD_TEXTS, OneOrSeveral, REFERENCE_TEXTS, TEXTS, open, snapshots};
use crate::work::{self, Manner};

/// Compares submissions with each other, and returns the best pairs.
///
/// Args:
///     submissions: A folder or an archive with a folder, an archive or a file for each student, also as a learning platform exports it; several of
///         them; or a dict of sources by the name of the submission, each a str, bytes, or a dict of sources by file name.
///     language: Ids of the languages to read, as in `languages()`; None reads all files of programming languages.
///     boilerplate: Starter code, which does not count: paths, or a dict of sources by file name.
///     old: Submissions of earlier years, given like `submissions`; they are compared with the new ones alone.
///     references: Solutions that nobody handed in, such as those of staff or of the web, given like `submissions`; no number of the class
///         depends on them.
///     index: An `Index` of earlier submissions, or its folder.
///     metadata: Names, labels and times of the submissions: the path of a CSV file, or a dict by submission of dicts with "name", "label"
///         and "timestamp".
///     history: A folder of snapshots of the submissions, or several: folders or archives named by their day or time, such as
///         "2026-03-31-2104". They say which side had the matches of a pair first: `Match.first`.
///     git_history: Whether to say of pairs that are flagged or worth a second look which side had their matches first, where submissions
///         are repositories of git: `Match.first`.
///     limit: How many pairs to return; those that are flagged or worth a second look are returned beyond it, up to 10,000. None returns all that
///         share anything.
///     noise: The noise threshold k of the structure channel, in tokens: no match is shorter. None is 8 for programs.
///     guarantee: The guarantee threshold t, in tokens, at least k: no shared run of this length goes unseen. None is 11 for programs.
///     threads: How many threads to use; None is one for each core. The result does not depend on it.
///     progress: Called now and then on the calling thread, as progress(stage, done, total); total may be None.
///
/// Returns:
///     Comparison: The pairs, best first, and the data of the class.
///
/// Raises:
///     SubmissionsError: If there are fewer than two submissions with code, or a path cannot be read.
///     LanguageError: If a language is unknown.
///     ThresholdsError: If the thresholds do not go together.
///     IndexFileError: If the index cannot be used.
///     KeyboardInterrupt: Soon after Ctrl-C.
///
/// Example:
///     >>> result = codesim.compare({"anna": first, "ben": second}, language="python")
///     >>> result.pairs[0].similarity
#[pyfunction]
#[pyo3(
    signature = (submissions, *, language=None, boilerplate=None, old=None, references=None, index=None, metadata=None, history=None, git_history=false, limit=Some(100), noise=None, guarantee=None, threads=None, progress=None),
    text_signature = "(submissions, *, language=None, boilerplate=None, old=None, references=None, index=None, metadata=None, history=None, git_history=False, limit=100, noise=None, guarantee=None, threads=None, progress=None)"
)]
#[expect(
    clippy::too_many_arguments,
    reason = "each has a name where it is called"
)]
pub(crate) fn compare(
    py: Python<'_>,
    submissions: &Bound<'_, PyAny>,
    language: Option<OneOrSeveral<String>>,
    boilerplate: Option<&Bound<'_, PyAny>>,
    old: Option<&Bound<'_, PyAny>>,
    references: Option<&Bound<'_, PyAny>>,
    index: Option<GivenIndex<'_>>,
    metadata: Option<Metadata>,
    history: Option<OneOrSeveral<PathBuf>>,
    git_history: bool,
    limit: Option<usize>,
    noise: Option<usize>,
    guarantee: Option<usize>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Comparison> {
    let registry = host::registry(py)?;
    let languages = OneOrSeveral::all(language);
    let given = |it| Given::submissions(it, &languages, &registry);
    let all = Assignment {
        submissions: given(submissions)?,
        old: old.map(given).transpose()?,
        references: references.map(given).transpose()?,
        boilerplate: boilerplate.map(Given::boilerplate).transpose()?,
        index: index.map(GivenIndex::folder),
        history: OneOrSeveral::all(history),
        known: SideInformation {
            metadata: metadata
                .map(|it| it.sheet())
                .transpose()?
                .unwrap_or_default(),
            ..SideInformation::default()
        },
        request: Request {
            thresholds: thresholds(noise, guarantee),
            limit: limit.map(at_least_one).transpose()?,
            git_history,
            ..Request::default()
        },
        languages: languages.clone(),
        registry,
    };
    let manner = Manner { threads, progress };
    let report = work::run(py, &manner, move |observer| {
        Ok(codesim_engine::run(all.job()?, observer)?)
    })?;
    Ok(Comparison::new(Arc::new(report)))
}

/// The thresholds of the structure channel, where they are given.
pub(crate) fn thresholds(noise: Option<usize>, guarantee: Option<usize>) -> GivenThresholds {
    GivenThresholds {
        noise,
        guarantee,
        ..GivenThresholds::default()
    }
}

pub(crate) fn at_least_one(limit: usize) -> PyResult<NonZeroUsize> {
    let error = || {
        pyo3::exceptions::PyValueError::new_err("limit: a number from 1 on, or None, was expected")
    };
    NonZeroUsize::new(limit).ok_or_else(error)
}

/// A comparison that can be made on any thread.
pub(crate) struct Assignment {
    pub(crate) submissions: Given,
    pub(crate) old: Option<Given>,
    pub(crate) references: Option<Given>,
    pub(crate) boilerplate: Option<Given>,
    pub(crate) index: Option<PathBuf>,
    pub(crate) history: Vec<PathBuf>,
    pub(crate) known: SideInformation,
    pub(crate) request: Request,
    pub(crate) languages: Vec<String>,
    pub(crate) registry: Arc<Registry>,
}

impl Assignment {
    /// The same for the engine, with what was given opened.
    pub(crate) fn job(&self) -> Result<Job<'_>, Failure> {
        let names =
            |given: &Option<Given>, texts| given.as_ref().map_or(Vec::new(), |it| it.names(texts));
        let mut sources = open(
            &self.submissions,
            self.old.as_ref(),
            self.references.as_ref(),
            self.boilerplate.as_ref(),
        )?;
        sources.snapshots = snapshots(&self.history)?;
        Ok(Job {
            reading: ReadOptions {
                languages: self.languages.clone(),
                ..ReadOptions::default()
            },
            against: self.index.as_deref(),
            known: self.known.clone(),
            request: Request {
                as_given: AsGiven {
                    roots: self.submissions.names(TEXTS),
                    old: names(&self.old, OLD_TEXTS),
                    references: names(&self.references, REFERENCE_TEXTS),
                    history: self.history.iter().map(|it| path_text(it)).collect(),
                    boilerplate: names(&self.boilerplate, "boilerplate"),
                    ..AsGiven::default()
                },
                ..self.request.clone()
            },
            ..Job::new(&self.registry, sources)
        })
    }
}
