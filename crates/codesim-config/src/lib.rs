//! The task of a command: options as they are typed ([`Settings`]), laid over `codesim.toml` ([`EffectiveSettings`]), become a [`Plan`] in
//! which every value is decided.
//!
//! The submissions that a plan names are opened by [`class_sources`], and [`job`] is their comparison.
//!
//! A [`case`](mod@case) is one pair with everything that its comparison depends on.
//!
//! *Limits.* Beside cases, the crate compares no submissions: that is for the programs. The parts that a command line needs beside the settings are behind
//! the feature `clap`, cases behind the feature `case`.

#[cfg(feature = "case")]
pub mod case;
mod export_args;
mod extension_args;
mod job;
mod layers;
mod output;
mod plan;
#[cfg(feature = "clap")]
mod reading_args;
mod settings;
pub mod side_file;
mod sources;
#[cfg(feature = "clap")]
mod typed;

pub use crate::extension_args::Extension;
pub use crate::job::{archive_key, job};
pub use crate::layers::{EffectiveSettings, FILE_NAME, GRAMMARS, Origin, folder_of, nearest_file};
pub use crate::output::{CsvDialectArg, Limit, Shown};
pub use crate::plan::{Paths, Plan, imports};
#[cfg(feature = "clap")]
pub use crate::reading_args::{FrontEndArgs, NativeArgs, ReadingArgs};
pub use crate::settings::Settings;
pub use crate::sources::{class_sources, leave_out_settings, submission_sources};
#[cfg(feature = "clap")]
pub use crate::typed::{
    count, formats, languages, usual_guarantee, usual_noise, usual_text_guarantee,
    usual_text_noise, with_default,
};
