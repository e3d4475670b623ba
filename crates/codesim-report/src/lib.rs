//! The result of a comparison in every format: one [model], one file a format.
//!
//! Every writer takes the finished [`model::Report`] and computes nothing of its own, so that all formats agree. Equal
//! reports give equal bytes.
//!
//! | format | for | writer |
//! |---|---|---|
//! | table | a person at a terminal | [`write_table`] |
//! | CSV | a spreadsheet | [`write_pairs`] |
//! | JSON lines | a program that reads pairs as they come | the same |
//! | Parquet | a program that looks at millions of pairs | the same, with the feature `parquet` |
//! | JSON | another program | [`write_json`], described by [`json_schema`] |
//! | HTML | reading a class, its pairs and their matches | [`write_html`], in a service [`write_served_html`] |
//! | Markdown | a comment on a code host | [`write_markdown`] |
//! | SARIF | tools that show results of static analysis | [`write_sarif`] |
//! | evidence sheet | a board that looks into one pair, on paper too | [`write_sheet`] |
//!
//! [`course`] has the result of several comparisons of the same people, and its formats. [`anonymize`] takes the names out of a report before it is written.

mod anonymous;
mod columns;
mod comparison;
pub mod course;
mod csv;
mod distribution;
mod excerpt;
mod findings;
mod format;
mod html;
mod json;
mod json_lines;
mod markdown;
pub mod model;
mod names;
mod pair_row;
mod pair_table;
#[cfg(feature = "parquet")]
mod parquet_table;
mod payload;
mod people;
mod printer;
mod sarif;
mod secret;
mod segments;
mod shared_blocks;
mod shared_ends;
mod sheet;
mod table;
mod text;
mod utf16;
mod why;

#[cfg(test)]
mod fixture;

pub use self::anonymous::{anonymize, anonymize_row};
pub use self::format::Format;
pub use self::html::{write_html, write_served_html};
pub use self::json::{json_schema, write_json};
pub use self::markdown::write_markdown;
pub use self::pair_table::{PairTable, TableFormat, write_pairs};
pub use self::sarif::write_sarif;
pub use self::secret::Secret;
pub use self::sheet::write_sheet;
pub use self::table::write_table;
pub use self::text::summary;
pub use self::why::say_why;
