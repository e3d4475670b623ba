//! Languages by their lexical rules alone: comments, strings, numbers, names, keywords and marks.
//!
//! *Problem.* Many languages have no sound grammar, and a text that is mostly errors has no tree. What remains is what its
//! words look like.
//!
//! *Method.* One pass over the text. What a token, comment or string may begin with is looked up by its first byte in tables that are made
//! once; the longest beginning that fits is taken.
//!
//! *Cost.* Linear in the text, well above 100 MB/s: see `benches/lexer.rs`.
//!
//! *Limits.* There is no tree, so there is no normal form: of the channels only structure and text are compared.

mod front_end;
mod lexer;
mod pass;
mod strings;
mod tables;

pub use front_end::LexicalFrontEnd;
pub use lexer::{Lexer, spelling};
