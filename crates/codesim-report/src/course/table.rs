//! The course for a person at a terminal: the most similar pairs of people with a strip of their assignments, the people who stand out in several,
//! and a summary of each assignment.

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};

use anstyle::Style;
use codesim_display::{TableStyle, counted, expected, grouped, visible, wrap};
use comfy_table::CellAlignment;

use super::model::{Course, CourseAssignment, CoursePair, CoursePerson, CourseVerdict};
use super::verdict;
use crate::columns::{Column, GAP, fit, layout};
use crate::model::Verdict;
use crate::printer::{DIMMED, FLAGGED, HEADING, Printer, WARNING};
use crate::text::or_none;

/// Number of people, clusters and names listed.
const LISTED: usize = 10;

/// Minimum of [`CoursePerson::stands_out`] for a listed person.
const OFTEN: usize = 2;

/// Writes `course` for a person at a terminal.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_course_table(
    course: &Course,
    style: &TableStyle,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut page = Printer { style, out };
    if let Some(title) = &course.title {
        page.paragraph(&visible(title), HEADING)?;
    }
    page.paragraph(&introduction(course), Style::new())?;
    if let Some(settings) = &course.settings {
        page.paragraph(&format!("Settings: {}.", visible(settings)), Style::new())?;
    }
    page.blank()?;
    if !course.pairs.is_empty() {
        pairs(&mut page, course)?;
        page.blank()?;
    }
    for paragraph in conclusion(course) {
        page.paragraph(&paragraph, Style::new())?;
    }
    clusters(&mut page, course)?;
    people(&mut page, course)?;
    assignments(&mut page, course)
}

fn introduction(course: &Course) -> String {
    let compared = course.assignments.iter().filter(|it| it.problem.is_none());
    format!(
        "Compared {} of {}: {} of people.",
        counted(compared.count(), "assignment"),
        people_counted(course.people.len()),
        counted(course.pairs_of_people as usize, "pair"),
    )
}

fn people_counted(count: usize) -> String {
    match count {
        1 => "1 person".to_owned(),
        count => format!("{} people", grouped(count as u64)),
    }
}

fn pairs(page: &mut Printer, course: &Course) -> io::Result<()> {
    let lines = layout(fit(columns(course), page.width()));
    let body = lines.len() - course.pairs.len();
    for (index, line) in lines.iter().enumerate() {
        match index.checked_sub(body) {
            None => page.line(line, HEADING)?,
            Some(row) => pair_line(page, line, &course.pairs[row])?,
        }
    }
    Ok(())
}

/// Colours only the verdict, the last words of the line, if the pair is flagged.
fn pair_line(page: &mut Printer, line: &str, pair: &CoursePair) -> io::Result<()> {
    let word = verdict(pair.verdict);
    let style = match pair.verdict {
        CourseVerdict::Repeated => FLAGGED,
        CourseVerdict::FlaggedOnce => WARNING,
        CourseVerdict::NotUnusual => Style::new(),
    };
    match line.strip_suffix(word) {
        Some(before) if style != Style::new() => {
            write!(page.out, "{before}")?;
            page.line(word, style)
        }
        _ => page.line(line, style),
    }
}

fn columns(course: &Course) -> Vec<Column> {
    use CellAlignment::{Left, Right};
    let column = |header, alignment, spare, cell: &dyn Fn(&CoursePair) -> String| {
        let cells = course.pairs.iter().map(cell);
        Column::new(header, alignment, spare, cells.collect())
    };
    let strips = Strips::new(course);
    vec![
        column("#", Right, 0, &|pair| pair.rank.to_string()),
        column("Left", Left, 0, &|pair| visible(&pair.left).into_owned()),
        column("Right", Left, 0, &|pair| visible(&pair.right).into_owned()),
        column("Expected\nby chance", Right, 2, &|pair| {
            pair.expected_by_chance.map_or("-".to_owned(), expected)
        }),
        column("Flagged in", Right, 3, &|pair| {
            format!("{} of {}", pair.flagged, pair.together.max(pair.flagged))
        }),
        column("Assignments", Left, 1, &|pair| strips.of(pair)),
        column("Verdict", Left, 0, &|pair| verdict(pair.verdict).to_owned()),
    ]
}

