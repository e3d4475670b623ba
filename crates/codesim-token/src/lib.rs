//! The contract between front ends and everything behind them.
//!
//! A [`FrontEnd`] turns the text of one file into a [`Document`]: a [`TokenString`] of symbols in two channels, with the span of
//! the text that each came from, and the normal form of the text as a [`Tree`]. A [`Registry`] finds the front end of
//! a file. This crate knows no parser and no language, so a front end written outside of codesim needs nothing else.

mod comments;
mod compact;
mod front_end;
mod kept;
mod lazy;
mod registry;
mod symbol;
mod token_string;
mod tree;

pub use comments::CommentMarks;
pub use compact::{CompactDocument, CompactError};
pub use front_end::{
    Document, FrontEnd, Granularity, Imports, Language, NoTree, ParseQuality, ReadsBy, Tokenized,
    Tokenizer,
};
pub use kept::KeptDocument;
pub use lazy::LazyFrontEnd;
pub use registry::{Registry, RegistryError};
pub use symbol::Symbol;
pub use token_string::{Span, TokenString};
pub use tree::Tree;
