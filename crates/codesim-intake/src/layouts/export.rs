//! Contents of an export.

use std::path::PathBuf;

use crate::files::Kind;

use crate::layouts::typed::Typed;

/// An export of a learning platform. Paths are those of the tree that it was found in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Export {
    /// The kind of export for people: `Moodle export`.
    pub title: String,
    /// The hand-ins, ascending by person and time.
    pub hand_ins: Vec<HandIn>,
    /// Starter code.
    pub starters: Vec<(PathBuf, Kind)>,
    /// Entries that the platform added, each with a description.
    pub extras: Vec<(PathBuf, String)>,
    /// Entries of one person among them, by [`HandIn::person`]: such as a receipt.
    pub owned: Vec<(String, PathBuf)>,
    /// Entries that do not fit the known layout.
    pub unknown: Vec<(PathBuf, Kind)>,
}

/// A single hand-in of one person or group.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandIn {
    /// The person or group, by a name that no other one of the export has.
    pub person: String,
    /// The group of the person, if the export knows one.
    pub group: Option<String>,
    /// The time in UTC: `2026-03-31T21:04:00Z`. A time without a zone is kept as it is.
    pub timestamp: Option<String>,
    /// Whether the platform marks it as late.
    pub late: bool,
    /// Its files and folders, in the order of their paths. Not empty.
    pub parts: Vec<Part>,
}

/// A file or folder that was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its path in the tree.
    pub path: PathBuf,
    /// The name that its author gave it; empty for a folder if the names inside are enough.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The format of the file around typed text, if its author typed it into the platform.
    pub typed: Option<Typed>,
}

impl Part {
    /// Returns a file or folder that is in the export as it was handed in.
    pub fn new(path: PathBuf, name: String, kind: Kind) -> Self {
        Self {
            path,
            name,
            kind,
            typed: None,
        }
    }
}
