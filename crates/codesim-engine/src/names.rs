//! Submissions by what people call them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use codesim_display::visible;
use codesim_intake::Submission;

/// Names that are at least so alike are suggested, 0..=1; clap holds its suggestions to the same.
const MIN_ALIKE: f64 = 0.7;

/// Names suggested.
const SUGGESTED: usize = 3;

/// The submissions of a class by name and by path.
pub(crate) struct Names<'a> {
    by_name: HashMap<&'a str, usize>,
    by_path: HashMap<PathBuf, usize>,
}

impl<'a> Names<'a> {
    /// Indexes the submissions by name, by path and by `aliases`.
    pub(crate) fn new(
        submissions: &'a [Submission],
        aliases: &'a BTreeMap<String, String>,
    ) -> Self {
        let all = || submissions.iter().enumerate();
        let path =
            |(index, own): (usize, &Submission)| Some((absolute(own.location.as_ref()?)?, index));
        let names: HashMap<&str, usize> = all().map(|(index, own)| (&*own.name, index)).collect();
        let alias = |(alias, name): (&'a String, &String)| Some((&**alias, *names.get(&**name)?));
        Self {
            by_name: aliases
                .iter()
                .filter_map(alias)
                .chain(names.clone())
                .collect(),
            by_path: all().filter_map(path).collect(),
        }
    }

    /// Returns the index of the submission with this name in the report, or with this path as a shell completes it.
    pub(crate) fn find(&self, given: &str) -> Option<usize> {
        let by_path = || self.by_path.get(&absolute(given)?);
        self.by_name.get(given).or_else(by_path).copied()
    }

    /// Returns the index of the submission that is found by this, or by the nearest folder above it: for a file, that of the submission
    /// that has it.
    pub(crate) fn find_with(&self, file: &str) -> Option<usize> {
        let mut above = Path::new(file).ancestors();
        above.find_map(|path| self.find(path.to_str()?))
    }

    /// Returns names that may have been meant by one that is not there, the most similar first: `` `anna`, `anne` ``.
    pub(crate) fn nearest(&self, given: &str) -> String {
        let thousandths = |name: &&str| (alike(given, name) * 1000.0) as u32;
        let mut names: Vec<&str> = self.by_name.keys().copied().collect();
        names.retain(|name| alike(given, name) >= MIN_ALIKE);
        names.sort_by_key(|name| (Reverse(thousandths(name)), *name));
        names.truncate(SUGGESTED);
        let quoted = names.iter().map(|name| format!("`{}`", visible(name)));
        quoted.collect::<Vec<_>>().join(", ")
    }
}

fn absolute(path: impl AsRef<std::path::Path>) -> Option<PathBuf> {
    std::path::absolute(path).ok()
}

/// Returns the similarity of two names, 0..=1: as a whole or without the folders before them.
fn alike(given: &str, name: &str) -> f64 {
    let given = given.trim_end_matches('/');
    let last = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    strsim::jaro(given, name).max(strsim::jaro(&last(given), &last(name)))
}
