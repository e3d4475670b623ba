//! Arguments of `codesim pairs`.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use codesim_engine::DEFAULT_LIMIT;
use codesim_report::{Format, Language};

use codesim_config::{Limit, count, formats, languages, with_default};

#[derive(Debug, Args)]
pub(crate) struct PairsArgs {
    /// Folder that codesim-spark wrote, or its address in an object store: s3://bucket/folder, gs://, az://
    pub(crate) found: String,
    /// Folder of the tables that it compared, or its address
    pub(crate) tables: String,
    /// Title of the exercise, shown at the head of the report
    #[arg(long, value_name = "TEXT")]
    pub(crate) title: Option<String>,
    /// Day of the exercise, such as 2026-03-31, shown at the head of the report
    #[arg(long, value_name = "DAY")]
    pub(crate) date: Option<String>,
    /// Language of HTML reports [default: en]
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    pub(crate) language: Option<Language>,
    /// Show names, labels and times from this CSV file [see: docs/decisions-and-metadata.md]
    #[arg(long, value_name = "FILE")]
    pub(crate) metadata: Option<PathBuf>,
    /// JSON file with what people decided about pairs in earlier runs [see: docs/decisions-and-metadata.md]
    #[arg(long, value_name = "FILE")]
    pub(crate) decisions: Option<PathBuf>,
    #[arg(long, value_name = "N|all", help = with_default("Number of pairs to show, or `all`; those flagged or worth a second look are always shown", DEFAULT_LIMIT))]
    pub(crate) limit: Option<Limit>,
    /// Show only pairs of at least this similarity, from 0 to 1 [default: 0]
    #[arg(long, value_name = "S")]
    pub(crate) min_similarity: Option<f64>,
    /// Output format [default: what the name of the output file says, or else table]
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub(crate) format: Option<Format>,
    /// Write to a file instead of standard output (may be repeated)
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Vec<PathBuf>,
    /// Number of threads; the result does not depend on it [default: one a processor]
    #[arg(long, value_name = "N", value_parser = count)]
    pub(crate) threads: Option<NonZeroUsize>,
    /// No progress bars; the report stays the same
    #[arg(long, short)]
    pub(crate) quiet: bool,
}
