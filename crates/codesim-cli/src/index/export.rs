//! `codesim index export`: the fingerprints of an index as tables.

use std::io::Write;

use crate::console::Terminal;
use crate::console::interrupt::Held;
use codesim_archive::Archive;
use codesim_display::visible_path;

use crate::advice::explained;
use crate::args::IndexExportArgs;
use crate::exit;

pub(crate) fn run(args: &IndexExportArgs) -> anyhow::Result<u8> {
    let archive = Archive::open(&args.index).map_err(explained)?;
    let terminal = Terminal::new(args.quiet);
    let _held = Held::new();
    let written = match args.sets {
        true => archive.export_sets(&args.output, args.part, &terminal),
        false => archive.export(&args.output, &terminal),
    };
    writeln!(
        anstream::stdout(),
        "{} fingerprints of {} submissions written to {}",
        written.map_err(explained)?,
        archive.index().submissions(),
        visible_path(&args.output)
    )?;
    Ok(exit::DONE)
}
