//! The comparison of a class: from folders to a report.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use codesim_fingerprint::Thresholds;
use codesim_fingerprint::selection::Scheme;
use codesim_index::Index;
use codesim_match::{
    ChannelThresholds, Earlier, Fingerprints, Options, Progress, Ranked, Submission,
};
use codesim_report::model::{Notice, Report};
use codesim_report::{
    TableStyle, anonymize, write_csv, write_html, write_json, write_markdown, write_sarif,
    write_sheet, write_table,
};
use codesim_token::{Document, Granularity, Imports, Registry};

use crate::args::CompareArgs;
use crate::discover::Discovery;
use crate::gather::{Gathered, find_submissions, first_reason, gather};
use crate::index::meaning;
use crate::index::shelf::{Shelf, explained};
use crate::key::Pseudonyms;
use crate::known::Written;
use crate::output::write_to;
use crate::progress::Step;
use crate::reading::{ReadSubmission, granularity};
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
    let threads = settings.threads.map_or(0, NonZeroUsize::get);
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
    let index = settings.against.as_deref().map(open_index).transpose()?;
    let task = Task::new(registry, settings, index.as_ref())?;
    let mut discovery = Discovery::default();
    find_submissions(&mut discovery, roots, settings)?;
    let gathered = gather(registry, discovery, settings, task.imports())?;
    task.report(gathered, roots)
}

/// How the fingerprints are chosen that an index is asked for.
#[derive(Default)]
pub(crate) struct Sampling {
    /// Window of the channels of tokens, instead of the index's own.
    pub(crate) window: Option<usize>,
    /// So many of the smallest hashes of each channel.
    pub(crate) smallest: Option<usize>,
}

/// What a class is compared by, and with.
pub(crate) struct Task<'a> {
    registry: &'a Registry,
    settings: &'a Settings,
    shelf: Option<Shelf<'a>>,
    known: Written<'a>,
    pub(crate) sampling: Sampling,
}

impl<'a> Task<'a> {
    pub(crate) fn new(
        registry: &'a Registry,
        settings: &'a Settings,
        index: Option<&'a Index>,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            registry,
            settings,
            shelf: index.map(Shelf::new),
            known: Written::read(settings)?,
            sampling: Sampling::default(),
        })
    }

    pub(crate) fn imports(&self) -> Imports {
        match &self.shelf {
            _ if self.settings.keep_imports => Imports::Keep,
            Some(shelf) => shelf.imports(),
            None => Imports::Drop,
        }
    }

    /// Compares what was read below `roots`, and makes the report.
    pub(crate) fn report(
        mut self,
        gathered: Gathered,
        roots: &[PathBuf],
    ) -> anyhow::Result<Report> {
        check(&gathered, roots, self.shelf.as_ref())?;
        let Gathered {
            submissions: mut read,
            given,
            mut notices,
            timing,
        } = gathered;
        let settings = self.settings;
        let mut timings = vec![timing];
        let mut given: Vec<Document> = given.into_iter().map(|file| file.document).collect();
        if let Some(shelf) = &mut self.shelf {
            fit(self.registry, shelf, &read, settings)?;
            given.extend(shelf.given()?);
            notices.extend(in_both(shelf.leave_out(&read)?, settings));
        }
        let mut key = pseudonyms(settings, read.iter().map(|s| &*s.name))?;
        if let Some(key) = &key {
            // Whatever follows the order of submissions must not follow that of their names.
            read.sort_by(|a, b| key[&a.name].cmp(&key[&b.name]));
        }
        let options = options(settings, &read, self.shelf.as_ref())?;
        let (mut described, mut submissions): (Vec<_>, Vec<_>) =
            read.into_iter().map(ReadSubmission::split).unzip();

        let parts = 2 * submissions.len();
        let step = Matching(Step::new("comparing", parts, settings.quiet));
        let ranked = self.rank(&submissions, &given, &options, &step)?;
        timings.push(step.0.finish("fingerprint and rank"));

        let earlier = ranked.earlier();
        if let Some(shelf) = &self.shelf {
            let (names, loaded): (Vec<_>, Vec<_>) = shelf.load(&earlier)?.into_iter().unzip();
            described.extend(names);
            submissions.extend(loaded);
            key = pseudonyms(settings, described.iter().map(|d| &*d.name))?;
        }
        let class = Class {
            known: (self.known).find(&described, &submissions, key.as_ref(), &mut notices)?,
            described: &described,
            submissions: &submissions,
            comparison: &ranked.compare(&submissions, &earlier),
            against: self.shelf.as_ref().map(Shelf::summary),
        };
        let thresholds = &options.thresholds;
        let mut report =
            summary::report(&class, roots, settings, thresholds, notices, &mut timings);
        if let Some(key) = &key {
            anonymize(&mut report, key);
        }
        report.timings = settings.timings.then_some(timings);
        Ok(report)
    }

    fn rank(
        &self,
        submissions: &[Submission],
        given: &[Document],
        options: &Options,
        step: &Matching,
    ) -> anyhow::Result<Ranked> {
        let thresholds = self.sampling.thresholds(options.thresholds)?;
        let selection = self.settings.selection.as_ref();
        let scheme = selection.map_or(Scheme::default(), |selection| selection.scheme.clone());
        let mut fingerprints = Fingerprints::new(submissions, given, &thresholds, &scheme, step);
        if let Some(count) = self.sampling.smallest {
            fingerprints.keep_smallest(count);
        }
        let earlier = match &self.shelf {
            Some(shelf) => {
                let asked = shelf.find(&self.settings.pair)?;
                shelf.earlier(shelf.found(&fingerprints)?, asked)
            }
            None => Earlier::none(),
        };
        Ok(Ranked::new(fingerprints, &earlier, options, step))
    }
}

