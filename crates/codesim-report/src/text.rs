//! Words and numbers as a person reads them; shared by the formats for people.

use codesim_display::{Locale, counted, grouped, visible};

use crate::model::{
    DecisionStatus, Location, Match, MatchKind, Pair, Report, SharedTrait, SubmissionSummary,
    TraitKind, Verdict,
};

/// Number of submissions listed that were not compared at all.
const LOST: usize = 10;

/// Returns the title and day of the exercise, if given: `Sorting, 2026-03-31`.
pub(crate) fn exercise(report: &Report) -> Option<String> {
    let given = [&report.parameters.title, &report.parameters.date];
    let given: Vec<_> = given.into_iter().flatten().map(|it| visible(it)).collect();
    (!given.is_empty()).then(|| given.join(", "))
}

/// Returns the ids of the languages found, in one phrase.
pub(crate) fn languages(report: &Report) -> String {
    match report.parameters.languages.as_slice() {
        [] => "no language".to_owned(),
        ids => visible(&ids.join(", ")).into_owned(),
    }
}

/// Returns the submissions that were read, without those of an index and without references.
pub(crate) fn class(report: &Report) -> impl Iterator<Item = &SubmissionSummary> {
    let all = report.submissions.iter();
    all.filter(|it| !it.indexed && !it.reference)
}

/// Returns the number of references.
pub(crate) fn references(report: &Report) -> usize {
    let references = report.submissions.iter().filter(|it| it.reference);
    references.count()
}

/// Returns the pairs that have no reference.
pub(crate) fn class_pairs(report: &Report) -> impl Iterator<Item = &Pair> {
    report.pairs.iter().filter(|it| it.reference.is_none())
}

/// Returns the number of all submissions that were compared, in the report or not.
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

/// Returns text such as `12 submissions (13 files; java) with 3,210 of years.codesim`; `languages` is the text for the languages.
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

/// Returns text such as `120 pairs`, or `120 pairs, 4 of which share code`.
pub(crate) fn sharing(report: &Report) -> String {
    let sharing = report.class.sharing_pairs;
    let pairs = counted(report.class.pairs as usize, "pair");
    if sharing == report.class.pairs {
        return pairs;
    }
    let verb = if sharing == 1 { "shares" } else { "share" };
    let sharing = match report.class.sampled {
        _ if sharing == 0 => "none".to_owned(),
        true if two_digits(sharing) >= report.class.pairs => "nearly all".to_owned(),
        true => format!("about {}", grouped(two_digits(sharing))),
        false => grouped(sharing),
    };
    format!("{pairs}, {sharing} of which {verb} code")
}

/// Rounds an estimate to two significant digits.
fn two_digits(count: u64) -> u64 {
    let unit = 10_u64.pow(count.checked_ilog10().unwrap_or(0).saturating_sub(1));
    (count + unit / 2) / unit * unit
}

/// Lists the submissions that were not compared at all, if there are any: nobody may take their absence for a good sign. Names and reasons are
/// formatted with `shown`.
pub(crate) fn lost(report: &Report, shown: impl Fn(&str) -> String) -> Option<String> {
    let lost: Vec<_> = (report.notices.iter())
        .filter(|notice| notice.whole_submission)
        .collect();
    if lost.is_empty() {
        return None;
    }
    let listed = lost.iter().take(LOST);
    let listed = listed.map(|it| {
        format!(
            "{} ({})",
            shown(&it.about.to_string()),
            shown(&it.reason.to_string())
        )
    });
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

/// Returns the verdict of codesim on a pair, in words.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "flagged",
        Verdict::SecondLook => "second look",
        Verdict::NotUnusual => "not unusual",
        Verdict::TooSmall => "too small",
    }
}

/// Returns the message that has the verdict in words.
pub(crate) fn verdict_message(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "verdict-flagged",
        Verdict::SecondLook => "verdict-second-look",
        Verdict::NotUnusual => "verdict-not-unusual",
        Verdict::TooSmall => "verdict-too-small",
    }
}

/// Returns the decision of a person, in a word; the model has the same one.
pub(crate) fn decision(status: DecisionStatus) -> &'static str {
    match status {
        DecisionStatus::Undecided => "undecided",
        DecisionStatus::Confirmed => "confirmed",
        DecisionStatus::Dismissed => "dismissed",
    }
}

/// Returns the kind of a match, and whether it changed its order, in words.
pub(crate) fn kind(locale: &Locale, found: &Match) -> String {
    locale.text(match (found.kind, found.moved) {
        (MatchKind::Identical, false) => "kind-identical",
        (MatchKind::Identical, true) => "kind-identical-moved",
        (MatchKind::IdentifiersRenamed, false) => "kind-identifiers-renamed",
        (MatchKind::IdentifiersRenamed, true) => "kind-identifiers-renamed-moved",
        (MatchKind::Restructured, false) => "kind-restructured",
        (MatchKind::Restructured, true) => "kind-restructured-moved",
    })
}

/// Returns the kind of a shared trait, as messages select it.
pub(crate) fn trait_id(kind: TraitKind) -> &'static str {
    match kind {
        TraitKind::Comment => "comment",
        TraitKind::Word => "word",
        TraitKind::String => "string",
        TraitKind::Name => "name",
        TraitKind::Number => "number",
        TraitKind::Layout => "layout",
    }
}

