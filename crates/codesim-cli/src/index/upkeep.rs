//! `codesim index verify` and `codesim index compact`.

use std::io::Write;
use std::process::ExitCode;

use codesim_index::Writer;

use crate::args::IndexPathArgs;
use crate::escape;
use crate::index::report;
use crate::index::shelf::explained;

/// Exit code 1 if anything is damaged.
pub(crate) fn verify(args: &IndexPathArgs) -> anyhow::Result<ExitCode> {
    let progress = report(args.quiet);
    let damages = codesim_index::verify(&args.index, &progress).map_err(explained)?;
    let mut out = anstream::stdout().lock();
    for damage in &damages {
        writeln!(
            out,
            "{}: {}",
            escape::shown(&damage.path),
            escape::visible(&damage.what)
        )?;
    }
    if damages.is_empty() {
        writeln!(
            out,
            "{}: all of it is as it was written",
            escape::shown(&args.index)
        )?;
        return Ok(ExitCode::SUCCESS);
    }
    Ok(ExitCode::FAILURE)
}

pub(crate) fn compact(args: &IndexPathArgs) -> anyhow::Result<ExitCode> {
    let mut writer = Writer::open(&args.index).map_err(explained)?;
    let before = writer.index().figures().bytes;
    let progress = report(args.quiet);
    writer.compact(&progress).map_err(explained)?;
    let after = writer.index().figures().bytes;
    writeln!(
        anstream::stdout(),
        "{}: {before} bytes before, {after} now",
        escape::shown(&args.index)
    )?;
    Ok(ExitCode::SUCCESS)
}
