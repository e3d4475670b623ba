//! Jupyter notebooks: each code cell is read as a file of its own, so that positions are given by cell and line.
//!
//! Outputs, prose and the notebook's own data are not compared.
//!
//! *Source.* The notebook format, versions 3 and 4 (`nbformat`).

use std::path::Path;

use serde::Deserialize;

/// A notebook's code.
pub(crate) struct Notebook {
    /// The language of its cells, in lowercase.
    pub(crate) language: String,
    /// Number of each code cell, counted from 1 among all cells, and its text.
    pub(crate) cells: Vec<(usize, String)>,
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    metadata: Metadata,
    #[serde(default)]
    cells: Vec<Cell>,
    /// The cells in version 3.
    #[serde(default)]
    worksheets: Vec<Worksheet>,
}

#[derive(Default, Deserialize)]
struct Metadata {
    language_info: Option<LanguageInfo>,
    kernelspec: Option<KernelSpec>,
}

#[derive(Deserialize)]
struct LanguageInfo {
    name: String,
}

#[derive(Deserialize)]
struct KernelSpec {
    language: Option<String>,
}

#[derive(Deserialize)]
struct Worksheet {
    #[serde(default)]
    cells: Vec<Cell>,
}

#[derive(Deserialize)]
struct Cell {
    cell_type: String,
    #[serde(alias = "input", default)]
    source: Text,
}

/// A text as it is stored: whole, or line by line.
#[derive(Deserialize)]
#[serde(untagged)]
enum Text {
    Whole(String),
    Lines(Vec<String>),
}

impl Default for Text {
    fn default() -> Self {
        Self::Whole(String::new())
    }
}

/// The language of a notebook that does not name one.
const USUAL_LANGUAGE: &str = "python";

/// Whether a file is a notebook, by its name.
pub(crate) fn is_notebook(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("ipynb"))
}

/// Reads a notebook; an `Err` holds the reason why it is none.
pub(crate) fn read(json: &str) -> Result<Notebook, String> {
    let file: File = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let named = file.metadata.language_info.map(|info| info.name);
    let kernel = || file.metadata.kernelspec.and_then(|kernel| kernel.language);
    let language = named.or_else(kernel).unwrap_or(USUAL_LANGUAGE.to_owned());
    let old = file.worksheets.into_iter().flat_map(|sheet| sheet.cells);
    let cells = (1..).zip(file.cells.into_iter().chain(old));
    Ok(Notebook {
        language: language.to_lowercase(),
        cells: cells
            .filter(|(_, cell)| cell.cell_type == "code")
            .map(|(number, cell)| (number, cell.text()))
            .collect(),
    })
}

impl Cell {
    /// Returns the code, with empty lines for commands to the notebook itself.
    fn text(self) -> String {
        let text = match self.source {
            Text::Whole(text) => text,
            Text::Lines(lines) => lines.concat(),
        };
        let is_command = |line: &str| line.trim_start().starts_with(['%', '!']);
        let lines = text.split_inclusive('\n');
        lines
            .map(|line| match is_command(line) {
                true => line
                    .get(line.trim_end_matches('\n').len()..)
                    .unwrap_or_default(),
                false => line,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_cells_are_numbered_among_all() {
        let json = r##"{"nbformat": 4, "metadata": {"kernelspec": {"language": "R"}}, "cells": [
            {"cell_type": "markdown", "source": "# Title"},
            {"cell_type": "code", "outputs": [{"text": "1"}], "source": ["a <- 1\n", "%time b\n", "c"]},
            {"cell_type": "code", "source": "d"}]}"##;
        let notebook = read(json).expect("it is one");
        assert_eq!(notebook.language, "r");
        let expected = [(2, "a <- 1\n\nc"), (3, "d")];
        assert_eq!(
            notebook.cells,
            expected.map(|(n, text)| (n, text.to_owned()))
        );
    }

    #[test]
    fn the_old_format_and_an_unknown_language() {
        let json = r#"{"worksheets": [{"cells": [{"cell_type": "code", "input": ["x"]}]}]}"#;
        let notebook = read(json).expect("it is one");
        assert_eq!(
            (notebook.language.as_str(), notebook.cells.len()),
            ("python", 1)
        );
        assert!(read("[1]").is_err());
    }
}
