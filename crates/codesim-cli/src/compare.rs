//! The comparison of a class: from folders to a report.

use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use codesim_match::{Comparison, Options, Progress, Submission};
use codesim_report::model::{Notice, Report};
use codesim_report::{
    TableStyle, anonymize, write_csv, write_html, write_json, write_markdown, write_sarif,
    write_sheet, write_table,
};
use codesim_token::{Document, Granularity, Imports, Registry};

use crate::args::CompareArgs;
use crate::gather::{Gathered, gather};
use crate::known::Written;
use crate::progress::Step;
use crate::reading::ReadSubmission;
use crate::settings::{FailOn, Format, Settings};
use crate::summary::{self, Class};
use crate::{escape, front_ends, key};

/// So many pairs are judged at least, so that the number of flagged ones does not depend on how many are shown.
const LEAST_JUDGED: usize = 1000;

pub(crate) fn run(registry: &mut Registry, args: &CompareArgs) -> anyhow::Result<ExitCode> {
    let root = args
        .roots
        .first()
        .context("a folder of submissions was expected")?;
    let settings = args.settings.in_force(root)?.settings;
    front_ends::add_described(registry, root, &settings.front_end, &args.native)?;
    let registry = &*registry;
    let threads = settings.threads.map_or(0, std::num::NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()?;
    let report = pool.install(|| compare(registry, &args.roots, &settings))?;
    write(&report, &settings)?;
    if settings.format != Some(Format::Json) {
        print_timings(&report);
    }
    let flagged = report.class.flagged_pairs > report.class.dismissed_pairs;
    Ok(match settings.fail_on {
        Some(FailOn::Flagged) if flagged => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    })
}

fn compare(registry: &Registry, roots: &[PathBuf], settings: &Settings) -> anyhow::Result<Report> {
    let known = Written::read(settings)?;
    let imports = if settings.keep_imports {
        Imports::Keep
    } else {
        Imports::Drop
    };
    let Gathered {
        submissions: mut read,
        given,
        mut notices,
        timing,
    } = gather(registry, roots, settings, imports, &[])?;
    let mut timings = vec![timing];
    let given: Vec<Document> = given.into_iter().map(|file| file.document).collect();
    check(&read, roots, &notices)?;

    let key = settings.anonymize.as_deref();
    let key = key.map(|path| key::pseudonyms(path, read.iter().map(|s| &*s.name)));
    let key = key.transpose()?;
    if let Some(key) = &key {
        // Whatever follows the order of submissions must not follow that of their names.
        read.sort_by(|a, b| key[&a.name].cmp(&key[&b.name]));
    }

    let options = options(settings, &read)?;
    let (described, submissions): (Vec<_>, Vec<Submission>) =
        read.into_iter().map(ReadSubmission::split).unzip();
    let known = known.find(&described, &submissions, key.as_ref(), &mut notices)?;
    let step = Matching(Step::new(
        "comparing",
        2 * submissions.len(),
        settings.quiet,
    ));
    let comparison = Comparison::new(&submissions, &given, &options, &step);
    timings.push(step.0.finish("fingerprint and rank"));
    let class = Class {
        described: &described,
        submissions: &submissions,
        comparison: &comparison,
        known,
    };
    let mut report = summary::report(
        &class,
        roots,
        settings,
        &options.thresholds,
        notices,
        &mut timings,
    );
    if let Some(key) = &key {
        anonymize(&mut report, key);
    }
    report.timings = settings.timings.then_some(timings);
    Ok(report)
}

/// What the comparison is told; the usual thresholds depend on what was read.
fn options(settings: &Settings, read: &[ReadSubmission]) -> anyhow::Result<Options> {
    let mut files = read.iter().flat_map(|s| &s.files);
    let granularity = if files.all(|f| f.granularity == Granularity::Character) {
        Granularity::Character
    } else {
        Granularity::Lexeme
    };
    Ok(Options {
        thresholds: settings.thresholds(granularity)?,
        max_occurrences: settings
            .max_occurrences
            .map_or(usize::MAX, std::num::NonZeroUsize::get),
        limit: settings
            .limit
            .and_then(|l| l.count())
            .map_or(usize::MAX, |l| l.max(LEAST_JUDGED)),
    })
}

struct Matching(Step);

impl Progress for Matching {
    fn fingerprinted(&self) {
        self.0.advance();
    }

    fn compared(&self) {
        self.0.advance();
    }
}

/// A comparison takes two.
fn check(read: &[ReadSubmission], roots: &[PathBuf], notices: &[Notice]) -> anyhow::Result<()> {
    let roots: Vec<String> = roots.iter().map(|root| escape::shown(root)).collect();
    let place = roots.join(", ");
    let new = read.iter().filter(|s| !s.old).count();
    let reason = notices
        .first()
        .map(|n| format!(" ({}: {})", escape::visible(&n.path), n.reason))
        .unwrap_or_default();
    match (new, read.len()) {
        (0, _) => bail!(
            "{place}: no submission there has code to compare{reason}; one file or folder for each was expected"
        ),
        (1, 1) => bail!(
            "{place}: only one submission has code to compare ({}){reason}; at least two are needed",
            escape::visible(&read[0].name)
        ),
        _ => Ok(()),
    }
}

/// Times go where they do not disturb the report; JSON has a place for them.
fn print_timings(report: &Report) {
    for timing in report.timings.iter().flatten() {
        let _ = writeln!(
            anstream::stderr(),
            "{:>8.3} s  {}",
            timing.seconds,
            timing.step
        );
    }
}

fn write(report: &Report, settings: &Settings) -> anyhow::Result<()> {
    match &settings.output {
        Some(path) => {
            let shown = escape::shown(path);
            let file = File::create(path).with_context(|| format!("cannot write {shown}"))?;
            let style = TableStyle {
                width: None,
                color: false,
            };
            let mut out = BufWriter::new(file);
            write_format(report, settings, &style, &mut out)
                .and_then(|()| out.flush())
                .with_context(|| format!("cannot write {shown}"))
        }
        None => {
            let stdout = std::io::stdout();
            let style = TableStyle {
                // Of this one alone: a file or pipe is not cut to the terminal that shows the messages.
                width: terminal_size::terminal_size_of(&stdout).map(|(width, _)| width.0),
                color: stdout.is_terminal(),
            };
            let mut out = BufWriter::new(anstream::stdout().lock());
            write_format(report, settings, &style, &mut out)?;
            Ok(out.flush()?)
        }
    }
}

fn write_format(
    report: &Report,
    settings: &Settings,
    style: &TableStyle,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    match settings.format.unwrap_or(Format::Table) {
        Format::Table => write_table(report, style, out),
        Format::Csv => write_csv(report, out),
        Format::Json => write_json(report, out),
        // One pair alone is looked into by people who were not there when the class was compared.
        Format::Html if !settings.pair.is_empty() => write_sheet(report, out),
        Format::Html => write_html(report, out),
        Format::Markdown => write_markdown(report, out),
        Format::Sarif => write_sarif(report, out),
    }
}
