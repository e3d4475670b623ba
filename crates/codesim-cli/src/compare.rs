//! The comparison of a class: from folders to a report.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail, ensure};
use codesim_match::{Comparison, Options, Progress, Submission};
use codesim_report::model::{Notice, Report};
use codesim_report::{
    TableStyle, anonymize, write_csv, write_html, write_json, write_markdown, write_sarif,
    write_sheet, write_table,
};
use codesim_token::{Document, FrontEnd, Granularity, Imports, Registry};

use crate::args::CompareArgs;
use crate::discover::{Discovery, boilerplate_files};
use crate::known::Written;
use crate::progress::Step;
use crate::reading::{Read, ReadSubmission, Reader};
use crate::settings::{FailOn, Format, Settings};
use crate::summary::{self, Class};
use crate::{escape, front_ends, key, remarks};

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
    let asked = languages(registry, &settings.lang)?;
    let known = Written::read(settings)?;
    let discovery = discover(roots, settings)?;
    let imports = if settings.keep_imports {
        Imports::Keep
    } else {
        Imports::Drop
    };
    let reader = Reader {
        registry,
        asked: &asked,
        imports,
    };

    let mut timings = Vec::new();
    let step = Step::new("reading", discovery.submissions.len(), settings.quiet);
    let mut notices = discovery.notices;
    let mut read = reader.submissions(&discovery.submissions, &mut notices, || step.advance());
    timings.push(step.finish("read and tokenize"));
    let given = given_code(&reader, settings, &mut notices)?;
    remarks::forget_given(&mut read, &given);
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

/// The languages asked for; none means all.
fn languages<'a>(registry: &'a Registry, ids: &[String]) -> anyhow::Result<Vec<&'a dyn FrontEnd>> {
    ids.iter()
        .map(|id| registry.get(id).ok_or_else(|| unknown_language(id)))
        .collect()
}

/// The error for a language that this build does not have.
pub(crate) fn unknown_language(id: &str) -> anyhow::Error {
    if codesim_languages::KNOWN.contains(&id) {
        return anyhow!("language `{id}` was left out of this build; its feature `{id}` adds it");
    }
    anyhow!("unknown language `{id}`; `codesim languages` lists those of this build")
}

fn discover(roots: &[PathBuf], settings: &Settings) -> anyhow::Result<Discovery> {
    let excluded: HashSet<PathBuf> = settings
        .boilerplate
        .iter()
        .chain(&settings.old)
        .chain(&settings.output)
        .chain(&settings.metadata)
        .chain(&settings.verdicts)
        .chain(&settings.anonymize)
        .filter_map(|path| path.canonicalize().ok())
        .collect();
    let several = roots.len() + settings.old.len() > 1;
    let mut discovery = Discovery::default();
    let mut known = HashSet::new();
    for (paths, old) in [(roots, false), (settings.old.as_slice(), true)] {
        for root in paths {
            if let Ok(full) = root.canonicalize() {
                ensure!(
                    known.insert(full),
                    "{}: given twice; each folder of submissions is compared once",
                    escape::shown(root)
                );
            }
            let prefix = several.then(|| escape::path(root).trim_end_matches('/').to_owned());
            discovery.add_root(root, prefix.as_deref(), old, &excluded)?;
        }
    }
    Ok(discovery)
}

/// The files of the starter code.
fn given_code<'a>(
    reader: &Reader<'a>,
    settings: &Settings,
    notices: &mut Vec<Notice>,
) -> anyhow::Result<Vec<Read<'a>>> {
    let mut given = Vec::new();
    for path in &settings.boilerplate {
        let before = given.len();
        for file in boilerplate_files(path)? {
            match reader.file(&file) {
                Ok(read) => given.extend(read),
                Err(reason) => notices.push(Notice {
                    path: escape::path(&file),
                    compared: false,
                    reason: format!("boilerplate: {reason}"),
                }),
            }
        }
        if given.len() == before {
            bail!(
                "{}: no file there can be read as starter code",
                escape::shown(path)
            );
        }
    }
    Ok(given)
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
