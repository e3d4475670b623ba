//! Submissions that come in archives.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::exports::class::{File, Maker, Submission, authors};

pub(crate) const MAKERS: &[Maker] = &[("artemis", artemis)];

/// A zip of some files.
pub(crate) fn zip(files: &[File]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        let entry = zip.start_file(name, SimpleFileOptions::default());
        entry.expect("an archive in memory takes entries");
        zip.write_all(content).expect("and their content");
    }
    let done = zip.finish();
    done.expect("and has an end").into_inner()
}

/// The one file that a platform asks for: as it is, or a zip of several.
pub(crate) fn one(files: &[File]) -> File {
    match files {
        [only] if !only.0.contains('/') => only.clone(),
        several => ("hand-in.zip".to_owned(), zip(several)),
    }
}

/// A zip for each participation in an exercise.
fn artemis(class: &[Submission]) -> Vec<File> {
    let packed = authors(class).map(|(author, files)| {
        let name = format!("PROG-Lists-2-{}-{}.zip", author.number, author.login);
        (name, zip(files))
    });
    packed.collect()
}
