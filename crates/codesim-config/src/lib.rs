//! The task of a command: options as they are typed ([`Settings`]), laid over `codesim.toml` ([`EffectiveSettings`]), become a [`Plan`] in
//! which every value is decided.
//!
//! *Limits.* The crate reads only settings files, and compares no submissions: that is for the commands. The parts that a command line needs
//! beside the settings are behind the feature `clap`.

mod export_args;
mod extension_args;
mod layers;
mod output;
mod plan;
#[cfg(feature = "clap")]
mod reading_args;
mod settings;
#[cfg(feature = "clap")]
mod typed;

pub use crate::extension_args::Extension;
pub use crate::layers::{EffectiveSettings, FILE_NAME, Origin, folder_of, nearest_file};
pub use crate::output::{CsvDialectArg, Limit, Shown};
pub use crate::plan::{Paths, Plan, imports};
#[cfg(feature = "clap")]
pub use crate::reading_args::{FrontEndArgs, NativeArgs, ReadingArgs};
pub use crate::settings::Settings;
#[cfg(feature = "clap")]
pub use crate::typed::{
    count, formats, languages, usual_guarantee, usual_noise, usual_text_guarantee,
    usual_text_noise, with_default,
};
