//! The lines that a server sends.

use codesim_display::visible;

/// The answer to a language that is read.
pub(crate) const YES: &str = "yes\n";

/// The answer to a language that is not read.
pub(crate) const NO: &str = "no\n";

/// The answer to a query without files. Scripts look for this text.
pub const NO_FILES: &str = "Error: No files uploaded to compare.\n";

/// The answer to a query of a client that did not see that its language was refused.
pub(crate) const NO_LANGUAGE: &str = "Error: This server does not read the language.\n";

/// Returns the answer to a query: the address of the result and a line feed, to be sent in one piece.
///
/// Clients read at most 512 bytes of it.
pub fn address(url: &str) -> String {
    format!("{url}\n")
}

/// Returns the answer to a query without a result: one line that begins as those of MOSS do, to be sent in one piece.
///
/// ```
/// assert_eq!(codesim_moss::failure("the disk is full"), "Error: the disk is full\n");
/// ```
pub fn failure(reason: &str) -> String {
    format!("Error: {}\n", visible(reason))
}
