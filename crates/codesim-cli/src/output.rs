//! Where a result goes: a file or standard output.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

use anyhow::Context;
use codesim_words::{TableStyle, visible_path};

/// Writes to the file `path`, or to standard output without one; `write` is told how to lay out what people read.
pub(crate) fn write_to(
    path: Option<&Path>,
    write: impl FnOnce(&TableStyle, &mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<()> {
    match path {
        Some(path) => {
            let shown = visible_path(path);
            let file = File::create(path).with_context(|| format!("cannot write {shown}"))?;
            let style = TableStyle {
                width: None,
                color: false,
            };
            let mut out = BufWriter::new(file);
            write(&style, &mut out)
                .and_then(|()| out.flush())
                .with_context(|| format!("cannot write {shown}"))
        }
        None => {
            let stdout = io::stdout();
            let style = TableStyle {
                // Of this one alone: a file or pipe is not cut to the terminal that shows the messages.
                width: terminal_size::terminal_size_of(&stdout).map(|(width, _)| width.0),
                color: stdout.is_terminal(),
            };
            let mut out = BufWriter::new(anstream::stdout().lock());
            write(&style, &mut out)?;
            Ok(out.flush()?)
        }
    }
}
