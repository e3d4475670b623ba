//! A class as it was read.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use codesim_display::{About, FileName, counted};
use codesim_signals::obfuscation::Finding;
use codesim_signals::shared_traits::Origin;
use codesim_token::{CommentMarks, Document, Granularity, Imports, KeptDocument};

use crate::digest::digest;
use crate::notice::Notice;

/// A class of submissions, read and tokenized.
#[derive(Debug, Clone, Default)]
pub struct Class {
    /// The submissions that have code to compare, in the order of the roots and their names.
    pub submissions: Vec<Submission>,
    /// Boilerplate: code that the instructor handed out.
    pub boilerplate: Vec<Document>,
    /// Hashes of the traits of boilerplate.
    pub given: HashSet<u64>,
    /// The comment marks, by the id of each language that the class has.
    pub comments: BTreeMap<String, CommentMarks>,
    /// Files that were left out or read with warnings: of submissions in the order of their names, then of starter code.
    pub notices: Vec<Notice>,
    /// The roots that were recognised as exports.
    pub exports: Vec<ExportSeen>,
    /// Whether imports, includes and package lines were read.
    pub imports: Imports,
}

/// An export of a learning platform among the roots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportSeen {
    /// The name of the root.
    pub root: String,
    /// The kind of export for people: `Moodle export`.
    pub title: String,
    /// Number of submissions in it; some may have no code to compare.
    pub submissions: usize,
    /// Number of people or teams that handed them in.
    pub people: usize,
}

/// Formats the export in one line; names are as they are.
impl fmt::Display for ExportSeen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let people = match self.people {
            1 => "1 person or team".to_owned(),
            people => format!("{people} people or teams"),
        };
        let submissions = counted(self.submissions, "submission");
        write!(
            f,
            "{}: {}: {submissions} of {people}",
            self.root, self.title
        )
    }
}

/// The work that one author, or one group, handed in.
#[derive(Debug, Clone, Default)]
pub struct Submission {
    /// Its name in reports: that of its file or folder, after that of its root if there are several.
    pub name: String,
    /// The name of its file or folder alone.
    pub own_name: String,
    /// Its location on the disk, if it is there.
    pub location: Option<PathBuf>,
    /// Whether it is from an earlier year: compared with new ones alone.
    pub old: bool,
    /// Whether it is a reference: a solution that nobody handed in. It is `old` as well.
    pub reference: bool,
    /// Whether it comes from an archive of earlier submissions.
    pub archived: bool,
    /// Whether it is a single file and no folder.
    pub is_file: bool,
    /// Metadata from the export that it was found in.
    pub handed_in: HandedIn,
    /// Its files that can be compared, by their paths. Not empty.
    pub files: Vec<SourceFile>,
    /// The origins that its files state, also those of files that are no code.
    pub origins: Vec<(FileName, Origin)>,
    /// Its provenance in words, such as the commit and the licence of a public repository.
    pub provenance: Option<String>,
}

/// The metadata of a submission in the export of a learning platform.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandedIn {
    /// The author or authors: submissions with the same value are not compared with each other. By default, each has an author of its own.
    pub group: Option<String>,
    /// The time in UTC: `2026-03-31T21:04:00Z`. A time without a zone is kept as it is.
    pub timestamp: Option<String>,
    /// Whether the platform marks it as late.
    pub late: bool,
}

/// A file that can be compared, or a cell of a notebook.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// Its name in the submission.
    pub name: FileName,
    /// Id of its language.
    pub language: String,
    /// Revision of the front end that tokenized it.
    pub revision: u32,
    /// Revision of its normal form, if the front end counts that separately.
    pub form_revision: Option<u32>,
    /// The unit of its tokens.
    pub granularity: Granularity,
    /// Number of bytes of the file; for a cell, of its notebook.
    pub bytes: u64,
    /// SHA-256 of these bytes.
    pub sha256: [u8; 32],
    /// The text that was tokenized.
    pub text: SourceText,
    /// Its tokens and normal form, with places in the text.
    pub document: KeptDocument,
    /// Signs that it was made to look other than it is.
    pub findings: Vec<Finding>,
}

/// The text of a file, or what is left of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceText {
    /// All of it.
    Whole(Arc<str>),
    /// Length in bytes of each line that another one follows, with its end: an archive may keep no more.
    Lines(Vec<u32>),
}

impl SourceText {
    /// Returns the text, if it was kept.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Whole(text) => Some(text),
            Self::Lines(_) => None,
        }
    }

    /// Returns the length in bytes of each line that another one follows, with its end.
    pub fn lines(&self) -> Vec<u32> {
        let narrow = |length| u32::try_from(length).expect("a text has less than 4 GiB");
        match self {
            Self::Whole(text) => {
                let lines = text.split_inclusive('\n');
                let ended = lines.filter(|line| line.ends_with('\n'));
                ended.map(|line| narrow(line.len())).collect()
            }
            Self::Lines(lines) => lines.clone(),
        }
    }
}

impl Class {
    /// Returns the unit of the tokens of these submissions, which selects the default thresholds: that of code, if there is any.
    pub fn granularity(&self) -> Granularity {
        let files = self.submissions.iter().flat_map(|it| &it.files);
        let finest = files.map(|file| file.granularity).min();
        finest.unwrap_or(Granularity::Lexeme)
    }
}

impl Submission {
    /// Returns the subject of a notice about one of its files.
    pub fn about(&self, file: &FileName) -> About {
        about(&self.name, self.is_file, file)
    }

    /// Takes the documents of its files and leaves empty ones.
    pub fn take_documents(&mut self) -> Vec<KeptDocument> {
        let files = self.files.iter_mut();
        files
            .map(|file| std::mem::take(&mut file.document))
            .collect()
    }

    /// Returns a digest of the names and contents of its files: SHA-256 over each file's name, a NUL, its SHA-256 in hexadecimal and a newline.
    pub fn digest(&self) -> [u8; 32] {
        digest(self.files.iter().map(|file| (&file.name, &file.sha256)))
    }
}

/// Returns the subject of a notice about a file.
pub(crate) fn about(submission: &str, is_file: bool, file: &FileName) -> About {
    match is_file {
        true => About::Submission {
            name: submission.to_owned(),
            cell: file.cell,
        },
        false => About::File {
            submission: submission.to_owned(),
            file: file.clone(),
        },
    }
}
