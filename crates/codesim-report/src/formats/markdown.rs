//! A short report for a comment on a code host or a message, in GitHub's Markdown.
//!
//! Names, paths and notes are in code spans, which disable markup, mentions, links and emoji. The two characters that could end a span or a cell of
//! a table, backtick and bar, are shown as escapes, as hidden characters are.
//!
//! GitHub accepts at most 65,536 characters. Every list and every name is cut so that no report can be longer, and the report says what was left
//! out.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::table::conclusion;
use crate::findings;
use crate::identical_files;
use crate::model::{Cluster, DecisionStatus, Location, Match, Pair, Report, SharedTrait, Verdict};
use crate::rings;
use crate::shared_blocks;
use crate::text::{self, compared, held, kind, last_line, lost, sharing};
use crate::why::why;
use codesim_display::{About, Locale, counted, expected, percent, visible};

/// Number of characters shown of a name, a path or a note.
const NAME_LENGTH: usize = 60;
/// Number of characters shown of a reason or a remark.
const SENTENCE_LENGTH: usize = 200;
/// Number of pairs in the table.
const PAIRS: usize = 50;
/// Number of pairs that get a section.
const SECTIONS: usize = 15;
/// Number of matches shown of a pair.
const MATCHES: usize = 5;
/// Number of shared traits listed of a pair.
const SHARED_TRAITS: usize = 3;
/// Number of notices shown of each kind.
const NOTICES: usize = 10;
/// Number of clusters shown, and of members of each.
const CLUSTERS: usize = 10;
/// Number of shared blocks shown.
const SHARED_BLOCKS: usize = 5;
/// Number of languages shown.
const LANGUAGES: usize = 10;

/// Writes `report` as Markdown of at most 65,536 characters.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_markdown(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(page(report).as_bytes())
}

fn page(report: &Report) -> String {
    let mut blocks = vec!["## Similar submissions".to_owned()];
    blocks.extend(exercise(report));
    blocks.push(introduction(report));
    blocks.extend(lost(report, code));
    blocks.extend(conclusion(report));
    blocks.extend(notices(report));
    // Flagged pairs come first, then those for a second look; otherwise the order of the report is kept.
    let mut pairs: Vec<&Pair> = report.pairs.iter().collect();
    pairs.sort_by_key(|pair| pair.verdict);
    if !pairs.is_empty() {
        blocks.push(table(&pairs));
        blocks.extend(more(pairs.len(), PAIRS, "pair"));
    }
    let told: Vec<_> = pairs.into_iter().filter(|pair| is_told(pair)).collect();
    blocks.extend(told.iter().take(SECTIONS).map(|pair| section(report, pair)));
    blocks.extend(more(told.len(), SECTIONS, "flagged or decided pair"));
    if !report.clusters.is_empty() {
        blocks.push(clusters(&report.clusters));
        blocks.extend(more(report.clusters.len(), CLUSTERS, "group"));
    }
    blocks.extend(rings(report));
    blocks.extend(shared_blocks(report));
    blocks.extend(identical_files(report));
    let caveat = |pair| findings::caveat(Locale::english(), report, pair);
    blocks.extend(report.pairs.iter().find_map(caveat));
    blocks.push(
        "The report shows what is similar, not why. Read the code of a pair before you conclude anything."
            .to_owned(),
    );
    blocks.join("\n\n") + "\n"
}

/// Returns the exercise and its day; a title is any text, so it is in a code span too.
fn exercise(report: &Report) -> Option<String> {
    let given = [&report.parameters.title, &report.parameters.date];
    let given: Vec<_> = given.into_iter().flatten().map(|it| code(it)).collect();
    (!given.is_empty()).then(|| given.join(", "))
}

