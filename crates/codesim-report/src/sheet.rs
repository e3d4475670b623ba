//! One self-contained file that shows each pair side by side.
//!
//! The page has no script and loads nothing, and its policy forbids both: whatever a submission holds is text. The template
//! engine escapes every value; characters that are not seen, or that change how others are read, are shown as escapes.
//!
//! Every file is cut into [`Segment`]s: matches, which are links to their other side, boilerplate, and the rest. A segment
//! may cross lines; the start of a line is a mark inside of it, which the style sheet turns into a number in the margin.
//! Cost: linear in the sources of the pairs shown, a source counted once for each pair it is in.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::{self, Write};
use std::ops::Range;

use askama::Template;

use crate::model::{Location, Match, MatchKind, Notice, Pair, Remark, Report, Source, Verdict};
use crate::text::{
    counted, escape, expected, grouped, is_hidden, languages, no_background, percent, visible,
};

/// Hues of matches, in the order of the matches and then from the start again; the style sheet has as many.
const HUES: usize = 6;

/// Writes `report` as one HTML file: summary, ranked pairs, and each pair with its sources side by side.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_sheet(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    Page::new(report).write_into(out)?;
    writeln!(out)
}

#[derive(Template)]
#[template(path = "report.html")]
struct Page<'a> {
    version: &'a str,
    summary: String,
    remarks: Vec<String>,
    parameters: Vec<(&'static str, String)>,
    bars: Vec<Bar>,
    notices: Vec<NoticeRow<'a>>,
    signs: Vec<SignRow<'a>>,
    pairs: Vec<PairView<'a>>,
}

impl<'a> Page<'a> {
    fn new(report: &'a Report) -> Self {
        let sources = Sources::new(&report.sources);
        let submissions = report.submissions.len();
        Self {
            version: &report.codesim_version,
            summary: summary(report),
            remarks: remarks(report),
            parameters: parameters(report),
            bars: bars(&report.class.histogram),
            notices: report.notices.iter().map(NoticeRow::new).collect(),
            signs: report.remarks.iter().map(SignRow::new).collect(),
            pairs: report
                .pairs
                .iter()
                .map(|pair| PairView::new(pair, &sources, submissions))
                .collect(),
        }
    }
}

fn summary(report: &Report) -> String {
    let files = report
        .submissions
        .iter()
        .map(|submission| submission.files.len())
        .sum();
    format!(
        "{} with {} were compared: {}, of which {} share anything.",
        counted(report.submissions.len(), "submission"),
        counted(files, "file"),
        counted(report.class.pairs as usize, "pair"),
        grouped(report.class.sharing_pairs),
    )
}

fn remarks(report: &Report) -> Vec<String> {
    let class = &report.class;
    let mut remarks = Vec::new();
    if class.sharing_pairs == 0 {
        let noise = report.parameters.structure.noise;
        remarks.push(format!(
            "No two submissions share anything that is long enough to count ({noise} tokens)."
        ));
    } else if report.pairs.is_empty() {
        remarks.push("No pair is shown: none reaches the least similarity asked for.".to_owned());
    }
    if !class.background_known {
        remarks.push(no_background(class.flagged_pairs));
    } else if class.sharing_pairs > 0 {
        let flagged = counted(class.flagged_pairs, "pair");
        remarks.push(format!(
            "Flagged as more alike than independent work of this class: {flagged}."
        ));
    }
    remarks
}

fn parameters(report: &Report) -> Vec<(&'static str, String)> {
    let given = &report.parameters;
    let old = report
        .submissions
        .iter()
        .filter(|submission| submission.old)
        .count();
    let mut rows = vec![
        ("Folders", paths(&given.roots)),
        (
            "Earlier years",
            if given.old.is_empty() {
                String::new()
            } else {
                format!("{} ({old})", paths(&given.old))
            },
        ),
        ("Boilerplate", paths(&given.boilerplate)),
        ("Languages", languages(report)),
        ("Structure", thresholds(given.structure)),
        ("Text", thresholds(given.text)),
        (
            "Ignored as too common",
            given.max_occurrences.map_or(String::new(), |most| {
                format!("in more than {most} submissions")
            }),
        ),
        (
            "Pairs shown",
            given
                .limit
                .map_or("all".to_owned(), |limit| format!("the best {limit}")),
        ),
        ("Least similarity", percent(given.min_similarity)),
        (
            "Imports",
            if given.keep_imports {
                "compared"
            } else {
                "left out"
            }
            .to_owned(),
        ),
    ];
    rows.retain(|(_, value)| !value.is_empty());
    rows
}

