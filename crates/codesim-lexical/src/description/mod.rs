//! What a language's TOML file says.
//!
//! *Problem.* A language is data: what its node kinds mean, where it has a grammar, and how its words, numbers, strings and comments
//! look. Front ends of both kinds read the same file.
//!
//! *Limits.* Whether kinds and templates fit a grammar is for the front end to check, which has the grammar.
//!
//! `grammars-config/README.md` explains each key.

mod error;
mod lexical;
mod schema;

pub use error::DescriptionError;
pub use lexical::{Escape, Heredoc, LexicalRules, Parts, Quote};
pub use schema::{Description, FormConfig, GrammarOrigin};
