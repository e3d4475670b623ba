//! The files of a submission as one text.

use std::collections::BTreeMap;

use codesim_display::FileName;
use codesim_report::model::{Location, Source};

/// The sources of a report by submission.
#[derive(Debug)]
pub(super) struct Placements<'a>(BTreeMap<&'a str, Vec<Placed<'a>>>);

/// A file in the text of its submission.
#[derive(Debug)]
struct Placed<'a> {
    file: &'a FileName,
    /// The line above it that names it; absent if it is the only one.
    heading: Option<String>,
    /// Number of lines above its first one.
    before: usize,
    text: &'a str,
}

impl<'a> Placements<'a> {
    pub(super) fn new(sources: &'a [Source]) -> Self {
        let mut placements: BTreeMap<&str, Vec<Placed>> = BTreeMap::new();
        for source in sources {
            let files = placements.entry(&source.submission).or_default();
            files.push(Placed {
                file: &source.file,
                heading: None,
                before: 0,
                text: &source.text,
            });
        }
        for files in placements.values_mut().filter(|files| files.len() > 1) {
            let mut end = 0;
            for placed in files {
                placed.heading = Some(format!("==== {} ====", placed.file));
                placed.before = end + 1;
                end = placed.before + placed.text.lines().count();
            }
        }
        Self(placements)
    }

    /// Returns the first and last line of a match in the text of its submission, from 1.
    pub(super) fn range(&self, submission: &str, location: &Location) -> (usize, usize) {
        let files = self.0.get(submission).into_iter().flatten();
        let mut found = files.filter(|placed| *placed.file == location.file);
        let before = found.next().map_or(0, |placed| placed.before);
        let (first, mut last) = (location.start.line, location.end.line);
        // The end is after the last character, which may be the start of a line.
        if location.end.column == 1 && last > first {
            last -= 1;
        }
        (before + first, before + last.max(first))
    }

    /// Returns the lines of a submission, without their ends.
    pub(super) fn lines(&self, submission: &str) -> Vec<&str> {
        let files = self.0.get(submission).into_iter().flatten();
        files
            .flat_map(|placed| {
                placed
                    .heading
                    .as_deref()
                    .into_iter()
                    .chain(placed.text.lines())
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use codesim_report::model::Position;

    use super::*;

    fn source(file: &str, text: &str) -> Source {
        Source {
            submission: "ada".to_owned(),
            file: FileName::from(file),
            text: text.to_owned(),
            boilerplate: Vec::new(),
            syntax: Vec::new(),
        }
    }

    fn location(file: &str, start: (usize, usize), end: (usize, usize)) -> Location {
        let position = |(line, column)| Position { line, column };
        Location {
            file: FileName::from(file),
            start: position(start),
            end: position(end),
            bytes: 0..0,
        }
    }

    #[test]
    fn one_file_has_its_own_lines() {
        let sources = [source("a.c", "one\r\ntwo")];
        let placements = Placements::new(&sources);
        assert_eq!(placements.lines("ada"), ["one", "two"]);
        assert_eq!(
            placements.range("ada", &location("a.c", (1, 1), (2, 1))),
            (1, 1)
        );
        assert_eq!(placements.lines("ben"), [""; 0]);
    }

    #[test]
    fn several_files_follow_each_other() {
        let sources = [source("a.c", "one\ntwo\n"), source("b.c", "three\n")];
        let placements = Placements::new(&sources);
        let lines = ["==== a.c ====", "one", "two", "==== b.c ====", "three"];
        assert_eq!(placements.lines("ada"), lines);
        assert_eq!(
            placements.range("ada", &location("b.c", (1, 1), (1, 6))),
            (5, 5)
        );
    }
}
