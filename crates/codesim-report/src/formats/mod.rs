//! The table of the formats that a report is written in.
//!
//! A format is a file that writes it and a row of [`FORMATS`]. Everything that lists formats reads the rows: options and their help,
//! the meaning of a file's name, the files of a service, messages. `docs/adding-an-output-format.md` shows how to add one.

pub(crate) mod html;
pub(crate) mod json;
pub(crate) mod markdown;
pub(crate) mod pair_table;
pub(crate) mod sarif;
pub(crate) mod table;

use std::io::{self, Write};
use std::path::Path;

use codesim_display::TableStyle;
use serde::{Deserialize, Serialize};

use self::html::write_html;
use self::json::write_json;
use self::markdown::write_markdown;
use self::pair_table::{TableFormat, write_pairs};
use self::sarif::write_sarif;
use self::table::write_table;
use crate::model::Report;

/// A format of reports. The evidence sheet of one pair is no format of a whole report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// For a person at a terminal: [`write_table`].
    Table,
    /// For a spreadsheet: [`write_pairs`].
    Csv,
    /// The same for Excel in a language with decimal commas, which opens it by a double click.
    CsvExcel,
    /// For a program that reads pairs as they come: [`write_pairs`].
    Jsonl,
    /// For a program that looks at millions of pairs: [`write_pairs`], with the feature `parquet`.
    Parquet,
    /// For another program: [`write_json`], described by `docs/report.schema.json`.
    Json,
    /// For reading a class, its pairs and their matches: [`write_html`].
    Html,
    /// For a comment on a code host: [`write_markdown`].
    Markdown,
    /// For tools that show results of static analysis: [`write_sarif`].
    Sarif,
}

/// The row of a format.
struct Row {
    format: Format,
    /// The name in options and settings: that of the format in kebab case.
    name: &'static str,
    /// Endings of file names, without the dot. Files that codesim names have the first one.
    extensions: &'static [&'static str],
    media_type: &'static str,
    /// One line of help.
    help: &'static str,
    /// Whether it shows where all matches are.
    has_places: bool,
    /// The reason for not writing it to a terminal, if there is one.
    unfit_for_terminal: Option<&'static str>,
    /// The table of pairs that it is, if it is one.
    table: Option<TableFormat>,
    is_built_in: bool,
    write: WriteReport,
}

/// Writes a report; the style is that of tables on a terminal.
type WriteReport = fn(&Report, &TableStyle, &mut (dyn Write + Send)) -> io::Result<()>;

/// All formats, in the order of the enum, which is that of help texts.
static FORMATS: [Row; 9] = [
    Row {
        format: Format::Table,
        name: "table",
        extensions: &["txt"],
        media_type: "text/plain; charset=utf-8",
        help: "For reading in a terminal",
        has_places: false,
        unfit_for_terminal: None,
        table: None,
        is_built_in: true,
        write: |report, style, out| write_table(report, style, out),
    },
    Row {
        format: Format::Csv,
        name: "csv",
        extensions: &["csv"],
        media_type: "text/csv; charset=utf-8",
        help: "One line a pair",
        has_places: false,
        unfit_for_terminal: None,
        table: Some(TableFormat::Csv),
        is_built_in: true,
        write: |report, _, out| write_pairs(report, TableFormat::Csv, out),
    },
    Row {
        format: Format::CsvExcel,
        name: "csv-excel",
        extensions: &["excel.csv"],
        media_type: "text/csv; charset=utf-8",
        help: "The same for an Excel that writes decimals with commas, as in German or French",
        has_places: false,
        unfit_for_terminal: None,
        table: Some(TableFormat::CsvExcel),
        is_built_in: true,
        write: |report, _, out| write_pairs(report, TableFormat::CsvExcel, out),
    },
    Row {
        format: Format::Jsonl,
        name: "jsonl",
        extensions: &["jsonl", "ndjson"],
        media_type: "application/jsonl",
        help: "One JSON object a pair, a line each",
        has_places: false,
        unfit_for_terminal: None,
        table: Some(TableFormat::JsonLines),
        is_built_in: true,
        write: |report, _, out| write_pairs(report, TableFormat::JsonLines, out),
    },
    Row {
        format: Format::Parquet,
        name: "parquet",
        extensions: &["parquet"],
        media_type: "application/vnd.apache.parquet",
        help: "One row a pair, for programs that look at millions",
        has_places: false,
        unfit_for_terminal: Some(
            "Parquet is for programs: write it to a file, with `-o pairs.parquet`",
        ),
        table: Some(TableFormat::Parquet),
        is_built_in: cfg!(feature = "parquet"),
        write: |report, _, out| write_pairs(report, TableFormat::Parquet, out),
    },
    Row {
        format: Format::Json,
        name: "json",
        extensions: &["json"],
        media_type: "application/json",
        help: "Everything, for programs",
        has_places: true,
        unfit_for_terminal: None,
        table: None,
        is_built_in: true,
        write: |report, _, out| write_json(report, out),
    },
    Row {
        format: Format::Html,
        name: "html",
        extensions: &["html", "htm"],
        media_type: "text/html; charset=utf-8",
        help: "One page to look at the class, its pairs and their sources; with --pair, a sheet to print about that pair",
        has_places: true,
        unfit_for_terminal: Some(
            "the page is for a browser: write it to a file, with `-o report.html`",
        ),
        table: None,
        is_built_in: true,
        write: |report, _, out| write_html(report, out),
    },
    Row {
        format: Format::Markdown,
        name: "markdown",
        extensions: &["md"],
        media_type: "text/markdown; charset=utf-8",
        help: "For a comment on a code host",
        has_places: true,
        unfit_for_terminal: None,
        table: None,
        is_built_in: true,
        write: |report, _, out| write_markdown(report, out),
    },
    Row {
        format: Format::Sarif,
        name: "sarif",
        extensions: &["sarif"],
        media_type: "application/sarif+json",
        help: "For tools that show results of static analysis",
        has_places: true,
        unfit_for_terminal: None,
        table: None,
        is_built_in: true,
        write: |report, _, out| write_sarif(report, out),
    },
];

