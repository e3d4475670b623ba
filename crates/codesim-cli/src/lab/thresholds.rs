//! `codesim lab thresholds`: which k and t suit a class.

use anyhow::bail;
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
    if read.class.submissions.len() < 2 {
        let only = read
            .class
            .names
            .first()
            .map(|name| format!(" ({})", escape::visible(name)));
        bail!(
            "{}: {} of the submissions there can be compared{}; at least two are needed",
            escape::shown(&args.class),
            read.class.submissions.len(),
            only.unwrap_or_default()
        );
    }
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
