//! `codesim lab compare`: methods side by side on labelled classes.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use codesim_lab::class::Class;
use codesim_lab::compare::{compare, parts};
use codesim_token::{Granularity, Registry};

use crate::lab::args::CompareMethodsArgs;
use crate::lab::labelled::ReadClass;
use crate::lab::truth::{Case, Truth};
use crate::lab::write;
use crate::progress::Step;
use crate::settings::Settings;
use crate::{escape, front_ends};

/// Of the smallest hashes so many.
const SMALLEST: usize = 100;

const FOLDER: &str = "submissions";

pub(crate) fn run(registry: &mut Registry, args: &CompareMethodsArgs) -> anyhow::Result<()> {
    let mut classes = Vec::new();
    let mut read_as: Option<(Granularity, Settings)> = None;
    for set in &args.sets {
        let truth = Truth::read(&set.join("truth.csv"))?;
        for case in &truth.cases {
            let root = submissions(set, case, truth.cases.len())?;
            let own = args.reading.settings().in_force(&root)?.settings;
            let own = own.with_thresholds(args.noise, args.guarantee);
            let (mut class, of) = read(registry, args, &root, case, &own)?;
            for name in &mut class.names {
                *name = format!("{}/{name}", case.name);
            }
            let thresholds = own.thresholds(of)?;
            let (first, settings) = read_as.get_or_insert((of, own));
            ensure!(
                *first == of && settings.thresholds(of)? == thresholds,
                "{}: other thresholds hold there than for the classes before it; compare them one by one, or give --noise and --guarantee",
                escape::shown(&root)
            );
            classes.push(class);
        }
    }
    let (granularity, settings) = read_as.context("no case in any truth")?;
    let thresholds = settings.thresholds(granularity)?;
    let schemes = args
        .schemes
        .schemes(thresholds.structure, granularity, SMALLEST);
    let parts = parts(&classes, &schemes, thresholds);
    let step = Step::new("comparing", parts, settings.quiet);
    let found = compare(&classes, &schemes, thresholds, || step.advance());
    step.finish("compare");
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
            escape::shown(&own),
            escape::visible(&case.name)
        ),
    }
}

fn read(
    registry: &mut Registry,
    args: &CompareMethodsArgs,
    root: &Path,
    case: &Case,
    settings: &Settings,
) -> anyhow::Result<(Class, Granularity)> {
    front_ends::add_described(registry, root, &settings.front_end, &args.reading.native)?;
    let mut read = ReadClass::new(registry, root, settings)?;
    read.label(case, settings.quiet)?;
    Ok((read.class, read.granularity))
}
