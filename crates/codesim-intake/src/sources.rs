//! What a class is read from, and how.

use std::collections::BTreeMap;

use codesim_token::Imports;

use crate::files::FileTree;
use crate::layouts::Choice as Layouts;
use crate::notice::Notice;

/// A folder of submissions, or what stands for one.
pub struct Root<'a> {
    /// Its children are submissions.
    pub tree: Box<dyn FileTree + 'a>,
    /// What it is called in messages.
    pub name: String,
    /// Stands before the names of its submissions, to tell them from those of other roots.
    pub prefix: Option<String>,
    /// Its submissions are from an earlier year: compared with new ones alone.
    pub old: bool,
    /// Which exports of learning platforms it may be; if it is none, each child of the tree is a submission.
    pub layout: Layouts,
}

impl<'a> Root<'a> {
    /// New submissions, each a child of the tree, without a prefix.
    pub fn new(tree: impl FileTree + 'a, name: impl Into<String>) -> Self {
        Self {
            tree: Box::new(tree),
            name: name.into(),
            prefix: None,
            old: false,
            layout: Layouts::Plain,
        }
    }
}

/// Code that the instructor handed out.
pub struct BoilerplateSource<'a> {
    /// Has one child, a file or a folder: all files in it are boilerplate.
    pub tree: Box<dyn FileTree + 'a>,
    /// What that child is called in messages and notices: the path as it was given.
    pub name: String,
}

impl<'a> BoilerplateSource<'a> {
    /// The only child of a tree, which is called `name`.
    pub fn new(tree: impl FileTree + 'a, name: impl Into<String>) -> Self {
        Self {
            tree: Box::new(tree),
            name: name.into(),
        }
    }
}

/// All that belongs to a class.
#[derive(Default)]
pub struct Sources<'a> {
    /// Where the submissions are.
    pub roots: Vec<Root<'a>>,
    /// Boilerplate, which is left out of the comparison.
    pub boilerplate: Vec<BoilerplateSource<'a>>,
    /// What was left out before anything is read.
    pub notices: Vec<Notice>,
}

impl<'a> Sources<'a> {
    /// One root, and nothing else.
    pub fn of(root: Root<'a>) -> Self {
        Self {
            roots: vec![root],
            ..Self::default()
        }
    }
}

/// How files are read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// Ids of the languages to read; none means all of the registry.
    pub languages: Vec<String>,
    /// Name of the encoding of files that are not UTF-8, as in the standard of the web (`shift_jis`, `koi8-r`, `macintosh`); none means
    /// the one that the files of a submission look like.
    pub encoding: Option<String>,
    /// Ids of the languages of files with these extensions (lowercase, without the dot), whatever is known of them otherwise.
    pub extensions: BTreeMap<String, String>,
    /// Which files are read.
    pub files: FilePatterns,
    /// Whether imports, includes and package lines count.
    pub imports: Imports,
    /// Which attempts of a person count, where an export has several.
    pub attempts: Attempts,
}

/// Which attempts of a person count.
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

/// Which files of a submission are read, by patterns as in gitignore of their paths as seen from the submission.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FilePatterns {
    /// Files to read; none means all.
    pub include: Vec<String>,
    /// Files and folders not to read.
    pub exclude: Vec<String>,
    /// Whether to read what tools make and libraries as well.
    pub no_default_excludes: bool,
}
