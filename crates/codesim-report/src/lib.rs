//! The result of a comparison in every format: one [model], and a file for each format.
//!
//! Every writer formats the finished [`model::Report`] and computes no results of its own, so that all formats agree. Equal reports give equal
//! bytes.
//!
//! [`Format`] lists the formats. [`write_sheet`] writes the evidence sheet of one pair, for a board that investigates it, and [`write_served_html`]
//! the page of a service that keeps decisions beside it.
//!
//! [`course`] has the combined result of several comparisons of the same people, and its formats. [`anonymize`] removes the names from a report
//! before it is written.

mod anonymous;
mod columns;
mod comparison;
pub mod course;
mod course_place;
mod distribution;
mod excerpt;
mod findings;
mod formats;
mod identical_files;
#[cfg(feature = "letter")]
mod letter;
pub mod model;
mod names;
mod packed;
mod payload;
mod people;
mod printer;
mod renamings;
mod rings;
mod secret;
mod segments;
mod shared_blocks;
mod shared_ends;
mod sheet;
mod text;
mod time_line;
mod time_picture;
mod trait_columns;
mod utf16;
mod why;

#[cfg(test)]
mod fixture;

pub use self::anonymous::{anonymize, anonymize_row};
pub use self::formats::Format;
pub use self::formats::html::{ICON, write_html, write_html_of_course, write_served_html};
pub use self::formats::json::write_json;
pub use self::formats::markdown::write_markdown;
pub use self::formats::pair_table::{CsvDialect, PairTable, TableFormat, write_pairs};
pub use self::formats::sarif::write_sarif;
pub use self::formats::table::write_table;
#[cfg(feature = "letter")]
pub use self::letter::{LetterError, Recipient, letter_template, write_letter};
pub use self::secret::Secret;
pub use self::sheet::write_sheet;
pub use self::text::summary;
pub use self::why::say_why;
pub use codesim_display::Language;
