//! The TOML description of each language, embedded as text.
//!
//! The schema is in this folder's README; `codesim-lexical` reads it. The head of each file is read when this crate is built, so that no file
//! needs to be read for a language that is not used.

/// A language's file.
#[derive(Debug, Clone, Copy)]
pub struct Described {
    /// Short lower-case name.
    pub id: &'static str,
    /// Name for people.
    pub name: &'static str,
    /// Version that is raised whenever the same text gives other tokens than before.
    pub revision: u32,
    /// File name extensions without the dot, lower-case.
    pub extensions: &'static [&'static str],
    /// Extensions of another language that this one takes when it is requested by name.
    pub shared_extensions: &'static [&'static str],
    /// Programs that a first line `#!` may name.
    pub interpreters: &'static [&'static str],
    /// Beginnings of lines that identify the language.
    pub signs: &'static [&'static str],
    /// Functions that run a text as a program, and methods, which begin with a dot.
    pub evaluators: &'static [&'static str],
    /// The whole file.
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/descriptions.rs"));
