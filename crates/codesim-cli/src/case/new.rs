//! `codesim case new`.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::bail;
use codesim_config::case::{CaseOrder, NewCase, Packed};
use codesim_display::visible_path;
use jiff::Timestamp;

use super::terms::{contents, explained, made};
use crate::args::CaseNewArgs;
use crate::console::{PRIVATE, Terminal, write_file};
use crate::exit;
use crate::front_ends;
use crate::program::Program;
use crate::sources::print_line;

/// The file of a case that is given no name.
const FILE: &str = "case.zip";

pub(super) fn run(program: &mut Program, args: &CaseNewArgs) -> anyhow::Result<u8> {
    let roots = &args.compare.roots;
    let settings = args.compare.settings.effective(roots)?.settings;
    let plan = settings.clone().plan()?;
    front_ends::add_planned(program, &plan, &args.compare.native)?;
    let file = match settings.output.as_slice() {
        [] => Path::new(FILE),
        [one] => one,
        _ => bail!("output: one file was expected, for the case"),
    };
    let order = CaseOrder {
        registry: &program.registry,
        roots,
        settings: settings.clone(),
        packed: match args.inputs {
            true => Packed::All,
            false => Packed::None,
        },
        made: made(program),
        created: now(),
        file: Some(file),
    };
    let made = NewCase::make(order, &Terminal::new(plan.quiet));
    let case = made.map_err(|error| explained(error, program, roots))?;
    write_file(file, PRIVATE, |out| case.write(out))?;
    if !plan.quiet {
        let name = visible_path(file);
        let has = contents(&case.manifest);
        print_line(format_args!(
            "{name}: {has}; codesim case verify {name} compares again"
        ));
    }
    Ok(exit::DONE)
}

/// Returns the time in UTC, in whole seconds: `2026-03-31T21:04:00Z`.
fn now() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 is wrong in any case.
    let seconds = since.map_or(0, |since| since.as_secs());
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    Timestamp::from_second(seconds).map_or_else(|_| seconds.to_string(), |at| at.to_string())
}
