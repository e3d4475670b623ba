//! Expands the macros of a text in C or one of its relatives.
//!
//! *Problem.* `#define` lets the same program be written in words of its own, and no grammar knows what they mean.
//!
//! *Method.* The macros that a text itself defines are expanded as a compiler's preprocessor does (C11, section 6.10.3). The rest of its work
//! is not done: included files are not read, and every branch of `#if` stays. The lines of directives stay too. Positions are kept:
//! [`Expanded::written`] maps a part of the new text to the original one, and [`Expanded::places`] gives each token a place of its own there.
//!
//! *Cost.* Linear in the text, and bounded, since a chain of macros can double with each: beyond four times the length of the
//! text, uses stay as they are written.
//!
//! *Limits.* A macro with parameters stays if another macro makes its name and its arguments follow behind. A string made of an argument
//! (`#`) is empty, and the result of `##` is not expanded again.

mod definition;
mod expanded;
mod expansion;
mod placing;
mod tokens;

pub use expanded::Expanded;