fn paths(paths: &[String]) -> String {
    let shown: Vec<_> = paths.iter().map(|path| visible(path)).collect();
    shown.join(", ")
}

fn thresholds(channel: crate::model::ChannelParameters) -> String {
    format!(
        "matches from {} tokens, all from {} tokens on",
        channel.noise, channel.guarantee
    )
}

/// A file that was left out, or taken with reservations.
struct NoticeRow<'a> {
    path: Cow<'a, str>,
    compared: bool,
    reason: Cow<'a, str>,
}

impl<'a> NoticeRow<'a> {
    fn new(notice: &'a Notice) -> Self {
        Self {
            path: visible(&notice.path),
            compared: notice.compared,
            reason: visible(&notice.reason),
        }
    }
}

/// A [`Remark`]; `remarks` are those on the whole comparison.
struct SignRow<'a> {
    path: Cow<'a, str>,
    line: String,
    sentence: Cow<'a, str>,
}

impl<'a> SignRow<'a> {
    fn new(remark: &'a Remark) -> Self {
        Self {
            path: visible(&remark.path),
            line: remark.line.map_or("–".to_owned(), |line| line.to_string()),
            sentence: visible(&remark.sentence),
        }
    }
}

/// One bar of the histogram of scores.
struct Bar {
    /// Height in 0..=100, by the logarithm: most pairs of a class share next to nothing.
    height: u32,
    label: String,
}

/// So many bars are told apart by the eye.
const MOST_BARS: usize = 128;

fn bars(histogram: &[u64]) -> Vec<Bar> {
    let together = histogram.len().div_ceil(MOST_BARS).max(1);
    let groups = histogram.chunks(together).map(|bins| bins.iter().sum());
    let histogram: Vec<u64> = groups.collect();
    let most = histogram
        .iter()
        .max()
        .map_or(0.0, |&most| (most as f64).ln_1p());
    let bound = |index: usize| (index as f64 / histogram.len() as f64).powi(2);
    let bar = |(index, &pairs): (usize, &u64)| Bar {
        height: if most > 0.0 {
            ((pairs as f64).ln_1p() / most * 100.0).round() as u32
        } else {
            0
        },
        label: format!(
            "score {:.3} to {:.3}: {}",
            bound(index),
            bound(index + 1),
            counted(pairs as usize, "pair")
        ),
    };
    histogram.iter().enumerate().map(bar).collect()
}

/// The sources by submission, in the order given.
struct Sources<'a>(HashMap<&'a str, Vec<&'a Source>>);

impl<'a> Sources<'a> {
    fn new(sources: &'a [Source]) -> Self {
        let mut by_submission = HashMap::<_, Vec<_>>::new();
        for source in sources {
            by_submission
                .entry(source.submission.as_str())
                .or_default()
                .push(source);
        }
        Self(by_submission)
    }

    fn of(&self, submission: &str) -> &[&'a Source] {
        self.0.get(submission).map_or(&[], Vec::as_slice)
    }
}

/// A pair in the ranked table and in its own section.
struct PairView<'a> {
    rank: usize,
    sides: [SideView<'a>; 2],
    flagged: bool,
    verdict: &'static str,
    score: String,
    similarity: String,
    longest: String,
    innocent: String,
    matched: String,
    matches: Vec<MatchRow>,
}

