//! Errors, as exceptions of Python.

use codesim_display::with_causes;
use codesim_progress::Cancelled;
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyKeyboardInterrupt};
use pyo3::prelude::*;

create_exception!(
    codesim,
    CodesimError,
    PyException,
    "Any error of codesim. Its text says what to do next."
);
create_exception!(
    codesim,
    SubmissionsError,
    CodesimError,
    "There is nothing to compare: a folder cannot be read, or fewer than two submissions have code."
);
create_exception!(
    codesim,
    LanguageError,
    CodesimError,
    "No language has this id; codesim.languages() lists those there are."
);
create_exception!(
    codesim,
    ThresholdsError,
    CodesimError,
    "The noise and the guarantee threshold do not go together."
);
create_exception!(
    codesim,
    IndexFileError,
    CodesimError,
    "An index cannot be read, or does not fit what it is asked for."
);

/// The error of a job of codesim. It crosses threads, and becomes an exception only where the interpreter is held.
#[derive(Debug)]
pub(crate) enum Failure {
    Cancelled,
    Submissions(String),
    Language(String),
    Thresholds(String),
    Index(String),
    Other(String),
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Cancelled => PyKeyboardInterrupt::new_err(()),
            Failure::Submissions(text) => SubmissionsError::new_err(text),
            Failure::Language(text) => LanguageError::new_err(text),
            Failure::Thresholds(text) => ThresholdsError::new_err(text),
            Failure::Index(text) => IndexFileError::new_err(text),
            Failure::Other(text) => CodesimError::new_err(text),
        }
    }
}

impl From<Cancelled> for Failure {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl From<codesim_intake::Error> for Failure {
    fn from(error: codesim_intake::Error) -> Self {
        match error {
            codesim_intake::Error::Cancelled(_) => Self::Cancelled,
            codesim_intake::Error::UnknownLanguage(id) => unknown_language(&id),
            error => Self::Submissions(with_causes(error)),
        }
    }
}

impl From<codesim_engine::Error> for Failure {
    fn from(error: codesim_engine::Error) -> Self {
        use codesim_engine::Error;
        match error {
            Error::Cancelled(_) => Self::Cancelled,
            Error::NoSubmission { .. } | Error::OnlyOne { .. } => {
                Self::Submissions(with_causes(error))
            }
            Error::Thresholds(_) => Self::Thresholds(with_causes(error)),
            Error::Read(error) => error.into(),
            Error::Archive(error) => error.into(),
            error => Self::Other(with_causes(error)),
        }
    }
}

impl From<codesim_archive::Error> for Failure {
    fn from(error: codesim_archive::Error) -> Self {
        match error {
            codesim_archive::Error::Cancelled(_) => Self::Cancelled,
            error => Self::Index(with_causes(error)),
        }
    }
}

pub(crate) fn unknown_language(id: &str) -> Failure {
    let shown = codesim_display::visible(id);
    Failure::Language(format!(
        "unknown language `{shown}`; codesim.languages() lists those there are"
    ))
}
