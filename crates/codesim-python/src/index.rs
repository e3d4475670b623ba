//! Indices of earlier submissions.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use codesim_archive::{AddOptions, Archive, ArchiveWriter, FingerprintConfig};
use codesim_display::{path_text, visible};
use codesim_intake::{ReadOptions, read};
use codesim_match::{ChannelThresholds, GivenThresholds};
use codesim_progress::Observer;
use codesim_token::{Granularity, Imports, Registry};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::errors::Failure;
use crate::host;
use crate::sources::{Given, OneOrSeveral, TEXTS, open};
use crate::work::{self, Manner};

/// Submissions of earlier years, kept in a folder on the disk to compare new ones with.
#[pyclass(frozen, module = "codesim")]
pub(crate) struct Index(PathBuf);

/// An index, or the folder that has one.
#[derive(FromPyObject)]
pub(crate) enum GivenIndex<'py> {
    Open(PyRef<'py, Index>),
    Path(PathBuf),
}

impl GivenIndex<'_> {
    pub(crate) fn folder(self) -> PathBuf {
        match self {
            Self::Open(index) => index.0.clone(),
            Self::Path(path) => path,
        }
    }
}

impl Index {
    fn open(&self) -> PyResult<Archive> {
        let archive = Archive::open(&self.0).map_err(Failure::from);
        Ok(archive?)
    }
}

#[pymethods]
impl Index {
    /// Opens the index in the folder `path`.
    ///
    /// Raises:
    ///     IndexFileError: If there is none, or one that this codesim cannot read.
    #[new]
    fn new(path: PathBuf) -> PyResult<Self> {
        let index = Self(path);
        index.open()?;
        Ok(index)
    }

    /// Makes an index without submissions in a new folder.
    ///
    /// Args:
    ///     path: The folder, which must not be there.
    ///     noise: The noise threshold k of the structure channel, in tokens; None is 8.
    ///     guarantee: The guarantee threshold t, in tokens, at least k; None is 11.
    ///     keep_imports: Whether imports, includes and package lines count.
    ///
    /// Raises:
    ///     IndexFileError: If it cannot be made.
    ///     ThresholdsError: If the thresholds do not go together.
    #[staticmethod]
    #[pyo3(signature = (path, *, noise=None, guarantee=None, keep_imports=false))]
    fn create(
        path: PathBuf,
        noise: Option<usize>,
        guarantee: Option<usize>,
        keep_imports: bool,
    ) -> PyResult<Self> {
        let given = GivenThresholds {
            noise,
            guarantee,
            ..GivenThresholds::default()
        };
        let thresholds = ChannelThresholds::with(Granularity::Lexeme, given);
        let config = FingerprintConfig {
            thresholds: thresholds.map_err(|error| Failure::Thresholds(error.to_string()))?,
            imports: match keep_imports {
                true => Imports::Keep,
                false => Imports::Drop,
            },
        };
        ArchiveWriter::create(&path, &config).map_err(Failure::from)?;
        Ok(Self(path))
    }

    /// Adds all submissions, or none. Those that are in the collection already are passed over.
    ///
    /// Args:
    ///     submissions: As in `compare`.
    ///     collection: Name of the collection of these submissions, such as "2025-hw3".
    ///     language: As in `compare`.
    ///     boilerplate: As in `compare`; it does not count in later comparisons either.
    ///     keep_sources: Whether to keep the texts; without them matches are found and located, but not shown.
    ///     threads: As in `compare`.
    ///     progress: As in `compare`.
    ///
    /// Returns:
    ///     Added: Number of submissions that were added, and of those that were there already.
    ///
    /// Raises:
    ///     SubmissionsError: If no submission has code, or a path cannot be read.
    ///     IndexFileError: If the index cannot take them.
    #[pyo3(signature = (submissions, *, collection, language=None, boilerplate=None, keep_sources=true, threads=None, progress=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "each has a name where it is called"
    )]
    fn add(
        &self,
        py: Python<'_>,
        submissions: &Bound<'_, PyAny>,
        collection: String,
        language: Option<OneOrSeveral<String>>,
        boilerplate: Option<&Bound<'_, PyAny>>,
        keep_sources: bool,
        threads: Option<usize>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Added> {
        if collection.is_empty() {
            return Err(PyValueError::new_err("collection: a name was expected"));
        }
        let registry = host::registry(py)?;
        let languages = OneOrSeveral::all(language);
        let addition = Addition {
            index: self.0.clone(),
            submissions: Given::submissions(submissions, &languages, &registry)?,
            boilerplate: boilerplate.map(Given::boilerplate).transpose()?,
            options: AddOptions {
                collection,
                with_sources: keep_sources,
                added: now(),
            },
            languages,
            registry,
        };
        let manner = Manner { threads, progress };
        work::run(py, &manner, move |observer| addition.done(observer))
    }

    /// Its folder.
    #[getter]
    fn path(&self) -> PathBuf {
        self.0.clone()
    }

    /// Number of its submissions by collection.
    #[getter]
    fn collections(&self) -> PyResult<BTreeMap<String, usize>> {
        let archive = self.open()?;
        let index = archive.index();
        let mut collections = BTreeMap::new();
        for id in index.ids() {
            let record = index.record(id).map_err(codesim_archive::Error::from);
            *collections
                .entry(record.map_err(Failure::from)?.collection)
                .or_default() += 1;
        }
        Ok(collections)
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.open()?.index().submissions())
    }

    fn __repr__(&self) -> String {
        format!("<codesim.Index: {}>", visible(&path_text(&self.0)))
    }
}

/// The result of adding submissions to an index.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Added {
    /// Number of submissions that were added.
    added: usize,
    /// Number of submissions that were there already, with the same name and the same files.
    known: usize,
}

#[pymethods]
impl Added {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.Added: {} added, {} known>",
            self.added, self.known
        )
    }
}

/// An addition that can be made on any thread.
struct Addition {
    index: PathBuf,
    submissions: Given,
    boilerplate: Option<Given>,
    options: AddOptions,
    languages: Vec<String>,
    registry: Arc<Registry>,
}

impl Addition {
    fn done(self, observer: &dyn Observer) -> Result<Added, Failure> {
        let mut writer = ArchiveWriter::open(&self.index)?;
        let names = self.submissions.names(TEXTS).join(", ");
        let sources = open(&self.submissions, None, None, self.boilerplate.as_ref())?;
        let options = ReadOptions {
            languages: self.languages,
            imports: writer.config()?.imports,
            ..ReadOptions::default()
        };
        let class = read(&self.registry, &sources, &options, observer)?;
        if class.submissions.is_empty() {
            let reason = codesim_intake::first_reason(&class.notices);
            return Err(Failure::Submissions(format!(
                "{names}: no submission there has code to compare{reason}"
            )));
        }
        let done = writer.add(class, &self.options, observer)?;
        writer.merge(observer)?;
        Ok(Added {
            added: done.added,
            known: done.known,
        })
    }
}

/// Seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    })
}
