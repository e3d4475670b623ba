//! The report for a person at a terminal: the input, one row for each pair, why pairs are flagged, what the numbers mean, and
//! what was left out.
//!
//! Colours are added to finished lines, so they cannot disturb the widths.

use std::collections::BTreeMap;
use std::io::{self, Write};

use anstyle::Style;
use comfy_table::CellAlignment;

use crate::columns::{Column, GAP, NAMES, fit, layout, total_width};
use crate::findings;
use crate::identical_files;
use crate::model::{DecisionStatus, Notice, Pair, Remark, Report, Verdict};
use crate::people::People;
use crate::printer::{DIMMED, FLAGGED, HEADING, Printer, WARNING};
use crate::rings;
use crate::shared_blocks;
use crate::text::{
    self, class, compared, dismissed, exercise, found, languages, lost, references, rule, sharing,
};
use codesim_display::{
    About, Locale, TableStyle, counted, expected, grouped, percent, shorten, visible, wrap,
};

/// Number of paths listed for each sort of notice.
const LISTED_PATHS: usize = 5;
/// Number of shared blocks listed.
const LISTED_BLOCKS: usize = 3;
/// Number of remarks listed.
const LISTED_REMARKS: usize = 10;

/// Number of flagged pairs that are explained.
const MAX_WHYS: usize = 20;

/// Writes `report` for a person at a terminal.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_table(report: &Report, style: &TableStyle, out: &mut dyn Write) -> io::Result<()> {
    let mut page = Printer { style, out };
    if let Some(exercise) = exercise(report) {
        page.paragraph(&exercise, HEADING)?;
    }
    for paragraph in introduction(report) {
        page.paragraph(&paragraph, Style::new())?;
    }
    if let Some(lost) = lost(report, |text| visible(text).into_owned()) {
        page.paragraph(&lost, WARNING)?;
    }
    page.blank()?;
    if !report.pairs.is_empty() {
        page.pairs(&report.pairs, &People::of(report))?;
        page.blank()?;
    }
    page.whys(&report.pairs)?;
    for paragraph in conclusion(report) {
        page.paragraph(&paragraph, Style::new())?;
    }
    page.rings(report)?;
    page.shared_blocks(report)?;
    page.identical_files(report)?;
    page.notices(&report.notices)?;
    page.remarks(&report.remarks)
}

fn introduction(report: &Report) -> Vec<String> {
    let old = class(report).filter(|submission| submission.old).count();
    let mut compared = format!(
        "Compared {}: {}.",
        compared(report, &languages(report), |path| visible(path)
            .into_owned()),
        sharing(report),
    );
    if old > 0 {
        compared.push_str(&format!(
            " From earlier years: {}.",
            counted(old, "submission")
        ));
    }
    let references = references(report);
    if references > 0 {
        compared.push_str(&format!(
            " With {}; no number of the class depends on them.",
            counted(references, "reference")
        ));
    }
    let boilerplate: Vec<_> = report
        .parameters
        .boilerplate
        .iter()
        .map(|path| visible(path))
        .collect();
    let mut paragraphs = vec![compared];
    if !boilerplate.is_empty() {
        paragraphs.push(format!(
            "Starter code left out: {}.",
            boilerplate.join(", ")
        ));
    }
    let exports = report.parameters.exports.iter();
    paragraphs.extend(exports.map(|export| format!("{}.", visible(export))));
    let settings = report.parameters.settings.as_ref();
    paragraphs.extend(settings.map(|path| format!("Settings: {}.", visible(path))));
    paragraphs
}

/// Explains the consequences of selecting fingerprints in another than the usual way.
fn selection(report: &Report) -> Option<String> {
    let selection = report.parameters.selection.as_ref()?;
    let scheme = visible(&selection.scheme);
    let found = if selection.is_guaranteed {
        "every shared run of the guarantee threshold is found all the same"
    } else {
        "a shared run of any length may go unseen"
    };
    Some(format!(
        "Fingerprints were selected by {scheme} and not by robust winnowing: {found}."
    ))
}

