//! The beginning of a match, as both submissions have it.

use codesim_display::{Locale, visible};

use crate::findings;
use crate::model::{Location, Match, Pair, Report, Source};
use crate::renamings::renamings;
use crate::segments::{Segment, segments};
use crate::text::{kind, last_line, lines};

/// Maximum number of matches shown in this way, the strongest evidence first.
const MOST: usize = 5;

/// Maximum number of lines of a match shown on each side.
const LINES: usize = 14;

/// The beginning of a match, side by side.
pub(crate) struct Excerpt<'a> {
    /// Index of the match, from 0.
    pub(crate) index: usize,
    /// `identifiers renamed, 673 tokens, 91 % of the evidence`.
    pub(crate) what: String,
    /// Explanation of a restructured match, or the names of a renamed one.
    pub(crate) why: Option<String>,
    pub(crate) sides: [Lines<'a>; 2],
}

/// The first lines of a match in a file.
pub(crate) struct Lines<'a> {
    /// `Main.java, lines 3–17`.
    pub(crate) place: String,
    /// Number of the line before the first.
    pub(crate) before: usize,
    pub(crate) segments: Vec<Segment<'a>>,
    /// `and 31 more lines`; `None` if all lines are shown.
    pub(crate) more: Option<String>,
}

/// Returns the beginnings of the strongest matches of a pair, where the report has the sources.
pub(crate) fn excerpts<'a>(locale: &Locale, report: &'a Report, pair: &Pair) -> Vec<Excerpt<'a>> {
    let source = |submission: &str, location: &Location| {
        let mut sources = report.sources.iter();
        sources.find(|it| it.submission == submission && it.file == location.file)
    };
    let excerpt = |(index, found): (usize, &Match)| {
        let what = [
            ("kind", kind(locale, found).into()),
            ("tokens", found.tokens.into()),
            ("evidence", locale.percent(found.evidence).into()),
        ];
        let left = source(&pair.left, &found.left)?;
        let right = source(&pair.right, &found.right)?;
        Some(Excerpt {
            index,
            what: locale.with("sheet-passage", &what),
            why: findings::explained(locale, pair, found)
                .or_else(|| renamings(locale, found, left, right)),
            sides: [
                Lines::new(locale, index, left, &found.left),
                Lines::new(locale, index, right, &found.right),
            ],
        })
    };
    let matches = pair.matches.iter().enumerate();
    matches.take(MOST).filter_map(excerpt).collect()
}

impl<'a> Lines<'a> {
    fn new(locale: &Locale, index: usize, source: &'a Source, location: &Location) -> Self {
        let all = last_line(location) + 1 - location.start.line;
        let range = whole_lines(&source.text, location.bytes.start, all.min(LINES));
        let from_here = |at: usize| at.saturating_sub(range.start);
        let found = from_here(location.bytes.start)..from_here(location.bytes.end);
        let given = source.boilerplate.iter();
        let given: Vec<_> = given
            .map(|given| from_here(given.start)..from_here(given.end))
            .collect();
        Self {
            place: format!(
                "{}, {}",
                visible(&location.file.to_string()),
                lines(locale, location)
            ),
            before: location.start.line - 1,
            segments: segments(&source.text[range], vec![(index, found)], &given),
            more: (all > LINES).then(|| locale.counted("sheet-more-lines", all - LINES)),
        }
    }
}

/// Returns the byte range of the line that contains byte `at` and the lines after it, at most `count` lines in all.
fn whole_lines(text: &str, at: usize, count: usize) -> std::ops::Range<usize> {
    let before = text.get(..at).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let lines = text[start..].split_inclusive('\n').take(count);
    start..start + lines.map(str::len).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_whole() {
        let text = "one\ntwo\nthree";
        let shown = |at, count| &text[whole_lines(text, at, count)];
        assert_eq!(shown(5, 1), "two\n");
        assert_eq!(shown(4, 9), "two\nthree");
        assert_eq!(shown(0, 2), "one\ntwo\n");
        assert_eq!(shown(99, 1), "one\n");
    }
}
