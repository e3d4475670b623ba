//! The data that the page of the HTML report reads: the report, split into parts that are viewed one at a time.
//!
//! The overview holds the data of every view. Its pairs are columns and refer to submissions by index, which keeps a report with a hundred thousand
//! pairs small. The matches of a pair and the sources of a submission are parts of their own. Offsets are in UTF-16 code units, as JavaScript
//! counts. The types of the page are generated from these.

use std::collections::HashMap;
use std::ops::Range;

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use crate::comparison;
use crate::findings::{self, Finding};
use crate::identical_files;
use crate::model::{
    ClassSummary, Decision, DecisionStatus, FileSummary, Location, Match, Notice, Pair, Parameters,
    Remark, Report, SharedBlock, SharedTrait, Source, SubmissionSummary, Syntax, Verdict,
};
use crate::packed::{MatchPart, PlacePart, ranges};
#[cfg(doc)]
use crate::packed::{PAIRS_PER_PART, SUBMISSIONS_PER_PART};
use crate::rings;
use crate::shared_blocks;
use crate::text::{self, last_line};
use crate::time_line::TimeLine;
use crate::trait_columns::{TraitPart, TraitText};
use crate::utf16::Utf16Offsets;
use crate::why::{in_short, visible_why};
use codesim_display::{FileName, HIDDEN, Locale, Sentence};

/// The data that every view needs.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct Overview<'a> {
    version: &'a str,
    parameters: &'a Parameters,
    class: &'a ClassSummary,
    submissions: &'a [SubmissionSummary],
    clusters: Vec<ClusterPart>,
    /// The submissions of each ring.
    rings: Vec<Vec<usize>>,
    /// Their number and how to read them; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    alike_as_groups: Option<String>,
    shared_blocks: Vec<BlockPart<'a>>,
    /// Their number and what can be done about them; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    shared_code: Option<String>,
    identical_files: Vec<IdenticalPart>,
    /// Their number and how to read them; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    same_files: Option<String>,
    notices: Vec<Notice>,
    remarks: Vec<Remark>,
    pairs: Columns<'a>,
    /// The verdicts in words.
    verdicts: [(Verdict, String); 4],
    /// Sentences that pairs refer to by index.
    findings: Vec<Finding>,
    /// Reliability of expected numbers; absent in a class without any.
    #[serde(skip_serializing_if = "Option::is_none")]
    reliance: Option<String>,
    /// Statements of evidence sheets about the comparison as a whole.
    sheet: SheetPart,
    /// First and last of each range of characters that are shown as escapes.
    hidden: &'static [(char, char)],
    #[serde(flatten)]
    lengths: &'a Lengths,
}

/// Lengths of the parts that are viewed one at a time; 0 for an empty part.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct Lengths {
    /// Those with matches, one for each [`PAIRS_PER_PART`] pairs.
    pub(crate) matches: Vec<usize>,
    /// Those with shared traits, of the same pairs.
    pub(crate) shared_traits: Vec<usize>,
    /// Those with sources, one for each [`SUBMISSIONS_PER_PART`] submissions.
    pub(crate) sources: Vec<usize>,
}

/// The data that the evidence sheets of all pairs share.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct SheetPart {
    class: Vec<String>,
    selection: String,
    parameters: Vec<(String, String)>,
    /// The decisions and their meanings.
    decisions: [(DecisionStatus, String); 3],
    /// The submission that each notice is about, if there is one in the report.
    notices: Vec<Option<usize>>,
}

