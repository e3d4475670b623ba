//! The command line of `codesim lab`, as typed.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use codesim_engine::Selection;

use codesim_config::ReadingArgs;

#[derive(Debug, Args)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) experiment: Experiment,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Experiment {
    /// How many k-grams each selection scheme keeps, and how far apart (Figure 3 of the winnowing paper)
    Density(Box<DensityArgs>),
    /// How often k-grams and fingerprints occur, by rank (Figure 4 of the winnowing paper)
    Frequencies(Box<FrequenciesArgs>),
    /// Which k and t suit a class, and what becomes of it with others
    Thresholds(Box<ThresholdsArgs>),
    /// The engine, the selection schemes and other measures side by side on labelled classes
    Compare(Box<CompareMethodsArgs>),
}

/// A text made to order is kept in memory, at 12 bytes a letter and more.
const MAX_LETTERS: usize = 1_000_000_000;

fn letters(text: &str) -> Result<usize, String> {
    let count = text
        .parse()
        .ok()
        .filter(|count| (1..=MAX_LETTERS).contains(count));
    count.ok_or_else(|| format!("a whole number from 1 to {MAX_LETTERS} was expected"))
}

/// The text of an experiment.
#[derive(Debug, Args)]
pub(crate) struct TextArgs {
    /// Files, or folders with all files below them
    #[arg(value_name = "PATH", required_unless_present_any = ["random", "low_entropy"])]
    pub(crate) paths: Vec<PathBuf>,
    /// Use this number of random letters instead of files
    #[arg(long, value_name = "LETTERS", value_parser = letters, conflicts_with_all = ["paths", "low_entropy"])]
    pub(crate) random: Option<usize>,
    /// Use this number of letters, nearly all of them the same, instead of files
    #[arg(long, value_name = "LETTERS", value_parser = letters, conflicts_with = "paths")]
    pub(crate) low_entropy: Option<usize>,
    #[command(flatten)]
    pub(crate) thresholds: ThresholdArgs,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
}

/// Thresholds of the structure channel.
#[derive(Debug, Args)]
pub(crate) struct ThresholdArgs {
    /// Noise threshold k, in tokens [default: as for a comparison; with --random and --low-entropy 50]
    #[arg(long, value_name = "K")]
    pub(crate) noise: Option<usize>,
    /// Guarantee threshold t, in tokens [default: as for a comparison; with --random and --low-entropy K + 99]
    #[arg(long, value_name = "T")]
    pub(crate) guarantee: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct DensityArgs {
    #[command(flatten)]
    pub(crate) text: TextArgs,
    #[command(flatten)]
    pub(crate) schemes: SchemeArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct SchemeArgs {
    /// A selection scheme to look at (may be repeated) [default: one of each kind; see: docs/laboratory.md]
    #[arg(long, value_name = "SCHEME")]
    pub(crate) selection: Vec<Selection>,
}

#[derive(Debug, Args)]
pub(crate) struct FrequenciesArgs {
    #[command(flatten)]
    pub(crate) text: TextArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ThresholdsArgs {
    /// Folder of submissions: each file or folder in it is what one author handed in
    #[arg(value_name = "SUBMISSIONS")]
    pub(crate) class: PathBuf,
    /// CSV file that says which pairs are copies: columns case, a, b, label (1 or 0) [see: docs/laboratory.md]
    #[arg(long, value_name = "FILE")]
    pub(crate) truth: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CompareMethodsArgs {
    /// Folders with a truth.csv, and either `submissions` or `CASE/submissions` in them [see: docs/laboratory.md]
    #[arg(required = true, value_name = "LABELLED")]
    pub(crate) sets: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) schemes: SchemeArgs,
    /// Noise threshold k of the structure channel, in tokens [default: as for a comparison]
    #[arg(long, value_name = "K")]
    pub(crate) noise: Option<usize>,
    /// Guarantee threshold t of the structure channel, in tokens [default: as for a comparison]
    #[arg(long, value_name = "T")]
    pub(crate) guarantee: Option<usize>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "table")]
    pub(crate) format: LabFormat,
    /// Write to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LabFormat {
    /// Tables and plots for a terminal
    Table,
    /// The first table
    Csv,
    /// Everything, for programs
    Json,
    /// Tables and plots on one page, the plots as SVG
    Html,
}
