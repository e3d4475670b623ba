//! Terminal, signals and output files of a program, whatever its work is.
//!
//! [`Terminal`] shows how far the work is, [`interrupt`] ends it with Ctrl-C, and [`write_to`] writes what comes of it to a file or to
//! standard output.

pub mod interrupt;
mod output;
mod progress;

pub use output::{Output, PRIVATE, USUAL, cannot_write, write_file, write_to};
pub use progress::{Terminal, waiting};