impl<'a> PairView<'a> {
    fn new(pair: &'a Pair, sources: &Sources<'a>, submissions: usize) -> Self {
        let too_small = pair.verdict == Verdict::TooSmall;
        let share = |share| {
            if too_small {
                "–".to_owned()
            } else {
                percent(share)
            }
        };
        Self {
            rank: pair.rank.unwrap_or_default(),
            sides: Side::BOTH
                .map(|side| SideView::new(side, pair, sources, share(side.containment(pair)))),
            flagged: pair.verdict == Verdict::Flagged,
            verdict: verdict(pair.verdict),
            score: format!("{:.3}", pair.score),
            similarity: share(pair.similarity),
            longest: counted(pair.longest_match, "token"),
            innocent: pair
                .expected_innocent_pairs
                .map_or("–".to_owned(), expected),
            matched: counted(pair.matched_tokens, "token"),
            matches: pair
                .matches
                .iter()
                .enumerate()
                .map(|row| MatchRow::new(row, submissions))
                .collect(),
        }
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "flagged",
        Verdict::Unremarkable => "unremarkable",
        Verdict::TooSmall => "too small to judge",
    }
}

/// A line of the list of matches.
struct MatchRow {
    number: usize,
    hue: usize,
    kind: &'static str,
    places: [String; 2],
    tokens: usize,
    evidence: String,
    spelled_alike: String,
    rarest: String,
}

impl MatchRow {
    fn new((index, found): (usize, &Match), submissions: usize) -> Self {
        Self {
            number: index + 1,
            hue: index % HUES,
            kind: kind(found),
            places: Side::BOTH.map(|side| place(side.location(found))),
            tokens: found.tokens,
            evidence: percent(found.evidence),
            spelled_alike: percent(found.spelled_alike),
            rarest: found.rarest.map_or("–".to_owned(), |rarest| {
                format!("{rarest} of {submissions} submissions")
            }),
        }
    }
}

/// What the two places have in common, and whether they changed their order.
fn kind(found: &Match) -> &'static str {
    match (found.kind, found.moved) {
        (MatchKind::Verbatim, false) => "the same text",
        (MatchKind::Verbatim, true) => "the same text, moved",
        (MatchKind::Renamed, false) => "renamed",
        (MatchKind::Renamed, true) => "renamed, moved",
        (MatchKind::Rewritten, false) => "rewritten",
        (MatchKind::Rewritten, true) => "rewritten, moved",
    }
}

/// `src/Main.java, lines 3–17`.
fn place(location: &Location) -> String {
    let (first, last) = (location.start.line, location.last_line());
    let file = visible(&location.file);
    if first == last {
        format!("{file}, line {first}")
    } else {
        format!("{file}, lines {first}–{last}")
    }
}

/// One of the two submissions of a pair.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

impl Side {
    const BOTH: [Self; 2] = [Self::Left, Self::Right];

    fn letter(self) -> char {
        match self {
            Self::Left => 'l',
            Self::Right => 'r',
        }
    }

    fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    fn name(self, pair: &Pair) -> &str {
        match self {
            Self::Left => &pair.left,
            Self::Right => &pair.right,
        }
    }

    fn containment(self, pair: &Pair) -> f64 {
        match self {
            Self::Left => pair.containment_left,
            Self::Right => pair.containment_right,
        }
    }

    fn location(self, found: &Match) -> &Location {
        match self {
            Self::Left => &found.left,
            Self::Right => &found.right,
        }
    }
}

/// A submission within a pair.
struct SideView<'a> {
    name: String,
    /// Own letter in the ids of matches, and that of the other side.
    letter: char,
    other: char,
    containment: String,
    files: Vec<FileView<'a>>,
}

impl<'a> SideView<'a> {
    fn new(side: Side, pair: &'a Pair, sources: &Sources<'a>, containment: String) -> Self {
        let name = side.name(pair);
        Self {
            name: visible(name).into_owned(),
            letter: side.letter(),
            other: side.other().letter(),
            containment,
            files: sources
                .of(name)
                .iter()
                .map(|source| FileView::new(side, pair, source))
                .collect(),
        }
    }
}

/// A file of a submission within a pair.
struct FileView<'a> {
    name: String,
    /// Number of matches in it; a file without any is folded away.
    matches: usize,
    segments: Vec<Segment<'a>>,
}

