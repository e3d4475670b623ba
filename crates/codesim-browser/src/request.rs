//! Requests of a host.

use std::collections::HashSet;
use std::path::PathBuf;

use codesim_config::Settings;
use serde::Deserialize;

/// A comparison.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    /// Folders and archives of submissions.
    pub(crate) roots: Vec<PathBuf>,
    /// Settings, by the keys of `codesim.toml`.
    #[serde(default)]
    pub(crate) settings: Settings,
    /// The texts over which a grammar crashed before, as [`Message::Text`](crate::message::Message::Text) named them.
    #[serde(default)]
    pub(crate) crashed: HashSet<String>,
}
