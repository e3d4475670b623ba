//! The form of text for a terminal.

/// The layout of a table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStyle {
    /// Columns of the terminal; absent means that no text is shortened.
    pub width: Option<u16>,
    /// Whether to write colours, as ANSI sequences.
    pub color: bool,
}
