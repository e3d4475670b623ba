//! How much of a result is shown, and in which format.

use std::fmt;
use std::num::NonZeroUsize;
use std::path::Path;
use std::str::FromStr;

use clap::ValueEnum;
use codesim_report::TableFormat;
use serde::{Deserialize, Serialize};

/// Output formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Format {
    /// For reading in a terminal
    Table,
    /// One line a pair
    Csv,
    /// One JSON object a pair, a line each
    Jsonl,
    /// One row a pair, for programs that look at millions
    Parquet,
    /// Everything, for programs
    Json,
    /// One page to look at the class, its pairs and their sources; with --pair, a sheet to print about that pair
    Html,
    /// For a comment on a code host
    Markdown,
    /// For tools that show results of static analysis
    Sarif,
}

impl Format {
    /// The format that a file's name says, in any case; nothing for names that say none.
    pub(crate) fn of_file(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match extension.as_str() {
            "txt" => Self::Table,
            "csv" => Self::Csv,
            "jsonl" | "ndjson" => Self::Jsonl,
            "parquet" => Self::Parquet,
            "json" => Self::Json,
            "html" | "htm" => Self::Html,
            "md" => Self::Markdown,
            "sarif" => Self::Sarif,
            _ => return None,
        })
    }

    /// The format of the table, if it is one for programs.
    pub(crate) fn table(self) -> Option<TableFormat> {
        match self {
            Self::Csv => Some(TableFormat::Csv),
            Self::Jsonl => Some(TableFormat::JsonLines),
            Self::Parquet => Some(TableFormat::Parquet),
            Self::Table | Self::Json | Self::Html | Self::Markdown | Self::Sarif => None,
        }
    }
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

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Count(count) => count.fmt(f),
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

    pub(crate) fn count(self) -> Option<NonZeroUsize> {
        match self {
            Self::All => None,
            Self::Count(count) => Some(count),
        }
    }
}
