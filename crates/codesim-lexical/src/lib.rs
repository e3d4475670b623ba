//! Languages by their lexical rules alone: comments, strings, numbers, names, keywords and marks.
//!
//! *Problem.* Many languages have no sound grammar, and a text that is mostly errors has no tree. Only the look of its words remains.
//!
//! *Method.* One pass over the text. Tables that are made once give, for each byte, what may begin with it: tokens, comments, strings.
//! The longest beginning that fits is taken.
//!
//! *Cost.* Linear in the text, well above 100 MB/s: see `benches/lexer.rs`.
//!
//! *Limits.* There is no tree, so there is no normal form: only the structure and text channels are compared.

pub mod description;
mod front_end;
mod lexer;
mod literals;
mod open;
mod pass;
mod strings;
mod tables;
mod vocabulary;

pub use front_end::LexicalFrontEnd;
pub use lexer::{Enclosure, Lexer};
pub use vocabulary::{GrammarWords, spelling};
