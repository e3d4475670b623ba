//! The result of a comparison in every format: one [model], one file a format.
//!
//! Every writer takes the finished [`model::Report`] and computes nothing of its own, so that all formats agree. Equal
//! reports give equal bytes.
//!
//! | format | for | writer |
//! |---|---|---|
//! | table | a person at a terminal | [`write_table`] |
//! | CSV | a spreadsheet | [`write_csv`] |
//! | JSON | another program | [`write_json`], described by [`json_schema`] |
//! | HTML | reading a class, its pairs and their matches | [`write_html`] |

mod csv;
mod html;
mod json;
pub mod model;
mod payload;
mod sheet;
mod table;
mod text;
mod utf16;

#[cfg(test)]
mod fixture;

pub use self::csv::write_csv;
pub use self::html::write_html;
pub use self::json::{json_schema, write_json};
pub use self::sheet::write_sheet;
pub use self::table::{TableStyle, write_table};
