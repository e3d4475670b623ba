//! Words and numbers as a person reads them; shared by the formats for people.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::model::{Location, Match, MatchKind, Report, SubmissionSummary};

/// `name` with every character that is not seen, or that changes how others are seen, as an escape such as `\n` or
/// `\u{202e}`.
///
/// Backslashes stay as they are: file names with a literal `\n` are rarer than paths with backslashes.
pub fn visible(name: &str) -> Cow<'_, str> {
    if !name.contains(is_hidden) {
        return Cow::Borrowed(name);
    }
    let mut shown = String::with_capacity(name.len() + 8);
    for character in name.chars() {
        if is_hidden(character) {
            let _ = write!(shown, "{}", escape(character));
        } else {
            shown.push(character);
        }
    }
    Cow::Owned(shown)
}

/// `\n`, `\t` or `\u{202e}`.
pub(crate) fn escape(character: char) -> std::char::EscapeDefault {
    character.escape_default()
}

/// First and last of each range of characters that are not seen as what they are: controls, line and paragraph separators,
/// bidirectional marks, zero-width and other format characters, tags, non-characters and private use. Written out so that it
/// does not change with the compiler's Unicode version; ascending.
pub(crate) const HIDDEN: &[(char, char)] = &[
    ('\0', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{fffe}', '\u{ffff}'),
    ('\u{e0000}', '\u{e0fff}'),
    ('\u{f0000}', '\u{10ffff}'),
];

/// Whether a character is not seen as what it is.
pub(crate) fn is_hidden(character: char) -> bool {
    let ranges_before = HIDDEN.partition_point(|&(first, _)| first <= character);
    ranges_before > 0 && character <= HIDDEN[ranges_before - 1].1
}

/// A share in 0..=1 in percent. Rounded, but never to 0 or 100 unless it is exactly that.
pub(crate) fn percent(share: f64) -> String {
    let rounded = (share * 100.0).round();
    if share > 0.0 && rounded < 1.0 {
        "<1 %".to_owned()
    } else if share < 1.0 && rounded > 99.0 {
        ">99 %".to_owned()
    } else {
        format!("{rounded:.0} %")
    }
}

/// `12345` as `12,345`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut shown = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

/// The ids of the languages found, in one phrase.
pub(crate) fn languages(report: &Report) -> String {
    match report.parameters.languages.as_slice() {
        [] => "no language".to_owned(),
        ids => visible(&ids.join(", ")).into_owned(),
    }
}

/// `1 pair`, `2 pairs`.
pub fn counted(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(number as u64))
}

/// The submissions that were read: those of the index are others.
pub(crate) fn class(report: &Report) -> impl Iterator<Item = &SubmissionSummary> {
    report.submissions.iter().filter(|s| !s.indexed)
}

/// `12 submissions (13 files; java) with 3,210 of years.codesim`, for languages that are shown as `languages`.
pub(crate) fn compared(report: &Report, languages: &str, shown: impl Fn(&str) -> String) -> String {
    let files = class(report).map(|s| s.files.len()).sum();
    let own = counted(class(report).count(), "submission");
    let own = format!("{own} ({}; {languages})", counted(files, "file"));
    match &report.parameters.against {
        Some(against) => format!(
            "{own} with {} of {}",
            grouped(against.submissions as u64),
            shown(&against.index)
        ),
        None => own,
    }
}

/// `120 pairs, of which 4 share anything`.
pub(crate) fn sharing(report: &Report) -> String {
    let sharing = report.class.sharing_pairs;
    let verb = if sharing == 1 { "shares" } else { "share" };
    let pairs = counted(report.class.pairs as usize, "pair");
    format!("{pairs}, of which {} {verb} anything", grouped(sharing))
}

/// An expected number of innocent pairs: `12`, `1.3`, `1 in 20,000`, `1 in 3 million`, `<1e-9`.
pub(crate) fn expected(pairs: f64) -> String {
    if pairs >= 9.95 {
        return grouped(pairs.round() as u64);
    }
    if pairs >= 0.95 {
        return format!("{pairs:.1}");
    }
    if pairs < 1e-9 {
        return "<1e-9".to_owned();
    }
    let one_in = two_digits(1.0 / pairs);
    match one_in {
        0..1_000_000 => format!("1 in {}", grouped(one_in)),
        1_000_000..1_000_000_000 => format!("1 in {} million", one_in as f64 / 1e6),
        _ => "1 in 1 billion".to_owned(),
    }
}

/// `number`, at least 1, rounded to two significant digits.
fn two_digits(number: f64) -> u64 {
    let step = 10_f64.powi((number.log10().floor() as i32 - 1).max(0));
    ((number / step).round() * step) as u64
}

