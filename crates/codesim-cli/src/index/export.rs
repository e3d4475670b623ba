//! `codesim index export`: an index for other programs and other people.

use crate::args::IndexExportArgs;
use crate::index::keyed;

pub(crate) fn run(args: &IndexExportArgs) -> anyhow::Result<u8> {
    match (&args.keyed, &args.names) {
        (Some(key), Some(names)) => keyed::export(args, key, names),
        _ => tables(args),
    }
}

/// Without Parquet there are no tables.
#[cfg(not(feature = "parquet"))]
fn tables(_: &IndexExportArgs) -> anyhow::Result<u8> {
    anyhow::bail!(crate::advice::without("parquet"))
}

/// The fingerprints as tables.
#[cfg(feature = "parquet")]
fn tables(args: &IndexExportArgs) -> anyhow::Result<u8> {
    use std::io::Write;

    use crate::advice::explained;
    use crate::console::Terminal;
    use crate::console::interrupt::Held;

    let archive = codesim_archive::Archive::open(&args.index).map_err(explained)?;
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
        codesim_display::visible_path(&args.output)
    )?;
    Ok(crate::exit::DONE)
}