impl<'a> FileView<'a> {
    fn new(side: Side, pair: &Pair, source: &'a Source) -> Self {
        let matches: Vec<_> = (pair.matches.iter().enumerate())
            .filter(|(_, found)| side.location(found).file == source.file)
            .map(|(index, found)| {
                let rewritten = found.kind == MatchKind::Rewritten;
                (index, rewritten, side.location(found).bytes.clone())
            })
            .collect();
        Self {
            name: visible(&source.file).into_owned(),
            matches: matches.len(),
            segments: segments(&source.text, matches, &source.given),
        }
    }
}

/// What a stretch of source is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Boilerplate,
    Match {
        number: usize,
        hue: usize,
        rewritten: bool,
    },
}

/// A stretch of source of one kind.
#[derive(Debug, PartialEq, Eq)]
struct Segment<'a> {
    kind: Kind,
    pieces: Vec<Piece<'a>>,
}

/// A part of a segment.
#[derive(Debug, PartialEq, Eq)]
enum Piece<'a> {
    /// Start of a line.
    Line,
    Text(&'a str),
    /// A character that would not be seen, as its escape.
    Hidden(String),
}

/// Cuts `text` into segments that cover it once. `matches` are indices of matches, whether they are rewritten, and their byte ranges, in
/// any order.
/// Ranges beyond the text, inside of a character or over one another are cut back; each match keeps its segment, be it
/// empty, since links lead there.
fn segments<'a>(
    text: &'a str,
    mut matches: Vec<(usize, bool, Range<usize>)>,
    given: &[Range<usize>],
) -> Vec<Segment<'a>> {
    matches.sort_by_key(|(index, _, range)| (range.start, range.end, *index));
    let mut cutter = Cutter {
        text,
        done: 0,
        segments: Vec::new(),
    };
    for (index, rewritten, range) in matches {
        cutter.fill(cutter.clip(range.start), given);
        cutter.push(
            Kind::Match {
                number: index + 1,
                hue: index % HUES,
                rewritten,
            },
            cutter.clip(range.end),
        );
    }
    cutter.fill(text.len(), given);
    cutter.segments
}

/// Text that has been cut up to `done`.
struct Cutter<'a> {
    text: &'a str,
    done: usize,
    segments: Vec<Segment<'a>>,
}

impl Cutter<'_> {
    /// The nearest offset at or before `offset` that a segment can end at.
    fn clip(&self, offset: usize) -> usize {
        let text = self.text;
        let mut end = offset.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        end.max(self.done)
    }

    /// Boilerplate and plain text up to `end`.
    fn fill(&mut self, end: usize, given: &[Range<usize>]) {
        for range in given {
            self.push_unless_empty(Kind::Plain, self.clip(range.start).min(end));
            self.push_unless_empty(Kind::Boilerplate, self.clip(range.end).min(end));
        }
        self.push_unless_empty(Kind::Plain, end);
    }

    fn push_unless_empty(&mut self, kind: Kind, end: usize) {
        if end > self.done {
            self.push(kind, end);
        }
    }

    fn push(&mut self, kind: Kind, end: usize) {
        self.segments.push(Segment {
            kind,
            pieces: pieces(self.text, self.done..end),
        });
        self.done = end;
    }
}

/// Cuts `range` of `text` at line starts and characters that would not be seen.
fn pieces(text: &str, range: Range<usize>) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = range.start;
    let mut line_start = range.start == 0 || text[..range.start].ends_with('\n');
    for (offset, character) in text[range.clone()]
        .char_indices()
        .map(|(offset, c)| (range.start + offset, c))
    {
        let hidden = is_hidden(character) && !matches!(character, '\n' | '\t');
        if line_start || hidden {
            push_text(&mut pieces, &text[rest..offset]);
            rest = offset;
        }
        if line_start {
            pieces.push(Piece::Line);
        }
        line_start = character == '\n';
        if hidden {
            rest = offset + character.len_utf8();
            pieces.extend(hidden_piece(character, &text[rest..]));
        }
    }
    push_text(&mut pieces, &text[rest..range.end]);
    pieces
}

fn push_text<'a>(pieces: &mut Vec<Piece<'a>>, text: &'a str) {
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
}

