//! What a command was asked to do: options as they are typed ([`Settings`]), laid over `codesim.toml` ([`EffectiveSettings`]), become a [`Plan`] in which
//! every value is decided.
//!
//! *Limits.* Nothing is read but settings files and the names of assignments (`term.rs`), and nothing is compared: that is for the commands.

mod export_args;
mod layers;
mod output;
mod plan;
mod reading_args;
mod settings;
mod term;

pub use crate::layers::{
    EffectiveSettings, FILE_NAME, Origin, assignment_name, folder_of, nearest_file,
};
pub use crate::output::{Limit, Shown, formats};
pub use crate::plan::{Paths, Plan, imports};
pub use crate::reading_args::{FrontEndArgs, NativeArgs, ReadingArgs};
pub use crate::settings::{
    Settings, count, usual_guarantee, usual_noise, usual_text_guarantee, usual_text_noise,
    with_default,
};
pub use crate::term::{assignment_names, assignments_in, no_assignment, of_assignment};
