//! What was read.

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
#[derive(Debug, Default)]
pub struct Class {
    /// Those that have code to compare, in the order of the roots and their names.
    pub submissions: Vec<Submission>,
    /// Boilerplate: code that the instructor handed out.
    pub boilerplate: Vec<Document>,
    /// Hashes of the traits of boilerplate.
    pub given: HashSet<u64>,
    /// How comments look, by the id of each language that the class has.
    pub comments: BTreeMap<String, CommentMarks>,
    /// What was left out or read with warnings: of submissions in the order of their names, then of boilerplate.
    pub notices: Vec<Notice>,
    /// How the roots were understood, where they are more than folders of submissions.
    pub exports: Vec<ExportSeen>,
    /// Whether imports, includes and package lines were read.
    pub imports: Imports,
}

/// An export of a learning platform among the roots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportSeen {
    /// What the root is called.
    pub root: String,
    /// What it is: `Moodle export`.
    pub title: String,
    /// Number of submissions in it, of which some may have nothing to compare.
    pub submissions: usize,
    /// Number of people or teams that they are of.
    pub people: usize,
}

/// In one line; names are as they are.
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

/// What one author, or one group, handed in.
#[derive(Debug, Clone, Default)]
pub struct Submission {
    /// Its name in reports: that of its file or folder, after that of its root if there are several.
    pub name: String,
    /// The name of its file or folder alone.
    pub own_name: String,
    /// Where it is on the disk, if it is there.
    pub location: Option<PathBuf>,
    /// From an earlier year: compared with new ones alone.
    pub old: bool,
    /// Whether it comes from an archive of earlier submissions.
    pub archived: bool,
    /// Whether it is a single file and no folder.
    pub is_file: bool,
    /// What the export that it was found in says of it.
    pub handed_in: HandedIn,
    /// Its files that can be compared, by their paths. Not empty.
    pub files: Vec<SourceFile>,
    /// Where files say that they come from, also those that are no code.
    pub origins: Vec<(FileName, Origin)>,
}

/// What the export of a learning platform says of a submission.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandedIn {
    /// Its author or authors: submissions of which this is the same are not compared with each other. By default, each has an author of its own.
    pub group: Option<String>,
    /// When, in UTC: `2026-03-31T21:04:00Z`. Of a time without a zone, the time itself.
    pub timestamp: Option<String>,
    /// Whether the platform says that it was too late.
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
    /// Revision of its normal form, where the front end counts that apart.
    pub form_revision: Option<u32>,
    /// What one of its tokens is.
    pub granularity: Granularity,
    /// Number of bytes of the file; of a cell, of its notebook.
    pub bytes: u64,
    /// Of these bytes.
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
    /// The text, if it is there.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Whole(text) => Some(text),
            Self::Lines(_) => None,
        }
    }

    /// Length in bytes of each line that another one follows, with its end.
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
    /// What a token of these submissions is, which the usual thresholds follow from: one of code, if there is any.
    pub fn granularity(&self) -> Granularity {
        let files = self.submissions.iter().flat_map(|it| &it.files);
        let finest = files.map(|file| file.granularity).min();
        finest.unwrap_or(Granularity::Lexeme)
    }
}

impl Submission {
    /// What a notice on one of its files is about.
    pub fn about(&self, file: &FileName) -> About {
        about(&self.name, self.is_file, file)
    }

    /// The documents of its files, which are empty from then on.
    pub fn take_documents(&mut self) -> Vec<KeptDocument> {
        let files = self.files.iter_mut();
        files
            .map(|file| std::mem::take(&mut file.document))
            .collect()
    }

    /// Stands for names and contents of its files: SHA-256 over each file's name, a NUL, its SHA-256 in hexadecimal and a newline.
    pub fn digest(&self) -> [u8; 32] {
        digest(self.files.iter().map(|file| (&file.name, &file.sha256)))
    }
}

/// What a notice on a file is about.
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