fn introduction(report: &Report) -> String {
    let languages = &report.parameters.languages;
    let mut listed = codes(languages.iter().take(LANGUAGES));
    if languages.len() > LANGUAGES {
        let _ = write!(listed, " and {} more", languages.len() - LANGUAGES);
    }
    let compared = format!(
        "Compared {}: {}.",
        compared(report, &listed, code),
        sharing(report),
    );
    match text::references(report) {
        0 => compared,
        count => format!("{compared} With {}.", counted(count, "reference")),
    }
}

/// Lists what was not compared, what was read with warnings, and what is worth knowing.
fn notices(report: &Report) -> Vec<String> {
    let notices = |compared| -> Vec<String> {
        let of_kind = report.notices.iter().filter(|n| n.compared == compared);
        of_kind
            .map(|n| notice(&n.about, &n.reason.to_string()))
            .collect()
    };
    let remarks = report
        .remarks
        .iter()
        .map(|r| notice(&r.about, &r.sentence.to_string()));
    [
        ("Not compared", "file", notices(false)),
        ("Read with warnings", "file", notices(true)),
        ("Worth knowing before reading", "remark", remarks.collect()),
    ]
    .into_iter()
    .filter(|(.., lines)| !lines.is_empty())
    .map(|(label, noun, lines)| {
        let mut text = format!("{label}: {}.\n", counted(lines.len(), noun));
        for line in lines.iter().take(NOTICES) {
            let _ = write!(text, "\n{line}");
        }
        if let Some(more) = more(lines.len(), NOTICES, noun) {
            let _ = write!(text, "\n\n{more}");
        }
        text
    })
    .collect()
}

fn notice(about: &About, reason: &str) -> String {
    format!(
        "- {}: {}",
        code(&about.to_string()),
        span(reason, SENTENCE_LENGTH)
    )
}

fn table(pairs: &[&Pair]) -> String {
    let mut text = "| # | Left | Right | Similarity | Left in right | Right in left | Expected by chance | Verdict |\n\
                    | --: | --- | --- | --: | --: | --: | --: | --- |"
        .to_owned();
    for pair in pairs.iter().take(PAIRS) {
        let _ = write!(text, "\n| {} |", row(pair).join(" | "));
    }
    text
}

fn row(pair: &Pair) -> [String; 8] {
    let share = |share| match pair.has_shares() {
        true => percent(share),
        false => "–".to_owned(),
    };
    [
        rank(pair),
        code(&pair.left),
        code(&pair.right),
        share(pair.similarity),
        share(pair.containment_left),
        share(pair.containment_right),
        pair.expected_by_chance.map_or("–".to_owned(), expected),
        verdict(pair),
    ]
}

fn rank(pair: &Pair) -> String {
    pair.rank.map_or("–".to_owned(), |rank| rank.to_string())
}

/// Returns text such as `flagged, dismissed`.
fn verdict(pair: &Pair) -> String {
    let mut words = match pair.verdict {
        Verdict::Flagged => format!("**{}**", text::verdict(pair.verdict)),
        _ => text::verdict(pair.verdict).to_owned(),
    };
    let decision = pair.decision.as_ref().map(|decision| decision.status);
    if let Some(decision) = decision.filter(|&decision| decision != DecisionStatus::Undecided) {
        let _ = write!(words, ", {}", text::decision(decision));
    }
    words
}

/// Whether a pair gets a section.
fn is_told(pair: &Pair) -> bool {
    pair.verdict == Verdict::Flagged || pair.decision.is_some()
}

