//! Options of a comparison, from the command line and from `codesim.toml`.
//!
//! One type serves both, so that every option can stand in the file. The two are laid over each other as TOML tables,
//! which also tells where each value in force comes from.

use std::fmt;
use std::num::NonZeroUsize;
use std::path::{Component, Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail, ensure};
use clap::{Args, ValueEnum};
use codesim_match::{ChannelThresholds, GivenThresholds};
use codesim_token::Granularity;
use serde::{Deserialize, Serialize};

use crate::selection::Selection;

/// Name of the file that settings may stand in.
pub(crate) const FILE_NAME: &str = "codesim.toml";

/// Settings whose relative paths are meant from the file's folder.
const PATH_KEYS: [&str; 8] = [
    "against",
    "anonymize",
    "boilerplate",
    "front-end",
    "metadata",
    "old",
    "output",
    "verdicts",
];

/// Options as given in one place; what is not given is empty.
#[derive(Debug, Clone, Default, Args, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// Languages to compare; files of other languages are left out [default: by file name; see: codesim languages]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) lang: Vec<String>,
    /// TOML file that describes a language; it comes before any shipped one (may be repeated)
    #[arg(long, value_name = "FILE")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) front_end: Vec<PathBuf>,
    /// Starter code, a file or folder: what matches it is ignored (may be repeated)
    #[arg(long, value_name = "PATH")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) boilerplate: Vec<PathBuf>,
    /// Folder of older submissions: compared with the new ones, not among themselves (may be repeated)
    #[arg(long, value_name = "DIR")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) old: Vec<PathBuf>,
    /// Index of earlier submissions: new ones are compared with them too, and one alone is enough [see: codesim index]
    #[arg(long, value_name = "PATH.codesim")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) against: Option<PathBuf>,
    /// Report these two submissions alone, whatever their rank, by name or path; the whole class is compared all the same
    #[arg(long, value_names = ["NAME", "NAME"])]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) pair: Vec<String>,
    /// CSV file that says who handed in what and when: columns submission, name, label, timestamp [see: docs/verdicts-and-metadata.md]
    #[arg(long, value_name = "FILE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) metadata: Option<PathBuf>,
    /// JSON file with what people decided about pairs in earlier runs [see: docs/verdicts-and-metadata.md]
    #[arg(long, value_name = "FILE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) verdicts: Option<PathBuf>,
    /// Replace names, also in paths and sources, by pseudonyms; they are kept in this file, which is the only way back
    #[arg(long, value_name = "KEY")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) anonymize: Option<PathBuf>,
    /// Noise threshold k of the structure channel: no run of fewer tokens counts [default: 8]
    #[arg(long, value_name = "K")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) noise: Option<usize>,
    /// Guarantee threshold t of the structure channel: every shared run of this many tokens is found and shown [default: K + 3]
    #[arg(long, value_name = "T")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) guarantee: Option<usize>,
    /// Noise threshold of the text channel, which tells names apart [default: 4]
    #[arg(long, value_name = "K")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text_noise: Option<usize>,
    /// Guarantee threshold of the text channel [default: its K + 2]
    #[arg(long, value_name = "T")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text_guarantee: Option<usize>,
    /// How fingerprints are selected: robust-winnowing, winnowing, 0-mod:P, safe-0-mod:P, smallest:N, all, every:I, at:WORDS, after:WORDS;
    /// not all of them find every shared run of T tokens [default: robust-winnowing; see: docs/laboratory.md]
    #[arg(long, value_name = "SCHEME")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) selection: Option<Selection>,
    /// Ignore code that more than this many submissions share [default: none is ignored, common code counts little]
    #[arg(long, value_name = "M", value_parser = count)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) max_occurrences: Option<NonZeroUsize>,
    /// Compare imports, includes and package lines too
    #[arg(long)]
    #[serde(skip_serializing_if = "is_false")]
    pub(crate) keep_imports: bool,
    /// Output format [default: table]
    #[arg(long, value_name = "FORMAT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) format: Option<Format>,
    /// Write to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) output: Option<PathBuf>,
    /// Number of pairs to show, or `all` [default: 100]
    #[arg(long, value_name = "N|all")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) limit: Option<Limit>,
    /// Show only pairs of at least this similarity, from 0 to 1 [default: 0]
    #[arg(long, value_name = "S")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) min_similarity: Option<f64>,
    /// Exit with code 1 if pairs are flagged that no verdict dismisses
    #[arg(long, value_name = "WHAT")]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fail_on: Option<FailOn>,
    /// Number of threads; the result does not depend on it [default: one a processor]
    #[arg(long, value_name = "N", value_parser = count)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// No progress bars and no remarks
    #[arg(long, short)]
    #[serde(skip_serializing_if = "is_false")]
    pub(crate) quiet: bool,
    /// Add the time of each step to the JSON report, or print it beside any other
    #[arg(long)]
    #[serde(skip_serializing_if = "is_false")]
    pub(crate) timings: bool,
}

