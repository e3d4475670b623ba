//! What to do about an error of an index.

use anyhow::anyhow;
use codesim_archive::Error;
use codesim_index::Error as IndexError;

/// An error of an index with what to do about it.
pub(crate) fn explained(error: impl Into<Error>) -> anyhow::Error {
    let error = error.into();
    let advice = match &error {
        Error::Index(IndexError::NotAnIndex { .. }) => "`codesim index create` makes one",
        Error::Index(IndexError::Meaning { .. }) => {
            "use the same settings, or make another index from the submissions: `codesim index create NEW.codesim` with the settings of \
             this run, then `codesim index add NEW.codesim FOLDER ...`"
        }
        Error::Index(IndexError::Damaged { .. }) => {
            "`codesim index verify` names everything that is damaged; restore it from a copy"
        }
        Error::Index(IndexError::Version { .. }) => {
            "use a newer codesim, or make the index again from the submissions"
        }
        Error::Index(IndexError::TooLarge { .. }) => {
            "leave out files that nobody wrote, such as libraries and data"
        }
        Error::OtherFiles { .. } => {
            "remove them first (`codesim index remove`), or add the new ones as another --collection"
        }
        Error::Fingerprints { .. } => "`codesim index verify` names what is damaged",
        // The message has its cause already; as an error with a source it would be said twice.
        Error::Index(error) => return anyhow!("{error}"),
        _ => return error.into(),
    };
    anyhow!("{error}; {advice}")
}
