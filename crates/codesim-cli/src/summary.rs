//! From a comparison to the report's model: names, lines and columns for numbers and positions.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;
use std::path::PathBuf;

use codesim_match::{Alignment, ChannelThresholds, Comparison, Place, RankedPair, Submission};
use codesim_report::model::{
    Against, ChannelParameters, ClassSummary, Cluster, Decision, FileSummary, Location, Match,
    MatchKind, Notice, Pair, Parameters, Position, Report, SCHEMA_VERSION, SelectionScheme, Source,
    SubmissionSummary, Timing, Verdict,
};
use rayon::prelude::*;

use crate::digest::{digest, hexadecimal};
use crate::known::Known;
use crate::progress::Step;
use crate::reading::{Described, Origin, ReadFile};
use crate::settings::{Format, Settings};
use crate::syntax::syntax;
use crate::{escape, remarks, source};

/// A class: names and files, token strings, and how they compare.
pub(crate) struct Class<'a> {
    pub(crate) described: &'a [Described],
    pub(crate) submissions: &'a [Submission],
    pub(crate) comparison: &'a Comparison<'a>,
    pub(crate) known: Known,
    /// The index that the class was compared with.
    pub(crate) against: Option<Against>,
}

/// A pair with its rank, if it has one.
type Shown = (Option<usize>, RankedPair);

/// Makes the report.
pub(crate) fn report(
    class: &Class,
    roots: &[PathBuf],
    settings: &Settings,
    thresholds: &ChannelThresholds,
    notices: Vec<Notice>,
    timings: &mut Vec<Timing>,
) -> Report {
    let judged: Vec<RankedPair> = class.comparison.pairs().collect();
    let flagged = Flagged::new(class, &judged);
    let shown = class.shown(&judged, settings);
    let least = match class.known.pair {
        Some(_) => 0.0,
        None => settings.min_similarity.unwrap_or_default(),
    };

    let step = Step::new("aligning", shown.len(), settings.quiet);
    let wants_places = !matches!(settings.format, None | Some(Format::Table | Format::Csv));
    let texts = if wants_places {
        Texts::read(class, &shown)
    } else {
        Texts::default()
    };
    let pairs: Vec<Pair> = shown
        .par_iter()
        .filter_map(|(rank, pair)| {
            let alignment = class.comparison.align(pair.left, pair.right);
            step.advance();
            let wanted = alignment.similarity() >= least;
            wanted.then(|| class.pair(*rank, pair, &alignment, &texts, &flagged))
        })
        .collect();
    timings.push(step.finish("align"));
    Report {
        schema_version: SCHEMA_VERSION,
        codesim_version: env!("CARGO_PKG_VERSION").to_owned(),
        parameters: parameters(class, roots, settings, thresholds),
        submissions: class.summaries(&flagged),
        notices,
        remarks: remarks::remarks(class),
        class: class.summary(&flagged),
        clusters: flagged.clusters(class),
        pairs,
        timings: None,
        sources: texts.sources(class),
    }
}

fn parameters(
    class: &Class,
    roots: &[PathBuf],
    settings: &Settings,
    thresholds: &ChannelThresholds,
) -> Parameters {
    let shown = |paths: &[PathBuf]| paths.iter().map(|path| escape::path(path)).collect();
    let channel = |t: codesim_fingerprint::Thresholds| ChannelParameters {
        noise: t.noise(),
        guarantee: t.guarantee(),
    };
    let files = class.described.iter().flat_map(|d| &d.files);
    let languages: BTreeSet<String> = files.map(|file| file.language.clone()).collect();
    Parameters {
        roots: shown(roots),
        old: shown(&settings.old),
        against: class.against.clone(),
        boilerplate: shown(&settings.boilerplate),
        languages: languages.into_iter().collect(),
        structure: channel(thresholds.structure),
        text: channel(thresholds.text),
        selection: settings
            .selection
            .as_ref()
            .map(|selection| SelectionScheme {
                scheme: selection.to_string(),
                is_guaranteed: selection.is_guaranteed(),
            }),
        max_occurrences: settings.max_occurrences.map(|m| m.get()),
        limit: settings.limit.and_then(|l| l.count()),
        min_similarity: settings.min_similarity.unwrap_or_default(),
        keep_imports: settings.keep_imports,
    }
}