impl SheetPart {
    fn new(locale: &Locale, report: &Report, names: &Indices) -> Self {
        let about = |notice: &Notice| names.0.get(notice.about.of()?).copied();
        Self {
            class: comparison::class(locale, report),
            selection: comparison::selection(locale, &report.parameters),
            parameters: comparison::parameters(locale, report),
            decisions: [
                DecisionStatus::Undecided,
                DecisionStatus::Confirmed,
                DecisionStatus::Dismissed,
            ]
            .map(|decision| (decision, findings::decision(locale, decision))),
            notices: report.notices.iter().map(about).collect(),
        }
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct ClusterPart {
    members: Vec<usize>,
    flagged_pairs: usize,
}

/// Code that several submissions have in common.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct BlockPart<'a> {
    submissions: Vec<usize>,
    shown_in: usize,
    file: String,
    first_line: usize,
    last_line: usize,
    tokens: usize,
    code: Option<&'a str>,
}

impl<'a> BlockPart<'a> {
    fn new(block: &'a SharedBlock, names: &Indices) -> Self {
        let members = block.submissions.iter();
        Self {
            submissions: members.map(|name| names.index(name)).collect(),
            shown_in: names.index(&block.shown_in),
            file: block.place.file.to_string(),
            first_line: block.place.start.line,
            last_line: last_line(&block.place),
            tokens: block.tokens,
            code: block.code.as_deref(),
        }
    }
}

/// A file that several submissions have byte for byte.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct IdenticalPart {
    submissions: Vec<usize>,
    /// Its path in the first of them.
    file: String,
    tokens: usize,
}

/// The pairs, as one list for each field.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct Columns<'a> {
    rank: Vec<Option<usize>>,
    /// Whether one of the two is a reference.
    with_reference: Vec<bool>,
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
    /// Index of its finding.
    finding: Vec<usize>,
    decision: Vec<Option<&'a Decision>>,
    /// Reason to read it.
    why: Vec<Option<String>>,
    /// The most telling of it in a few words, without names.
    in_short: Vec<Option<String>>,
    /// The pairs of which the code of one side is withheld, by their place in the other lists.
    withheld: Vec<usize>,
    /// Time lines of pairs, by their place in the other lists.
    time_lines: Vec<(usize, TimeLine)>,
}

/// Indices of submissions by their names.
pub(crate) struct Indices<'a>(HashMap<&'a str, usize>);

impl<'a> Indices<'a> {
    pub(crate) fn new(report: &'a Report) -> Self {
        let names = report.submissions.iter().map(|s| s.name.as_str());
        Self(names.zip(0..).collect())
    }

    /// Returns the index of a submission. Every name in a report is that of a submission; any other would be taken for the first one.
    fn index(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or_default()
    }
}

impl<'a> Overview<'a> {
    pub(crate) fn new(report: &'a Report, names: &Indices, lengths: &'a Lengths) -> Self {
        let locale = Locale::of(report.parameters.language);
        let indices = |members: &[String]| members.iter().map(|it| names.index(it)).collect();
        let clusters = report.clusters.iter().map(|cluster| ClusterPart {
            members: indices(&cluster.members),
            flagged_pairs: cluster.flagged_pairs,
        });
        let blocks = report.shared_blocks.largest.iter();
        let blocks = blocks.map(|block| BlockPart::new(block, names));
        let identical = report.identical_files.rarest.iter();
        let identical = identical.map(|it| IdenticalPart {
            submissions: indices(&it.submissions),
            file: it.file.to_string(),
            tokens: it.tokens,
        });
        let (pairs, findings) = Columns::new(locale, report, names);
        Self {
            version: &report.codesim_version,
            parameters: &report.parameters,
            class: &report.class,
            submissions: &report.submissions,
            clusters: clusters.collect(),
            rings: report.rings.iter().map(|it| indices(&it.members)).collect(),
            alike_as_groups: rings::heading(locale, report),
            shared_blocks: blocks.collect(),
            shared_code: shared_blocks::heading(locale, report),
            identical_files: identical.collect(),
            same_files: identical_files::heading(locale, report),
            notices: (report.notices.iter())
                .map(|it| translated_notice(locale, it))
                .collect(),
            remarks: (report.remarks.iter())
                .map(|it| translated_remark(locale, it))
                .collect(),
            pairs,
            verdicts: [
                Verdict::Flagged,
                Verdict::SecondLook,
                Verdict::NotUnusual,
                Verdict::TooSmall,
            ]
            .map(|verdict| (verdict, locale.text(text::verdict_message(verdict)))),
            findings,
            reliance: (report.class.reliability).map(|it| findings::reliance(locale, it)),
            sheet: SheetPart::new(locale, report, names),
            hidden: HIDDEN,
            lengths,
        }
    }
}

/// Returns a notice in the language of the page.
fn translated_notice(locale: &Locale, notice: &Notice) -> Notice {
    Notice {
        reason: Sentence::verbatim(notice.reason.in_language(locale)),
        ..notice.clone()
    }
}

