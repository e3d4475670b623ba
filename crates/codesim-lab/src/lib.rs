//! Experiments on selection schemes, thresholds and methods, and the [`Page`](page::Page) that each of them fills.
//!
//! | format | for | writer |
//! |---|---|---|
//! | text | a person at a terminal | [`write_text`] |
//! | CSV | a spreadsheet | [`write_csv`] |
//! | HTML | reading, printing, taking a plot along | [`write_html`] |
//! | SVG | one plot in a text of one's own | [`svg()`] |
//!
//! Equal pages give equal bytes. Text of a page is never trusted: it may have come out of a submission.

mod background;
pub mod baselines;
mod chart;
pub mod class;
pub mod compare;
mod csv;
pub mod density;
mod engine;
pub mod frequencies;
mod html;
pub mod made;
pub mod named;
pub mod page;
mod picture;
pub mod quality;
mod svg;
mod text;
pub mod thresholds;
pub mod truth;

#[cfg(test)]
mod fixture;

pub use self::csv::write_csv;
pub use self::html::write_html;
pub use self::svg::svg;
pub use self::text::write_text;
