//! The generic front end: a tree-sitter grammar, and a TOML that says what its node kinds mean.
//!
//! *Method.* The text is parsed and its tree copied to a table. The tokens are the leaves in order; the normal form, in which equivalent ways
//! to write something are the same, is made from the same table. The action at a node is looked up by the number of its kind, in tables that
//! are made, and checked against the grammar, once.
//!
//! *Cost.* Linear in the text.
//!
//! *Limits.* The parser recovers from syntax errors. A text that is mostly errors, or that takes the
//! parser far more steps than program text does, is given to a plain lexer instead; the limit is counted in
//! steps and not in seconds, so that the answer does not depend on the machine.

mod budget;
mod canonicalize;
mod constants;
mod form;
mod front_end;
#[doc(hidden)]
pub mod front_end_macro;
mod inline_temps;
mod kinds;
mod labels;
mod library;
mod normal;
mod preprocessor;
mod range_loops;
mod syntax;
mod template;
mod walk;

pub use front_end::TreeSitterFrontEnd;
pub use normal::FORM_REVISION;

/// Makes the process end with exit code `code`, from now on, as soon as a text takes the parser over its budget in the middle of a step,
/// where it cannot be stopped: for a process that only tokenizes, and whose parent knows what the code means.
pub fn end_process_over_budget(code: i32) {
    codesim_native::parse_budget::end_process_at_limit(code);
}
