//! placeholder
use std::io::{self, Write};
use crate::model::Report;

/// How a table is laid out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStyle {
    /// Columns of the terminal; absent means that nothing is shortened.
    pub width: Option<u16>,
    /// Whether to write colours, as ANSI sequences.
    pub color: bool,
}

/// Writes `report` for a person at a terminal.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_table(report: &Report, style: &TableStyle, out: &mut dyn Write) -> io::Result<()> {
    let _ = style;
    for p in &report.pairs { writeln!(out, "{} {} {} {}", p.rank, p.left, p.right, p.score)?; }
    Ok(())
}
