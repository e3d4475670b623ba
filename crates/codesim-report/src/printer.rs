//! Lines for a person at a terminal, in the colours and the width that it has.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use codesim_display::{TableStyle, grouped, wrap};

pub(crate) const HEADING: Style = Style::new().bold();
pub(crate) const FLAGGED: Style = AnsiColor::Red.on_default().bold();
pub(crate) const DIMMED: Style = Style::new().dimmed();
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default();

/// Where the lines go, and how.
pub(crate) struct Printer<'a> {
    pub(crate) style: &'a TableStyle,
    pub(crate) out: &'a mut dyn Write,
}

impl Printer<'_> {
    pub(crate) fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    pub(crate) fn line(&mut self, text: &str, style: Style) -> io::Result<()> {
        if self.style.color && style != Style::new() {
            writeln!(self.out, "{style}{text}{style:#}")
        } else {
            writeln!(self.out, "{text}")
        }
    }

    pub(crate) fn paragraph(&mut self, text: &str, style: Style) -> io::Result<()> {
        wrap(text, self.width())
            .iter()
            .try_for_each(|line| self.line(line, style))
    }

    pub(crate) fn width(&self) -> usize {
        self.style.width.map_or(usize::MAX, usize::from)
    }

    /// Says how many entries of a list are not shown.
    pub(crate) fn more(&mut self, more: usize) -> io::Result<()> {
        match more {
            0 => Ok(()),
            more => self.line(
                &format!(
                    "  and {} more; all of them in --format json",
                    grouped(more as u64)
                ),
                DIMMED,
            ),
        }
    }
}