/// Returns a remark in the language of the page.
fn translated_remark(locale: &Locale, remark: &Remark) -> Remark {
    Remark {
        sentence: Sentence::verbatim(remark.sentence.in_language(locale)),
        ..remark.clone()
    }
}

impl<'a> Columns<'a> {
    /// Returns the columns, and the findings that they refer to by index.
    fn new(locale: &Locale, report: &'a Report, names: &Indices) -> (Self, Vec<Finding>) {
        let mut columns = Self::default();
        let mut findings = Findings::default();
        for (place, pair) in report.pairs.iter().enumerate() {
            columns.withheld.extend(pair.withheld.then_some(place));
            (columns.time_lines).extend(TimeLine::new(pair).map(|it| (place, it)));
            columns.rank.push(pair.rank);
            columns.with_reference.push(pair.reference.is_some());
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
            let finding = Finding::new(locale, report, pair);
            columns.finding.push(findings.index(finding));
            columns.decision.push(pair.decision.as_ref());
            columns.why.push(visible_why(locale, pair));
            columns.in_short.push(in_short(locale, pair));
        }
        (columns, findings.in_order)
    }
}

/// The findings of pairs, each stored once.
#[derive(Default)]
struct Findings {
    in_order: Vec<Finding>,
    known: HashMap<Finding, usize>,
}

impl Findings {
    fn index(&mut self, finding: Finding) -> usize {
        if let Some(&index) = self.known.get(&finding) {
            return index;
        }
        let index = self.in_order.len();
        self.in_order.push(finding.clone());
        self.known.insert(finding, index);
        index
    }
}

/// Rounds to six decimals, as in the CSV.
fn rounded(share: f64) -> f64 {
    (share * 1e6).round() / 1e6
}

/// The sources of a submission.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct SourcePart<'a> {
    /// Index among the files of the submission.
    file: usize,
    text: &'a str,
    /// Ranges of starter code, [packed](ranges).
    given: Vec<i64>,
    /// Ranges by kind, packed.
    syntax: SyntaxPart,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct SyntaxPart {
    keyword: Vec<i64>,
    literal: Vec<i64>,
    uncompared: Vec<i64>,
}

/// The sources of a report by submission and file, with their offsets.
pub(crate) struct Sources<'a> {
    by_submission: Vec<Files<'a>>,
    /// Number of submissions in the class.
    class: usize,
    locale: &'static Locale,
}

/// The files of a submission, and the sources of those that the report has.
struct Files<'a> {
    all: &'a [FileSummary],
    placed: Vec<Placed<'a>>,
}

/// A source, the index of its file, and the conversion of byte offsets to those of the page.
struct Placed<'a> {
    file: usize,
    source: &'a Source,
    offsets: Utf16Offsets,
    /// Byte offsets of its line ends.
    line_ends: Vec<usize>,
}

impl<'a> Sources<'a> {
    pub(crate) fn new(report: &'a Report, names: &Indices) -> Self {
        let files = report.submissions.iter().map(|submission| Files {
            all: &submission.files,
            placed: Vec::new(),
        });
        let mut by_submission: Vec<Files> = files.collect();
        for source in &report.sources {
            let own = &mut by_submission[names.index(&source.submission)];
            if let Some(file) = own.index(&source.file) {
                own.placed.push(Placed {
                    file,
                    source,
                    offsets: Utf16Offsets::new(&source.text),
                    line_ends: source.text.match_indices('\n').map(|(at, _)| at).collect(),
                });
            }
        }
        Self {
            by_submission,
            class: text::class(report).count(),
            locale: Locale::of(report.parameters.language),
        }
    }

    /// Returns the part of each submission, in the order of the submissions.
    pub(crate) fn parts(&self) -> impl Iterator<Item = Vec<SourcePart<'a>>> {
        let parts = |files: &Files<'a>| files.placed.iter().map(Placed::part).collect();
        self.by_submission.iter().map(parts)
    }

    /// Returns the files of both submissions of a pair.
    fn sides(&self, pair: &Pair, names: &Indices) -> [Option<&Files<'a>>; 2] {
        [&pair.left, &pair.right].map(|name| self.by_submission.get(names.index(name)))
    }

    /// Returns the matches of a pair as the page shows them.
    pub(crate) fn matches(&self, pair: &Pair, names: &Indices) -> Vec<MatchPart> {
        let sides = self.sides(pair, names);
        let part = |found: &Match| {
            Some(MatchPart {
                kind: found.kind,
                moved: found.moved,
                why: findings::restructuring(self.locale, found),
                passage: found.passage,
                left: sides[0]?.place(&found.left)?,
                right: sides[1]?.place(&found.right)?,
                tokens: found.tokens,
                evidence: found.evidence,
                spelled_alike: found.spelled_alike,
                rarest: found.rarest,
            })
        };
        pair.matches.iter().filter_map(part).collect()
    }
}

