//! The TOML file that describes a language.
//!
//! *Problem.* A language is data: the meaning of its node kinds, where it has a grammar, and the look of its words, numbers, strings and
//! comments. Front ends of both kinds read the same file.
//!
//! *Limits.* The front end, which has the grammar, must check whether kinds and templates fit it.
//!
//! `grammars-config/README.md` explains each key.

mod error;
mod lexical;
mod schema;

pub use error::DescriptionError;
pub use lexical::{Escape, Heredoc, LexicalRules, Parts, Quote};
pub use schema::{Description, FormConfig, GrammarOrigin};
