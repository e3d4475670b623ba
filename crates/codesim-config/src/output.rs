//! Amount and format of the output.

use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

use codesim_report::Format;
use serde::{Deserialize, Serialize};

/// A file to write, or standard output, and what is written there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The format to write.
    pub format: Format,
    /// The file; `None` for standard output.
    pub path: Option<PathBuf>,
}

impl Shown {
    /// A format, or else a table.
    pub fn new(format: Option<Format>, path: Option<&PathBuf>) -> Self {
        Self {
            format: format.unwrap_or(Format::Table),
            path: path.cloned(),
        }
    }
}

/// The program that reads CSV.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum CsvDialectArg {
    /// Any program: commas between fields, decimal points
    Plain,
    /// Excel in a language with decimal commas, such as German or French
    Excel,
}

/// Number of pairs to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "LimitValue", into = "LimitValue")]
pub enum Limit {
    /// All that share anything.
    All,
    /// This number.
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
    pub const FEW: Self = Self::Count(NonZeroUsize::new(20).expect("20 is not 0"));

    /// The number; none for all.
    pub fn count(self) -> Option<NonZeroUsize> {
        match self {
            Self::All => None,
            Self::Count(count) => Some(count),
        }
    }
}
