//! What the page of the HTML report reads: the report cut into parts that are looked at one at a time.
//!
//! The overview holds what every view needs. Its pairs are columns and name submissions by their index, which keeps a
//! report with a hundred thousand pairs small. The matches of a pair and the sources of a submission are parts of their own.
//! Offsets are in UTF-16 code units, as JavaScript counts. `viewer/src/payload.ts` describes the same to the page.

use std::collections::HashMap;
use std::ops::Range;

use serde::Serialize;

use crate::findings;
use crate::model::{
    ClassSummary, Location, Match, MatchKind, Notice, Pair, Parameters, Remark, Report, Review,
    Source, SubmissionSummary, Syntax, Verdict,
};
use crate::text::{self, last_line};
use crate::utf16::Utf16Offsets;
use codesim_words::HIDDEN;

/// What every view needs.
#[derive(Serialize)]
pub(crate) struct Overview<'a> {
    version: &'a str,
    parameters: &'a Parameters,
    class: &'a ClassSummary,
    submissions: &'a [SubmissionSummary],
    clusters: Vec<ClusterPart>,
    notices: &'a [Notice],
    remarks: &'a [Remark],
    pairs: Columns<'a>,
    /// What verdicts are called.
    verdicts: [(Verdict, &'static str); 4],
    /// Sentences on the strength of the evidence that pairs name by their index.
    strengths: Vec<String>,
    /// First and last of each range of characters that are shown as escapes.
    hidden: &'static [(char, char)],
    /// Lengths of the parts with matches, one for each pair.
    matches: &'a [usize],
    /// Lengths of the parts with sources, one for each submission; 0 if it has none.
    sources: &'a [usize],
}

#[derive(Serialize)]
struct ClusterPart {
    members: Vec<usize>,
    flagged_pairs: usize,
}

/// The pairs, as one list for each field.
#[derive(Default, Serialize)]
struct Columns<'a> {
    rank: Vec<Option<usize>>,
    left: Vec<usize>,
    right: Vec<usize>,
    score: Vec<f64>,
    similarity: Vec<f64>,
    containment_left: Vec<f64>,
    containment_right: Vec<f64>,
    matched_tokens: Vec<usize>,
    longest_match: Vec<usize>,
    expected: Vec<Option<f64>>,
    verdict: Vec<Verdict>,
    /// Index of the sentence on the strength of the evidence.
    strength: Vec<usize>,
    cluster: Vec<Option<usize>>,
    review: Vec<Option<&'a Review>>,
}

/// Indices of submissions by their names.
pub(crate) struct Indices<'a>(HashMap<&'a str, usize>);

impl<'a> Indices<'a> {
    pub(crate) fn new(report: &'a Report) -> Self {
        let names = report.submissions.iter().map(|s| s.name.as_str());
        Self(names.zip(0..).collect())
    }

    /// Every name in a report is that of a submission; any other would be taken for the first one.
    fn index(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or_default()
    }
}

impl<'a> Overview<'a> {
    pub(crate) fn new(
        report: &'a Report,
        names: &Indices,
        matches: &'a [usize],
        sources: &'a [usize],
    ) -> Self {
        let clusters = report.clusters.iter().map(|cluster| ClusterPart {
            members: cluster
                .members
                .iter()
                .map(|name| names.index(name))
                .collect(),
            flagged_pairs: cluster.flagged_pairs,
        });
        let (pairs, strengths) = Columns::new(report, names);
        Self {
            version: &report.codesim_version,
            parameters: &report.parameters,
            class: &report.class,
            submissions: &report.submissions,
            clusters: clusters.collect(),
            notices: &report.notices,
            remarks: &report.remarks,
            pairs,
            verdicts: [
                Verdict::Flagged,
                Verdict::WorthALook,
                Verdict::AsExpected,
                Verdict::TooSmall,
            ]
            .map(|verdict| (verdict, text::verdict(verdict))),
            strengths,
            hidden: HIDDEN,
            matches,
            sources,
        }
    }
}

impl<'a> Columns<'a> {
    /// The columns, and the sentences that they name.
    fn new(report: &'a Report, names: &Indices) -> (Self, Vec<String>) {
        let mut columns = Self::default();
        let mut strengths = Sentences::default();
        for pair in &report.pairs {
            columns.rank.push(pair.rank);
            columns.left.push(names.index(&pair.left));
            columns.right.push(names.index(&pair.right));
            columns.score.push(rounded(pair.score));
            columns.similarity.push(rounded(pair.similarity));
            columns
                .containment_left
                .push(rounded(pair.containment_left));
            columns
                .containment_right
                .push(rounded(pair.containment_right));
            columns.matched_tokens.push(pair.matched_tokens);
            columns.longest_match.push(pair.longest_match);
            columns.expected.push(pair.expected_by_chance);
            columns.verdict.push(pair.verdict);
            let strength = findings::strength(report, pair);
            columns.strength.push(strengths.index(strength));
            columns.cluster.push(pair.cluster);
            columns.review.push(pair.review.as_ref());
        }
        (columns, strengths.in_order)
    }
}