/// Says what was found in the class and how to read its numbers, in paragraphs that mention no name.
pub(crate) fn conclusion(report: &Report) -> Vec<String> {
    let mut paragraphs = Vec::new();
    if report.class.sharing_pairs == 0 {
        let noise = report.parameters.structure.noise;
        paragraphs.push(format!(
            "No two submissions share anything that is long enough to count ({noise} tokens)."
        ));
    } else if report.pairs.is_empty() {
        let least = percent(report.parameters.min_similarity);
        paragraphs.push(format!(
            "No pair is shown: none of the best by score has a similarity of {least} or more."
        ));
    }
    paragraphs.extend(selection(report));
    if !report.class.background_known || report.class.sharing_pairs > 0 {
        let sentences = [Some(found(report)), dismissed(report)];
        let sentences: Vec<String> = sentences.into_iter().flatten().collect();
        paragraphs.push(sentences.join(" "));
        paragraphs.push(rule(report).to_owned());
    }
    let caveat = |pair| findings::caveat(Locale::english(), report, pair);
    if let Some(caveat) = report.pairs.iter().find_map(caveat) {
        paragraphs.push(format!(
            "Expected by chance: how many independent pairs this similar are expected in this class; 0.005 means one in 200 such classes. {caveat}"
        ));
    }
    paragraphs
}

impl Printer<'_> {
    fn pairs(&mut self, pairs: &[Pair], people: &People) -> io::Result<()> {
        let lines = layout(columns(pairs, people, self.width()));
        let body = lines.len() - pairs.len();
        for (index, line) in lines.iter().enumerate() {
            match index.checked_sub(body) {
                None => self.line(line, HEADING)?,
                Some(row) => self.pair_line(line, &pairs[row])?,
            }
        }
        Ok(())
    }

    /// Explains each flagged pair below the table, so that the table stays whole.
    fn whys(&mut self, pairs: &[Pair]) -> io::Result<()> {
        let said = pairs.iter().filter(|pair| is_open_and_flagged(pair));
        let said: Vec<(String, &str)> = said
            .filter_map(|pair| Some((rank(pair), pair.why.as_deref()?)))
            .collect();
        let Some(indent) = said.iter().map(|(rank, _)| rank.len() + GAP).max() else {
            return Ok(());
        };
        self.line("Why these pairs are flagged", HEADING)?;
        let more = said.len().saturating_sub(MAX_WHYS);
        let room = self.width().saturating_sub(indent);
        for (rank, why) in said.into_iter().take(MAX_WHYS) {
            let numbers = std::iter::once(rank.as_str()).chain(std::iter::repeat(""));
            for (number, line) in numbers.zip(wrap(why, room)) {
                let number = format!("{number:>width$}", width = indent - GAP);
                self.line(&format!("{number}  {line}"), Style::new())?;
            }
        }
        if more > 0 {
            let more = grouped(more as u64);
            let rest = format!(
                "{more} more pairs are flagged; every other format, such as --format html, says why."
            );
            self.paragraph(&rest, Style::new())?;
        }
        self.blank()
    }

    /// Colours only the verdict, the last word of the line, if the pair needs a look; otherwise the whole line.
    fn pair_line(&mut self, line: &str, pair: &Pair) -> io::Result<()> {
        let (word, style) = verdict(pair);
        match line.strip_suffix(word) {
            Some(before) if [FLAGGED, WARNING].contains(&style) => {
                write!(self.out, "{before}")?;
                self.line(word, style)
            }
            _ => self.line(line, style),
        }
    }

    fn rings(&mut self, report: &Report) -> io::Result<()> {
        let Some(heading) = rings::heading(Locale::english(), report) else {
            return Ok(());
        };
        self.paragraph(&heading, Style::new())?;
        for ring in &report.rings {
            let line = rings::line(report, ring, |text| visible(text).into_owned());
            self.paragraph(&line, Style::new())?;
        }
        Ok(())
    }

    fn shared_blocks(&mut self, report: &Report) -> io::Result<()> {
        let Some(heading) = shared_blocks::heading(Locale::english(), report) else {
            return Ok(());
        };
        self.paragraph(&heading, Style::new())?;
        let blocks = &report.shared_blocks.largest;
        let width = self.width().saturating_sub(GAP);
        for block in blocks.iter().take(LISTED_BLOCKS) {
            let line = shared_blocks::line(block, |text| visible(text).into_owned());
            self.line(&format!("  {}", shorten(&line, width)), Style::new())?;
        }
        self.more(blocks.len().saturating_sub(LISTED_BLOCKS))
    }

    fn identical_files(&mut self, report: &Report) -> io::Result<()> {
        let Some(heading) = identical_files::heading(Locale::english(), report) else {
            return Ok(());
        };
        self.paragraph(&heading, Style::new())?;
        let files = &report.identical_files.rarest;
        let width = self.width().saturating_sub(GAP);
        for file in files.iter().take(LISTED_BLOCKS) {
            let line = identical_files::line(file, |text| visible(text).into_owned());
            self.line(&format!("  {}", shorten(&line, width)), Style::new())?;
        }
        self.more(files.len().saturating_sub(LISTED_BLOCKS))
    }

    fn notices(&mut self, notices: &[Notice]) -> io::Result<()> {
        let (compared, left_out): (Vec<&Notice>, Vec<&Notice>) =
            notices.iter().partition(|notice| notice.compared);
        self.notice_list("Not compared", &left_out)?;
        self.notice_list("Read with warnings", &compared)
    }

    fn notice_list(&mut self, title: &str, notices: &[&Notice]) -> io::Result<()> {
        if notices.is_empty() {
            return Ok(());
        }
        self.blank()?;
        let summary = format!("{title}: {} ({})", what(notices), reasons(notices));
        self.paragraph(&summary, WARNING)?;
        let width = self.width().saturating_sub(GAP);
        for notice in notices.iter().take(LISTED_PATHS) {
            self.line(
                &format!("  {}", shorten(&visible(&notice.about.to_string()), width)),
                Style::new(),
            )?;
        }
        self.more(notices.len().saturating_sub(LISTED_PATHS))
    }

    fn remarks(&mut self, remarks: &[Remark]) -> io::Result<()> {
        if remarks.is_empty() {
            return Ok(());
        }
        self.blank()?;
        let heading = format!(
            "Worth knowing before reading, and no proof of anything: {}",
            counted(remarks.len(), "remark")
        );
        self.paragraph(&heading, WARNING)?;
        for remark in remarks.iter().take(LISTED_REMARKS) {
            let text = format!(
                "{}: {}",
                remark_place(remark),
                visible(&remark.sentence.to_string())
            );
            for line in wrap(&text, self.width().saturating_sub(GAP)) {
                self.line(&format!("  {line}"), Style::new())?;
            }
        }
        self.more(remarks.len().saturating_sub(LISTED_REMARKS))
    }
}

