//! Sources and options of reading a class.

use std::collections::BTreeMap;

use codesim_token::Imports;

use crate::files::FileTree;
use crate::layouts::Choice as Layouts;
use crate::notice::Notice;

/// A folder of submissions, or its equivalent.
pub struct Root<'a> {
    /// Its children are submissions.
    pub tree: Box<dyn FileTree + 'a>,
    /// Its name in messages.
    pub name: String,
    /// The prefix of the names of its submissions, which distinguishes them from those of other roots.
    pub prefix: Option<String>,
    /// Whether its submissions are from an earlier year: compared with new ones alone.
    pub old: bool,
    /// Whether its submissions are references: solutions that nobody handed in. These are `old` as well.
    pub reference: bool,
    /// The layouts of exports that it may have; if it has none, each child of the tree is a submission.
    pub layout: Layouts,
}

impl<'a> Root<'a> {
    /// Returns a root of new submissions, each a child of the tree, without a prefix.
    pub fn new(tree: impl FileTree + 'a, name: impl Into<String>) -> Self {
        Self {
            tree: Box::new(tree),
            name: name.into(),
            prefix: None,
            old: false,
            reference: false,
            layout: Layouts::Plain,
        }
    }
}

/// The submissions of a class as they were at some time.
pub struct Snapshot<'a> {
    /// The submissions, by the same names as in the class.
    pub root: Root<'a>,
    /// Its name for people.
    pub name: String,
    /// The first and the last time, in seconds since 1970, that it may be of: a day has many.
    pub times: [i64; 2],
}

/// Code that the instructor handed out.
pub struct BoilerplateSource<'a> {
    /// A tree with one child, a file or a folder: all files in it are starter code.
    pub tree: Box<dyn FileTree + 'a>,
    /// The name of that child in messages and notices: the path as it was given.
    pub name: String,
}

impl<'a> BoilerplateSource<'a> {
    /// Returns the source for the only child of a tree, with this name.
    pub fn new(tree: impl FileTree + 'a, name: impl Into<String>) -> Self {
        Self {
            tree: Box::new(tree),
            name: name.into(),
        }
    }
}

/// The sources of a class.
#[derive(Default)]
pub struct Sources<'a> {
    /// The roots of the submissions.
    pub roots: Vec<Root<'a>>,
    /// Starter code, which is left out of the comparison.
    pub boilerplate: Vec<BoilerplateSource<'a>>,
    /// Earlier states of the new submissions, which are not compared. The times of no two of them overlap.
    pub snapshots: Vec<Snapshot<'a>>,
    /// Notices about entries that were left out before reading.
    pub notices: Vec<Notice>,
}

impl<'a> Sources<'a> {
    /// Returns the sources of a single root.
    pub fn of(root: Root<'a>) -> Self {
        Self {
            roots: vec![root],
            ..Self::default()
        }
    }
}

/// Options of reading files.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// Ids of the languages to read; all of the registry if empty.
    pub languages: Vec<String>,
    /// Name of the encoding of files that are not UTF-8, as in the standard of the web (`shift_jis`, `koi8-r`, `macintosh`); if `None`, it is
    /// detected from the files of a submission.
    pub encoding: Option<String>,
    /// Ids of the languages of files with these extensions (lowercase, without the dot), which override the usual ones.
    pub extensions: BTreeMap<String, String>,
    /// The files that are read.
    pub files: FilePatterns,
    /// Whether imports, includes and package lines count.
    pub imports: Imports,
    /// The attempts of a person that count, if an export has several.
    pub attempts: Attempts,
}

/// The attempts of a person that count.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Attempts {
    /// The last.
    #[default]
    Newest,
    /// The first.
    First,
    /// All, as submissions that are not compared with each other.
    All,
}

/// The files of a submission that are read, by patterns as in gitignore of their paths relative to the submission.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FilePatterns {
    /// Files to read; all if empty.
    pub include: Vec<String>,
    /// Files and folders not to read.
    pub exclude: Vec<String>,
    /// Whether to read generated files and libraries as well.
    pub no_default_excludes: bool,
}
