//! All `unsafe` code of codesim, so that every other crate can forbid it.
//!
//! [`parse_budget`] is the allocator that tree-sitter is given, which counts what a text costs; [`grammar`] loads a compiled grammar from a
//! shared library (feature `load`).

#[cfg(feature = "load")]
pub mod grammar;
pub mod parse_budget;