/// Returns the kind of a shared trait, in a word.
pub(crate) fn shared_trait(locale: &Locale, kind: TraitKind) -> String {
    locale.text(&format!("trait-{}", trait_id(kind)))
}

/// Returns text such as `in 2 of 148 submissions`; `class` is the number of submissions in the class.
pub(crate) fn held(locale: &Locale, shared_trait: &SharedTrait, class: usize) -> String {
    let values = [
        ("submissions", shared_trait.submissions.into()),
        ("class", class.into()),
    ];
    locale.with("trait-held", &values)
}

/// Returns text such as `line 3` or `lines 3–17`.
pub(crate) fn lines(locale: &Locale, location: &Location) -> String {
    locale.lines(location.start.line, last_line(location))
}

/// Returns the line of the last character: an end in the first column belongs to the line before.
pub(crate) fn last_line(location: &Location) -> usize {
    let ends_before = location.end.column <= 1 && location.end.line > location.start.line;
    location.end.line - usize::from(ends_before)
}

/// Returns text such as `4 pairs flagged (3 shown), none for a second look.`
pub(crate) fn found(report: &Report) -> String {
    let class = &report.class;
    let least = if class.all_judged { "" } else { "At least " };
    format!(
        "{least}{} flagged{}, {} for a second look{}.",
        counted(class.flagged_pairs, "pair"),
        shown_count(report, Verdict::Flagged, class.flagged_pairs),
        or_none(class.second_look_pairs),
        shown_count(report, Verdict::SecondLook, class.second_look_pairs)
    )
}

/// Returns a report in one line: `4 of 120 pairs flagged, none for a second look`.
pub fn summary(report: &Report) -> String {
    let class = &report.class;
    let least = if class.all_judged { "" } else { "at least " };
    format!(
        "{least}{} of {} flagged, {} for a second look",
        grouped(class.flagged_pairs as u64),
        counted(class.pairs as usize, "pair"),
        or_none(class.second_look_pairs)
    )
}

/// Returns text such as `12`, or `none`.
pub(crate) fn or_none(count: usize) -> String {
    match count {
        0 => "none".to_owned(),
        _ => grouped(count as u64),
    }
}

/// Returns text such as ` (3 shown)`, if a report of several pairs does not have all that have a verdict.
fn shown_count(report: &Report, verdict: Verdict, all: usize) -> String {
    let of_verdict = class_pairs(report).filter(|pair| pair.verdict == verdict);
    let shown = of_verdict.count();
    match report.pairs.len() > 1 && shown < all {
        true => format!(" ({} shown)", grouped(shown as u64)),
        false => String::new(),
    }
}

/// Returns text such as `1 of the flagged pairs was dismissed earlier.`
pub(crate) fn dismissed(report: &Report) -> Option<String> {
    let dismissed = report.class.dismissed_pairs;
    let verb = if dismissed == 1 { "was" } else { "were" };
    (dismissed > 0).then(|| {
        format!(
            "{} of the flagged pairs {verb} dismissed earlier.",
            grouped(dismissed as u64)
        )
    })
}

/// Says when pairs of this class are flagged.
pub(crate) fn rule(report: &Report) -> &'static str {
    match report.class.background_known {
        true => {
            "A pair is flagged if at most 0.4 independent pairs like it are expected in this class: by its score, by a match of 300 tokens or more, or as \
             part of a group that is alike beyond chance."
        }
        false => {
            "A pair is flagged if its score is 0.5 or more, or if one match has 300 tokens or more: a class in which fewer than ten submissions have \
             enough code is too small to say how many independent pairs this similar to expect."
        }
    }
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
        assert!(sharing(&report).ends_with("pairs, 1,210 of which share code"));
        report.class.sampled = true;
        assert!(sharing(&report).ends_with("pairs, about 1,200 of which share code"));
        report.class.pairs = 1_199;
        assert!(sharing(&report).ends_with("1,199 pairs, nearly all of which share code"));
        report.class.pairs = report.class.sharing_pairs;
        assert_eq!(sharing(&report), "1,210 pairs");
        let rounded = [0, 7, 99, 101, 1_250, 9_960].map(two_digits);
        assert_eq!(rounded, [0, 7, 99, 100, 1_300, 10_000]);
    }

    #[test]
    fn decisions_are_named_as_in_the_model() {
        for known in [
            DecisionStatus::Undecided,
            DecisionStatus::Confirmed,
            DecisionStatus::Dismissed,
        ] {
            let name = serde_json::to_value(known).unwrap();
            assert_eq!(name, decision(known));
        }
    }

    #[test]
    fn an_end_in_the_first_column_is_the_line_before() {
        let mut location = crate::fixture::report().pairs[0].matches[0].left.clone();
        assert_eq!(lines(Locale::english(), &location), "lines 5–11");
        location.end.column = 1;
        assert_eq!(lines(Locale::english(), &location), "lines 5–10");
        location.end.line = location.start.line;
        assert_eq!(lines(Locale::english(), &location), "line 5");
    }
}
