//! The words of pages for people, in each of their languages.
//!
//! `locales` has two files of messages for each language, in the format of [Project Fluent](https://projectfluent.org): the words of pages, and, in
//! `notices`, sentences that a comparison comes with. The page of the HTML report has the first as well, so that the sheet that is a file and the
//! one in the page cannot differ.
//!
//! *Invariant.* Every language has the messages of English, with the same variables: a test compares them. A message that lacked nevertheless
//! would appear as its id.

mod language;
mod messages;
mod numbers;
mod sentence;

pub use self::language::Language;
pub use self::messages::{Locale, Value};
pub use self::sentence::Sentence;
