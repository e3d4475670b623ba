//! The words of pages for people, in each of their languages.
//!
//! `locales` has one file of messages for each language, in the format of [Project Fluent](https://projectfluent.org). The page of the HTML report
//! has the same files, so that the sheet that is a file and the one in the page cannot differ.
//!
//! *Invariant.* Every language has the messages of English, with the same variables: a test compares them. A message that lacked nevertheless
//! would appear as its id.

mod language;
mod messages;
mod numbers;

pub use self::language::Language;
pub(crate) use self::messages::{Locale, Value};
