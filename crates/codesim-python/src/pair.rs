//! Pairs, their matches and the places of these.

use std::sync::Arc;

use codesim_report::model::{self, MatchKind, Record, Report, Side, TraitKind, Verdict};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyIterator, PyList};

use crate::arrow;
use crate::sequence::item;
use crate::verdict::verdict;

/// The pairs of a comparison, best score first: a sequence, and an Arrow stream of a row a pair (polars.DataFrame(pairs), duckdb and
/// pandas take it without a copy).
#[pyclass(frozen, sequence, module = "codesim")]
pub(crate) struct Pairs(Arc<Report>);

impl Pairs {
    pub(crate) fn new(report: &Arc<Report>) -> Self {
        Self(Arc::clone(report))
    }

    fn pair(&self, index: usize) -> Pair {
        Pair {
            report: Arc::clone(&self.0),
            index,
        }
    }
}

#[pymethods]
impl Pairs {
    fn __len__(&self) -> usize {
        self.0.pairs.len()
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        key: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let each = |index| self.pair(index);
        item(py, key, self.__len__(), each)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let each: Vec<_> = (0..self.__len__()).map(|index| self.pair(index)).collect();
        PyList::new(py, each)?.try_iter()
    }

    /// The pairs as an Arrow C stream: columns rank, left, right, score, similarity, containment_left, containment_right, matched_tokens,
    /// longest_match, expected_by_chance, verdict, flagged, cluster and why.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The protocol lets a producer hand out its own schema.
        let _ = requested_schema;
        arrow::stream(py, arrow::pairs(&self.0.pairs))
    }

    fn __repr__(&self) -> String {
        format!(
            "<codesim.Pairs: {}>",
            codesim_display::counted(self.__len__(), "pair")
        )
    }
}

/// Two submissions, and what they share.
#[pyclass(frozen, module = "codesim")]
pub(crate) struct Pair {
    report: Arc<Report>,
    index: usize,
}

impl Pair {
    fn pair(&self) -> &model::Pair {
        &self.report.pairs[self.index]
    }
}

#[pymethods]
impl Pair {
    /// 1 for the best score; None with a reference.
    #[getter]
    fn rank(&self) -> Option<usize> {
        self.pair().rank
    }

    /// Name of one submission.
    #[getter]
    fn left(&self) -> &str {
        &self.pair().left
    }

    /// Name of the other.
    #[getter]
    fn right(&self) -> &str {
        &self.pair().right
    }

    /// How much rare code the two share, 0..=1.
    #[getter]
    fn score(&self) -> f64 {
        self.pair().score
    }

    /// Share of the tokens of both that match, 0..=1, without starter code.
    #[getter]
    fn similarity(&self) -> f64 {
        self.pair().similarity
    }

    /// Share of the left submission's tokens that match, 0..=1.
    #[getter]
    fn containment_left(&self) -> f64 {
        self.pair().containment_left
    }

    /// Share of the right submission's tokens that match, 0..=1.
    #[getter]
    fn containment_right(&self) -> f64 {
        self.pair().containment_right
    }

    /// Tokens in matches.
    #[getter]
    fn matched_tokens(&self) -> usize {
        self.pair().matched_tokens
    }

    /// Tokens of the longest match.
    #[getter]
    fn longest_match(&self) -> usize {
        self.pair().longest_match
    }

    /// How many independent pairs are expected in the class to be as extreme, by score, by a long match or as a ring; None in a class
    /// too small to tell, and of submissions that are too small. The report says how far it can be relied on.
    #[getter]
    fn expected_by_chance(&self) -> Option<f64> {
        self.pair().expected_by_chance
    }

