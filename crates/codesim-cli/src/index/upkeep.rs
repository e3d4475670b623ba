//! `codesim index verify` and `codesim index compact`.

use std::io::Write;

use crate::console::Terminal;
use crate::console::interrupt::Held;
use codesim_display::{visible, visible_path};
use codesim_index::Writer;

use crate::advice::explained;
use crate::args::IndexPathArgs;
use crate::exit;

/// Exit code 1 if anything is damaged.
pub(crate) fn verify(args: &IndexPathArgs) -> anyhow::Result<u8> {
    let terminal = Terminal::new(args.quiet);
    let damages = codesim_index::verify(&args.index, &terminal).map_err(explained)?;
    let mut out = anstream::stdout().lock();
    for damage in &damages {
        writeln!(
            out,
            "{}: {}",
            visible_path(&damage.path),
            visible(&damage.what)
        )?;
    }
    if damages.is_empty() {
        writeln!(
            out,
            "{}: all of it is as it was written",
            visible_path(&args.index)
        )?;
        return Ok(exit::DONE);
    }
    Ok(exit::FOUND)
}

pub(crate) fn compact(args: &IndexPathArgs) -> anyhow::Result<u8> {
    let mut writer = Writer::open(&args.index).map_err(explained)?;
    let before = writer.index().figures().bytes;
    let terminal = Terminal::new(args.quiet);
    let _held = Held::new();
    writer.compact(&terminal).map_err(explained)?;
    let after = writer.index().figures().bytes;
    writeln!(
        anstream::stdout(),
        "{}: {before} bytes before, {after} now",
        visible_path(&args.index)
    )?;
    Ok(exit::DONE)
}