/// Returns the findings about a pair, the person's decision, and its strongest matches unless it was dismissed.
fn section(report: &Report, pair: &Pair) -> String {
    let mut text = format!(
        "### {} and {}\n\n{} {}",
        code(&pair.left),
        code(&pair.right),
        findings::verdict(Locale::english(), report, pair),
        findings::strength(Locale::english(), report, pair),
    );
    if let Some(why) = why(Locale::english(), pair, code, code) {
        let _ = write!(text, "\n\n{why}");
    }
    let mut dismissed = false;
    if let Some(decision) = &pair.decision {
        let _ = write!(
            text,
            "\n\n**{}.**",
            findings::decision(Locale::english(), decision.status)
        );
        if let Some(decided) = findings::decided(decision) {
            let _ = write!(text, " ({})", code(&decided));
        }
        if !decision.note.is_empty() {
            let _ = write!(text, " {}", code(&decision.note));
        }
        dismissed = decision.status == DecisionStatus::Dismissed;
    }
    if !dismissed && !pair.matches.is_empty() {
        let lines: Vec<_> = pair.matches.iter().take(MATCHES).map(match_line).collect();
        let _ = write!(text, "\n\n{}", lines.join("\n"));
        if let Some(more) = more(pair.matches.len(), MATCHES, "match") {
            let _ = write!(text, "\n\n{more}");
        }
    }
    if !dismissed && !pair.shared_traits.is_empty() {
        let class = text::class(report).count();
        let lines = pair.shared_traits.iter().take(SHARED_TRAITS);
        let lines: Vec<_> = lines.map(|it| trait_line(it, class)).collect();
        let _ = write!(text, "\n\nOther shared traits:\n\n{}", lines.join("\n"));
        if let Some(more) = more(pair.shared_traits.len(), SHARED_TRAITS, "shared trait") {
            let _ = write!(text, "\n\n{more}");
        }
    }
    text
}

fn trait_line(shared_trait: &SharedTrait, class: usize) -> String {
    let said = shared_trait
        .text
        .as_deref()
        .map(|it| format!(" {}", code(it)));
    format!(
        "- {}{}, {}: {} and {}",
        text::shared_trait(Locale::english(), shared_trait.kind),
        said.unwrap_or_default(),
        held(Locale::english(), shared_trait, class),
        place(&shared_trait.left),
        place(&shared_trait.right),
    )
}

fn match_line(found: &Match) -> String {
    format!(
        "- {} and {}: {}, {}, {} of the evidence",
        place(&found.left),
        place(&found.right),
        kind(Locale::english(), found),
        counted(found.tokens, "token"),
        percent(found.evidence),
    )
}

/// Returns text such as `` `src/Main.java:3-17` ``.
fn place(location: &Location) -> String {
    let (first, last) = (location.start.line, last_line(location));
    code(&format!("{}:{first}-{last}", location.file))
}

fn clusters(clusters: &[Cluster]) -> String {
    let mut text = "### Groups connected by flagged pairs\n".to_owned();
    for cluster in clusters.iter().take(CLUSTERS) {
        let _ = write!(
            text,
            "\n- {} by {}: {}",
            counted(cluster.members.len(), "submission"),
            counted(cluster.flagged_pairs, "flagged pair"),
            codes(cluster.members.iter().take(CLUSTERS)),
        );
        if cluster.members.len() > CLUSTERS {
            let _ = write!(text, " and {} more", cluster.members.len() - CLUSTERS);
        }
    }
    text
}

fn rings(report: &Report) -> Option<String> {
    let mut text = rings::heading(Locale::english(), report)? + "\n";
    for ring in &report.rings {
        let _ = write!(text, "\n- {}", rings::line(report, ring, code));
    }
    Some(text)
}

fn shared_blocks(report: &Report) -> Option<String> {
    let mut text = shared_blocks::heading(Locale::english(), report)?
        .replace("--boilerplate", "`--boilerplate`")
        + "\n";
    for block in report.shared_blocks.largest.iter().take(SHARED_BLOCKS) {
        let _ = write!(text, "\n- {}", shared_blocks::line(block, code));
    }
    let blocks = report.shared_blocks.largest.len();
    if let Some(more) = more(blocks, SHARED_BLOCKS, "block") {
        let _ = write!(text, "\n\n{more}");
    }
    Some(text)
}

