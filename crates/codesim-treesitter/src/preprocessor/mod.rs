//! Puts what macros stand for in the place of their uses, for a text in C or one of its relatives.
//!
//! *Problem.* `#define` lets the same program be written in words of its own, and no grammar knows what they mean.
//!
//! *Method.* What a compiler's preprocessor does with the macros that a text itself defines (C11, section 6.10.3), and nothing else of what
//! it does: included files are not read, and of `#if` every branch stays. The lines of directives stay too. So does
//! the place of everything: [`Expanded::written`] says what in the text as it was written a part of the new one comes from, and [`Expanded::places`]
//! gives each token a place of its own there.
//!
//! *Cost.* Linear in the text, and bounded, since a chain of macros can double with each: beyond four times the length of the
//! text, uses stay as they are written.
//!
//! *Limits.* A macro with parameters whose name another macro makes, and whose arguments stand behind, stays. A string made of an argument
//! (`#`) is empty, and what `##` puts together is not looked up anew.

mod definition;
mod expanded;
mod expansion;
mod placing;
mod tokens;

pub use expanded::Expanded;
