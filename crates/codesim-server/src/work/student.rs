//! The submissions of one student: exported, or removed from a class.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use codesim_archive::ArchiveWriter;
use codesim_display::with_causes;
use codesim_intake::{Class, SourceFile, SourceText, Submission};
use codesim_progress::Observer;
use codesim_token::{Imports, Registry};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::given::read_all;
use super::task::{RemoveStudentTask, Student};
use crate::relative_path::relative;

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
    let submissions = class.submissions.iter().filter(|it| is_of(it, &task.name));
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

/// Writes the files of all others, with a folder for each submission, and returns the number of submissions.
pub(super) fn without(
    registry: &Registry,
    task: &Student,
    observer: &dyn Observer,
) -> Result<String, String> {
    let class = read(registry, task, observer)?;
    let others = class.submissions.iter().filter(|it| !is_of(it, &task.name));
    let mut count = 0;
    for submission in others {
        for file in &submission.files {
            let inside = place(registry, submission, file)
                .ok_or_else(|| format!("{}: this is no name of a file", submission.name))?;
            write(&task.to.join(inside), source(file)).map_err(with_causes)?;
        }
        count += 1;
    }
    Ok(count.to_string())
}

/// Removes the student from an index, and returns the number of submissions removed.
pub(super) fn leave(task: &RemoveStudentTask, observer: &dyn Observer) -> Result<String, String> {
    let mut writer = ArchiveWriter::open(&task.index).map_err(with_causes)?;
    let gone = writer.forget(&task.name, observer).map_err(with_causes)?;
    Ok(gone.to_string())
}

fn read(registry: &Registry, task: &Student, observer: &dyn Observer) -> Result<Class, String> {
    // Imports, which a comparison may leave out, belong to the texts.
    read_all(registry, &task.given, &task.lang, Imports::Keep, observer)
}

fn is_of(submission: &Submission, name: &str) -> bool {
    submission.name == name
}

fn source(file: &SourceFile) -> &str {
    match &file.text {
        SourceText::Whole(text) => text,
        SourceText::Lines(_) => "",
    }
}

/// Returns the path at which a file of a submission is written. It has the name in reports, so that decisions stay with their pairs.
fn place(registry: &Registry, submission: &Submission, file: &SourceFile) -> Option<PathBuf> {
    let name = &submission.name;
    if submission.is_file {
        return relative(name);
    }
    let path = match file.name.cell {
        None => file.name.path.clone(),
        Some(cell) => {
            let language = registry.get(&file.language)?.language();
            let extension = language.extensions.first()?;
            format!("{}/{cell}.{extension}", file.name.path)
        }
    };
    relative(&format!("{name}/{path}"))
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text)
}