impl Format {
    /// Returns all formats, in the order of help texts.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        FORMATS.iter().map(|row| row.format)
    }

    fn row(self) -> &'static Row {
        &FORMATS[self as usize]
    }

    /// Returns its name in options and settings.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the format of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|format| format.name() == name)
    }

    /// Returns the ending of the names of its files, without the dot.
    pub fn extension(self) -> &'static str {
        self.row().extensions[0]
    }

    /// Returns the format that a file's name implies, in any case; `None` if it implies none.
    pub fn of_file(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Self::all().find(|format| format.row().extensions.contains(&extension.as_str()))
    }

    /// Returns the media type of its files.
    pub fn media_type(self) -> &'static str {
        self.row().media_type
    }

    /// Returns its purpose, in one line.
    pub fn help(self) -> &'static str {
        self.row().help
    }

    /// Returns the reason for not writing it to a terminal, and what to do instead; `None` for formats that people can read there.
    pub fn unfit_for_terminal(self) -> Option<&'static str> {
        self.row().unfit_for_terminal
    }

    /// Returns the format of the table, if it is one of pairs.
    pub fn table(self) -> Option<TableFormat> {
        self.row().table
    }

    /// Returns whether this build writes it: Parquet takes the feature `parquet`.
    pub fn is_built_in(self) -> bool {
        self.row().is_built_in
    }

    /// Returns whether it shows where all matches are, which a comparison computes only on request.
    pub fn has_places(self) -> bool {
        self.row().has_places
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
        (self.row().write)(report, style, out)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::fixture::report;

    /// Returns the names of all formats, in the order of the enum.
    fn names_in_settings() -> Vec<String> {
        let error = serde_json::from_str::<Format>("\"\"").expect_err("no format has this name");
        let message = error.to_string();
        let names = message.split('`').skip(3).step_by(2);
        names.map(str::to_owned).collect()
    }

    #[test]
    fn each_format_has_the_row_of_its_name() {
        let names: Vec<_> = FORMATS.iter().map(|row| row.name).collect();
        assert_eq!(names, names_in_settings());
        for row in &FORMATS {
            assert_eq!(row.format.name(), row.name);
        }
    }

    #[test]
    fn no_two_formats_have_the_same_extension() {
        let all = FORMATS.iter().flat_map(|row| row.extensions);
        let different: BTreeSet<_> = all.clone().collect();
        assert_eq!(different.len(), all.count());
        for extension in different {
            assert_eq!(*extension, extension.to_ascii_lowercase());
        }
    }

    #[test]
    fn each_format_is_described() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/report-format.md");
        let page = std::fs::read_to_string(page).expect("the page is in the repository");
        for row in &FORMATS {
            let extensions = row.extensions.join("`, `.");
            let start = format!("| `{}` | `.{extensions}` |", row.name);
            assert!(page.contains(&start), "docs/report-format.md lacks {start}");
        }
    }

    #[test]
    fn unavailable_format_is_refused() {
        for format in Format::all() {
            let written = format.write(&report(), &TableStyle::default(), &mut Vec::new());
            assert_eq!(written.is_ok(), format.is_built_in(), "{format:?}");
        }
    }
}
