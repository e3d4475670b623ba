//! Building blocks for tests of codesim and of languages from outside.
//!
//! [`conformance`] has the checks that every front end must pass. [`pathological`] makes texts that are hard on a parser, [`exports`] a class as
//! each learning platform exports it; both are features, since only codesim's own tests need them.

pub mod conformance;
#[cfg(feature = "exports")]
pub mod exports;
#[cfg(feature = "pathological")]
pub mod pathological;