impl Class<'_> {
    fn summaries(&self, flagged: &Flagged) -> Vec<SubmissionSummary> {
        let each = self.described.iter().zip(self.submissions).enumerate();
        each.map(|(index, (described, submission))| SubmissionSummary {
            name: described.name.clone(),
            old: submission.old,
            indexed: described.is_indexed(),
            is_file: is_file(described),
            metadata: self.known.metadata.get(&index).cloned(),
            cluster: flagged.cluster(index),
            files: described.files.iter().map(file_summary).collect(),
            digest: Some(digest(described)),
            tokens: submission.token_count(),
            matchable_tokens: self.comparison.matchable_tokens(index),
        })
        .collect()
    }

    /// The pairs to show with their ranks: the best, or the one asked for.
    fn shown(&self, judged: &[RankedPair], settings: &Settings) -> Vec<Shown> {
        let mut ranked = (1..).map(Some).zip(judged.iter().copied());
        let Some([left, right]) = self.known.pair else {
            let limit = settings.limit.and_then(|l| l.count());
            return ranked.take(limit.unwrap_or(usize::MAX)).collect();
        };
        let asked = ranked.find(|(_, pair)| (pair.left, pair.right) == (left, right));
        vec![asked.unwrap_or_else(|| (None, self.comparison.pair(left, right)))]
    }

    fn is_dismissed(&self, left: usize, right: usize) -> bool {
        let review = self.known.reviews.get(&[left, right]);
        review.is_some_and(|review| review.decision == Decision::Dismissed)
    }

    fn summary(&self, flagged: &Flagged) -> ClassSummary {
        let background = self.comparison.background();
        ClassSummary {
            pairs: background.pairs(),
            sharing_pairs: self.comparison.sharing_pairs(),
            flagged_pairs: flagged.pairs.len() + flagged.dismissed,
            dismissed_pairs: flagged.dismissed,
            background_known: background.is_known(),
            histogram: background.histogram().to_vec(),
            innocent_histogram: background.innocent_histogram(),
            flag_score: self.comparison.flag_score(),
        }
    }

    fn pair(
        &self,
        rank: Option<usize>,
        pair: &RankedPair,
        alignment: &Alignment,
        texts: &Texts,
        flagged: &Flagged,
    ) -> Pair {
        let pairs = self.comparison.background().pairs() as f64;
        let place = |submission: usize, place: &Place| self.location(submission, place, texts);
        let matches = alignment.matches.iter().filter_map(|found| {
            Some(Match {
                kind: match found {
                    _ if found.rewritten => MatchKind::Rewritten,
                    _ if found.spelled_alike < 1.0 => MatchKind::Renamed,
                    _ => MatchKind::Verbatim,
                },
                passage: found.passage + 1,
                moved: found.moved,
                left: place(pair.left, &found.left)?,
                right: place(pair.right, &found.right)?,
                tokens: found.left.tokens.len(),
                evidence: found.evidence,
                spelled_alike: found.spelled_alike,
                rarest: found.rarest,
            })
        });
        Pair {
            rank,
            left: self.described[pair.left].name.clone(),
            right: self.described[pair.right].name.clone(),
            score: pair.score,
            similarity: alignment.similarity(),
            containment_left: alignment.containment_left(),
            containment_right: alignment.containment_right(),
            matched_tokens: alignment.matched_tokens,
            longest_match: alignment.longest_match,
            p_value: pair.p_value,
            expected_innocent_pairs: pair.p_value.map(|p| p * pairs),
            verdict: match pair.verdict {
                codesim_match::Verdict::Flagged => Verdict::Flagged,
                codesim_match::Verdict::Unremarkable => Verdict::Unremarkable,
                codesim_match::Verdict::TooSmall => Verdict::TooSmall,
            },
            cluster: flagged.common_cluster(pair.left, pair.right),
            review: self.known.reviews.get(&[pair.left, pair.right]).cloned(),
            matches: matches.collect(),
        }
    }

    /// Lines and columns of a place; nothing if its text was not read.
    fn location(&self, submission: usize, place: &Place, texts: &Texts) -> Option<Location> {
        let text = texts.by_file.get(&(submission, place.document))?;
        let bytes = self.bytes(submission, place.document, &place.tokens);
        Some(Location {
            file: self.described[submission].files[place.document]
                .name
                .clone(),
            start: text.position(bytes.start),
            end: text.position(bytes.end),
            bytes,
        })
    }

    /// Byte range of a range of tokens, which is not empty.
    fn bytes(&self, submission: usize, document: usize, tokens: &Range<usize>) -> Range<usize> {
        let spans = &self.submissions[submission].documents[document]
            .tokens
            .spans()[tokens.clone()];
        let start = spans.first().map_or(0, |span| span.start as usize);
        let end = spans
            .iter()
            .map(|span| span.end as usize)
            .max()
            .unwrap_or(start);
        start..end
    }
}

/// Whether a submission is one file or notebook.
fn is_file(described: &Described) -> bool {
    described
        .files
        .first()
        .is_some_and(|file| match &file.origin {
            Origin::Disk { path, .. } => *path == described.path,
            Origin::Index { .. } => described.path.file_name() == Some(file.name.path.as_ref()),
        })
}

