//! Names, numbers and sentences of codesim as people read them: the same ones in every table, page, sheet and message.

mod names;
mod numbers;
mod style;
mod visible;
mod width;

pub use names::{About, FileName};
pub use numbers::{counted, expected, grouped, percent};
pub use style::TableStyle;
pub use visible::{HIDDEN, escape, is_hidden, visible};
pub use width::{shorten, wrap};