/// Nothing for the carriage return of a line end.
fn hidden_piece(character: char, after: &str) -> Option<Piece<'static>> {
    let line_end = character == '\r' && after.starts_with('\n');
    (!line_end).then(|| Piece::Hidden(escape(character).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{golden, report, small_class};

    fn written(report: &Report) -> String {
        let mut out = Vec::new();
        write_sheet(report, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn golden_files() {
        golden("report.html", written(&report()).as_bytes());
        golden(
            "report-small-class.html",
            written(&small_class()).as_bytes(),
        );
    }

    #[test]
    fn nothing_of_a_submission_becomes_markup() {
        let page = written(&report());
        for markup in [
            "<script",
            "<img",
            "<b>&amp;",
            "\u{202e}",
            "onerror=alert(1)>",
        ] {
            assert!(!page.contains(markup), "{markup}");
        }
        assert!(page.contains("Content-Security-Policy"));
        assert!(!page.contains("http:") && !page.contains("https:"));
    }

    #[test]
    fn every_link_has_a_target_and_ids_are_unique() {
        let page = written(&report());
        let ids: Vec<_> = attributes(&page, " id=\"").collect();
        let unique: std::collections::BTreeSet<_> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len());
        let targets: Vec<_> = attributes(&page, " href=\"#").collect();
        assert!(targets.len() > 12);
        for target in targets {
            assert!(unique.contains(target), "{target}");
        }
    }

    fn attributes<'a>(page: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
        page.split(start)
            .skip(1)
            .filter_map(|after| after.split('"').next())
    }

    /// The text without marks, one entry a segment.
    fn outline(
        text: &str,
        matches: &[(usize, Range<usize>)],
        given: &[Range<usize>],
    ) -> Vec<(Kind, String)> {
        let shown = |piece: &Piece<'_>| match piece {
            Piece::Line => "|".to_owned(),
            Piece::Text(text) => (*text).to_owned(),
            Piece::Hidden(escape) => format!("[{escape}]"),
        };
        let exact = matches
            .iter()
            .map(|(index, range)| (*index, false, range.clone()));
        let segments = segments(text, exact.collect(), given);
        segments
            .iter()
            .map(|segment| (segment.kind, segment.pieces.iter().map(shown).collect()))
            .collect()
    }

    fn found(index: usize) -> Kind {
        Kind::Match {
            number: index + 1,
            hue: index % HUES,
            rewritten: false,
        }
    }

    #[test]
    fn matches_cross_lines_and_boilerplate_fills_gaps() {
        let outline = outline("ab\ncd\nef\n", &[(7, 1..5)], &[0..1, 6..7]);
        let expected = [
            (Kind::Boilerplate, "|a"),
            (found(7), "b\n|cd"),
            (Kind::Plain, "\n"),
            (Kind::Boilerplate, "|e"),
            (Kind::Plain, "f\n"),
        ];
        assert_eq!(
            outline,
            expected.map(|(kind, text)| (kind, text.to_owned()))
        );
    }

    #[test]
    fn bad_ranges_are_cut_back() {
        let overlapping = outline("aébcd", &[(1, 2..90), (0, 0..4), (2, 3..4)], &[1..5, 0..9]);
        let expected = [(found(0), "|aéb"), (found(1), "cd"), (found(2), "")];
        assert_eq!(
            overlapping,
            expected.map(|(kind, text)| (kind, text.to_owned()))
        );
    }

    #[test]
    fn hidden_characters_and_line_ends() {
        let outline = outline("a\r\n\tb\rc\u{202e}\n\n", &[], &[]);
        assert_eq!(
            outline,
            [(Kind::Plain, "|a\n|\tb[\\r]c[\\u{202e}]\n|\n".to_owned())]
        );
    }

    #[test]
    fn an_end_in_the_first_column_is_the_line_before() {
        let mut location = report().pairs[0].matches[0].left.clone();
        assert_eq!(place(&location), "src/Grades.java, lines 5–11");
        location.end.column = 1;
        assert_eq!(place(&location), "src/Grades.java, lines 5–10");
        location.end.line = location.start.line;
        assert_eq!(place(&location), "src/Grades.java, line 5");
    }
}
