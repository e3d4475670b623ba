//! The evidence sheet of one pair, for a board that investigates it, as one self-contained file to read or print.
//!
//! The report is expected to have one pair; each of several pairs gets its own sheet in the same file. The page has no script and loads no other
//! file, and its policy forbids both: all content of a submission is text. The template engine escapes every value; characters that are invisible,
//! or that change how others are read, are shown as escapes.
//!
//! A match is marked by its number at both ends and by its underline, so that the sheet can be read in black and white.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, Write};

use askama::Template;

use crate::comparison;
use crate::distribution::{Distribution, HEIGHT, WIDTH};
use crate::excerpt::{Excerpt, excerpts};
use crate::findings;
use crate::model::{
    Decision, FileSummary, Location, Match, MatchKind, Metadata, Notice, Pair, Remark, Report,
    SharedTrait, Source, SubmissionSummary,
};
use crate::segments::{Kind, Piece, Segment, segments};
use crate::text::{self, kind, lines};
use crate::time_picture::{FROM, ROW, TimePicture};
use crate::why::visible_why;
use codesim_display::{Locale, Value, visible};

/// Number of hues in the style sheet; matches take them in turn.
const HUES: usize = 6;

/// Writes the evidence sheet of the one pair in `report` as one HTML file, with the sources of its submissions.
///
/// If the report has several pairs, each gets a sheet, one below the other; if it has none, the page says so.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_sheet(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    Page::new(report).write_into(out)?;
    writeln!(out)
}

#[derive(Template)]
#[template(path = "sheet.html")]
struct Page<'a> {
    locale: &'static Locale,
    version: &'a str,
    exercise: Option<String>,
    sheets: Vec<Sheet<'a>>,
    class: Vec<String>,
    parameters: Vec<(String, String)>,
    selection: String,
}

impl<'a> Page<'a> {
    fn new(report: &'a Report) -> Self {
        let locale = Locale::of(report.parameters.language);
        Self {
            locale,
            version: &report.codesim_version,
            exercise: text::exercise(report),
            sheets: (report.pairs.iter())
                .map(|pair| Sheet::new(locale, report, pair))
                .collect(),
            class: comparison::class(locale, report),
            parameters: comparison::parameters(locale, report),
            selection: comparison::selection(locale, &report.parameters),
        }
    }
}

impl Page<'_> {
    /// Returns the subject of a sheet: two submissions of an exercise.
    fn subject(&self) -> Vec<MessagePiece> {
        match &self.exercise {
            Some(exercise) => {
                let names = [("exercise", exercise.as_str())];
                pieces(self.locale, "sheet-subject-exercise", &names, &[])
            }
            None => pieces(self.locale, "sheet-subject", &[], &[]),
        }
    }

    fn method(&self) -> String {
        let values = [("selection", (&self.selection).into())];
        self.locale.with("sheet-method-text", &values)
    }

    fn made_by(&self) -> String {
        let values = [("version", self.version.into())];
        self.locale.with("sheet-made-by", &values)
    }
}

fn visible_text(name: &impl Display) -> String {
    visible(&name.to_string()).into_owned()
}

/// Returns a file and text such as `lines 3–17`.
fn place(locale: &Locale, location: &Location) -> (String, String) {
    (visible_text(&location.file), lines(locale, location))
}

/// Returns a message with the names of both submissions: `ada and bela`.
fn names(locale: &Locale, id: &str, pair: &Pair) -> String {
    let [left, right] = [&pair.left, &pair.right].map(|name| visible(name).into_owned().into());
    locale.with(id, &[("left", left), ("right", right)])
}

/// A piece of a message; names are set apart, since they may be written from right to left.
enum MessagePiece {
    Text(String),
    Name(String),
}

