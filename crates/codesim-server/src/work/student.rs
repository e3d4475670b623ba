//! The submissions of one student, exported.

use std::fs;

use codesim_display::with_causes;
use codesim_intake::{Class, SourceFile, SourceText};
use codesim_progress::Observer;
use codesim_token::{Imports, Registry};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::erase::is_of;
use super::given::read_all;
use super::task::Student;

/// A file as it was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct FileShown {
    /// Its path in the submission; for a notebook, with the number of the cell.
    path: String,
    text: String,
}

/// Writes the student's files as a list in JSON, and returns their number.
pub(super) fn export(
    registry: &Registry,
    task: &Student,
    observer: &dyn Observer,
) -> Result<String, String> {
    let class = read(registry, task, observer)?;
    let submissions = class
        .submissions
        .iter()
        .filter(|it| is_of(&task.names, &it.name, |name| name == task.name));
    let files: Vec<FileShown> = submissions
        .flat_map(|submission| &submission.files)
        .map(|file| FileShown {
            path: file.name.to_string(),
            text: source(file).to_owned(),
        })
        .collect();
    let json = serde_json::to_vec(&files).map_err(with_causes)?;
    fs::write(&task.to, json).map_err(with_causes)?;
    Ok(files.len().to_string())
}

fn read(registry: &Registry, task: &Student, observer: &dyn Observer) -> Result<Class, String> {
    // Imports, which a comparison may leave out, belong to the texts.
    read_all(registry, &task.given, &task.lang, Imports::Keep, observer)
}

fn source(file: &SourceFile) -> &str {
    match &file.text {
        SourceText::Whole(text) => text,
        SourceText::Lines(_) => "",
    }
}
