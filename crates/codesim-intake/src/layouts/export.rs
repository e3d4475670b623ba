//! What is found in an export.

use std::path::PathBuf;

use crate::files::Kind;

use crate::layouts::typed::Typed;

/// An export of a learning platform. Paths are those of the tree that it was found in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Export {
    /// What it is, for people: `Moodle export`.
    pub title: String,
    /// What was handed in, ascending by person and time.
    pub hand_ins: Vec<HandIn>,
    /// Starter code.
    pub starters: Vec<(PathBuf, Kind)>,
    /// What the platform added, and what that is.
    pub extras: Vec<(PathBuf, String)>,
    /// What fits nothing that is known of the layout.
    pub unknown: Vec<(PathBuf, Kind)>,
}

/// What one person or group handed in at a time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandIn {
    /// Who, by a name that no other person of the export has.
    pub person: String,
    /// The group of the person, if the export knows one.
    pub group: Option<String>,
    /// When, in UTC: `2026-03-31T21:04:00Z`. Of a time without a zone, the time itself.
    pub timestamp: Option<String>,
    /// Whether the platform says that it was too late.
    pub late: bool,
    /// Its files and folders, in the order of their paths. Not empty.
    pub parts: Vec<Part>,
}

/// A file or folder that was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// In the tree.
    pub path: PathBuf,
    /// What its author called it; empty for a folder of which the names inside are enough.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// If its author typed its text into the platform, what holds that.
    pub typed: Option<Typed>,
}

impl Part {
    /// A file or folder that is in the export as it was handed in.
    pub fn new(path: PathBuf, name: String, kind: Kind) -> Self {
        Self {
            path,
            name,
            kind,
            typed: None,
        }
    }
}