    /// "flagged", "second-look", "not-unusual" or "too-small".
    #[getter]
    fn verdict(&self) -> &'static str {
        verdict(self.pair().verdict)
    }

    /// Whether a person should read this pair.
    #[getter]
    fn flagged(&self) -> bool {
        self.pair().verdict == Verdict::Flagged
    }

    /// Number of the cluster that both are in, from 1, or None.
    #[getter]
    fn cluster(&self) -> Option<usize> {
        self.pair().cluster
    }

    /// Code that both have, the strongest evidence first.
    #[getter]
    fn matches(&self) -> Vec<Match> {
        let matches = 0..self.pair().matches.len();
        let each = |number| Match {
            report: Arc::clone(&self.report),
            pair: self.index,
            number,
        };
        matches.map(each).collect()
    }

    /// Whether one of the two is a reference, a solution that nobody of the class handed in.
    #[getter]
    fn with_reference(&self) -> bool {
        self.pair().reference.is_some()
    }

    /// Whether the submission is nearer to this reference, by the score, than any two submissions of the class are to each other.
    #[getter]
    fn nearest(&self) -> bool {
        self.pair().reference.is_some_and(|it| it.nearest)
    }

    /// Why a person should read it, in a sentence or two of facts; None unless it is flagged or worth a second look.
    #[getter]
    fn why(&self) -> Option<&str> {
        self.pair().why.as_deref()
    }

    /// Comments, strings, names, numbers and layout that both have and few others of the class: the rarest of each kind. They do not
    /// count for the score.
    #[getter]
    fn shared_traits(&self) -> Vec<SharedTrait> {
        let shared_traits = 0..self.pair().shared_traits.len();
        let each = |number| SharedTrait {
            report: Arc::clone(&self.report),
            pair: self.index,
            number,
        };
        shared_traits.map(each).collect()
    }

    fn __repr__(&self) -> String {
        let pair = self.pair();
        format!(
            "<codesim.Pair: {} and {}, score {:.3}, {}>",
            codesim_display::visible(&pair.left),
            codesim_display::visible(&pair.right),
            pair.score,
            verdict(pair.verdict)
        )
    }
}

/// Code that both submissions of a pair have.
#[pyclass(frozen, module = "codesim")]
pub(crate) struct Match {
    report: Arc<Report>,
    pair: usize,
    number: usize,
}

impl Match {
    fn found(&self) -> &model::Match {
        &self.report.pairs[self.pair].matches[self.number]
    }
}

/// A place in a submission.
fn place(report: &Report, submission: &str, location: &model::Location) -> Place {
    let sources = report.sources.iter();
    let mut of_file = sources.filter(|it| it.submission == submission && it.file == location.file);
    let text = of_file
        .next()
        .and_then(|it| it.text.get(location.bytes.clone()));
    Place {
        file: location.file.to_string(),
        start: (location.start.line, location.start.column),
        end: (location.end.line, location.end.column),
        text: text.map(str::to_owned),
    }
}

#[pymethods]
impl Match {
    /// "identical", "identifiers-renamed" (all but names and literals is the same) or "restructured" (written in another way or order).
    #[getter]
    fn kind(&self) -> &'static str {
        match self.found().kind {
            MatchKind::Identical => "identical",
            MatchKind::IdentifiersRenamed => "identifiers-renamed",
            MatchKind::Restructured => "restructured",
        }
    }

    /// Its place in the left submission.
    #[getter]
    fn left(&self) -> Place {
        place(
            &self.report,
            &self.report.pairs[self.pair].left,
            &self.found().left,
        )
    }

    /// Its place in the right submission.
    #[getter]
    fn right(&self) -> Place {
        place(
            &self.report,
            &self.report.pairs[self.pair].right,
            &self.found().right,
        )
    }

    /// Number of tokens, in the left submission where code is restructured.
    #[getter]
    fn tokens(&self) -> usize {
        self.found().tokens
    }

    /// Share of the pair's evidence that lies in this match, 0..=1.
    #[getter]
    fn evidence(&self) -> f64 {
        self.found().evidence
    }

    /// Share of its tokens that are also spelled alike, 0..=1.
    #[getter]
    fn spelled_alike(&self) -> f64 {
        self.found().spelled_alike
    }

    /// The side that had it first, "left" or "right"; None where that is not known.
    #[getter]
    fn first(&self) -> Option<&'static str> {
        let first = self.found().history.as_ref()?.first?;
        Some(match first {
            Side::Left => "left",
            Side::Right => "right",
        })
    }

    /// The source of the versions of both sides, "snapshots", "attempts" or "git"; None without any.
    #[getter]
    fn record(&self) -> Option<&'static str> {
        Some(match self.found().history.as_ref()?.record {
            Record::Snapshots => "snapshots",
            Record::Attempts => "attempts",
            Record::Git => "git",
        })
    }

    /// When each side got it, by its versions: left and right, None where that is not known.
    #[getter]
    fn appearances(&self) -> (Option<Appearance>, Option<Appearance>) {
        let history = self.found().history.clone().unwrap_or_default();
        (
            history.left.map(Appearance::new),
            history.right.map(Appearance::new),
        )
    }

    /// Number of the passage that it belongs to, from 1: matches that follow each other closely on both sides.
    #[getter]
    fn passage(&self) -> usize {
        self.found().passage
    }

    /// Whether it changed places with other matches of the two files.
    #[getter]
    fn moved(&self) -> bool {
        self.found().moved
    }

    fn __repr__(&self) -> String {
        let found = self.found();
        let lines = |it: &model::Location| format!("{}:{}-{}", it.file, it.start.line, it.end.line);
        format!(
            "<codesim.Match: {} and {}, {} tokens, {}>",
            lines(&found.left),
            lines(&found.right),
            found.tokens,
            self.kind()
        )
    }
}