/// A sign for each assignment.
struct Strips<'a> {
    course: &'a Course,
    handed_in: HashMap<&'a str, HashSet<&'a str>>,
}

impl<'a> Strips<'a> {
    fn new(course: &'a Course) -> Self {
        let handed_in = course.people.iter().map(|person| {
            let assignments = person.handed_in.iter().map(|it| it.assignment.as_str());
            (person.name.as_str(), assignments.collect())
        });
        Self {
            handed_in: handed_in.collect(),
            course,
        }
    }

    fn of(&self, pair: &CoursePair) -> String {
        let assignments = self.course.assignments.iter();
        assignments
            .map(|assignment| self.sign(assignment, pair))
            .collect()
    }

    fn sign(&self, assignment: &CourseAssignment, pair: &CoursePair) -> char {
        let found = pair
            .assignments
            .iter()
            .find(|it| it.assignment == assignment.name);
        let both = [&pair.left, &pair.right].iter().all(|name| {
            self.handed_in
                .get(name.as_str())
                .is_some_and(|all| all.contains(assignment.name.as_str()))
        });
        match found {
            Some(found) if found.verdict == Verdict::Flagged && !found.dismissed => '■',
            Some(found) if found.notable => '▪',
            _ if both => '·',
            _ => '-',
        }
    }
}

fn conclusion(course: &Course) -> Vec<String> {
    let mut paragraphs = vec![format!(
        "{} flagged repeatedly: more similar over several assignments than independent people. {} flagged once.",
        counted(course.repeated_pairs, "pair"),
        counted(course.flagged_once_pairs, "pair")
    )];
    if !course.pairs.is_empty() {
        paragraphs.push(
            "Assignments, in their order: ■ flagged, ▪ as similar as at most one independent pair in twenty, · both handed in, - not both.".to_owned(),
        );
        paragraphs.push(
            "Expected by chance: how many independent pairs of the whole course are expected to be as unlikely over all their assignments. It \
             takes the assignments of independent people to have nothing in common, which does not hold for two people who always work in one way."
                .to_owned(),
        );
    }
    if !course.not_told_apart.is_empty() {
        paragraphs.push(format!(
            "Names that differ only in case, whitespace, accents or extension, and count as different people: {}.",
            names(course.not_told_apart.iter().map(String::as_str))
        ));
    }
    paragraphs
}

/// Lists the first names, and the number of the others.
fn names<'a>(all: impl Iterator<Item = &'a str>) -> String {
    let all: Vec<String> = all.map(|name| visible(name).into_owned()).collect();
    let listed = all[..all.len().min(LISTED)].join(", ");
    match all.len().saturating_sub(LISTED) {
        0 => listed,
        more => format!("{listed} and {} more", grouped(more as u64)),
    }
}

fn clusters(page: &mut Printer, course: &Course) -> io::Result<()> {
    if course.clusters.is_empty() {
        return Ok(());
    }
    page.blank()?;
    page.paragraph("Groups connected by repeated pairs:", HEADING)?;
    for cluster in course.clusters.iter().take(LISTED) {
        let members = names(cluster.members.iter().map(String::as_str));
        let pairs = counted(cluster.repeated_pairs, "repeated pair");
        indented(page, &format!("{}. {members} ({pairs})", cluster.number))?;
    }
    page.more(course.clusters.len().saturating_sub(LISTED))
}

fn people(page: &mut Printer, course: &Course) -> io::Result<()> {
    let mut often: Vec<&CoursePerson> = course
        .people
        .iter()
        .filter(|it| it.stands_out >= OFTEN)
        .collect();
    often.sort_by_key(|it| std::cmp::Reverse(it.stands_out));
    if !often.is_empty() {
        page.blank()?;
        page.paragraph("Who stands out in several assignments:", HEADING)?;
        for person in often.iter().take(LISTED) {
            indented(page, &track(person))?;
        }
        page.more(often.len().saturating_sub(LISTED))?;
    }
    let once: Vec<&CoursePerson> = course
        .people
        .iter()
        .filter(|it| it.handed_in.len() == 1)
        .collect();
    if once.is_empty() {
        return Ok(());
    }
    page.blank()?;
    let listed = names(once.iter().map(|it| it.name.as_str()));
    let text = format!(
        "In one assignment alone, {}: {listed}.",
        people_counted(once.len())
    );
    page.paragraph(&text, Style::new())
}