fn file_summary(file: &ReadFile) -> FileSummary {
    FileSummary {
        path: file.name.clone(),
        language: file.language.clone(),
        sha256: Some(hexadecimal(&file.sha256)),
    }
}

/// The flagged pairs and how they hang together.
struct Flagged {
    /// Without those that were dismissed: these tie nothing together.
    pairs: Vec<(usize, usize)>,
    /// Number of those that were dismissed.
    dismissed: usize,
    clusters: Vec<Vec<usize>>,
    /// For each submission the number of its cluster, from 1.
    cluster_of: Vec<Option<usize>>,
}

impl Flagged {
    fn new(class: &Class, judged: &[RankedPair]) -> Self {
        let flagged = judged
            .iter()
            .filter(|pair| pair.verdict == codesim_match::Verdict::Flagged);
        let (dismissed, pairs): (Vec<_>, Vec<_>) = flagged
            .map(|pair| (pair.left, pair.right))
            .partition(|&(left, right)| class.is_dismissed(left, right));
        let clusters = codesim_match::clusters(pairs.iter().copied());
        let mut cluster_of = vec![None; class.submissions.len()];
        for (index, members) in clusters.iter().enumerate() {
            for &member in members {
                cluster_of[member] = Some(index + 1);
            }
        }
        Self {
            pairs,
            dismissed: dismissed.len(),
            clusters,
            cluster_of,
        }
    }

    fn cluster(&self, submission: usize) -> Option<usize> {
        self.cluster_of[submission]
    }

    fn common_cluster(&self, left: usize, right: usize) -> Option<usize> {
        self.cluster(left)
            .filter(|_| self.cluster(left) == self.cluster(right))
    }

    fn clusters(&self, class: &Class) -> Vec<Cluster> {
        let name = |&member: &usize| class.described[member].name.clone();
        let mut found: Vec<Cluster> = (self.clusters.iter().enumerate())
            .map(|(index, members)| Cluster {
                number: index + 1,
                members: members.iter().map(name).collect(),
                flagged_pairs: 0,
            })
            .collect();
        for number in self
            .pairs
            .iter()
            .filter_map(|&(left, _)| self.cluster(left))
        {
            found[number - 1].flagged_pairs += 1;
        }
        found
    }
}

/// Texts of the submissions in the pairs that are shown.
#[derive(Default)]
struct Texts {
    by_file: HashMap<(usize, usize), Text>,
}

struct Text {
    /// Nothing if an index has only the lengths of its lines.
    text: Option<String>,
    /// Byte offset at which each line begins.
    line_starts: Vec<usize>,
}

impl Texts {
    fn read(class: &Class, pairs: &[Shown]) -> Self {
        let both = pairs.iter().flat_map(|(_, pair)| [pair.left, pair.right]);
        let submissions: BTreeSet<usize> = both.collect();
        let files = submissions.into_iter().flat_map(|submission| {
            let files = class.described[submission].files.iter().enumerate();
            files.map(move |(document, file)| ((submission, document), file))
        });
        let texts = files.filter_map(|(key, file)| Some((key, Text::of(file)?)));
        Self {
            by_file: texts.collect(),
        }
    }

    fn sources(self, class: &Class) -> Vec<Source> {
        let texts: BTreeMap<(usize, usize), Text> = self.by_file.into_iter().collect();
        texts
            .into_iter()
            .filter_map(|((submission, document), text)| {
                let text = text.text?;
                Some(Source {
                    submission: class.described[submission].name.clone(),
                    file: class.described[submission].files[document].name.clone(),
                    given: class.comparison.given(submission)[document]
                        .iter()
                        .map(|tokens| class.bytes(submission, document, tokens))
                        .collect(),
                    syntax: syntax(
                        &text,
                        &class.submissions[submission].documents[document].tokens,
                    ),
                    text,
                })
            })
            .collect()
    }
}

impl Text {
    /// The text of a file; nothing if it has vanished since it was compared.
    fn of(file: &ReadFile) -> Option<Self> {
        let (text, lines) = match &file.origin {
            Origin::Disk { path, cell } => {
                let text = source::piece(path, *cell)?;
                let lines = source::lines(&text);
                (Some(text), lines)
            }
            Origin::Index { text, lines } => (text.clone(), lines.clone()),
        };
        let mut end = 0;
        let starts = lines.iter().map(|&length| {
            end += length as usize;
            end
        });
        Some(Self {
            line_starts: std::iter::once(0).chain(starts).collect(),
            text,
        })
    }

    fn position(&self, byte: usize) -> Position {
        let line = self.line_starts.partition_point(|&start| start <= byte);
        let start = self.line_starts[line - 1];
        let before = self
            .text
            .as_deref()
            .map(|text| text.get(start..byte).unwrap_or_default());
        Position {
            line,
            column: before.map_or(byte - start, |before| before.chars().count()) + 1,
        }
    }
}