/// Returns a message in pieces, of which the values of `names` are some.
fn pieces(
    locale: &Locale,
    id: &str,
    names: &[(&str, &str)],
    others: &[(&str, Value<'_>)],
) -> Vec<MessagePiece> {
    // No message has characters for private use.
    let marks = (names.iter().enumerate())
        .map(|(index, (variable, _))| (*variable, Value::from(format!("\u{e000}{index}\u{e000}"))));
    let values: Vec<_> = marks.chain(others.iter().cloned()).collect();
    let message = locale.with(id, &values);
    let pieces = message.split('\u{e000}').enumerate();
    let piece = |(place, piece): (usize, &str)| match place % 2 {
        0 => MessagePiece::Text(piece.to_owned()),
        _ => MessagePiece::Name(
            names[piece.parse::<usize>().unwrap_or_default()]
                .1
                .to_owned(),
        ),
    };
    pieces.map(piece).collect()
}

/// Everything that is shown about one pair.
struct Sheet<'a> {
    sides: [SideView<'a>; 2],
    verdict: String,
    overlap: Option<String>,
    why: Option<String>,
    strength: String,
    caveat: Option<String>,
    rank: String,
    decision: Option<DecisionView>,
    known: Vec<KnownRow>,
    left_out: Vec<NoticeRow>,
    reserved: Vec<NoticeRow>,
    remarks: Vec<RemarkRow>,
    matches: Vec<MatchRow>,
    excerpts: Vec<Excerpt<'a>>,
    shared_traits: Vec<TraitRow>,
    looks: Vec<String>,
    distribution: Distribution,
    time_line: Option<TimePicture>,
    footer: String,
    title: String,
}

impl<'a> Sheet<'a> {
    fn new(locale: &Locale, report: &'a Report, pair: &'a Pair) -> Self {
        let sides = Side::BOTH.map(|side| SideView::new(side, locale, report, pair));
        let submissions = text::all_submissions(report);
        let class = text::class(report).count();
        let notices = |compared| {
            let of_pair = report.notices.iter().filter(move |notice| {
                notice.compared == compared
                    && Side::BOTH
                        .iter()
                        .any(|side| notice.about.is_of(side.name(pair)))
            });
            of_pair.map(|it| NoticeRow::new(locale, it)).collect()
        };
        Self {
            known: known(locale, &sides),
            sides,
            verdict: findings::verdict(locale, report, pair),
            overlap: findings::overlap(locale, pair),
            why: visible_why(locale, pair),
            strength: findings::strength(locale, report, pair),
            caveat: findings::caveat(locale, report, pair),
            rank: findings::rank(locale, report, pair),
            decision: (pair.decision.as_ref()).map(|it| DecisionView::new(locale, it)),
            left_out: notices(false),
            reserved: notices(true),
            remarks: (report.remarks.iter())
                .filter(|remark| [&pair.left, &pair.right].contains(&&remark.submission))
                .map(|it| RemarkRow::new(locale, it))
                .collect(),
            matches: (pair.matches.iter().enumerate())
                .map(|row| MatchRow::new(locale, row, submissions))
                .collect(),
            excerpts: excerpts(locale, report, pair),
            shared_traits: (pair.shared_traits.iter())
                .map(|it| TraitRow::new(locale, it, class))
                .collect(),
            looks: looks(pair),
            distribution: Distribution::new(locale, &report.class, pair),
            time_line: TimePicture::new(locale, pair),
            title: names(locale, "sheet-title-names", pair),
            footer: in_css(&names(locale, "sheet-names", pair)),
        }
    }
}

impl Sheet<'_> {
    /// Returns both names, as the title of the sheet.
    fn heading(&self, locale: &Locale) -> Vec<MessagePiece> {
        let [left, right] = [&self.sides[0].name, &self.sides[1].name].map(Cow::as_ref);
        let names = [("left", left), ("right", right)];
        pieces(locale, "sheet-names", &names, &[])
    }

    /// Returns how much of each side matches the other one, in a sentence; `None` if the pair is too small for a percentage.
    fn shares(&self, locale: &Locale) -> Option<Vec<MessagePiece>> {
        let [left, right] = &self.sides;
        let names = [("left", left.name.as_ref()), ("right", right.name.as_ref())];
        let shares = [
            ("leftshare", left.containment.as_ref()?.into()),
            ("rightshare", right.containment.as_ref()?.into()),
        ];
        Some(pieces(locale, "finding-match-each-other", &names, &shares))
    }
}

/// The decision of a person about the pair.
struct DecisionView {
    status: String,
    decided: Option<String>,
    note: Vec<String>,
}

impl DecisionView {
    fn new(locale: &Locale, decision: &Decision) -> Self {
        Self {
            status: findings::decision(locale, decision.status),
            decided: findings::decided(decision).map(|text| visible(&text).into_owned()),
            note: decision
                .note
                .lines()
                .map(|line| visible(line).into_owned())
                .collect(),
        }
    }
}

/// A row of facts about both submissions; empty where none is known.
struct KnownRow {
    label: String,
    values: [String; 2],
}

/// Returns the rows in which at least one side is known.
fn known(locale: &Locale, sides: &[SideView<'_>; 2]) -> Vec<KnownRow> {
    type Value = fn(&Locale, &SubmissionSummary) -> String;
    fn given(submission: &SubmissionSummary, field: fn(&Metadata) -> &Option<String>) -> String {
        let value = submission
            .metadata
            .as_ref()
            .and_then(|m| field(m).as_deref());
        visible(value.unwrap_or_default()).into_owned()
    }
    fn yes(locale: &Locale, is_so: bool) -> String {
        if is_so {
            locale.text("sheet-yes")
        } else {
            String::new()
        }
    }
    let rows: [(_, Value); 10] = [
        ("sheet-handed-in-by", |_, s| given(s, |m| &m.name)),
        ("sheet-label", |_, s| given(s, |m| &m.label)),
        ("sheet-group", |_, s| given(s, |m| &m.group)),
        ("sheet-timestamp", |_, s| given(s, |m| &m.timestamp)),
        ("sheet-late", |locale, s| {
            yes(locale, s.metadata.as_ref().is_some_and(|m| m.late))
        }),
        ("sheet-earlier", |locale, s| yes(locale, s.old)),
        ("sheet-reference", |locale, s| yes(locale, s.reference)),
        ("sheet-provenance", |_, s| {
            s.provenance.clone().unwrap_or_default()
        }),
        ("sheet-tokens", |locale, s| locale.grouped(s.tokens as u64)),
        ("sheet-matchable", |locale, s| {
            locale.grouped(s.matchable_tokens as u64)
        }),
    ];
    let row = |(label, value): (_, Value)| KnownRow {
        label: locale.text(label),
        values: [0, 1].map(|side| {
            let summary = sides[side].summary;
            summary.map_or_else(String::new, |it| value(locale, it))
        }),
    };
    let mut rows: Vec<_> = rows.into_iter().map(row).collect();
    rows.retain(|row| row.values.iter().any(|value| !value.is_empty()));
    rows
}

/// A file that was left out, or read with warnings.
struct NoticeRow {
    path: String,
    reason: String,
}

impl NoticeRow {
    fn new(locale: &Locale, notice: &Notice) -> Self {
        Self {
            path: visible_text(&notice.about),
            reason: visible(&notice.reason.in_language(locale)).into_owned(),
        }
    }
}

struct RemarkRow {
    path: String,
    line: String,
    sentence: String,
}

impl RemarkRow {
    fn new(locale: &Locale, remark: &Remark) -> Self {
        Self {
            path: visible_text(&remark.about),
            line: remark.line.map_or("–".to_owned(), |line| line.to_string()),
            sentence: visible(&remark.sentence.in_language(locale)).into_owned(),
        }
    }
}

/// A line of the table of matches.
struct MatchRow {
    number: usize,
    look: String,
    kind: String,
    places: [(String, String); 2],
    tokens: String,
    evidence: String,
    rarest: String,
}

impl MatchRow {
    fn new(locale: &Locale, (index, found): (usize, &Match), submissions: u64) -> Self {
        Self {
            number: index + 1,
            look: look(index, found.kind),
            kind: kind(locale, found),
            places: [&found.left, &found.right].map(|it| place(locale, it)),
            tokens: locale.grouped(found.tokens as u64),
            evidence: locale.percent(found.evidence),
            rarest: match found.rarest {
                Some(rarest) => {
                    let values = [("count", rarest.into()), ("all", submissions.into())];
                    locale.with("sheet-rarest-shared", &values)
                }
                None => locale.text("sheet-rarest-unknown"),
            },
        }
    }
}

/// A rare trait that both have.
struct TraitRow {
    kind: String,
    said: String,
    places: [(String, String); 2],
    held: String,
}

impl TraitRow {
    fn new(locale: &Locale, shared_trait: &SharedTrait, class: usize) -> Self {
        let said = shared_trait.text.as_deref();
        Self {
            kind: text::shared_trait(locale, shared_trait.kind),
            said: said.map_or_else(
                || locale.text("sheet-not-shown"),
                |it| visible(it).into_owned(),
            ),
            places: [&shared_trait.left, &shared_trait.right].map(|it| place(locale, it)),
            held: text::held(locale, shared_trait, class),
        }
    }
}

/// Returns classes of the style sheet: the hue, and how the match is underlined.
fn look(index: usize, kind: MatchKind) -> String {
    let underline = match kind {
        MatchKind::Identical => "identical",
        MatchKind::IdentifiersRenamed => "renamed",
        MatchKind::Restructured => "restructured",
    };
    format!("h{} {underline}", index % HUES)
}

fn looks(pair: &Pair) -> Vec<String> {
    let matches = pair.matches.iter().enumerate();
    matches
        .map(|(index, found)| look(index, found.kind))
        .collect()
}

/// Returns a text as the content of a string of a style sheet: letters and digits of ASCII, and escapes for all else.
fn in_css(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character.is_ascii_alphanumeric() {
            true => escaped.push(character),
            false => escaped.extend(format!("\\{:06x}", u32::from(character)).chars()),
        }
    }
    escaped
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
    name: Cow<'a, str>,
    summary: Option<&'a SubmissionSummary>,
    /// Its letter in the ids of matches.
    letter: char,
    /// Absent if the pair is too small for a percentage.
    containment: Option<String>,
    files: Vec<FileRow<'a>>,
    sources: Vec<SourceView<'a>>,
}

impl<'a> SideView<'a> {
    fn new(side: Side, locale: &Locale, report: &'a Report, pair: &'a Pair) -> Self {
        let name = side.name(pair);
        let summary = report.submissions.iter().find(|s| s.name == name);
        let sources = report.sources.iter().filter(|s| s.submission == name);
        Self {
            name: visible(name),
            summary,
            letter: side.letter(),
            containment: (pair.has_shares()).then(|| locale.percent(side.containment(pair))),
            files: summary.map_or(vec![], |s| {
                s.files.iter().map(|it| FileRow::new(locale, it)).collect()
            }),
            sources: sources
                .map(|source| SourceView::new(side, pair, source))
                .collect(),
        }
    }
}

impl SideView<'_> {
    fn files_caption(&self, locale: &Locale) -> Vec<MessagePiece> {
        pieces(locale, "sheet-files", &[("name", self.name.as_ref())], &[])
    }
}

