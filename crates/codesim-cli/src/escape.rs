//! Paths as text, whatever bytes they have.

use std::path::Path;

/// A path for the report, whose formats escape what they must; bytes that are not UTF-8 become `\xNN`.
pub(crate) fn path(path: &Path) -> String {
    let mut text = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            text.push_str(&format!("\\x{byte:02X}"));
        }
    }
    text
}

/// A path for a message: on one line, and unable to give orders to a terminal.
pub(crate) fn shown(path: &Path) -> String {
    visible(&self::path(path))
}

/// Text with its control characters as escapes such as `\n`.
pub(crate) fn visible(text: &str) -> String {
    let mut visible = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_control() {
            visible.extend(character.escape_default());
        } else {
            visible.push(character);
        }
    }
    visible
}
