//! `codesim lab compare`: methods side by side on labelled classes.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use codesim_display::{visible, visible_path};
use codesim_lab::compare::{compare, parts};
use codesim_lab::truth::Case;
use codesim_match::ChannelThresholds;
use codesim_token::Granularity;

use crate::front_ends;
use crate::lab::experiment::{experiment, write};
use crate::lab::labelled::ReadClass;
use crate::lab::truth;
use crate::lab_args::CompareMethodsArgs;
use crate::program::Program;

/// Number of smallest hashes to keep.
const SMALLEST: usize = 100;

const FOLDER: &str = "submissions";

pub(crate) fn run(program: &mut Program, args: &CompareMethodsArgs) -> anyhow::Result<()> {
    let mut classes = Vec::new();
    let mut read_as: Option<(Granularity, ChannelThresholds)> = None;
    for set in &args.sets {
        let truth = truth::read(&set.join("truth.csv"))?;
        for case in &truth.cases {
            let root = submissions(set, case, truth.cases.len())?;
            let read = read(program, args, &root, case)?;
            let own = (read.granularity, read.thresholds);
            ensure!(
                *read_as.get_or_insert(own) == own,
                "{}: other thresholds hold there than for the classes before it; compare them one by one, or give --noise and --guarantee",
                visible_path(&root)
            );
            classes.push(read.class);
        }
    }
    let (granularity, thresholds) = read_as.context("no case in any truth")?;
    let schemes = args
        .schemes
        .schemes(thresholds.structure, granularity, SMALLEST);
    let parts = parts(&classes, &schemes, thresholds);
    let found = experiment(parts, &args.reading, |done| {
        compare(&classes, &schemes, thresholds, done)
    })?;
    write(&found, &found.page(), &args.output)
}

/// The folder of submissions of a case.
fn submissions(set: &Path, case: &Case, cases: usize) -> anyhow::Result<PathBuf> {
    let own = set.join(&case.name).join(FOLDER);
    let only = set.join(FOLDER);
    match (own.is_dir(), cases == 1 && only.is_dir()) {
        (true, _) => Ok(own),
        (false, true) => Ok(only),
        (false, false) => bail!(
            "{}: no such folder; the truth names the case {}",
            visible_path(&own),
            visible(&case.name)
        ),
    }
}

/// A case, with its name before those of its submissions.
fn read(
    program: &mut Program,
    args: &CompareMethodsArgs,
    root: &Path,
    case: &Case,
) -> anyhow::Result<ReadClass> {
    let settings = args
        .reading
        .settings()
        .effective(&[root.to_owned()])?
        .settings;
    let settings = settings.with_thresholds(args.noise, args.guarantee);
    let plan = settings.plan()?;
    front_ends::add_planned(program, &plan, &args.reading.native)?;
    let mut read = ReadClass::new(&program.registry, root, &plan)?;
    read.label(case)?;
    for name in &mut read.class.names {
        *name = format!("{}/{name}", case.name);
    }
    Ok(read)
}
