//! `codesim lab thresholds`: which k and t suit a class.

use anyhow::ensure;
use codesim_lab::thresholds::{parts, study};
use codesim_token::Registry;

use crate::escape;
use crate::front_ends;
use crate::lab::args::ThresholdsArgs;
use crate::lab::labelled::ReadClass;
use crate::lab::truth::Truth;
use crate::lab::write;
use crate::progress::Step;

pub(crate) fn run(registry: &mut Registry, args: &ThresholdsArgs) -> anyhow::Result<()> {
    let settings = args.reading.settings().in_force(&args.class)?.settings;
    front_ends::add_described(
        registry,
        &args.class,
        &settings.front_end,
        &args.reading.native,
    )?;
    let truth = args.truth.as_deref().map(Truth::read).transpose()?;
    let mut read = ReadClass::new(registry, &args.class, &settings)?;
    ensure!(
        read.class.submissions.len() > 1,
        "{}: fewer than two submissions there have code to compare",
        escape::shown(&args.class)
    );
    if let Some(truth) = &truth {
        let case = truth.case_of(&args.class)?;
        read.label(case, settings.quiet)?;
    }
    let thresholds = settings.thresholds(read.granularity)?;
    let step = Step::new("trying", parts(&read.class), settings.quiet);
    let found = study(&read.class, thresholds, || step.advance());
    step.finish("try");
    write(&found, &found.page(), &args.output)
}