/// A file that was compared.
struct FileRow<'a> {
    path: String,
    language: Cow<'a, str>,
    sha256: Cow<'a, str>,
}

impl<'a> FileRow<'a> {
    fn new(locale: &Locale, file: &'a FileSummary) -> Self {
        Self {
            path: visible_text(&file.path),
            language: visible(&file.language),
            sha256: match &file.sha256 {
                Some(sha256) => sha256.into(),
                None => locale.text("sheet-not-stated").into(),
            },
        }
    }
}

/// The text of a file, with the looks of all matches of the pair.
struct SourceView<'a> {
    name: String,
    /// Whether it contains a match.
    matches: bool,
    segments: Vec<Segment<'a>>,
    looks: Vec<String>,
}

impl<'a> SourceView<'a> {
    fn new(side: Side, pair: &Pair, source: &'a Source) -> Self {
        let matches: Vec<_> = (pair.matches.iter().enumerate())
            .filter(|(_, found)| side.location(found).file == source.file)
            .map(|(index, found)| (index, side.location(found).bytes.clone()))
            .collect();
        Self {
            name: visible_text(&source.file),
            matches: !matches.is_empty(),
            segments: segments(&source.text, matches, &source.boilerplate),
            looks: looks(pair),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{file, golden, report, small_class};
    use crate::model::Verdict;
    use crate::why::say_why;

    #[test]
    fn names_cannot_end_a_string_of_the_style_sheet() {
        assert_eq!(in_css("a\"}é"), "a\\000022\\00007d\\0000e9");
    }

    fn written(report: &Report) -> String {
        let mut out = Vec::new();
        write_sheet(report, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// Returns the fixture with only its pair `index`.
    fn only(index: usize) -> Report {
        let mut report = report();
        report.pairs = vec![report.pairs.swap_remove(index)];
        report
    }

    #[test]
    fn the_provenance_of_a_submission_is_shown_if_there_is_one() {
        let mut report = only(0);
        assert!(!written(&report).contains("Provenance"));
        let provenance = "commit 0123456789 of 2024-10-01 by Ada; licence in LICENSE: <MIT>";
        report.submissions[0].provenance = Some(provenance.to_owned());
        let page = written(&report);
        assert!(page.contains("Provenance"), "{page}");
        assert!(page.contains("LICENSE: &#60;MIT&#62;") || page.contains("LICENSE: &lt;MIT&gt;"));
    }

    /// Returns the first pair in a class that is too small for a background.
    fn no_background() -> Report {
        let mut report = only(0);
        report.submissions.truncate(3);
        report.class = small_class().class;
        report.pairs[0].expected_by_chance = None;
        report.pairs[0].rank = None;
        report
    }

    #[test]
    fn golden_files() {
        golden("sheet.html", written(&only(0)).as_bytes());
        golden(
            "sheet-no-background.html",
            written(&no_background()).as_bytes(),
        );
    }

    #[test]
    fn nothing_of_a_submission_becomes_markup() {
        let mut report = report();
        report.notices[7].about = file("anna", "<img src=x onerror=alert(1)>");
        let page = written(&report);
        assert!(page.contains("anna/&#60;img"));
        for markup in [
            "<script",
            "<img",
            "<b>&amp;",
            "<b>code",
            "</b>Schmidt",
            "\u{202e}",
        ] {
            assert!(!page.contains(markup), "{markup}");
        }
        assert!(page.contains("Content-Security-Policy"));
        assert!(!page.contains("http:") && !page.contains("https:"));
    }

    #[test]
    fn every_link_has_a_target_and_ids_are_unique() {
        for report in [report(), only(0), small_class(), without_sources()] {
            let page = written(&report);
            let ids: Vec<_> = attributes(&page, " id=\"").collect();
            let unique: std::collections::BTreeSet<_> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len());
            for target in
                attributes(&page, " href=\"#").chain(attributes(&page, "aria-labelledby=\""))
            {
                assert!(unique.contains(target), "{target}");
            }
        }
    }

    fn attributes<'a>(page: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
        page.split(start)
            .skip(1)
            .filter_map(|after| after.split('"').next())
    }

    fn without_sources() -> Report {
        let mut report = only(0);
        report.sources.clear();
        report
    }

    #[test]
    fn only_what_concerns_the_pair_is_told() {
        let page = written(&only(0));
        assert!(page.contains("m\\u{430}x has letters"));
        assert!(!page.contains("student-12"));
        assert!(page.contains("No file of the two was left out."));
    }

    #[test]
    fn a_review_is_told() {
        let mut report = only(1);
        assert!(written(&report).contains("Dismissed: there is a good reason"));
        report.pairs[0].decision = None;
        assert!(!written(&report).contains("Dismissed"));
    }

    #[test]
    fn too_small_to_judge_has_no_percentage_of_the_submissions() {
        let mut report = only(0);
        report.pairs[0].verdict = Verdict::TooSmall;
        report.pairs[0].matches.clear();
        report.pairs[0].facts = None;
        say_why(&mut report.pairs[0]);
        let page = written(&report);
        let (_, body) = page.split_once("<body>").unwrap();
        assert!(!body.contains(" %"), "{body}");
    }

    #[test]
    fn any_number_of_pairs_is_shown() {
        assert_eq!(written(&report()).matches("<h1 ").count(), 2);
        assert!(written(&small_class()).contains("There is no pair to show."));
    }
}
