//! The task of a command, with every value decided.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::{anyhow, ensure};
use codesim_engine::{AsGiven, Detail, Request};
use codesim_intake::{Attempts, FilePatterns, Layouts, ReadOptions};
use codesim_match::ChannelThresholds;
use codesim_report::{Format, TableFormat};
use codesim_token::{Granularity, Imports};
use jiff::civil::Date;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::export_args::chosen;
use crate::output::{CsvDialectArg, Shown};
use crate::settings::{FLAGGED, Settings};

/// Maximum number of threads, above the number of processors of any machine; more threads may fail to start, which would end the program.
const MAX_THREADS: usize = 1024;

/// The task of a command.
#[derive(Debug)]
pub struct Plan {
    /// How files are read; an archive may ask for imports too.
    pub reading: ReadOptions,
    /// Which exports of learning platforms folders may be.
    pub layout: Layouts,
    /// The request for the comparison.
    pub request: Request,
    /// Files and folders beside the submissions.
    pub paths: Paths,
    /// The outputs, at least one.
    pub shown: Vec<Shown>,
    /// Whether flagged pairs make the exit code 1.
    pub fail_on_flagged: bool,
    /// Number of threads; 0 is one a processor.
    threads: usize,
    /// Whether there are no progress bars.
    pub quiet: bool,
    /// Whether the time of each step is reported.
    pub timings: bool,
}

/// Files and folders that a command reads and writes, beside the submissions.
#[derive(Debug)]
pub struct Paths {
    /// The settings file in force.
    pub settings: Option<PathBuf>,
    /// Descriptions of languages.
    pub front_ends: Vec<PathBuf>,
    /// Starter code.
    pub boilerplate: Vec<PathBuf>,
    /// Folders of submissions of earlier years.
    pub old: Vec<PathBuf>,
    /// Folders of references.
    pub references: Vec<PathBuf>,
    /// Folders of snapshots.
    pub history: Vec<PathBuf>,
    /// An index of earlier submissions.
    pub against: Option<PathBuf>,
    /// The key of that index, if it is keyed.
    pub against_key: Option<PathBuf>,
    /// Names, labels and times of submissions.
    pub metadata: Option<PathBuf>,
    /// Groups that handed in together.
    pub groups: Option<PathBuf>,
    /// Decisions of people in earlier runs.
    pub decisions: Option<PathBuf>,
    /// The key of anonymous reports.
    pub key: Option<PathBuf>,
    /// All of these: none of them is a submission.
    pub all: Vec<PathBuf>,
}

impl Settings {
    /// Decides every value, and refuses those that cannot be.
    pub fn plan(mut self) -> anyhow::Result<Plan> {
        let all = self.paths_mut().map(|path| path.clone()).collect();
        let shown = self.outputs();
        let request = self.request(&shown)?;
        let reading = self.reading();
        ChannelThresholds::with(Granularity::Lexeme, request.thresholds)?;
        let threads = self.threads.map_or(0, NonZeroUsize::get);
        ensure!(
            threads <= MAX_THREADS,
            "threads {threads}: a number from 1 to {MAX_THREADS} was expected"
        );
        ensure!(
            self.against_key.is_none() || self.against.is_some(),
            "against-key: there is no index to compare with; it goes with --against"
        );
        let fail_on_flagged = self.fail_on_flagged()?;
        Ok(Plan {
            reading,
            layout: chosen(self.layout.as_deref()),
            request,
            paths: Paths {
                settings: self.file,
                front_ends: self.front_end,
                boilerplate: self.boilerplate,
                old: self.old,
                references: self.reference,
                history: self.history,
                against: self.against,
                against_key: self.against_key,
                metadata: self.metadata,
                groups: self.groups,
                decisions: self.decisions,
                key: self.anonymize,
                all,
            },
            shown,
            fail_on_flagged,
            threads,
            quiet: self.quiet,
            timings: self.timings,
        })
    }

    fn reading(&self) -> ReadOptions {
        ReadOptions {
            languages: self.lang.clone(),
            encoding: self.encoding.clone(),
            extensions: (self.extensions.iter())
                .map(|it| (it.extension.clone(), it.language.clone()))
                .collect(),
            files: FilePatterns {
                include: self.include.clone(),
                exclude: self.exclude.clone(),
                no_default_excludes: self.no_default_excludes,
            },
            imports: imports(self.keep_imports),
            attempts: self.attempts.map(Attempts::from).unwrap_or_default(),
        }
    }

