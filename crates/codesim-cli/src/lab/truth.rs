//! `truth.csv`: which pairs of submissions are copies.
//!
//! Columns `case`, `a`, `b`, `label` (1 for a copy, 0 for an independent pair); others are passed over. A file `cases.csv` beside it
//! may say in its column `unlisted` what a pair is that the truth does not name: `negative` for independent, or `unknown`. Without
//! one, pairs are independent that are not named, unless the truth itself names independent pairs.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use codesim_words::{visible, visible_path};
use serde::Deserialize;

/// What is known about classes, in the order of the file.
pub(crate) struct Truth {
    pub(crate) cases: Vec<Case>,
}

/// What is known about a class.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) pairs: Vec<Pair>,
    pub(crate) unlisted_are_independent: bool,
}

/// What is known about a pair.
pub(crate) struct Pair {
    pub(crate) left: String,
    pub(crate) right: String,
    pub(crate) is_copy: bool,
    /// File and line.
    pub(crate) place: String,
}

#[derive(Deserialize)]
struct TruthRow {
    case: String,
    a: String,
    b: String,
    label: String,
}

#[derive(Deserialize)]
struct CaseRow {
    case: String,
    unlisted: String,
}

impl Truth {
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let shown = visible_path(path);
        let mut cases: Vec<Case> = Vec::new();
        for row in rows::<TruthRow>(path, &["case", "a", "b", "label"])? {
            let (line, row) = row?;
            let is_copy = match row.label.as_str() {
                "1" => true,
                "0" => false,
                other => bail!(
                    "{shown}, line {line}: label `{}`; 1 or 0 was expected",
                    visible(other)
                ),
            };
            let pair = Pair {
                left: row.a,
                right: row.b,
                is_copy,
                place: format!("{shown}, line {line}"),
            };
            match cases.iter_mut().find(|case| case.name == row.case) {
                Some(case) => case.pairs.push(pair),
                None => cases.push(Case::new(row.case, pair)),
            }
        }
        if cases.is_empty() {
            bail!("{shown}: no pair in it");
        }
        let unlisted = unlisted(&path.with_file_name("cases.csv"))?;
        for case in &mut cases {
            let none_is_named = case.pairs.iter().all(|pair| pair.is_copy);
            let said = unlisted.get(&case.name).copied();
            case.unlisted_are_independent = said.unwrap_or(none_is_named);
        }
        Ok(Self { cases })
    }

    /// The case of a class: the only one, or that with the name of its folder or of the folder above.
    pub(crate) fn case_of(&self, class: &Path) -> anyhow::Result<&Case> {
        if let [only] = self.cases.as_slice() {
            return Ok(only);
        }
        let full = class.canonicalize().with_context(|| visible_path(class))?;
        let folders = full
            .ancestors()
            .take(2)
            .filter_map(|folder| folder.file_name());
        let named = |folder: &std::ffi::OsStr| self.cases.iter().find(|case| folder == &*case.name);
        folders.filter_map(named).next().with_context(|| {
            format!(
                "{}: the truth has several cases, and none is called like this folder",
                visible_path(class)
            )
        })
    }
}

impl Case {
    fn new(name: String, pair: Pair) -> Self {
        Self {
            name,
            pairs: vec![pair],
            unlisted_are_independent: false,
        }
    }
}

/// For each case whether pairs are independent that the truth does not name; nothing if there is no such file.
fn unlisted(path: &Path) -> anyhow::Result<BTreeMap<String, bool>> {
    if !path.is_file() {
        return Ok(BTreeMap::new());
    }
    let mut cases = BTreeMap::new();
    for row in rows::<CaseRow>(path, &["case", "unlisted"])? {
        let (line, row) = row?;
        let independent = match row.unlisted.as_str() {
            "negative" => true,
            "unknown" => false,
            other => bail!(
                "{}, line {line}: unlisted `{}`; negative or unknown was expected",
                visible_path(path),
                visible(other)
            ),
        };
        cases.insert(row.case, independent);
    }
    Ok(cases)
}

/// The rows of a CSV file that has these columns, with the lines that they begin in.
fn rows<R: for<'de> Deserialize<'de>>(
    path: &Path,
    columns: &[&str],
) -> anyhow::Result<impl Iterator<Item = anyhow::Result<(u64, R)>>> {
    let shown = visible_path(path);
    let file = std::fs::File::open(path).with_context(|| format!("cannot read {shown}"))?;
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_reader(file);
    let headers = reader.headers().with_context(|| shown.clone())?.clone();
    ensure!(
        columns
            .iter()
            .all(|column| headers.iter().any(|header| header == *column)),
        "{shown}: a first line with the columns {} was expected, with commas between them; it is `{}`",
        columns.join(", "),
        visible(&headers.iter().collect::<Vec<_>>().join(", "))
    );
    Ok(reader.into_records().map(move |record| {
        let record = record.with_context(|| shown.clone())?;
        let line = record.position().map_or(0, csv::Position::line);
        let row = record.deserialize(Some(&headers));
        Ok((line, row.with_context(|| format!("{shown}, line {line}"))?))
    }))
}