fn count(text: &str) -> Result<NonZeroUsize, String> {
    let expected = || "a whole number from 1 on was expected".to_owned();
    text.parse().map_err(|_| expected())
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Output formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Format {
    /// For reading in a terminal
    Table,
    /// One line a pair
    Csv,
    /// Everything, for programs
    Json,
    /// One page to look at the class, its pairs and their sources; with --pair, a sheet to print about that pair
    Html,
    /// For a comment on a code host
    Markdown,
    /// For tools that show results of static analysis
    Sarif,
}

/// What makes the exit code 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FailOn {
    /// A flagged pair that was not dismissed
    Flagged,
}

/// Number of pairs to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "LimitValue", into = "LimitValue")]
pub(crate) enum Limit {
    All,
    Count(NonZeroUsize),
}

/// A limit as TOML has it: a number or a word.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum LimitValue {
    Count(usize),
    Word(String),
}

impl TryFrom<LimitValue> for Limit {
    type Error = String;

    fn try_from(value: LimitValue) -> Result<Self, String> {
        match value {
            LimitValue::Count(count) => count.to_string().parse(),
            LimitValue::Word(word) => word.parse(),
        }
    }
}

impl From<Limit> for LimitValue {
    fn from(limit: Limit) -> Self {
        match limit {
            Limit::All => Self::Word("all".to_owned()),
            Limit::Count(count) => Self::Count(count.get()),
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self::All);
        }
        text.parse()
            .map(Self::Count)
            .map_err(|_| format!("limit `{text}`: a number from 1 on, or `all`, was expected"))
    }
}

impl Limit {
    /// Enough for one submission.
    pub(crate) const FEW: Self = Self::Count(NonZeroUsize::new(20).expect("20 is not 0"));

    pub(crate) fn count(self) -> Option<usize> {
        match self {
            Self::All => None,
            Self::Count(count) => Some(count.get()),
        }
    }
}

const DEFAULT_LIMIT: NonZeroUsize = NonZeroUsize::new(100).expect("100 is not 0");

/// More than any machine has processors for; so many that starting them fails would end the program.
const MOST_THREADS: usize = 1024;

/// Where a value in force comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Origin {
    CommandLine,
    File(PathBuf),
    Default,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CommandLine => f.write_str("command line"),
            Self::File(path) => f.write_str(&crate::escape::shown(path)),
            Self::Default => f.write_str("default"),
        }
    }
}

/// Settings in force: command line over file over defaults.
#[derive(Debug)]
pub(crate) struct InForce {
    pub(crate) settings: Settings,
    /// Key, value and origin of each setting, in the order of the help text.
    pub(crate) origins: Vec<(String, toml::Value, Origin)>,
}

impl Settings {
    /// What holds where nothing is given.
    fn defaults() -> Self {
        Self {
            format: Some(Format::Table),
            limit: Some(Limit::Count(DEFAULT_LIMIT)),
            min_similarity: Some(0.0),
            ..Self::default()
        }
    }

    /// Lays the command line over the `codesim.toml` nearest to `root`, if there is one.
    pub(crate) fn in_force(&self, root: &Path) -> anyhow::Result<InForce> {
        let mut layers = vec![(Origin::Default, table(&Self::defaults())?)];
        if let Some(path) = nearest_file(root)? {
            let settings = read_file(&path)?;
            layers.push((Origin::File(path), settings));
        }
        layers.push((Origin::CommandLine, table(self)?));
        let mut merged = toml::Table::new();
        let mut origins: Vec<(String, toml::Value, Origin)> = Vec::new();
        for (origin, layer) in layers {
            for (key, value) in layer {
                merged.insert(key.clone(), value.clone());
                origins.retain(|(present, ..)| *present != key);
                origins.push((key, value, origin.clone()));
            }
        }
        origins.sort_by(|a, b| a.0.cmp(&b.0));
        let settings: Self = merged.try_into().context("settings")?;
        settings.check()?;
        Ok(InForce { settings, origins })
    }