    fn fail_on_flagged(&self) -> anyhow::Result<bool> {
        let fail_on = self.fail_on.as_deref();
        ensure!(
            fail_on.is_none_or(|what| what == FLAGGED),
            "fail-on {:?}: `{FLAGGED}` was expected",
            fail_on.unwrap_or_default()
        );
        Ok(fail_on.is_some())
    }

    /// A format that is asked for is that of the only file; of several, each has its own if its name says one.
    fn outputs(&self) -> Vec<Shown> {
        let of_file = |path: &PathBuf| Format::of_file(path);
        let mut shown = match self.output.as_slice() {
            [] => vec![Shown::new(self.format, None)],
            [path] => vec![Shown::new(self.format.or(of_file(path)), Some(path))],
            paths => {
                let shown = |path| Shown::new(of_file(path).or(self.format), Some(path));
                paths.iter().map(shown).collect()
            }
        };
        if self.csv_dialect == Some(CsvDialectArg::Excel) {
            let csv = shown.iter_mut().filter(|it| it.format == Format::Csv);
            csv.for_each(|it| it.format = Format::CsvExcel);
        }
        shown
    }

    fn request(&self, shown: &[Shown]) -> anyhow::Result<Request> {
        let usual = Request::default();
        let min_similarity = self.min_similarity.unwrap_or(usual.min_similarity);
        ensure!(
            (0.0..=1.0).contains(&min_similarity),
            "min-similarity {min_similarity}: a number from 0 to 1 was expected"
        );
        let pair = match self.pair.as_slice() {
            [] => None,
            [left, right] => Some([left.clone(), right.clone()]),
            other => {
                return Err(anyhow!(
                    "pair {other:?}: the names of two submissions were expected"
                ));
            }
        };
        let has_history = self.git_history || !self.history.is_empty();
        Ok(Request {
            thresholds: self.thresholds(),
            selection: self.selection.clone().unwrap_or_default(),
            max_occurrences: self.max_occurrences,
            min_tokens: self.min_tokens.map_or(usual.min_tokens, NonZeroUsize::get),
            limit: self.limit.map_or(usual.limit, |limit| limit.count()),
            min_similarity,
            pair,
            git_history: self.git_history,
            detail: match has_history || shown.iter().any(|it| it.format.has_places()) {
                true => Detail::Places,
                false => Detail::Why,
            },
            sampling: usual.sampling,
            as_given: AsGiven {
                title: self.title.clone().map(title).transpose()?,
                date: self.date.clone().map(date).transpose()?,
                language: self.language.unwrap_or_default(),
                ..usual.as_given
            },
        })
    }
}

impl Plan {
    /// The format of a table of all pairs, which may be more than memory holds.
    pub fn every_pair(&self) -> Option<TableFormat> {
        let is_asked = self.request.limit.is_none() && self.request.pair.is_none();
        match self.shown.as_slice() {
            [only] => only.format.table().filter(|_| is_asked),
            // The other files need the pairs too.
            _ => None,
        }
    }

    /// The threads that it is done on.
    pub fn pool(&self) -> anyhow::Result<ThreadPool> {
        Ok(ThreadPoolBuilder::new().num_threads(self.threads).build()?)
    }
}

fn title(text: String) -> anyhow::Result<String> {
    ensure!(
        !text.trim().is_empty(),
        "title {text:?}: the name of the exercise was expected; leave the title out for a report without one"
    );
    Ok(text)
}

/// Returns a day in the form of ISO 8601, without a time.
fn date(text: String) -> anyhow::Result<String> {
    let day = text.parse::<Date>();
    ensure!(
        day.is_ok_and(|day| day.to_string() == text),
        "date {text:?}: a day such as 2026-03-31 was expected"
    );
    Ok(text)
}

/// Whether imports are kept.
pub fn imports(keep: bool) -> Imports {
    match keep {
        true => Imports::Keep,
        false => Imports::Drop,
    }
}
