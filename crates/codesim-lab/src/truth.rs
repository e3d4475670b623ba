//! `truth.csv`: which pairs of submissions are copies.
//!
//! Columns `case`, `a`, `b`, `label` (1 for a copy, 0 for an independent pair); others are passed over. A file `cases.csv` beside it
//! may say in its column `unlisted` what a pair is that the truth does not name: `negative` for independent, or `unknown`. Without
//! one, pairs are independent that are not named, unless the truth itself names independent pairs.

use std::collections::BTreeMap;

use codesim_display::visible;
use serde::Deserialize;

/// The known truth about classes, in the order of the file.
#[derive(Debug)]
pub struct Truth {
    /// One at least.
    pub cases: Vec<Case>,
}

/// The known truth about a class.
#[derive(Debug)]
pub struct Case {
    /// The name of the class.
    pub name: String,
    /// In the order of the file.
    pub pairs: Vec<Pair>,
    /// Whether pairs that are not listed are independent; otherwise their truth is unknown.
    pub unlisted_are_independent: bool,
}

/// The known truth about a pair.
#[derive(Debug)]
pub struct Pair {
    /// The name of one submission.
    pub left: String,
    /// That of the other.
    pub right: String,
    /// Whether it is a copy; otherwise the two are independent.
    pub is_copy: bool,
    /// File and line.
    pub place: String,
}

/// The fault of a file: its name, the place in it if that is known, and the value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct TruthError(String);

/// A file that was read: its name in errors, and its text.
pub type NamedText<'a> = (&'a str, &'a str);

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
    /// Parses a `truth.csv`, and the `cases.csv` beside it if there is one.
    ///
    /// # Errors
    /// When one of them is malformed, or the truth has no pair.
    pub fn parse(truth: NamedText, cases: Option<NamedText>) -> Result<Self, TruthError> {
        let mut known = Self::listed(truth)?;
        let unlisted = cases.map(unlisted).transpose()?.unwrap_or_default();
        for case in &mut known.cases {
            let none_is_named = case.pairs.iter().all(|pair| pair.is_copy);
            let said = unlisted.get(&case.name).copied();
            case.unlisted_are_independent = said.unwrap_or(none_is_named);
        }
        Ok(known)
    }

    fn listed(truth: NamedText) -> Result<Self, TruthError> {
        let (shown, _) = truth;
        let mut cases: Vec<Case> = Vec::new();
        for (line, row) in rows::<TruthRow>(truth, &["case", "a", "b", "label"])? {
            let place = format!("{shown}, line {line}");
            let pair = Pair {
                is_copy: either(&place, "label", &row.label, ["1", "0"])?,
                left: row.a,
                right: row.b,
                place,
            };
            match cases.iter_mut().find(|case| case.name == row.case) {
                Some(case) => case.pairs.push(pair),
                None => cases.push(Case::new(row.case, pair)),
            }
        }
        match cases.is_empty() {
            true => Err(TruthError(format!("{shown}: no pair in it"))),
            false => Ok(Self { cases }),
        }
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

/// For each case whether pairs are independent that the truth does not name.
fn unlisted(cases: NamedText) -> Result<BTreeMap<String, bool>, TruthError> {
    let (shown, _) = cases;
    let rows = rows::<CaseRow>(cases, &["case", "unlisted"])?.into_iter();
    rows.map(|(line, row)| {
        let place = format!("{shown}, line {line}");
        let independent = either(&place, "unlisted", &row.unlisted, ["negative", "unknown"])?;
        Ok((row.case, independent))
    })
    .collect()
}

/// Whether a cell has the first of two values.
fn either(
    place: &str,
    column: &str,
    value: &str,
    [first, second]: [&str; 2],
) -> Result<bool, TruthError> {
    match value == first {
        false if value != second => Err(TruthError(format!(
            "{place}: {column} `{}`; {first} or {second} was expected",
            visible(value)
        ))),
        is_first => Ok(is_first),
    }
}

/// The rows of a CSV file that has these columns, with the lines that they begin in.
fn rows<R: for<'de> Deserialize<'de>>(
    (shown, text): NamedText,
    columns: &[&str],
) -> Result<Vec<(u64, R)>, TruthError> {
    let faulty = |error: csv::Error| TruthError(format!("{shown}: {error}"));
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let headers = reader.headers().map_err(faulty)?.clone();
    let has = |column: &&str| headers.iter().any(|header| header == *column);
    if !columns.iter().all(has) {
        return Err(TruthError(format!(
            "{shown}: a first line with the columns {} was expected, with commas between them; it is `{}`",
            columns.join(", "),
            visible(&headers.iter().collect::<Vec<_>>().join(", "))
        )));
    }
    let read = |record: csv::Result<csv::StringRecord>| {
        let record = record.map_err(faulty)?;
        let line = record.position().map_or(0, csv::Position::line);
        let row = record.deserialize(Some(&headers));
        let faulty = |error| TruthError(format!("{shown}, line {line}: {error}"));
        Ok((line, row.map_err(faulty)?))
    };
    reader.records().map(read).collect()
}