/// What the two places of a match have in common, and whether they changed their order.
pub(crate) fn kind(found: &Match) -> &'static str {
    match (found.kind, found.moved) {
        (MatchKind::Verbatim, false) => "the same text",
        (MatchKind::Verbatim, true) => "the same text, moved",
        (MatchKind::Renamed, false) => "renamed",
        (MatchKind::Renamed, true) => "renamed, moved",
        (MatchKind::Rewritten, false) => "rewritten",
        (MatchKind::Rewritten, true) => "rewritten, moved",
    }
}

/// `line 3`, `lines 3–17`.
pub(crate) fn lines(location: &Location) -> String {
    let (first, last) = (location.start.line, last_line(location));
    if first == last {
        format!("line {first}")
    } else {
        format!("lines {first}–{last}")
    }
}

/// The line of the last character: an end in the first column belongs to the line before.
pub(crate) fn last_line(location: &Location) -> usize {
    let ends_before = location.end.column <= 1 && location.end.line > location.start.line;
    location.end.line - usize::from(ends_before)
}

/// What is said of a class that is too small to judge its pairs by.
pub(crate) fn no_background(flagged_pairs: usize) -> String {
    let flagged = counted(flagged_pairs, "pair");
    format!(
        "With fewer than ten submissions there is no background of independent work to hold a pair against: \
         how unlikely a score is cannot be said. Flagged for a score of a half or more: {flagged}."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Against;

    #[test]
    fn submissions_of_an_index_are_told_apart_from_the_class() {
        let mut report = crate::fixture::small_class();
        let plain = |path: &str| path.to_owned();
        let alone = compared(&report, "c", plain);
        assert!(alone.ends_with("; c)"), "{alone}");
        let mut indexed = report.submissions[0].clone();
        indexed.indexed = true;
        report.submissions.push(indexed);
        report.parameters.against = Some(Against {
            index: "years.codesim".to_owned(),
            submissions: 3210,
        });
        let with_index = compared(&report, "c", plain);
        assert_eq!(with_index, format!("{alone} with 3,210 of years.codesim"));
    }

    #[test]
    fn ranges_of_hidden_characters_ascend() {
        let ends: Vec<char> = HIDDEN
            .iter()
            .flat_map(|&(first, last)| [first, last])
            .collect();
        assert!(ends.is_sorted());
        assert!(is_hidden('\0') && is_hidden('\u{10ffff}') && !is_hidden(' '));
    }

    #[test]
    fn hidden_characters_are_shown() {
        let rows = [
            ("plain é 日本 e\u{301}", "plain é 日本 e\u{301}"),
            ("two\nlines\ttab\r", "two\\nlines\\ttab\\r"),
            (
                "a\u{202e}b\u{200b}\u{feff}",
                "a\\u{202e}b\\u{200b}\\u{feff}",
            ),
            ("\u{1b}[31mred", "\\u{1b}[31mred"),
            ("C:\\new", "C:\\new"),
        ];
        for (name, shown) in rows {
            assert_eq!(visible(name), shown);
        }
    }

    #[test]
    fn percentages_do_not_round_to_the_ends() {
        let rows = [
            (0.0, "0 %"),
            (0.001, "<1 %"),
            (0.876, "88 %"),
            (0.9999, ">99 %"),
            (1.0, "100 %"),
        ];
        for (share, shown) in rows {
            assert_eq!(percent(share), shown);
        }
    }

    #[test]
    fn expectations_in_words() {
        let rows = [
            (1234.4, "1,234"),
            (9.96, "10"),
            (1.26, "1.3"),
            (0.94, "1 in 1"),
            (0.2, "1 in 5"),
            (0.000_05, "1 in 20,000"),
            (3.4e-7, "1 in 2.9 million"),
            (1e-9, "1 in 1 billion"),
            (1e-12, "<1e-9"),
            (0.0, "<1e-9"),
        ];
        for (pairs, shown) in rows {
            assert_eq!(expected(pairs), shown, "{pairs}");
        }
    }

    #[test]
    fn counts() {
        assert_eq!(counted(1, "pair"), "1 pair");
        assert_eq!(counted(12_345, "pair"), "12,345 pairs");
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(123), "123");
    }

    #[test]
    fn an_end_in_the_first_column_is_the_line_before() {
        let mut location = crate::fixture::report().pairs[0].matches[0].left.clone();
        assert_eq!(lines(&location), "lines 5–11");
        location.end.column = 1;
        assert_eq!(lines(&location), "lines 5–10");
        location.end.line = location.start.line;
        assert_eq!(lines(&location), "line 5");
    }
}