    fn check(&self) -> anyhow::Result<()> {
        let similarity = self.min_similarity.unwrap_or_default();
        ensure!(
            (0.0..=1.0).contains(&similarity),
            "min-similarity {similarity}: a number from 0 to 1 was expected"
        );
        ensure!(
            [0, 2].contains(&self.pair.len()),
            "pair {:?}: the names of two submissions were expected",
            self.pair
        );
        let threads = self.threads.map_or(1, NonZeroUsize::get);
        ensure!(
            threads <= MOST_THREADS,
            "threads {threads}: a number from 1 to {MOST_THREADS} was expected"
        );
        self.thresholds(Granularity::Lexeme).map(drop)
    }

    /// With these thresholds of the structure channel, where they are given.
    pub(crate) fn with_thresholds(self, noise: Option<usize>, guarantee: Option<usize>) -> Self {
        Self {
            noise: noise.or(self.noise),
            guarantee: guarantee.or(self.guarantee),
            ..self
        }
    }

    /// Whether any threshold is given.
    pub(crate) fn has_thresholds(&self) -> bool {
        let given = [
            self.noise,
            self.guarantee,
            self.text_noise,
            self.text_guarantee,
        ];
        given.iter().any(Option::is_some)
    }

    /// Thresholds of both channels.
    pub(crate) fn thresholds(&self, granularity: Granularity) -> anyhow::Result<ChannelThresholds> {
        let given = GivenThresholds {
            noise: self.noise,
            guarantee: self.guarantee,
            text_noise: self.text_noise,
            text_guarantee: self.text_guarantee,
        };
        Ok(ChannelThresholds::with(granularity, given)?)
    }
}

fn table(settings: &Settings) -> anyhow::Result<toml::Table> {
    toml::Table::try_from(settings).context("settings: paths must be UTF-8, and numbers below 2^63")
}

/// The `codesim.toml` in `start` or the nearest folder above it.
pub(crate) fn nearest_file(start: &Path) -> anyhow::Result<Option<PathBuf>> {
    let full = std::path::absolute(start).with_context(|| crate::escape::shown(start))?;
    let folders = std::iter::successors(Some(start.to_owned()), |folder| above(folder));
    Ok(folders
        .take(full.components().count())
        .map(|folder| folder.strip_prefix(".").unwrap_or(&folder).join(FILE_NAME))
        .find(|path| path.is_file()))
}

/// The folder above, in the terms of the path as given: a report must not depend on where the class is kept.
fn above(folder: &Path) -> Option<PathBuf> {
    match folder.components().next_back() {
        Some(Component::Normal(_)) => folder.parent().map(Path::to_owned),
        Some(Component::ParentDir) => Some(folder.join("..")),
        Some(Component::CurDir) | None => Some(PathBuf::from("..")),
        Some(Component::RootDir | Component::Prefix(_)) => None,
    }
}

/// Reads and checks a settings file; relative paths become paths from here.
fn read_file(path: &Path) -> anyhow::Result<toml::Table> {
    let shown = crate::escape::shown(path);
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
    let settings: Settings = toml::from_str(&text).with_context(|| format!("in {shown}"))?;
    let mut settings = table(&settings)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for key in PATH_KEYS {
        if let Some(value) = settings.get_mut(key) {
            rebase(value, folder)?;
        }
    }
    Ok(settings)
}

fn rebase(value: &mut toml::Value, folder: &Path) -> anyhow::Result<()> {
    match value {
        toml::Value::String(path) => match folder.join(&*path).to_str() {
            Some(rebased) => *path = rebased.to_owned(),
            None => bail!(
                "{}: paths in settings must be UTF-8",
                crate::escape::shown(folder)
            ),
        },
        toml::Value::Array(values) => values.iter_mut().try_for_each(|v| rebase(v, folder))?,
        _ => {}
    }
    Ok(())
}
