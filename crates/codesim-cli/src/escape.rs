//! Paths as text that cannot be mistaken, whatever bytes they have.

use std::path::Path;

/// A path with `/` between its parts; bytes that are not UTF-8 become `\xNN`.
pub(crate) fn path(path: &Path) -> String {
    let mut shown = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        shown.push_str(chunk.valid());
        for byte in chunk.invalid() {
            shown.push_str(&format!("\\x{byte:02X}"));
        }
    }
    shown
}
