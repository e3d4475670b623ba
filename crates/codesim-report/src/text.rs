//! Words and numbers as a person reads them; shared by the formats for people.

use codesim_display::{counted, grouped, visible};

use crate::model::{
    Decision, Location, Match, MatchKind, Particular, ParticularKind, Report, SubmissionSummary,
    Verdict,
};

/// Number of submissions listed that were not compared at all.
const LOST: usize = 10;

/// `Sorting, 2026-03-31`: what the exercise is called and its day, as far as either was given.
pub(crate) fn exercise(report: &Report) -> Option<String> {
    let given = [&report.parameters.title, &report.parameters.date];
    let given: Vec<_> = given.into_iter().flatten().map(|it| visible(it)).collect();
    (!given.is_empty()).then(|| given.join(", "))
}

/// The ids of the languages found, in one phrase.
pub(crate) fn languages(report: &Report) -> String {
    match report.parameters.languages.as_slice() {
        [] => "no language".to_owned(),
        ids => visible(&ids.join(", ")).into_owned(),
    }
}

/// The submissions that were read, without those of an index.
pub(crate) fn class(report: &Report) -> impl Iterator<Item = &SubmissionSummary> {
    report.submissions.iter().filter(|s| !s.indexed)
}

/// Number of all submissions that were compared, in the report or not.
pub(crate) fn all_submissions(report: &Report) -> u64 {
    let given = &report.parameters;
    match given.found_among {
        Some(among) => among.submissions,
        None => {
            let earlier = given.against.as_ref().map_or(0, |it| it.submissions);
            (class(report).count() + earlier) as u64
        }
    }
}

/// `12 submissions (13 files; java) with 3,210 of years.codesim`, for languages that are shown as `languages`.
pub(crate) fn compared(report: &Report, languages: &str, shown: impl Fn(&str) -> String) -> String {
    let files = class(report).map(|s| s.files.len()).sum();
    let own = counted(class(report).count(), "submission");
    if let Some(among) = report.parameters.found_among {
        return format!(
            "{} submissions ({own} of them with {} in a pair of {:.2} or more; {languages})",
            grouped(among.submissions),
            counted(files, "file"),
            among.min_score
        );
    }
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
    let sharing = match report.class.sampled {
        true if two_digits(sharing) >= report.class.pairs => "nearly all".to_owned(),
        true => format!("about {}", grouped(two_digits(sharing))),
        false => grouped(sharing),
    };
    let pairs = counted(report.class.pairs as usize, "pair");
    format!("{pairs}, of which {sharing} {verb} anything")
}

/// An estimate with the two digits that it is good for.
fn two_digits(count: u64) -> u64 {
    let unit = 10_u64.pow(count.checked_ilog10().unwrap_or(0).saturating_sub(1));
    (count + unit / 2) / unit * unit
}

/// Says which submissions were not compared at all, if there are any: nobody may take their absence for a good sign. Names and
/// reasons are shown as `shown` does.
pub(crate) fn lost(report: &Report, shown: impl Fn(&str) -> String) -> Option<String> {
    let lost: Vec<_> = (report.notices.iter())
        .filter(|notice| notice.whole_submission)
        .collect();
    if lost.is_empty() {
        return None;
    }
    let listed = lost.iter().take(LOST);
    let listed =
        listed.map(|it| format!("{} ({})", shown(&it.about.to_string()), shown(&it.reason)));
    let listed: Vec<String> = listed.collect();
    let more = match lost.len().saturating_sub(LOST) {
        0 => String::new(),
        more => format!(" and {} more", grouped(more as u64)),
    };
    Some(format!(
        "{} could not be compared: {}{more}.",
        counted(lost.len(), "submission"),
        listed.join(", ")
    ))
}

/// What codesim makes of a pair, in a word.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "flagged",
        Verdict::WorthALook => "worth a look",
        Verdict::AsExpected => "as expected",
        Verdict::TooSmall => "too small to judge",
    }
}

/// What a person made of a pair, in a word; the model has the same one.
pub(crate) fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Open => "open",
        Decision::Confirmed => "confirmed",
        Decision::Dismissed => "dismissed",
    }
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

