//! `codesim lab thresholds`: which k and t suit a class.

use anyhow::bail;
use codesim_display::{visible, visible_path};
use codesim_lab::thresholds::{parts, study};

use crate::front_ends;
use crate::lab::experiment::{experiment, write};
use crate::lab::labelled::ReadClass;
use crate::lab::truth;
use crate::lab_args::ThresholdsArgs;
use crate::program::Program;

pub(crate) fn run(program: &mut Program, args: &ThresholdsArgs) -> anyhow::Result<()> {
    let plan = args
        .reading
        .settings()
        .effective(std::slice::from_ref(&args.class))?
        .settings
        .plan()?;
    front_ends::add_planned(program, &plan, &args.reading.native)?;
    let truth = args.truth.as_deref().map(truth::read).transpose()?;
    let mut read = ReadClass::new(&program.registry, &args.class, &plan)?;
    if read.class.submissions.len() < 2 {
        let only = read
            .class
            .names
            .first()
            .map(|name| format!(" ({})", visible(name)));
        bail!(
            "{}: {} of the submissions there can be compared{}; at least two are needed",
            visible_path(&args.class),
            read.class.submissions.len(),
            only.unwrap_or_default()
        );
    }
    if let Some(truth) = &truth {
        let case = truth::case_of(truth, &args.class)?;
        read.label(case)?;
    }
    let found = experiment(parts(&read.class), &args.reading, |done| {
        study(&read.class, read.thresholds, done)
    })?;
    write(&found, &found.page(), &args.output)
}
