//! The settings of a comparison.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;

use codesim_intake::FilePatterns;
use codesim_match::{GivenThresholds, MIN_TOKENS};
use codesim_report::Language;

use crate::selection::Selection;

/// Number of pairs shown by default.
pub const DEFAULT_LIMIT: NonZeroUsize = NonZeroUsize::new(100).expect("100 is not 0");

/// The settings of a comparison.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// Thresholds other than the usual ones, which depend on the class.
    pub thresholds: GivenThresholds,
    /// How fingerprints are selected.
    pub selection: Selection,
    /// Code that more submissions share is ignored; `None` ignores none.
    pub max_occurrences: Option<NonZeroUsize>,
    /// Submissions with fewer matchable tokens are too small to judge.
    pub min_tokens: usize,
    /// Number of pairs to show; those flagged or worth a second look are shown beyond it, up to ten thousand. `None` shows all pairs.
    pub limit: Option<NonZeroUsize>,
    /// Pairs of less similarity are not shown, 0..=1. If it is above 0, those that reach it are looked for among the best ten thousand pairs, or
    /// among as many as are to be shown.
    pub min_similarity: f64,
    /// The only pair to show, by the names of its submissions; `None` shows the best.
    pub pair: Option<[String; 2]>,
    /// How much the report says of a pair.
    pub detail: Detail,
    /// Which fingerprints an archive is asked for.
    pub sampling: Sampling,
    /// Whether the repositories of submissions are asked which side of a pair had its matches first, where a report has places; needs the
    /// feature `git`. Attempts and snapshots are always asked then.
    pub git_history: bool,
    /// The title and the paths that the report names.
    pub as_given: AsGiven,
}

impl Default for Request {
    /// Returns the request for the best 100 pairs with their places, by the default thresholds.
    fn default() -> Self {
        Self {
            thresholds: GivenThresholds::default(),
            selection: Selection::default(),
            max_occurrences: None,
            min_tokens: MIN_TOKENS,
            limit: Some(DEFAULT_LIMIT),
            min_similarity: 0.0,
            pair: None,
            detail: Detail::Places,
            sampling: Sampling::default(),
            git_history: false,
            as_given: AsGiven::default(),
        }
    }
}

/// How much a report says of a pair. Each has what the one before has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Its numbers and its verdict.
    Numbers,
    /// Why it should be read, of pairs that are flagged or worth a second look.
    Why,
    /// The places of its matches, the sources around them, and what both have beside the code that is compared.
    Places,
}

/// Which of the fingerprints of a class an archive is asked for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sampling {
    /// Window of the channels of tokens; `None` is the archive's own, and others must be larger.
    pub window: Option<usize>,
    /// Number of smallest hashes to keep of each submission and channel; `None` keeps all.
    pub smallest: Option<usize>,
}

/// The exercise that the report is about, and paths as it names them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AsGiven {
    /// The title of the exercise.
    pub title: Option<String>,
    /// The language of pages for people.
    pub language: Language,
    /// The day of the exercise: `2026-03-31`.
    pub date: Option<String>,
    /// Folders of submissions.
    pub roots: Vec<String>,
    /// Folders of older submissions.
    pub old: Vec<String>,
    /// Folders of references.
    pub references: Vec<String>,
    /// Folders of snapshots.
    pub history: Vec<String>,
    /// Boilerplate.
    pub boilerplate: Vec<String>,
    /// The settings file in force.
    pub settings: Option<String>,
    /// Which files of a submission were read.
    pub files: FilePatterns,
    /// Languages of files by their extensions, as asked for.
    pub extensions: BTreeMap<String, String>,
    /// Encoding of files that are not UTF-8, as asked for.
    pub encoding: Option<String>,
}

impl AsGiven {
    /// Returns the name of the exercise in lists of decisions: its title, or else its folders.
    pub(crate) fn exercise(&self) -> String {
        self.title.clone().unwrap_or_else(|| self.roots.join(", "))
    }
}