/// The pseudonyms of these submissions, if names are to be replaced.
fn pseudonyms<'a>(
    settings: &Settings,
    names: impl Iterator<Item = &'a str>,
) -> anyhow::Result<Option<Pseudonyms>> {
    let key = settings.anonymize.as_deref();
    key.map(|path| key::pseudonyms(path, names)).transpose()
}

pub(crate) fn open_index(path: &Path) -> anyhow::Result<Index> {
    Index::open(path).map_err(explained)
}

/// Refuses what cannot be compared with the submissions of an index.
fn fit(
    registry: &Registry,
    shelf: &Shelf,
    read: &[ReadSubmission],
    settings: &Settings,
) -> anyhow::Result<()> {
    ensure!(
        settings.max_occurrences.is_none(),
        "max-occurrences: the index weighs code by how many have it, and leaves none out; this cannot be used with --against"
    );
    ensure!(
        settings.selection.is_none(),
        "selection: the index has the fingerprints of robust winnowing; this cannot be used with --against"
    );
    let thresholds = if settings.has_thresholds() {
        settings.thresholds(Granularity::Lexeme)?
    } else {
        shelf.thresholds()?
    };
    let imports = if settings.keep_imports {
        Imports::Keep
    } else {
        shelf.imports()
    };
    let files = read.iter().flat_map(|s| &s.files);
    let mut own = meaning::common(&thresholds, imports);
    own.extend(meaning::languages(registry, files.map(|f| &f.language)));
    shelf.check(&own)
}

/// What is said of submissions of the class that the index has.
fn in_both(count: usize, settings: &Settings) -> Option<Notice> {
    let path = settings.against.as_deref()?;
    (count > 0).then(|| Notice {
        about: codesim_words::About::Beside(escape::path(path)),
        compared: true,
        reason: format!(
            "{count} of its submissions are in the class, with the same name and the same files: each is compared once"
        ),
    })
}

impl Sampling {
    /// The thresholds that select these fingerprints.
    fn thresholds(&self, own: ChannelThresholds) -> anyhow::Result<ChannelThresholds> {
        let Some(window) = self.window else {
            return Ok(own);
        };
        let coarser = |own: Thresholds| {
            ensure!(
                window >= own.window(),
                "query-window {window}: the index has windows of {}; a larger one was expected",
                own.window()
            );
            Ok(Thresholds::new(
                own.noise(),
                own.noise().saturating_add(window - 1),
            )?)
        };
        Ok(ChannelThresholds {
            structure: coarser(own.structure)?,
            text: coarser(own.text)?,
        })
    }
}

/// What the comparison is told; the usual thresholds depend on what was read.
fn options(
    settings: &Settings,
    read: &[ReadSubmission],
    shelf: Option<&Shelf>,
) -> anyhow::Result<Options> {
    Ok(Options {
        thresholds: match shelf {
            Some(shelf) => shelf.thresholds()?,
            None => settings.thresholds(granularity(read))?,
        },
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
fn check(gathered: &Gathered, roots: &[PathBuf], shelf: Option<&Shelf>) -> anyhow::Result<()> {
    let roots: Vec<String> = roots.iter().map(|root| escape::shown(root)).collect();
    let place = roots.join(", ");
    let read = &gathered.submissions;
    let new = read.iter().filter(|s| !s.old).count();
    let others = read.len() - new + shelf.map_or(0, Shelf::len);
    let reason = first_reason(&gathered.notices);
    match (new, others) {
        (0, _) => bail!(
            "{place}: no submission there has code to compare{reason}; one file or folder for each was expected"
        ),
        (1, 0) => bail!(
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

pub(crate) fn write(report: &Report, settings: &Settings) -> anyhow::Result<()> {
    write_to(settings.output.as_deref(), |style, out| {
        write_format(report, settings, style, out)
    })
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
