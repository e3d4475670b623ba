//! The files of a submission at its platform.

use std::io;

use serde::{Deserialize, Serialize};

use crate::store::Notice;

/// A file of a submission at its platform.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SubmittedFile {
    /// The platform's id of it.
    pub(crate) id: String,
    pub(crate) url: String,
    /// Its path in the folder of the submission.
    pub(crate) path: String,
}

/// Reads the files of a submission.
pub(crate) fn files_of(notice: &Notice) -> io::Result<Vec<SubmittedFile>> {
    Ok(serde_json::from_str(&notice.files)?)
}
