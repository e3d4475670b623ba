//! Origins that a notebook names: its authors, the users who ran its cells, its tag on Colab, and the folder of somebody's account, as errors
//! among the outputs have it.
//!
//! *Limits.* Notebooks of more than 8 MiB are not read: metadata may be anything, and takes sixteen times its length in memory.
//!
//! *Source.* The notebook format, version 4 (`nbformat`), and the metadata that Colab adds.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;

use crate::shared_traits::origin::{Origin, OriginKind};
use crate::shared_traits::project::home;

/// Bytes of the longest notebook that is read for it.
const LONGEST: usize = 8 << 20;

/// Names that a notebook may say, the first of the alphabet: each is looked for in all of its text.
const MOST: usize = 20;

/// The parts that name origins; their content is up to the author of the notebook.
#[derive(Deserialize)]
struct Notebook {
    #[serde(default)]
    metadata: Value,
    #[serde(default)]
    cells: Vec<Cell>,
}

#[derive(Deserialize)]
struct Cell {
    #[serde(default)]
    metadata: Value,
}

/// Returns the origins that a notebook names, by lines; an empty list if the text is no notebook.
pub fn of_notebook(json: &str) -> Vec<Origin> {
    let read = (json.len() <= LONGEST).then(|| serde_json::from_str(json));
    let Some(Ok(Notebook { metadata, cells })) = read else {
        return Vec::new();
    };
    let authors = metadata.get("authors").and_then(Value::as_array);
    let authors = authors.into_iter().flatten();
    let all = authors
        .map(|author| (OriginKind::Author, author.get("name")))
        .chain([(
            OriginKind::Notebook,
            metadata.pointer("/colab/authorship_tag"),
        )])
        .chain(cells.iter().map(|cell| {
            let name = cell.metadata.pointer("/executionInfo/user/displayName");
            (OriginKind::Runner, name)
        }));
    let told: BTreeSet<(OriginKind, &str)> = all
        .filter_map(|(kind, said)| Some((kind, said?.as_str()?)))
        .filter(|(_, said)| !said.is_empty())
        .collect();
    let told = told.into_iter().take(MOST);
    let mut origins: Vec<Origin> = told
        .map(|(kind, said)| Origin {
            kind,
            line: line_of(json, said),
            said: said.to_owned(),
        })
        .collect();
    origins.extend(homes(json));
    origins.sort_by(|one, other| (one.line, one).cmp(&(other.line, other)));
    origins
}

/// Returns the folders of accounts that a text names, each where it first occurs.
fn homes(json: &str) -> Vec<Origin> {
    let mut told = BTreeSet::new();
    let homes = (1..).zip(json.lines()).filter_map(|(line, text)| {
        let said = home(text)?;
        told.insert(said.clone()).then_some(Origin {
            kind: OriginKind::Folder,
            said,
            line,
        })
    });
    homes.collect()
}

/// Returns the first line with a text, or the first of all if its letters are written in another way.
fn line_of(json: &str, said: &str) -> usize {
    let line = json.lines().position(|line| line.contains(said));
    line.unwrap_or(0) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(json: &str) -> Vec<(usize, OriginKind, String)> {
        let origins = of_notebook(json).into_iter();
        origins.map(|it| (it.line, it.kind, it.said)).collect()
    }

    #[test]
    fn a_notebook_names_people_and_itself() {
        let json = r#"{"cells": [
            {"cell_type": "code", "metadata": {"executionInfo": {"user": {"displayName": "Lea Maier", "userId": "01"}}},
             "outputs": [{"traceback": [
                "File /Users/lea/hw3/a.py\n", "File /Users/lea/hw3/a.py\n"]}], "source": []},
            {"cell_type": "code", "metadata": {"executionInfo": {"user": {"displayName": "Lea Maier"}}}, "source": []}],
          "metadata": {
            "authors": [{"name": "L. Maier"}, {}, 7],
            "colab": {"authorship_tag": "ABX9TyNexample"}}}"#;
        let expected = [
            (2, OriginKind::Runner, "Lea Maier"),
            (4, OriginKind::Folder, "/Users/lea"),
            (7, OriginKind::Author, "L. Maier"),
            (8, OriginKind::Notebook, "ABX9TyNexample"),
        ];
        assert_eq!(
            said(json),
            expected.map(|(line, kind, said)| (line, kind, said.to_owned()))
        );
    }

    #[test]
    fn a_crowd_of_names_is_cut() {
        let cell = |number: usize| {
            format!(
                r#"{{"metadata": {{"executionInfo": {{"user": {{"displayName": "n{number:06}"}}}}}}}}"#
            )
        };
        let cells: Vec<String> = (0..10_000).map(cell).collect();
        let json = format!("{{\"cells\": [\n{}]}}", cells.join(",\n"));
        let said = said(&json);
        assert_eq!(said.len(), MOST);
        assert_eq!(said[1], (3, OriginKind::Runner, "n000001".to_owned()));
    }

    #[test]
    fn malformed_notebook_has_no_traits() {
        for json in [
            "",
            "[]",
            "{}",
            r#"{"metadata": {"authors": "Lea"}, "cells": 3}"#,
        ] {
            assert_eq!(said(json), [], "{json}");
        }
    }
}
