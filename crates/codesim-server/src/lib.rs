//! codesim as a service: courses, uploads, jobs and reports over HTTP, in one process and one folder.
//!
//! *Method.* A [store] keeps the records, with the files in folders beside it. Each comparison is a process of its own ([`work`]), so that one that
//! takes too much, crashes or is cancelled affects no other. An upload is accepted when it is on the disk, and its reports are shown when all of them
//! are complete. An interrupted job starts again from its beginning.
//!
//! *Limits.* One process serves one folder.

pub mod accounts;
mod api;
mod app;
mod arriving;
mod asset_processor;
mod backup;
mod clock;
#[cfg(feature = "commands")]
pub mod commands;
mod connections;
mod copying;
mod data;
mod digest;
mod erasing;
mod erasures;
mod error;
mod extract;
mod handles;
mod headers;
mod imports;
mod jobs;
mod languages;
mod launches;
mod limits;
mod lti;
mod metrics;
mod moss;
mod names;
mod page;
mod passwords;
mod peer;
mod places;
mod principal;
mod private;
mod provider;
mod pseudonyms;
mod rate_limit;
mod reads;
mod relative_path;
mod reports;
mod secrets;
mod serve;
mod session;
mod shutdown;
mod sign_in;
mod sources;
mod start;
pub mod store;
mod telemetry;
mod upload;
mod work;

pub use crate::backup::{BackupError, back_up, checkpoint};
pub use crate::languages::{LanguageNames, Languages};
pub use crate::limits::Limits;
pub use crate::provider::{ProviderError, ProviderSettings};
pub use crate::serve::{Listener, ServeError, Settings, serve};
pub use crate::start::Start;
pub use crate::telemetry::log;
pub use crate::work::work;
