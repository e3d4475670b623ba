//! Names of files and submissions.

use std::cmp::Ordering;
use std::fmt;

/// A file of a submission, or one cell of a notebook: every text that is compared has one.
///
/// ```
/// use codesim_display::FileName;
///
/// let cell = FileName { path: "lab/work.ipynb".to_owned(), cell: Some(3) };
/// assert_eq!(cell.to_string(), "lab/work.ipynb, cell 3");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileName {
    /// Path below the submission; the file's own name if it is the submission.
    pub path: String,
    /// Number of the notebook's cell, from 1.
    pub cell: Option<usize>,
}

impl fmt::Display for FileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        match self.cell {
            Some(cell) => write!(f, ", cell {cell}"),
            None => Ok(()),
        }
    }
}

impl From<&str> for FileName {
    /// Creates the name of a file that is no cell.
    fn from(path: &str) -> Self {
        Self {
            path: path.to_owned(),
            cell: None,
        }
    }
}

/// The subject of a notice or a remark. Ordered as it is shown, by its text.
///
/// ```
/// use codesim_display::{About, FileName};
///
/// let file = FileName::from("src/Main.java");
/// let about = About::File { submission: "anna".to_owned(), file };
/// assert_eq!(about.to_string(), "anna/src/Main.java");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum About {
    /// A submission as a whole, or an entry that would have been one.
    Submission {
        /// Its name.
        name: String,
        /// Where the submission is a notebook, the number of the cell that is meant, from 1.
        cell: Option<usize>,
    },
    /// A file of a submission that is a folder.
    File {
        /// The submission's name.
        submission: String,
        /// The file in it.
        file: FileName,
    },
    /// A file of the starter code.
    Boilerplate(
        /// Its path as given.
        String,
    ),
    /// Two submissions.
    Pair(
        /// Name of one.
        String,
        /// Name of the other.
        String,
    ),
    /// Input beside the class, such as a file of metadata or an index.
    Beside(
        /// Its path as given.
        String,
    ),
}

impl About {
    /// Creates the subject for a submission as a whole.
    pub fn submission(name: &str) -> Self {
        Self::Submission {
            name: name.to_owned(),
            cell: None,
        }
    }

    /// Returns the name of the submission that it is, or that it is a file in.
    pub fn of(&self) -> Option<&str> {
        match self {
            Self::Submission { name, .. } => Some(name),
            Self::File { submission, .. } => Some(submission),
            Self::Boilerplate(_) | Self::Pair(..) | Self::Beside(_) => None,
        }
    }

    /// Whether it is the submission of this name, or a file in it.
    pub fn is_of(&self, submission: &str) -> bool {
        self.of() == Some(submission)
    }
}

impl Ord for About {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_text = self.to_string().cmp(&other.to_string());
        // Different subjects can have the same text, and only equal ones may compare as equal.
        by_text.then_with(|| format!("{self:?}").cmp(&format!("{other:?}")))
    }
}

impl PartialOrd for About {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Formats the name or path by which people recognise it, with hidden characters as they are.
impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Submission { name, cell: None } => f.write_str(name),
            Self::Submission {
                name,
                cell: Some(cell),
            } => write!(f, "{name}, cell {cell}"),
            Self::File { submission, file } => write!(f, "{submission}/{file}"),
            Self::Boilerplate(path) | Self::Beside(path) => f.write_str(path),
            Self::Pair(left, right) => write!(f, "{left} / {right}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(submission: &str, path: &str, cell: Option<usize>) -> About {
        About::File {
            submission: submission.to_owned(),
            file: FileName {
                path: path.to_owned(),
                cell,
            },
        }
    }

    #[test]
    fn a_submission_and_its_files_are_of_it() {
        for about in [About::submission("anna"), file("anna", "a.java", Some(3))] {
            assert!(about.is_of("anna") && !about.is_of("ann"), "{about}");
        }
        for about in [
            About::submission("anna.java"),
            file("bob", "anna/a.java", None),
            About::Beside("anna".to_owned()),
        ] {
            assert!(!about.is_of("anna"), "{about}");
        }
    }

    #[test]
    fn the_order_is_that_of_the_texts() {
        let ascending = [
            About::Boilerplate("a.java".to_owned()),
            About::submission("anna"),
            file("anna", "x.ipynb", Some(10)),
            file("anna", "x.ipynb", Some(2)),
            About::submission("anna.java"),
        ];
        assert!(!ascending.is_sorted());
        let mut sorted = ascending.to_vec();
        sorted.sort();
        let texts: Vec<String> = sorted.iter().map(About::to_string).collect();
        assert!(texts.is_sorted());
    }

    #[test]
    fn visually_equal_names_differ() {
        let (file, folder) = (file("a", "b/c", None), file("a/b", "c", None));
        assert_eq!(file.to_string(), folder.to_string());
        assert_ne!(file.cmp(&folder), Ordering::Equal);
    }
}