fn identical_files(report: &Report) -> Option<String> {
    let mut text = identical_files::heading(Locale::english(), report)? + "\n";
    let files = &report.identical_files.rarest;
    for file in files.iter().take(SHARED_BLOCKS) {
        let _ = write!(text, "\n- {}", identical_files::line(file, code));
    }
    if let Some(more) = more(files.len(), SHARED_BLOCKS, "file") {
        let _ = write!(text, "\n\n{more}");
    }
    Some(text)
}

/// Returns text such as `And 12 more pairs`, if there are more than those shown.
fn more(all: usize, shown: usize, noun: &str) -> Option<String> {
    let more = all.checked_sub(shown).filter(|&more| more > 0)?;
    let more = counted(more, &format!("more {noun}"));
    Some(format!("And {more}; all of them are in the other formats."))
}

fn codes<'a>(names: impl Iterator<Item = &'a String>) -> String {
    let names: Vec<_> = names.map(|name| code(name)).collect();
    names.join(", ")
}

/// Returns a name, a path or a note as a code span.
fn code(text: &str) -> String {
    span(text, NAME_LENGTH)
}

/// Returns `text` as a code span, shortened in its middle; characters that could end the span are escaped.
fn span(text: &str, length: usize) -> String {
    let shown = visible(text)
        .replace('`', "\\u{60}")
        .replace('|', "\\u{7c}");
    format!("`{}`", shorten(&shown, length))
}