/// Sentences that pairs share, each kept once.
#[derive(Default)]
struct Sentences {
    in_order: Vec<String>,
    known: HashMap<String, usize>,
}

impl Sentences {
    fn index(&mut self, sentence: String) -> usize {
        if let Some(&index) = self.known.get(&sentence) {
            return index;
        }
        let index = self.in_order.len();
        self.in_order.push(sentence.clone());
        self.known.insert(sentence, index);
        index
    }
}

/// Six decimals, as in the CSV.
fn rounded(share: f64) -> f64 {
    (share * 1e6).round() / 1e6
}

/// A match as the page shows it.
#[derive(Serialize)]
pub(crate) struct MatchPart {
    kind: MatchKind,
    /// The kind in words, and whether the match was moved.
    words: &'static str,
    /// Why it is the same where it was rewritten.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    passage: usize,
    left: PlacePart,
    right: PlacePart,
    tokens: usize,
    evidence: f64,
    spelled_alike: f64,
    rarest: Option<usize>,
}

/// Where one side of a match is.
#[derive(Serialize)]
struct PlacePart {
    /// Index among the files of the submission.
    file: usize,
    start: usize,
    end: usize,
    first_line: usize,
    last_line: usize,
}

/// The sources of a submission.
#[derive(Serialize)]
pub(crate) struct SourcePart<'a> {
    /// Index among the files of the submission.
    file: usize,
    text: &'a str,
    /// Start and end of each range that is boilerplate.
    given: Vec<(usize, usize)>,
    /// Start and end of each range, by sort.
    syntax: SyntaxPart,
}

#[derive(Default, Serialize)]
struct SyntaxPart {
    keyword: Vec<(usize, usize)>,
    literal: Vec<(usize, usize)>,
    uncompared: Vec<(usize, usize)>,
}

/// The sources of a report by submission and file, with their offsets.
pub(crate) struct Sources<'a> {
    by_submission: Vec<Vec<Placed<'a>>>,
}

/// A source, the index of its file, and the conversion of byte offsets to those of the page.
struct Placed<'a> {
    file: usize,
    source: &'a Source,
    offsets: Utf16Offsets,
}

impl<'a> Sources<'a> {
    pub(crate) fn new(report: &'a Report, names: &Indices) -> Self {
        let mut by_submission: Vec<Vec<Placed>> = Vec::new();
        by_submission.resize_with(report.submissions.len(), Vec::new);
        for source in &report.sources {
            let submission = names.index(&source.submission);
            let files = &report.submissions[submission].files;
            if let Some(file) = files.iter().position(|file| file.path == source.file) {
                by_submission[submission].push(Placed {
                    file,
                    source,
                    offsets: Utf16Offsets::new(&source.text),
                });
            }
        }
        Self { by_submission }
    }

    /// The part of each submission, in the order of the submissions.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Vec<SourcePart<'a>>> {
        let parts = |files: &Vec<Placed<'a>>| files.iter().map(Placed::part).collect();
        self.by_submission.iter().map(parts)
    }

    /// The matches of a pair as the page shows them.
    pub(crate) fn matches(&self, pair: &Pair, names: &Indices) -> Vec<MatchPart> {
        let sides = [&pair.left, &pair.right].map(|name| self.by_submission.get(names.index(name)));
        let part = |found: &Match| {
            Some(MatchPart {
                kind: found.kind,
                words: text::kind(found),
                why: findings::rewriting(found),
                passage: found.passage,
                left: place(sides[0]?, &found.left)?,
                right: place(sides[1]?, &found.right)?,
                tokens: found.tokens,
                evidence: rounded(found.evidence),
                spelled_alike: rounded(found.spelled_alike),
                rarest: found.rarest,
            })
        };
        pair.matches.iter().filter_map(part).collect()
    }
}

impl<'a> Placed<'a> {
    fn part(&self) -> SourcePart<'a> {
        let mut syntax = SyntaxPart::default();
        for (range, kind) in &self.source.syntax {
            let ranges = match kind {
                Syntax::Keyword => &mut syntax.keyword,
                Syntax::Literal => &mut syntax.literal,
                Syntax::Uncompared => &mut syntax.uncompared,
            };
            ranges.push(self.range(range));
        }
        SourcePart {
            file: self.file,
            text: &self.source.text,
            given: self
                .source
                .boilerplate
                .iter()
                .map(|range| self.range(range))
                .collect(),
            syntax,
        }
    }

    fn range(&self, bytes: &Range<usize>) -> (usize, usize) {
        (self.offsets.of(bytes.start), self.offsets.of(bytes.end))
    }
}

/// A place in the files of a submission; nothing if the report does not have the source.
fn place(files: &[Placed], location: &Location) -> Option<PlacePart> {
    let placed = files
        .iter()
        .find(|placed| placed.source.file == location.file)?;
    let (start, end) = placed.range(&location.bytes);
    Some(PlacePart {
        file: placed.file,
        start,
        end,
        first_line: location.start.line,
        last_line: last_line(location),
    })
}
