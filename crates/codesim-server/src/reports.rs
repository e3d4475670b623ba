//! The files of a finished job.

use codesim_report::Format;

/// The name of the file.
pub(crate) fn file_name(format: Format) -> &'static str {
    match format {
        Format::Table => "report.txt",
        Format::Csv => "report.csv",
        Format::Jsonl => "report.jsonl",
        Format::Parquet => "report.parquet",
        Format::Json => "report.json",
        Format::Html => "report.html",
        Format::Markdown => "report.md",
        Format::Sarif => "report.sarif",
    }
}

/// How it is announced to whoever asks for it.
pub(crate) fn media_type(format: Format) -> &'static str {
    match format {
        Format::Table => "text/plain; charset=utf-8",
        Format::Csv => "text/csv; charset=utf-8",
        Format::Jsonl => "application/jsonl",
        Format::Parquet => "application/vnd.apache.parquet",
        Format::Json => "application/json",
        Format::Html => "text/html; charset=utf-8",
        Format::Markdown => "text/markdown; charset=utf-8",
        Format::Sarif => "application/sarif+json",
    }
}

/// The format that a name asks for.
pub(crate) fn named(name: &str) -> Option<Format> {
    Format::ALL
        .into_iter()
        .find(|format| file_name(*format) == name)
}
