//! `codesim index import`: an index of tables.

use std::io::Write;

use crate::console::Terminal;
use crate::console::interrupt::Held;
use codesim_archive::ArchiveWriter;
use codesim_display::visible_path;

use crate::advice::explained;
use crate::args::IndexImportArgs;
use crate::exit;

pub(crate) fn run(args: &IndexImportArgs) -> anyhow::Result<u8> {
    let terminal = Terminal::new(args.quiet);
    let _held = Held::new();
    let writer = ArchiveWriter::import(&args.tables, &args.index, &terminal);
    writeln!(
        anstream::stdout(),
        "made {} of {} submissions",
        visible_path(&args.index),
        writer.map_err(explained)?.index().submissions()
    )?;
    Ok(exit::DONE)
}