/// Shortens `text` to at most `length` characters, and at least one because a span cannot be empty.
fn shorten(text: &str, length: usize) -> String {
    let characters: Vec<char> = text.chars().collect();
    if characters.is_empty() {
        return " ".to_owned();
    }
    if characters.len() <= length {
        return text.to_owned();
    }
    let half = (length - 1) / 2;
    let head = &characters[..length - 1 - half];
    let tail = &characters[characters.len() - half..];
    head.iter().chain(&['…']).chain(tail).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{golden, report, small_class};
    use crate::model::Decision;
    use codesim_display::{FileName, Sentence};
    use proptest::prelude::*;
    use pulldown_cmark::{Event, Options, Parser, Tag};

    #[test]
    fn golden_files() {
        golden("report.md", page(&report()).as_bytes());
        golden("report-small-class.md", page(&small_class()).as_bytes());
    }

    /// Returns the fixture with `name` wherever a submission controls the text.
    fn named(name: &str) -> Report {
        let mut report = report();
        let note = name.to_owned();
        for pair in &mut report.pairs {
            pair.left = name.into();
            pair.right = format!("other {name}");
            let status = DecisionStatus::Confirmed;
            pair.decision = Some(Decision {
                status,
                note: note.clone(),
                ..Decision::default()
            });
            for found in &mut pair.matches {
                found.left.file = FileName::from(name);
                found.right.file = FileName::from(name);
            }
            for shared_trait in &mut pair.shared_traits {
                shared_trait.text = Some(name.into());
                shared_trait.left.file = FileName::from(name);
                shared_trait.right.file = FileName::from(name);
            }
        }
        for notice in &mut report.notices {
            notice.about = About::submission(name);
            notice.reason = Sentence::verbatim(name);
        }
        for remark in &mut report.remarks {
            remark.about = About::submission(name);
        }
        report.clusters[0].members = vec![note; 2];
        let block = &mut report.shared_blocks.largest[0];
        block.submissions = vec![name.into(); 3];
        block.shown_in = name.into();
        block.place.file = FileName::from(name);
        report.parameters.languages = vec![name.into()];
        report
    }

    /// Returns the code spans, and the number of elements that no report should have.
    fn read(markdown: &str) -> (Vec<String>, usize) {
        let options =
            Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
        let (mut codes, mut foreign) = (vec![], 0);
        for event in Parser::new_ext(markdown, options | Options::ENABLE_FOOTNOTES) {
            match event {
                Event::Code(text) => codes.push(text.into_string()),
                Event::Start(
                    Tag::Paragraph
                    | Tag::Heading { .. }
                    | Tag::Table(_)
                    | Tag::TableHead
                    | Tag::TableRow
                    | Tag::TableCell
                    | Tag::List(None)
                    | Tag::Item
                    | Tag::Strong,
                )
                | Event::End(_)
                | Event::Text(_)
                | Event::SoftBreak => {}
                _ => foreign += 1,
            }
        }
        (codes, foreign)
    }

    fn assert_harmless(name: &str) {
        let page = page(&named(name));
        let (codes, foreign) = read(&page);
        let (plain, _) = read(&self::page(&named("plain")));
        assert_eq!(foreign, 0, "{page}");
        assert_eq!(codes.len(), plain.len(), "{page}");
        for line in page.lines().filter(|line| line.starts_with('|')) {
            assert_eq!(line.matches('|').count(), 9, "{line}");
        }
    }

    #[test]
    fn hostile_names_have_no_effect() {
        for name in [
            " ",
            "`",
            "``",
            "|",
            "\\",
            "\\|",
            "a\\",
            "\\`",
            "*a*",
            "_a_",
            "<b>",
            "</code>",
            "&lt;",
            "[a](b)",
            "![a](b)",
            "@octocat",
            "#1",
            "\n\n# a",
            "\n```\n",
            "a\r\nb",
            "https://a.b",
            "<!--",
            "~~a~~",
            ":+1:",
            "$a$",
            "- a",
            "\u{202e}",
        ] {
            assert_harmless(name);
        }
    }

    proptest! {
        #[test]
        fn any_name_is_a_code_span(name in "[a-b `|\\\\<>&*_\\[\\]()!@#~:$\n\r\t-]{1,24}") {
            assert_harmless(&name);
        }
    }

    #[test]
    fn names_can_be_read() {
        let (codes, _) = read(&page(&named("<b>&amp; \\*a*")));
        assert!(codes.contains(&"<b>&amp; \\*a*".to_owned()), "{codes:?}");
    }

    #[test]
    fn the_longest_report_fits_into_a_comment() {
        let mut report = named(&"\u{202e}".repeat(400));
        let mut pair = report.pairs.swap_remove(0);
        pair.matches = vec![pair.matches[1].clone(); 70];
        pair.shared_traits = vec![pair.shared_traits[0].clone(); 70];
        report.pairs = vec![pair; 700];
        report.clusters[0].members = vec!["|".repeat(400); 400];
        report.clusters = vec![report.clusters[0].clone(); 60];
        report.shared_blocks.largest = vec![report.shared_blocks.largest[0].clone(); 20];
        report.shared_blocks.total = 60;
        report.notices = vec![report.notices[0].clone(); 99];
        report.remarks = vec![report.remarks[0].clone(); 99];
        report.parameters.languages = vec!["`".repeat(400); 60];
        let page = page(&report);
        let length = page.chars().count();
        assert!(length < 65_536, "{length}");
        for said in [
            "And 650 more pairs;",
            "And 65 more matches;",
            "And 67 more shared traits;",
            "And 685 more flagged or decided pairs;",
            "And 50 more groups;",
            "And 15 more blocks;",
            "And 89 more files;",
            "And 89 more remarks;",
            "and 390 more",
            "and 50 more",
        ] {
            assert!(page.contains(said), "{said}");
        }
    }

    #[test]
    fn a_dismissed_pair_says_so_and_shows_no_matches() {
        let mut report = report();
        report.pairs.truncate(1);
        report.pairs[0].decision = Some(Decision {
            status: DecisionStatus::Dismissed,
            note: "a | template".into(),
            ..Decision::default()
        });
        let page = page(&report);
        assert!(page.contains("| **flagged**, dismissed |"));
        assert!(page.contains("good reason for what the pair shares.** `a \\u{7c} template`"));
        assert!(!page.contains("of the evidence"));
    }

    #[test]
    fn flagged_pairs_come_first() {
        let mut report = report();
        report.pairs.swap(0, 1);
        let page = page(&report);
        assert!(page.find("| 1 |").unwrap() < page.find("| 2 |").unwrap());
    }
}
