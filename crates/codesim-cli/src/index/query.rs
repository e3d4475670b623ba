//! `codesim index query`: one file or folder against an index.

use std::process::ExitCode;

use codesim_token::Registry;

use crate::args::IndexQueryArgs;
use crate::compare::{self, Sampling, Task, open_index};
use crate::discover::Discovery;
use crate::front_ends;
use crate::gather::gather;
use crate::settings::{Limit, Settings};

pub(crate) fn run(registry: &mut Registry, args: &IndexQueryArgs) -> anyhow::Result<ExitCode> {
    let settings = Settings {
        against: Some(args.index.clone()),
        limit: Some(args.limit.unwrap_or(Limit::FEW)),
        format: args.format,
        output: args.output.clone(),
        ..args.reading.settings()
    };
    let settings = Settings {
        old: Vec::new(),
        ..settings.in_force(&args.file)?.settings
    };
    front_ends::add_described(
        registry,
        &args.file,
        &settings.front_end,
        &args.reading.native,
    )?;
    let index = open_index(&args.index)?;
    let mut task = Task::new(registry, &settings, Some(&index))?;
    task.sampling = Sampling {
        window: args.query_window,
        smallest: args.smallest,
    };
    let mut discovery = Discovery::default();
    discovery.add_submission(&args.file)?;
    let gathered = gather(registry, discovery, &settings, task.imports())?;
    let report = task.report(gathered, std::slice::from_ref(&args.file))?;
    compare::write(&report, &settings)?;
    Ok(ExitCode::SUCCESS)
}
