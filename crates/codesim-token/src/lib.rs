//! The contract between front ends and everything behind them.
//!
//! A [`FrontEnd`] turns the text of one file into a [`Document`]: a [`TokenString`] of symbols in two channels, with the span of the text
//! that each came from, and the normal form of the text as a [`Tree`]. A [`Registry`] finds the front end of a file. This crate knows no
//! parser and no language, so a front end written outside of codesim needs no other crate.
//!
//! *Stability.* A new field or variant breaks no front end: types that may grow are `#[non_exhaustive]`, so other crates make them with
//! constructors and methods, `Language::new("gleam", "Gleam").extensions(["gleam"])`. [`Span`] is two numbers for good.

mod comments;
mod compact;
mod document;
mod front_end;
mod kept;
mod language;
mod lazy;
mod plain;
mod redirected;
mod registry;
mod symbol;
mod token_string;
mod tree;

pub use comments::CommentMarks;
pub use compact::{CompactDocument, CompactError};
pub use document::{Document, NoTree, ParseQuality, Tokenized};
pub use front_end::{FrontEnd, Imports, Tokenizer};
pub use kept::KeptDocument;
pub use language::{Granularity, Language, ReadsBy};
pub use lazy::LazyFrontEnd;
pub use plain::PlainFrontEnd;
pub use redirected::Reader;
pub use registry::{Registry, RegistryError};
pub use symbol::Symbol;
pub use token_string::{Span, TokenString};
pub use tree::Tree;
