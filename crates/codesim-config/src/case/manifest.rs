//! The table of contents of a case.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file_sha256;
use super::inputs::Input;
use crate::settings::Settings;

/// Version of the format, raised when readers must change.
pub const SCHEMA_VERSION: u32 = 1;

/// The name of the manifest in a case.
pub const MANIFEST: &str = "case.json";

/// The origin and content of a case.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Manifest {
    /// Version of this format.
    pub schema_version: u32,
    /// The program that made it.
    pub codesim: Made,
    /// When it was made, in UTC: `2026-03-31T21:04:00Z`.
    pub created: String,
    /// The names of the two submissions.
    pub pair: [String; 2],
    /// Folders and archives of submissions, as typed.
    pub roots: Vec<PathBuf>,
    /// All settings in force, by the keys of `codesim.toml`.
    pub settings: Settings,
    /// The settings file, if there was one; what it says is in `settings`.
    pub settings_file: Option<PathBuf>,
    /// Whether all files that were compared are in the case, in the folder `inputs`.
    pub has_inputs: bool,
    /// Every file that the comparison depends on, by its path as typed.
    pub inputs: Vec<Input>,
    /// The results.
    pub results: Vec<ResultFile>,
}

/// A program that makes cases.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Its version.
    pub version: String,
    /// SHA-256 of its file, in hexadecimal; absent if it is part of another program.
    pub sha256: Option<String>,
}

impl Made {
    /// Returns this version of codesim, as part of the file `program`. One that cannot be read has no checksum.
    pub fn of(program: Option<&Path>) -> Self {
        let sha256 = program.and_then(|file| file_sha256(file).ok());
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            sha256: sha256.map(|(_, sha256)| sha256),
        }
    }
}

/// A file with results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultFile {
    /// Its name in the case.
    pub name: String,
    /// Its SHA-256, in hexadecimal.
    pub sha256: String,
}
