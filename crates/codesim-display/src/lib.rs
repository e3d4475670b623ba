//! Names, numbers and sentences of codesim as people read them: the same ones in every table, page, sheet and message.
//!
//! The page of the HTML report implements them again in TypeScript: `tests/words.json` holds both to the same texts.

mod causes;
mod locale;
mod names;
mod natural;
mod numbers;
mod path;
mod style;
mod visible;
mod width;

pub use causes::with_causes;
pub use locale::{Language, Locale, Sentence, Value};
pub use names::{About, FileName};
pub use natural::natural;
pub use numbers::{MIN_EXPECTED, counted, expected, grouped, hexadecimal, lines, one_in, percent};
pub use path::{path_text, visible_path};
pub use style::TableStyle;
pub use visible::{HIDDEN, escape, is_hidden, visible};
pub use width::{shorten, wrap};