/// Something rare that both submissions of a pair have.
#[pyclass(frozen, module = "codesim")]
pub(crate) struct SharedTrait {
    report: Arc<Report>,
    pair: usize,
    number: usize,
}

impl SharedTrait {
    fn pair(&self) -> &model::Pair {
        &self.report.pairs[self.pair]
    }

    fn found(&self) -> &model::SharedTrait {
        &self.pair().shared_traits[self.number]
    }
}

#[pymethods]
impl SharedTrait {
    /// "comment", "word", "string", "name", "number" or "layout".
    #[getter]
    fn kind(&self) -> &'static str {
        kind(self.found().kind)
    }

    /// Its text in the left submission, shortened.
    #[getter]
    fn text(&self) -> Option<&str> {
        self.found().text.as_deref()
    }

    /// Number of submissions of the class that have it, with these two; those of an index are not counted.
    #[getter]
    fn submissions(&self) -> usize {
        self.found().submissions
    }

    /// Whether no other submission of the class has it.
    #[getter]
    fn only_these(&self) -> bool {
        self.found().only_these
    }

    /// Its first place in the left submission.
    #[getter]
    fn left(&self) -> Place {
        place(&self.report, &self.pair().left, &self.found().left)
    }

    /// Its first place in the right submission.
    #[getter]
    fn right(&self) -> Place {
        place(&self.report, &self.pair().right, &self.found().right)
    }

    fn __repr__(&self) -> String {
        let text = self.text().unwrap_or_default();
        format!(
            "<codesim.SharedTrait: {} {}, in {}>",
            self.kind(),
            codesim_display::visible(text),
            codesim_display::counted(self.submissions(), "submission")
        )
    }
}

fn kind(kind: TraitKind) -> &'static str {
    match kind {
        TraitKind::Comment => "comment",
        TraitKind::Word => "word",
        TraitKind::String => "string",
        TraitKind::Name => "name",
        TraitKind::Number => "number",
        TraitKind::Layout => "layout",
    }
}

/// How code came into a submission. Times are in UTC, as "2026-03-31T21:04:00Z"; those of git and its author can be made up.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Appearance {
    /// The first version that has four fifths of the code or more: a commit, the name of a snapshot, the number of an attempt;
    /// None if it is the submission that was compared.
    version: Option<String>,
    /// Name of the commit's author; None if it is no commit.
    author: Option<String>,
    /// When its author wrote the commit.
    written: Option<String>,
    /// When the version was made: later than `written` if a commit was amended or rebased.
    committed: Option<String>,
    /// The last time at which a version had no more than a fifth of the code; None if it came with the first one.
    absent_until: Option<String>,
    /// Number of versions in which it grew, 1 if it came in one piece.
    versions: usize,
    /// Number of lines that the version added to the file.
    added_lines: usize,
    /// The file that had it then, if it has another name now.
    file: Option<String>,
}

impl Appearance {
    fn new(appearance: model::Appearance) -> Self {
        Self {
            version: appearance.version,
            author: appearance.author,
            written: appearance.written,
            committed: appearance.committed,
            absent_until: appearance.absent_until,
            versions: appearance.versions,
            added_lines: appearance.added_lines,
            file: appearance.file,
        }
    }
}

#[pymethods]
impl Appearance {
    fn __repr__(&self) -> String {
        let time = self.committed.as_deref().unwrap_or("now");
        format!("<codesim.Appearance: {time}>")
    }
}

/// A range of a file.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Place {
    /// Path below the submission, with the cell of a notebook.
    file: String,
    /// Line and column of the first character, from 1.
    start: (usize, usize),
    /// Line and column of the character behind the last one.
    end: (usize, usize),
    /// The text; None if an index does not keep it.
    text: Option<String>,
}

#[pymethods]
impl Place {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.Place: {}:{}-{}>",
            self.file, self.start.0, self.end.0
        )
    }
}
