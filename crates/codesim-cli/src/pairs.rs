//! `codesim pairs`: the report of pairs that a cluster found.

use crate::console::Terminal;
use codesim_archive::{Exported, Found};
use codesim_engine::{AsGiven, ExternalPairs, Request, SideInformation, report_external_pairs};
use codesim_report::model::Report;

use crate::advice::explained;
use crate::compare;
use crate::exit;
use crate::pairs_args::PairsArgs;
use codesim_config::Plan;
use codesim_config::Settings;
use codesim_config::side_file::sheet;

pub(crate) fn run(args: &PairsArgs) -> anyhow::Result<u8> {
    let plan = plan(args)?;
    compare::check_shown(&plan)?;
    let report = plan.pool()?.install(|| report(args, &plan))?;
    compare::write_and_tell(&report, &plan)?;
    Ok(exit::DONE)
}

fn plan(args: &PairsArgs) -> anyhow::Result<Plan> {
    let settings = Settings {
        title: args.title.clone(),
        date: args.date.clone(),
        language: args.language,
        metadata: args.metadata.clone(),
        decisions: args.decisions.clone(),
        limit: args.limit,
        min_similarity: args.min_similarity,
        format: args.format,
        output: args.output.clone(),
        threads: args.threads,
        quiet: args.quiet,
        ..Settings::default()
    };
    settings.plan()
}

fn report(args: &PairsArgs, plan: &Plan) -> anyhow::Result<Report> {
    let tables = Exported::open(&args.tables).map_err(explained)?;
    let found = Found::read(&args.found).map_err(explained)?;
    let (submissions, ranking) = found.among(&tables).map_err(explained)?;
    let known = SideInformation {
        metadata: sheet(
            plan.paths.metadata.as_deref(),
            codesim_engine::side_inputs::metadata,
        )?,
        decisions: sheet(
            plan.paths.decisions.as_deref(),
            codesim_engine::side_inputs::decisions,
        )?,
        ..SideInformation::default()
    };
    let boilerplate = tables.boilerplate().map_err(explained)?;
    let starters = (!boilerplate.is_empty()).then(|| format!("{}/starters", tables.name()));
    let pairs = ExternalPairs {
        submissions,
        boilerplate,
        config: tables.config().clone(),
        ranking,
    };
    let request = Request {
        as_given: AsGiven {
            roots: vec![tables.name().to_owned()],
            boilerplate: starters.into_iter().collect(),
            ..plan.request.as_given.clone()
        },
        ..plan.request.clone()
    };
    let terminal = Terminal::new(plan.quiet);
    Ok(report_external_pairs(pairs, &known, &request, &terminal)?)
}
