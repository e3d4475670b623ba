//! The formats that a report is written in.

use std::io::{self, Write};
use std::path::Path;

use codesim_display::TableStyle;
use serde::{Deserialize, Serialize};

use crate::model::Report;
use crate::pair_table::{TableFormat, write_pairs};
use crate::{write_html, write_json, write_markdown, write_sarif, write_table};

/// A format of reports. The evidence sheet of one pair is no format of a whole report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the table of this crate explains each by its name"
)]
pub enum Format {
    Table,
    Csv,
    Jsonl,
    Parquet,
    Json,
    Html,
    Markdown,
    Sarif,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Table,
        Self::Csv,
        Self::Jsonl,
        Self::Parquet,
        Self::Json,
        Self::Html,
        Self::Markdown,
        Self::Sarif,
    ];

    /// What people and settings call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Csv => "csv",
            Self::Jsonl => "jsonl",
            Self::Parquet => "parquet",
            Self::Json => "json",
            Self::Html => "html",
            Self::Markdown => "markdown",
            Self::Sarif => "sarif",
        }
    }

    /// The format that a file's name says, in any case; nothing for names that say none.
    pub fn of_file(path: &Path) -> Option<Self> {
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
    pub fn table(self) -> Option<TableFormat> {
        match self {
            Self::Csv => Some(TableFormat::Csv),
            Self::Jsonl => Some(TableFormat::JsonLines),
            Self::Parquet => Some(TableFormat::Parquet),
            Self::Table | Self::Json | Self::Html | Self::Markdown | Self::Sarif => None,
        }
    }

    /// Whether this build writes it: Parquet takes the feature `parquet`.
    pub fn is_built_in(self) -> bool {
        self != Self::Parquet || cfg!(feature = "parquet")
    }

    /// Whether it shows where all matches are, which a comparison finds out only if it is asked to.
    pub fn has_places(self) -> bool {
        self != Self::Table && self.table().is_none()
    }

    /// Writes a report; `style` is how a table looks.
    ///
    /// # Errors
    /// Any that `out` has, and [`Unsupported`](io::ErrorKind::Unsupported) for a format that [is not built in](Self::is_built_in).
    pub fn write(
        self,
        report: &Report,
        style: &TableStyle,
        out: &mut (dyn Write + Send),
    ) -> io::Result<()> {
        match self {
            Self::Table => write_table(report, style, out),
            Self::Csv => write_pairs(report, TableFormat::Csv, out),
            Self::Jsonl => write_pairs(report, TableFormat::JsonLines, out),
            Self::Parquet => write_pairs(report, TableFormat::Parquet, out),
            Self::Json => write_json(report, out),
            Self::Html => write_html(report, out),
            Self::Markdown => write_markdown(report, out),
            Self::Sarif => write_sarif(report, out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;

    #[test]
    fn settings_and_programs_call_a_format_the_same() {
        for format in Format::ALL {
            let text = serde_json::to_value(format).expect("it is a word");
            assert_eq!(text, format.name());
        }
    }

    #[test]
    fn unavailable_format_is_refused() {
        for format in Format::ALL {
            let written = format.write(&report(), &TableStyle::default(), &mut Vec::new());
            assert_eq!(written.is_ok(), format.is_built_in(), "{format:?}");
        }
    }
}
