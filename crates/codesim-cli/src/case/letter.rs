//! `codesim case letter` and `codesim case template`.

use anyhow::{Context, anyhow, bail};
use codesim_config::{Settings, job};
use codesim_display::{visible, visible_path};
use codesim_report::model::{Pair, Report};
use codesim_report::{Format, Recipient, letter_template, write_letter};

use super::terms::{explained, say};
use crate::args::{CaseLetterArgs, CaseTemplateArgs};
use crate::console::{PRIVATE, Terminal, write_file};
use crate::exit;
use crate::front_ends;
use crate::program::Program;
use crate::sources::of_class;

pub(super) fn run(program: &mut Program, args: &CaseLetterArgs) -> anyhow::Result<u8> {
    let template = args.template.as_ref().map(|path| {
        let text = std::fs::read_to_string(path);
        text.with_context(|| format!("{}: a template was expected", visible_path(path)))
    });
    let template = template.transpose()?;
    let settings = args
        .compare
        .settings
        .effective(&args.compare.roots)?
        .settings;
    let outputs = settings.output.clone();
    let report = compared(program, args, settings)?;
    let [pair] = report.pairs.as_slice() else {
        bail!("a letter is about one pair: name it with --pair");
    };
    if pair.withheld {
        bail!(
            "the index withholds the code of this pair, so that there is nothing to show in a letter"
        );
    }
    let recipient = recipient(&report, pair, &args.to)?;
    let mut letter = Vec::new();
    write_letter(&report, pair, recipient, template.as_deref(), &mut letter).map_err(|error| {
        match &args.template {
            Some(path) => anyhow!("{}: {error}", visible_path(path)),
            None => error.into(),
        }
    })?;
    match outputs.as_slice() {
        [] => say(format_args!(
            "{}",
            String::from_utf8_lossy(&letter).trim_end()
        )),
        [file] => write_file(file, PRIVATE, |out| out.write_all(&letter))?,
        _ => bail!("output: one file was expected, for the letter"),
    }
    Ok(exit::DONE)
}

/// Compares the pair, with the sources that a letter quotes.
fn compared(
    program: &mut Program,
    args: &CaseLetterArgs,
    settings: Settings,
) -> anyhow::Result<Report> {
    let roots = &args.compare.roots;
    let plan = Settings {
        format: Some(Format::Html),
        output: Vec::new(),
        ..settings
    }
    .plan()?;
    if plan.request.pair.is_none() {
        bail!("a letter is about one pair: name it with --pair");
    }
    front_ends::add_planned(program, &plan, &args.compare.native)?;
    let sources = of_class(roots, &plan)?;
    let terminal = Terminal::new(plan.quiet);
    let job = job(&program.registry, sources, &plan, roots)?;
    let report = plan.pool()?.install(|| codesim_engine::run(job, &terminal));
    report.map_err(|error| explained(error.into(), program, roots))
}

/// Returns the side of the pair whose submission, or the person who handed it in, has this name.
fn recipient(report: &Report, pair: &Pair, name: &str) -> anyhow::Result<Recipient> {
    let is_named = |submission: &str| {
        let own = report.submissions.iter().find(|it| it.name == submission);
        let person = own.and_then(|it| it.metadata.as_ref()?.name.as_deref());
        let is_handed_in = own.is_some_and(|it| !it.reference);
        is_handed_in && (submission == name || person == Some(name))
    };
    match (is_named(&pair.left), is_named(&pair.right)) {
        (true, false) => Ok(Recipient::Left),
        (false, true) => Ok(Recipient::Right),
        _ => bail!(
            "to: `{}` or `{}` was expected, the submissions of the pair; nobody handed in a reference",
            visible(&pair.left),
            visible(&pair.right)
        ),
    }
}

pub(super) fn print_template(args: &CaseTemplateArgs) -> anyhow::Result<u8> {
    say(format_args!(
        "{}",
        letter_template(args.language).trim_end()
    ));
    Ok(exit::DONE)
}
