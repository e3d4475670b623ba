//! Traits that two submissions share beside the code that is compared, and few others have.
//!
//! *Problem.* Comments, strings, names and layout are no evidence of the same structure, and copiers change some of them. Those that are left
//! tell a person more than any score: the same misspelt word, the same joke, the same line of code that was commented out.
//!
//! *Method.* [`each`] reads the [`TextTrait`]s of one text: names, numbers and strings from its tokens, and comments from the gaps between
//! them, by the marks of the language. Traits that would be everywhere are left out: short names, short numbers, comments and strings of a
//! few letters. [`Own`] holds the traits of a submission, each where it first occurs; [`Own::shared`] returns those that two submissions
//! share. [`Counts`] counts how many of a class have the traits that some pairs share, and [`rarest`] selects those to show: traits that only
//! few have, [the rarest](MAX_OF_A_KIND) of each kind.
//!
//! *Cost.* Linear in the texts. For submissions that are shown, a few numbers are kept for each trait; none are kept for the others.
//!
//! *Limits.* Without a dictionary nobody can say that a word is misspelt, only that these two have it and others do not. A nested comment ends with the
//! first end mark. Two texts of one kind share a hash with a probability of 2^-64.

mod comments;
mod content;
mod counts;
mod each;
mod layout;
mod notebook;
mod origin;
mod own;
mod project;
mod rarest;
mod repository;
mod words;

pub use counts::Counts;
pub use each::{TokenizedText, each};
pub use layout::Layout;
pub use notebook::of_notebook;
pub use origin::{Origin, OriginKind, authors};
pub use own::{Own, Shared, TraitPlace};
pub use project::{is_project, of_project};
pub use rarest::{MAX_OF_A_KIND, most, rarest};

use std::ops::Range;

/// Kind of trait, the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A line of a comment, or code that was commented out.
    Comment,
    /// A word of a comment or string, in uppercase or lowercase.
    Word,
    /// The text between quotes.
    String,
    /// A name.
    Name,
    /// A number, as it is written.
    Number,
    /// How the text is laid out.
    Layout(Layout),
    /// A word of a name. Independent programs have many in common: it tells something only where the other submission has it as a
    /// [word](Kind::Word), with which it shares the hash.
    PartOfName,
}

/// A trait of one text, shared if the other one has it too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextTrait {
    /// Its kind.
    pub kind: Kind,
    /// Hash of its content; the same in every text with the same content.
    pub hash: u64,
    /// Where it first occurs, in bytes.
    pub range: Range<usize>,
}