/// Returns text such as `anna: 6 of 10, from hw3 on, until hw8`.
fn track(person: &CoursePerson) -> String {
    let mut text = format!(
        "{}: {} of {}",
        visible(&person.name),
        person.stands_out,
        person.handed_in.len()
    );
    if let Some(first) = &person.starts {
        text.push_str(&format!(", from {} on", visible(first)));
    }
    if let Some(last) = &person.stops {
        text.push_str(&format!(", until {}", visible(last)));
    }
    text
}

fn assignments(page: &mut Printer, course: &Course) -> io::Result<()> {
    page.blank()?;
    page.paragraph("Assignments:", HEADING)?;
    for assignment in &course.assignments {
        let style = match assignment.problem {
            Some(_) => WARNING,
            None => Style::new(),
        };
        for line in wrapped(page, &assignment_text(assignment)) {
            page.line(&line, style)?;
        }
    }
    for notice in &course.notices {
        let about = notice.about.to_string();
        indented(
            page,
            &format!(
                "{}: {}",
                visible(&about),
                visible(&notice.reason.to_string())
            ),
        )?;
    }
    let has_notices = course.assignments.iter().any(|it| !it.notices.is_empty());
    match has_notices {
        true => page.line("  Files that were left out, and why: --format json", DIMMED),
        false => Ok(()),
    }
}

/// Returns text such as `hw1: 200 submissions, 2 pairs flagged, 3 for a second look; not compared: 4 files or submissions (anna, ben)`.
fn assignment_text(assignment: &CourseAssignment) -> String {
    let name = visible(&assignment.name);
    if let Some(problem) = &assignment.problem {
        return format!("{name}: could not be compared: {}", visible(problem));
    }
    let mut text = format!(
        "{name}: {}, {} flagged, {} for a second look",
        counted(assignment.submissions, "submission"),
        counted(assignment.flagged_pairs, "pair"),
        or_none(assignment.second_look_pairs)
    );
    if !assignment.background_known {
        text.push_str("; too few to say what is unlikely");
    }
    let left_out = assignment.notices.iter().filter(|it| !it.compared).count();
    let reserved = assignment.notices.len() - left_out;
    if left_out > 0 {
        text.push_str(&format!("; not compared: {}", grouped(left_out as u64)));
    }
    let lost: Vec<String> = assignment
        .notices
        .iter()
        .filter(|it| it.whole_submission)
        .map(|it| it.about.to_string())
        .collect();
    if !lost.is_empty() {
        text.push_str(&format!(
            ", of which {}: {}",
            counted(lost.len(), "submission"),
            names(lost.iter().map(String::as_str))
        ));
    }
    if reserved > 0 {
        text.push_str(&format!(
            "; read with warnings: {}",
            grouped(reserved as u64)
        ));
    }
    text
}

fn wrapped(page: &Printer, text: &str) -> Vec<String> {
    let lines = wrap(text, page.width().saturating_sub(GAP)).into_iter();
    lines.map(|line| format!("  {line}")).collect()
}

fn indented(page: &mut Printer, text: &str) -> io::Result<()> {
    let lines = wrapped(page, text);
    lines
        .iter()
        .try_for_each(|line| page.line(line, Style::new()))
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::super::fixture::course;
    use super::*;
    use crate::fixture::golden;

    fn written(width: Option<u16>, color: bool) -> String {
        let mut out = Vec::new();
        write_course_table(&course(), &TableStyle { width, color }, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn golden_file() {
        golden("course-table.txt", written(Some(100), false).as_bytes());
    }

    #[test]
    fn every_line_fits() {
        for width in 50..200 {
            let text = written(Some(width), false);
            for line in text.lines() {
                assert!(line.width() <= usize::from(width), "{width}: {line}");
            }
        }
    }

    #[test]
    fn colours_only_where_asked_for() {
        assert!(written(None, true).contains("\u{1b}[31mrepeated\u{1b}[0m"));
        assert!(!written(None, false).contains('\u{1b}'));
    }
}
