//! What a language's TOML file says.
//!
//! *Problem.* A language is data: what its node kinds mean, where it has a grammar, and how its words, numbers, strings and comments
//! look. Front ends of both kinds read the same file.
//!
//! *Limits.* Whether kinds and templates fit a grammar is for the front end to check, which has the grammar.
//!
//! `grammars-config/README.md` explains each key.

mod description;
mod error;
mod lexical;

pub use description::{Description, FormConfig, GrammarOrigin};
pub use error::DescriptionError;
pub use lexical::{Escape, Heredoc, LexicalRules, Parts, Quote};
