//! The form of text for a terminal.

/// How a table is laid out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStyle {
    /// Columns of the terminal; absent means that nothing is shortened.
    pub width: Option<u16>,
    /// Whether to write colours, as ANSI sequences.
    pub color: bool,
}
