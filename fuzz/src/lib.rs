//! The work of the targets; README.md says how to run them.
//!
//! A function panics if an invariant of all inputs is violated. Those for texts read most bytes as instructions (`assemble.rs`), so that what
//! they make looks enough like a program to get behind the lexer.

mod archives;
mod assemble;
mod exports;
mod files;
mod index_files;
mod languages;
mod moss;
mod unseen;
mod winnowing;

pub use archives::archive;
pub use exports::layouts;
pub use files::{notebook, page};
pub use index_files::index_files;
pub use languages::{description, front_end};
pub use moss::moss_session;
pub use unseen::evasion;
pub use winnowing::{naive_winnow, naive_winnow_robust};
