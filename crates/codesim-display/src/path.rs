//! Paths as text, whatever bytes they have.

use std::fmt::Write as _;
use std::path::Path;

use crate::visible::visible;

/// Returns a path as text: bytes that are not UTF-8 become `\xNN`.
///
/// Hidden characters stay as they are: formats escape what they must.
pub fn path_text(path: &Path) -> String {
    let mut text = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02X}");
        }
    }
    text
}

/// Returns a path for a message: on one line, with hidden characters as escapes, so that it cannot control a terminal.
pub fn visible_path(path: &Path) -> String {
    visible(&path_text(path)).into_owned()
}