impl<'a> Sources<'a> {
    /// Returns the shared traits of a pair as the page shows them.
    pub(crate) fn shared_traits(&self, pair: &'a Pair, names: &Indices) -> Vec<TraitPart<'a>> {
        let sides = self.sides(pair, names);
        let part = |found: &'a SharedTrait| {
            Some(TraitPart {
                kind: text::shared_trait(self.locale, found.kind),
                text: sides[0]?.text(found),
                held: text::held(self.locale, found, self.class),
                left: sides[0]?.place(&found.left)?,
                right: sides[1]?.place(&found.right)?,
            })
        };
        pair.shared_traits.iter().filter_map(part).collect()
    }
}

impl Files<'_> {
    fn index(&self, name: &FileName) -> Option<usize> {
        self.all.iter().position(|file| file.path == *name)
    }

    /// Returns the place of a match in these files.
    fn place(&self, location: &Location) -> Option<PlacePart> {
        let file = self.index(&location.file)?;
        let placed = self.placed.iter().find(|placed| placed.file == file);
        let range = placed.map_or(0..0, |placed| placed.range(&location.bytes));
        Some(PlacePart {
            file,
            start: range.start,
            end: range.end,
            first_line: location.start.line,
            last_line: last_line(location),
            counted: placed.map_or([0, 0], |placed| placed.lines(&location.bytes)),
        })
    }

    /// Returns the text of a trait whose place on the left is in these files.
    fn text<'a>(&self, found: &'a SharedTrait) -> TraitText<'a> {
        let text = found.text.as_deref();
        let own = self
            .placed
            .iter()
            .find(|placed| placed.source.file == found.left.file);
        let in_source = own.and_then(|placed| placed.source.text.get(found.left.bytes.clone()));
        match text.is_some() && text == in_source {
            true => TraitText::InSource,
            false => TraitText::Other(text),
        }
    }
}

impl<'a> Placed<'a> {
    fn part(&self) -> SourcePart<'a> {
        let of_kind = |kind: Syntax| {
            let all = self.source.syntax.iter().filter(move |it| it.1 == kind);
            ranges(all.map(|(bytes, _)| self.range(bytes)))
        };
        let given = self.source.boilerplate.iter();
        SourcePart {
            file: self.file,
            text: &self.source.text,
            given: ranges(given.map(|bytes| self.range(bytes))),
            syntax: SyntaxPart {
                keyword: of_kind(Syntax::Keyword),
                literal: of_kind(Syntax::Literal),
                uncompared: of_kind(Syntax::Uncompared),
            },
        }
    }

    /// Returns the lines of the first and the last byte of a range, from 1.
    fn lines(&self, bytes: &Range<usize>) -> [usize; 2] {
        let last = bytes.end.saturating_sub(1);
        [bytes.start, last].map(|at| 1 + self.line_ends.partition_point(|&end| end < at))
    }

    fn range(&self, bytes: &Range<usize>) -> Range<usize> {
        self.offsets.of(bytes.start)..self.offsets.of(bytes.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed::MatchColumns;
    use crate::trait_columns::TraitColumns;

    /// A part of each block.
    #[derive()]
    #[cfg_attr(test, derive(JsonSchema))]
    #[expect(dead_code, reason = "it names the types that the page has")]
    struct Payload<'a> {
        overview: Overview<'a>,
        matches: Vec<MatchColumns>,
        traits: Vec<TraitColumns>,
        sources: Vec<Vec<SourcePart<'a>>>,
        course: crate::course::CoursePlace<'a>,
    }

    #[test]
    fn types_of_the_page_are_current() {
        crate::fixture::compare_page_types::<Payload>("report");
    }
}