/// What sort of thing a particular is, in a word.
pub(crate) fn particular(kind: ParticularKind) -> &'static str {
    match kind {
        ParticularKind::Comment => "comment",
        ParticularKind::Word => "word",
        ParticularKind::String => "string",
        ParticularKind::Name => "name",
        ParticularKind::Number => "number",
        ParticularKind::Layout => "layout",
    }
}

/// `in 2 of 148 submissions`, of a class of so many.
pub(crate) fn held(particular: &Particular, class: usize) -> String {
    let class = counted(class, "submission");
    format!("in {} of {class}", grouped(particular.submissions as u64))
}

/// `line 3`, `lines 3–17`.
pub(crate) fn lines(location: &Location) -> String {
    codesim_display::lines(location.start.line, last_line(location))
}

/// The line of the last character: an end in the first column belongs to the line before.
pub(crate) fn last_line(location: &Location) -> usize {
    let ends_before = location.end.column <= 1 && location.end.line > location.start.line;
    location.end.line - usize::from(ends_before)
}

/// Says how many pairs are flagged, and where that is so, that a report does not have all of them.
pub(crate) fn flagged(report: &Report) -> String {
    number(report, Verdict::Flagged, report.class.flagged_pairs)
}

/// The same of the pairs that are worth a look.
pub(crate) fn worth_a_look(report: &Report) -> String {
    let number = number(report, Verdict::WorthALook, report.class.worth_a_look_pairs);
    format!("Worth a look beside them: {number}.")
}

/// `4 pairs of 120 flagged, 2 worth a look`: a report in one line.
pub fn summary(report: &Report) -> String {
    let class = &report.class;
    let least = if class.all_judged { "" } else { "at least " };
    format!(
        "{least}{} of {} flagged, {} worth a look",
        counted(class.flagged_pairs, "pair"),
        grouped(class.pairs),
        grouped(class.worth_a_look_pairs as u64)
    )
}

fn number(report: &Report, verdict: Verdict, all: usize) -> String {
    let pairs = counted(all, "pair");
    let pairs = match report.class.all_judged {
        true => pairs,
        false => format!("at least {pairs}"),
    };
    let of_verdict = report.pairs.iter().filter(|pair| pair.verdict == verdict);
    let shown = of_verdict.count();
    let verb = if shown == 1 { "is" } else { "are" };
    match report.pairs.len() > 1 && shown < all {
        true => format!("{pairs}, of which {} {verb} shown", grouped(shown as u64)),
        false => pairs,
    }
}

/// Explains that the class is too small to judge its pairs by.
pub(crate) fn no_background(report: &Report) -> String {
    let flagged = flagged(report);
    format!(
        "With fewer than ten submissions there is no background of independent work to hold a pair against: \
         how many innocent pairs to expect cannot be said. Flagged, for a score of a half or more or for a match of 300 tokens or more: {flagged}."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Against, FoundAmong};

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
        let own = class(&report).count() as u64;
        assert_eq!(all_submissions(&report), own + 3210);
    }

    #[test]
    fn those_who_are_in_a_pair_are_told_apart_from_all_that_a_cluster_compared() {
        let mut report = crate::fixture::small_class();
        report.parameters.found_among = Some(FoundAmong {
            submissions: 14_316,
            min_score: 0.3,
        });
        let words = compared(&report, "c, java", str::to_owned);
        let (all, own) = words.split_once(" (").expect("brackets");
        assert_eq!(all, "14,316 submissions");
        assert!(
            own.ends_with(" in a pair of 0.30 or more; c, java)"),
            "{own}"
        );
        assert_eq!(all_submissions(&report), 14_316);
    }

    #[test]
    fn an_estimate_is_told_as_one() {
        let mut report = crate::fixture::report();
        assert!(sharing(&report).ends_with("of which 1,210 share anything"));
        report.class.sampled = true;
        assert!(sharing(&report).ends_with("of which about 1,200 share anything"));
        report.class.pairs = 1_199;
        assert!(sharing(&report).ends_with("1,199 pairs, of which nearly all share anything"));
        let rounded = [0, 7, 99, 101, 1_250, 9_960].map(two_digits);
        assert_eq!(rounded, [0, 7, 99, 100, 1_300, 10_000]);
    }

    #[test]
    fn decisions_are_called_as_in_the_model() {
        for known in [Decision::Open, Decision::Confirmed, Decision::Dismissed] {
            let name = serde_json::to_value(known).unwrap();
            assert_eq!(name, decision(known));
        }
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