/// Returns text such as `6 files and 1 submission`.
fn what(notices: &[&Notice]) -> String {
    let noun = |notice: &&Notice| match notice.about {
        About::Submission { .. } => "submission",
        About::Pair(..) => "pair",
        About::File { .. } | About::Boilerplate(_) | About::Beside(_) => "file",
    };
    let mut counts = BTreeMap::<&str, usize>::new();
    for notice in notices {
        *counts.entry(noun(notice)).or_default() += 1;
    }
    let counts: Vec<String> = (counts.into_iter())
        .map(|(noun, count)| counted(count, noun))
        .collect();
    counts.join(" and ")
}

/// Returns text such as `6 binary, 1 not readable`: the most frequent first.
fn reasons(notices: &[&Notice]) -> String {
    let mut counts = BTreeMap::<String, usize>::new();
    for notice in notices {
        *counts.entry(notice.reason.to_string()).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let words: Vec<_> = counts
        .iter()
        .map(|(reason, count)| format!("{count} {}", visible(reason)))
        .collect();
    words.join(", ")
}

/// Returns text such as `anna/Main.java, line 12`.
fn remark_place(remark: &Remark) -> String {
    let about = remark.about.to_string();
    let path = visible(&about);
    match remark.line {
        Some(line) => format!("{path}, line {line}"),
        None => path.into_owned(),
    }
}

/// Returns the columns that fit into `width`, with names shortened.
fn columns(pairs: &[Pair], people: &People, width: usize) -> Vec<Column> {
    let mut columns = all_columns(pairs, people);
    if total_width(&columns) > width {
        tell_apart(&mut columns, pairs, people);
    }
    fit(columns, width)
}

/// Leaves out the parts of names that do not distinguish one from another.
fn tell_apart(columns: &mut [Column], pairs: &[Pair], people: &People) {
    let sides = pairs.iter().map(|pair| pair.left.as_str());
    let sides: Vec<&str> = sides
        .chain(pairs.iter().map(|pair| pair.right.as_str()))
        .collect();
    let mut left = people.or_submissions(&sides);
    let right = left.split_off(pairs.len());
    for (index, names) in NAMES.into_iter().zip([left, right]) {
        columns[index].cells = names;
    }
}

fn all_columns(pairs: &[Pair], people: &People) -> Vec<Column> {
    use CellAlignment::{Left, Right};
    let column = |header, alignment, spare, cell: fn(&Pair) -> String| {
        Column::new(header, alignment, spare, pairs.iter().map(cell).collect())
    };
    let names = |header, name: fn(&Pair) -> &str| {
        let names = pairs.iter().map(|pair| people.and_submission(name(pair)));
        Column::new(header, Left, 0, names.collect())
    };
    vec![
        column("#", Right, 0, rank),
        names("Left", |pair| &pair.left),
        names("Right", |pair| &pair.right),
        column("Score", Right, 2, |pair| format!("{:.3}", pair.score)),
        column("Similarity", Right, 0, |pair| share(pair, pair.similarity)),
        column("Left in\nright", Right, 4, |pair| {
            share(pair, pair.containment_left)
        }),
        column("Right in\nleft", Right, 3, |pair| {
            share(pair, pair.containment_right)
        }),
        column("Longest\nmatch", Right, 5, |pair| match pair.withheld {
            true => "-".to_owned(),
            false => grouped(pair.longest_match as u64),
        }),
        column("Expected\nby chance", Right, 1, |pair| {
            pair.expected_by_chance.map_or("-".into(), expected)
        }),
        column("Verdict", Left, 0, |pair| verdict(pair).0.to_owned()),
    ]
}

/// Returns the number of a pair in the table.
fn rank(pair: &Pair) -> String {
    pair.rank.map_or("-".to_owned(), |rank| rank.to_string())
}

/// Whether a pair is flagged, and nobody found a good reason for what the two share.
fn is_open_and_flagged(pair: &Pair) -> bool {
    let decision = pair.decision.as_ref().map(|decision| decision.status);
    pair.verdict == Verdict::Flagged && decision != Some(DecisionStatus::Dismissed)
}

/// Returns a percentage, unless none is meaningful.
fn share(pair: &Pair, share: f64) -> String {
    match pair.has_shares() {
        true => percent(share),
        false => "-".to_owned(),
    }
}

/// Returns the verdict in a word and its style; a person's decision replaces the verdict.
fn verdict(pair: &Pair) -> (&'static str, Style) {
    let decision = pair.decision.as_ref().map(|decision| decision.status);
    match (decision, pair.verdict) {
        (Some(decision @ DecisionStatus::Confirmed), _) => (text::decision(decision), FLAGGED),
        (Some(decision @ DecisionStatus::Dismissed), _) => (text::decision(decision), DIMMED),
        (_, Verdict::Flagged) => (text::verdict(pair.verdict), FLAGGED),
        (_, Verdict::SecondLook) => (text::verdict(pair.verdict), WARNING),
        (_, Verdict::NotUnusual) => (text::verdict(pair.verdict), Style::new()),
        (_, Verdict::TooSmall) => (text::verdict(pair.verdict), DIMMED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{golden, report, small_class};
    use crate::model::Decision;
    use unicode_width::UnicodeWidthStr;

    fn written(report: &Report, width: Option<u16>, color: bool) -> String {
        let mut out = Vec::new();
        write_table(report, &TableStyle { width, color }, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn golden_files() {
        for width in [100, 60] {
            golden(
                &format!("table-{width}.txt"),
                written(&report(), Some(width), false).as_bytes(),
            );
        }
        golden(
            "table-small-class.txt",
            written(&small_class(), Some(80), false).as_bytes(),
        );
    }

    #[test]
    fn of_many_flagged_pairs_the_first_are_told() {
        let mut report = report();
        let is_told = |pair: &&Pair| is_open_and_flagged(pair) && pair.why.is_some();
        let pair = report.pairs.iter().find(is_told).expect("one is").clone();
        let first = pair.why.clone().expect("it is told");
        report.pairs = vec![pair; MAX_WHYS + 1234];
        let text = written(&report, None, false);
        assert_eq!(text.matches(&first).count(), MAX_WHYS);
        assert!(
            text.contains("\n1,234 more pairs are flagged; every other format"),
            "{text}"
        );
    }

    #[test]
    fn every_line_fits() {
        for width in 50..200 {
            let text = written(&report(), Some(width), false);
            for line in text.lines() {
                assert!(line.width() <= usize::from(width), "{width}: {line}");
            }
        }
    }

    #[test]
    fn a_tiny_terminal_is_no_problem() {
        for width in 0..50 {
            assert!(written(&report(), Some(width), false).contains('…'));
        }
    }

    #[test]
    fn names_that_do_not_fit_lose_what_all_share() {
        let mut report = report();
        for pair in &mut report.pairs {
            for name in [&mut pair.left, &mut pair.right] {
                *name = format!("term-2026-sheet-03-{}-submitted-version", visible(name));
            }
        }
        let text = written(&report, Some(100), false);
        assert!(text.contains("  …anna…  "), "{text}");
        assert!(
            written(&report, None, false).contains("term-2026-sheet-03-anna-submitted-version")
        );
    }

    #[test]
    fn without_a_width_names_are_whole() {
        let report = report();
        assert!(written(&report, None, false).contains(&report.pairs[1].right));
    }

    #[test]
    fn colours_only_where_asked_for() {
        let coloured = written(&report(), Some(100), true);
        let plain = written(&report(), Some(100), false);
        assert!(!plain.contains('\u{1b}'));
        assert!(coloured.contains("\u{1b}[31mflagged\u{1b}[0m"));
        assert_eq!(without_styles(&coloured), plain);
    }

    fn without_styles(text: &str) -> String {
        let mut parts = text.split('\u{1b}');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |shown, part| shown + part.split_once('m').unwrap().1)
    }

    #[test]
    fn a_pair_that_is_too_small_has_no_percentage() {
        let mut report = report();
        report.pairs[0].verdict = Verdict::TooSmall;
        let text = written(&report, Some(200), false);
        let row = text
            .lines()
            .find(|line| line.contains("too small"))
            .unwrap();
        assert!(!row.contains('%'), "{row}");
    }

    #[test]
    fn a_pair_for_a_second_look_is_named_so() {
        let mut report = report();
        report.pairs[1].decision = None;
        report.pairs[1].verdict = Verdict::SecondLook;
        let text = written(&report, None, true);
        assert!(text.contains("\u{1b}[33msecond look\u{1b}[0m"), "{text}");
        assert!(text.contains(", 3 for a second look (1 shown)."));
    }

    #[test]
    fn a_decision_comes_before_the_verdict() {
        let mut report = report();
        for (decision, word, red) in [
            (DecisionStatus::Undecided, "flagged", true),
            (DecisionStatus::Confirmed, "confirmed", true),
            (DecisionStatus::Dismissed, "dismissed", false),
        ] {
            report.pairs.truncate(1);
            report.pairs[0].decision = Some(Decision {
                status: decision,
                note: String::new(),
                ..Decision::default()
            });
            let text = written(&report, None, true);
            assert!(text.contains(word), "{text}");
            let coloured = format!("\u{1b}[31m{word}\u{1b}[0m");
            assert_eq!(text.contains(&coloured), red, "{text}");
        }
    }

    #[test]
    fn filtered_pairs_are_explained() {
        let mut report = report();
        report.pairs.clear();
        report.parameters.min_similarity = 0.9;
        assert!(written(&report, None, false).contains("similarity of 90 % or more"));
    }
}
