//! How a text is laid out.

use std::fmt;
use std::ops::Range;

/// Lines that must be of a kind before anything is said of it.
const LEAST: usize = 5;
/// A habit shows in at least one of this number of lines.
const HABIT: usize = 10;
/// The widest step of indentation that is distinguished.
const WIDEST: usize = 8;

/// A habit of layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layout {
    /// Lines are indented by tabs.
    Tabs,
    /// Lines are indented by this number of blanks more than the one before.
    Blanks(u8),
    /// Some lines are indented by tabs and some by blanks.
    TabsAndBlanks,
    /// All lines end with a carriage return and a line feed.
    CarriageReturns,
    /// Some lines end in this way and some with a line feed alone.
    MixedEnds,
    /// Lines end with blanks.
    TrailingBlanks,
}

/// As a phrase: `lines indented by tabs`.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tabs => f.write_str("lines indented by tabs"),
            Self::Blanks(1) => f.write_str("lines indented by 1 space"),
            Self::Blanks(width) => write!(f, "lines indented by {width} spaces"),
            Self::TabsAndBlanks => f.write_str("some lines indented by tabs, some by spaces"),
            Self::CarriageReturns => f.write_str("lines that end as on Windows (CR LF)"),
            Self::MixedEnds => {
                f.write_str("some lines that end as on Windows (CR LF), some with LF")
            }
            Self::TrailingBlanks => f.write_str("whitespace at the ends of lines"),
        }
    }
}

/// Returns the habits of a text, each with the first line that shows it.
pub(crate) fn habits(text: &str) -> impl Iterator<Item = (Layout, Range<usize>)> {
    let mut lines = Lines::default();
    for line in text.split_inclusive('\n') {
        lines.add(line);
    }
    [lines.indentation(), lines.ends(), lines.trailing()]
        .into_iter()
        .flatten()
}

/// Number of lines of a kind, and the first of them.
#[derive(Default, Clone)]
struct Seen {
    count: usize,
    first: Range<usize>,
}

impl Seen {
    fn add(&mut self, line: &Range<usize>) {
        if self.count == 0 {
            self.first = line.clone();
        }
        self.count += 1;
    }

    /// Whether there are enough of them, of which `all` are enough.
    fn is_habit(&self, all: usize) -> bool {
        self.count >= LEAST && self.count * HABIT >= all
    }
}

#[derive(Default)]
struct Lines {
    /// Bytes of the text so far.
    length: usize,
    /// Lines with any text.
    written: usize,
    tabs: Seen,
    blanks: Seen,
    /// By how much lines are indented more than the one before.
    steps: [Seen; WIDEST + 1],
    /// Blanks before the line before.
    before: usize,
    windows: Seen,
    unix: Seen,
    trailing: Seen,
}

impl Lines {
    fn add(&mut self, line: &str) {
        let start = self.length;
        self.length += line.len();
        if let Some(ended) = line.strip_suffix('\n') {
            match ended.ends_with('\r') {
                true => self.windows.add(&(start..start + ended.len())),
                false => self.unix.add(&(start..start + ended.len())),
            }
        }
        let shown = line.trim_end_matches(['\n', '\r']);
        let said = shown.trim_end();
        let indent = said.len() - said.trim_start().len();
        if said.is_empty() {
            return;
        }
        let place = start..start + said.len();
        self.written += 1;
        if said.len() < shown.len() {
            self.trailing.add(&(start..start + shown.len()));
        }
        match &said[..indent] {
            blanks if blanks.starts_with('\t') => self.tabs.add(&place),
            blanks if blanks.starts_with(' ') => self.blanks.add(&place),
            _ => {}
        }
        let step = indent.checked_sub(self.before).filter(|&step| step > 0);
        if let Some(seen) = step.and_then(|step| self.steps.get_mut(step)) {
            seen.add(&place);
        }
        self.before = indent;
    }

    fn indentation(&self) -> Option<(Layout, Range<usize>)> {
        let indented = self.tabs.count + self.blanks.count;
        let [tabs, blanks] = [&self.tabs, &self.blanks].map(|seen| seen.is_habit(indented));
        if tabs && blanks {
            return Some((Layout::TabsAndBlanks, self.tabs.first.clone()));
        }
        if tabs {
            return Some((Layout::Tabs, self.tabs.first.clone()));
        }
        let (width, seen) = (0u8..)
            .zip(&self.steps)
            .max_by_key(|(_, seen)| seen.count)?;
        let steps: usize = self.steps.iter().map(|seen| seen.count).sum();
        let is_usual = blanks && seen.count >= LEAST && seen.count * 2 > steps;
        is_usual.then(|| (Layout::Blanks(width), seen.first.clone()))
    }

    fn ends(&self) -> Option<(Layout, Range<usize>)> {
        let windows = self.windows.first.clone();
        match (self.windows.count, self.unix.count) {
            (0..LEAST, _) => None,
            (_, 0) => Some((Layout::CarriageReturns, windows)),
            _ => Some((Layout::MixedEnds, windows)),
        }
    }

    fn trailing(&self) -> Option<(Layout, Range<usize>)> {
        let is_habit = self.trailing.is_habit(self.written);
        is_habit.then(|| (Layout::TrailingBlanks, self.trailing.first.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(line: &str) -> Vec<String> {
        let text = line.repeat(9);
        let found = habits(&text);
        found.map(|(habit, _)| habit.to_string()).collect()
    }

    #[test]
    fn habits_are_told_of_lines_that_show_them() {
        assert_eq!(found("a\n\tb\n"), ["lines indented by tabs"]);
        assert_eq!(found("a\n   b\n"), ["lines indented by 3 spaces"]);
        assert_eq!(
            found("a\n   b\n\tc\n"),
            ["some lines indented by tabs, some by spaces"]
        );
        assert_eq!(found("a\r\n"), ["lines that end as on Windows (CR LF)"]);
        assert_eq!(
            found("a\r\nb\n"),
            ["some lines that end as on Windows (CR LF), some with LF"]
        );
        assert_eq!(found("a \nb\n"), ["whitespace at the ends of lines"]);
        assert_eq!(found("a\n\n"), [""; 0]);
    }

    #[test]
    fn few_lines_say_nothing() {
        assert_eq!(habits("a\n\tb \r\n\tc \r\n").count(), 0);
    }

    #[test]
    fn the_first_line_that_shows_it_is_the_place() {
        let text = format!("a\n{}", "b \nc\n".repeat(5));
        let (_, place) = habits(&text).next().expect("blanks");
        assert_eq!(&text[place], "b ");
    }
}
