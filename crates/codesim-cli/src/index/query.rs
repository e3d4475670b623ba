//! `codesim index query`: one file or folder against an index.

use std::path::Path;

use codesim_engine::Sampling;

use crate::args::IndexQueryArgs;
use crate::compare;
use crate::exit;
use crate::front_ends;
use crate::program::Program;
use codesim_config::Limit;
use codesim_config::Plan;
use codesim_config::Settings;
use codesim_config::{folder_of, leave_out_settings, submission_sources};

pub(crate) fn run(program: &mut Program, args: &IndexQueryArgs) -> anyhow::Result<u8> {
    // Files beside a submission were handed in as well.
    let folder = folder_of(&args.file);
    let plan = plan(args, &folder)?;
    compare::check_shown(&plan)?;
    front_ends::add_planned(program, &plan, &args.reading.native)?;
    let files = std::slice::from_ref(&args.file);
    let mut sources = submission_sources(files, &plan)?;
    leave_out_settings(&mut sources, &folder);
    compare::compare_and_write(&program.registry, sources, files, &plan)?;
    Ok(exit::DONE)
}

fn plan(args: &IndexQueryArgs, folder: &Path) -> anyhow::Result<Plan> {
    let settings = Settings {
        against: Some(args.index.clone()),
        limit: Some(args.limit.unwrap_or(Limit::FEW)),
        format: args.format,
        output: args.output.clone(),
        ..args.reading.settings()
    };
    let mut settings = settings.effective(&[folder.to_owned()])?.settings;
    settings.old.clear();
    settings.reference.clear();
    settings.history.clear();
    settings.against_key = args.against_key.clone();
    let mut plan = settings.plan()?;
    plan.request.sampling = Sampling {
        window: args.query_window,
        smallest: args.smallest,
    };
    Ok(plan)
}
