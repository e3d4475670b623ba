//! Origins that a text names.
//!
//! An author is named in a comment, as templates of editors write it. `project.rs` reads the files that such programs keep beside the code,
//! `notebook.rs` the origins in a notebook.

use std::ops::Range;

use crate::shared_traits::each::TokenizedText;

/// Phrases before the name of an author in comments, in lowercase.
const AUTHOR: [&str; 7] = [
    "@author",
    "author:",
    "authors:",
    "created by",
    "written by",
    "autor:",
    "auteur:",
];
/// Text that may follow the name.
const BEHIND: [&str; 6] = [" on ", " at ", " am ", " le ", "(", ","];

/// The kinds of origins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OriginKind {
    /// The name of an author.
    Author,
    /// The user who ran the cells of a notebook.
    Runner,
    /// The number of a project.
    Project,
    /// The tag that Colab gives a notebook and its owner.
    Notebook,
    /// The person who committed to a repository.
    Committer,
    /// Where a repository was cloned from.
    Repository,
    /// The folder of somebody's account.
    Folder,
}

/// Where a text says that it comes from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin {
    /// Its kind.
    pub kind: OriginKind,
    /// As it is written.
    pub said: String,
    /// Its line, from 1.
    pub line: usize,
}

impl Origin {
    /// Returns a key that is the same in every text with the same origin.
    pub fn key(&self) -> (OriginKind, String) {
        (self.kind, self.said.to_lowercase())
    }
}

/// Returns the authors that the comments of a text name.
pub fn authors(text: &TokenizedText) -> Vec<Origin> {
    let mut found = Vec::new();
    let mut lines = Lines::of(text.text);
    text.comments(&mut |range: Range<usize>| {
        let author = text.text.get(range.clone()).and_then(author);
        found.extend(author.map(|said| Origin {
            kind: OriginKind::Author,
            said: said.to_owned(),
            line: lines.of_byte(range.start),
        }));
    });
    found
}

/// Returns the author that a line of a comment names.
fn author(line: &str) -> Option<&str> {
    let begins = |mark: &&&str| {
        let found = line.as_bytes().get(..mark.len());
        found.is_some_and(|found| found.eq_ignore_ascii_case(mark.as_bytes()))
    };
    let mark = AUTHOR.iter().find(begins)?;
    let said = &line[mark.len()..];
    let end = BEHIND.iter().filter_map(|behind| said.find(behind)).min();
    let said = said[..end.unwrap_or(said.len())].trim_matches(|it: char| !it.is_alphanumeric());
    let letters = said.chars().filter(|it| it.is_alphabetic()).take(3);
    (letters.count() == 3 && said.len() <= 100).then_some(said)
}

/// Numbers of lines, for places that are asked for in their order.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
        }
    }

    fn of_byte(&mut self, byte: usize) -> usize {
        let passed = self.text.as_bytes().get(self.at..byte).unwrap_or_default();
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count();
        self.at = byte.max(self.at);
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn authors_stand_behind_what_templates_write() {
        let rows = [
            ("@author Lea Maier", Some("Lea Maier")),
            ("@Author: lea_maier, group 3", Some("lea_maier")),
            ("Created by lea on 12.03.2020.", Some("lea")),
            ("Author: Łukasz", Some("Łukasz")),
            ("author", None),
            ("@author", None),
            ("the author: me", None),
        ];
        for (line, expected) in rows {
            assert_eq!(author(line), expected, "{line}");
        }
    }
}
