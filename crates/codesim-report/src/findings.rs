//! Whole sentences about a pair that mention no name; shared by the formats for people.
//!
//! They say what the numbers say and no more: how similar the two are, and how often independent work would be.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use crate::model::{
    Appearance, Decision, DecisionStatus, Match, MatchHistory, Pair, Record, Reliability, Report,
    Restructuring, Side, Verdict,
};
use crate::why::record_name;
use codesim_display::{Locale, MIN_EXPECTED, Value, one_in, visible};

/// Statements about a pair that contain none of its own numbers, so that many pairs of a class share them.
#[derive(Clone, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct Finding {
    /// The verdict on the pair, and why.
    pub(crate) verdict: String,
    /// How strong the evidence is.
    pub(crate) strength: String,
    /// How to read the strength; `None` if it has no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) caveat: Option<String>,
}

/// An expectation below this is given as a share of classes: one in two at most, which is what flagged pairs have.
const MIN_IN_PAIRS: f64 = 0.5;

impl Finding {
    pub(crate) fn new(locale: &Locale, report: &Report, pair: &Pair) -> Self {
        Self {
            verdict: verdict(locale, report, pair),
            strength: strength(locale, report, pair),
            caveat: caveat(locale, report, pair),
        }
    }
}

/// Returns the verdict on the pair, and its reason.
pub(crate) fn verdict(locale: &Locale, report: &Report, pair: &Pair) -> String {
    locale.text(match (pair.verdict, report.class.background_known) {
        (Verdict::Flagged, _) if is_of_group(pair) => "finding-flagged-with-group",
        (Verdict::Flagged, _) if pair.score < report.class.flag_score => {
            "finding-flagged-for-length"
        }
        (Verdict::Flagged, true) => "finding-flagged",
        (Verdict::Flagged, false) => "finding-flagged-small-class",
        (Verdict::SecondLook, true) => "finding-second-look",
        (Verdict::SecondLook, false) => "finding-second-look-small-class",
        (Verdict::NotUnusual, true) => "finding-not-unusual",
        (Verdict::NotUnusual, false) => "finding-not-unusual-small-class",
        (Verdict::TooSmall, _) => "finding-too-small",
    })
}

/// Returns the similarity of the pair and its longest match; `None` if they are not meaningful.
pub(crate) fn overlap(locale: &Locale, pair: &Pair) -> Option<String> {
    let values = [
        ("similarity", locale.percent(pair.similarity).into()),
        ("longest", pair.longest_match.into()),
    ];
    pair.has_shares()
        .then(|| locale.with("finding-overlap", &values))
}

/// Returns how to read the expected number of independent pairs; `None` if the pair has none.
pub(crate) fn caveat(locale: &Locale, report: &Report, pair: &Pair) -> Option<String> {
    let told = pair.verdict != Verdict::TooSmall && pair.expected_by_chance.is_some();
    let reliability = report.class.reliability.filter(|_| told);
    reliability.map(|reliability| reliance(locale, reliability))
}

/// Returns how reliable the expected numbers of independent pairs of a class are.
pub(crate) fn reliance(locale: &Locale, reliability: Reliability) -> String {
    locale.text(match reliability {
        Reliability::Checked => "reliance-checked",
        Reliability::FewSubmissions => "reliance-few-submissions",
        Reliability::ManyAlike => "reliance-many-alike",
    })
}

/// Says how many independent pairs would be as similar, or why that cannot be said.
pub(crate) fn strength(locale: &Locale, report: &Report, pair: &Pair) -> String {
    match (pair.verdict, pair.expected_by_chance) {
        (Verdict::TooSmall, _) => locale.text("strength-too-small"),
        (_, None) => no_expectation(locale, report),
        (_, Some(expected)) if is_of_group(pair) => of_group(locale, expected),
        (_, Some(expected)) => by_chance(locale, report, expected),
    }
}

/// Whether the expected number is that of a ring that the pair is in.
fn is_of_group(pair: &Pair) -> bool {
    pair.facts.as_ref().is_some_and(|it| it.ring.is_some())
}

/// Returns the same about a group that is as alike as the one of the pair.
fn of_group(locale: &Locale, groups: f64) -> String {
    if groups < MIN_EXPECTED {
        return locale.text("strength-group-below-one-in-a-thousand");
    }
    locale.with(
        "strength-group-one-in",
        &[("classes", one_in(groups).into())],
    )
}

fn no_expectation(locale: &Locale, report: &Report) -> String {
    if report.class.background_known {
        return locale.text("strength-not-computed");
    }
    let score = locale.decimal(report.class.flag_score, 2);
    locale.with("strength-small-class", &[("score", score.into())])
}

/// Returns text such as `If everybody worked independently, about 1 in 50 classes like this one would have a pair this similar.` Pairs that are
/// more similar count too.
fn by_chance(locale: &Locale, report: &Report, pairs: f64) -> String {
    if pairs >= MIN_IN_PAIRS {
        let number = locale.expected(pairs).into();
        let values = [("number", number), ("pairs", report.class.pairs.into())];
        return locale.with("strength-pairs", &values);
    }
    if pairs < MIN_EXPECTED {
        return locale.text("strength-below-one-in-a-thousand");
    }
    locale.with("strength-one-in", &[("classes", one_in(pairs).into())])
}

/// Returns the rank of the pair among all pairs of its class.
pub(crate) fn rank(locale: &Locale, report: &Report, pair: &Pair) -> String {
    match pair.rank {
        Some(rank) => {
            let values = [("rank", rank.into()), ("pairs", report.class.pairs.into())];
            locale.with("finding-rank", &values)
        }
        None if pair.reference.is_some() => locale.text("finding-rank-reference"),
        None => locale.text("finding-no-rank"),
    }
}

/// Returns text such as `Dismissed: there is a good reason for what the pair shares`.
pub(crate) fn decision(locale: &Locale, status: DecisionStatus) -> String {
    locale.text(match status {
        DecisionStatus::Undecided => "decision-meaning-undecided",
        DecisionStatus::Confirmed => "decision-meaning-confirmed",
        DecisionStatus::Dismissed => "decision-meaning-dismissed",
    })
}

/// Number of words and signs that a sentence names of each side.
const NAMED: usize = 5;

/// Explains a match of a pair: how it is restructured, and when each side got it.
pub(crate) fn explained(locale: &Locale, pair: &Pair, found: &Match) -> Option<String> {
    let sentences = [
        restructuring(locale, found),
        found.history.as_ref().map(|it| history(locale, pair, it)),
    ];
    let sentences = sentences.into_iter().flatten();
    sentences.reduce(|first, rest| format!("{first} {rest}"))
}

/// Says when each side got a match, and which was first.
fn history(locale: &Locale, pair: &Pair, history: &MatchHistory) -> String {
    let name = |name: &str| visible(name).into_owned();
    let sides = [(&pair.left, &history.left), (&pair.right, &history.right)];
    let mut sentences: Vec<String> = sides
        .into_iter()
        .map(|(side, appearance)| match appearance {
            Some(appearance) => since(locale, name(side), history.record, appearance),
            None => locale.with("history-none", &[("name", name(side).into())]),
        })
        .collect();
    let first = history.first.map(|side| match side {
        Side::Left => &pair.left,
        Side::Right => &pair.right,
    });
    sentences.push(match first {
        Some(first) => locale.with("history-first", &[("name", name(first).into())]),
        None => locale.text("history-unknown"),
    });
    sentences.join(" ")
}

fn since(locale: &Locale, name: String, record: Record, appearance: &Appearance) -> String {
    let how = match appearance.versions {
        0 | 1 => locale.counted("history-piece", appearance.added_lines),
        versions => locale.counted("history-grown", versions),
    };
    let before = match &appearance.absent_until {
        Some(time) => locale.with("history-before", &[("time", minute(time).into())]),
        None => locale.text("history-from-start"),
    };
    let mut values: Vec<(&str, Value)> = vec![
        ("name", name.into()),
        ("how", how.into()),
        ("before", before.into()),
    ];
    let Some(time) = &appearance.committed else {
        return locale.with("history-now", &values);
    };
    values.push(("time", minute(time).into()));
    values.push(("by", by(locale, record, appearance).into()));
    locale.with("history-since", &values)
}

/// Digits of a commit's name that tell it from the others of a repository.
const DIGITS: usize = 10;

/// Returns the name of a version for people, with hidden characters as escapes.
pub(crate) fn version(record: Record, appearance: &Appearance) -> Option<String> {
    let version = appearance.version.as_ref()?;
    Some(match record {
        Record::Git => version.chars().take(DIGITS).collect(),
        Record::Attempts | Record::Snapshots => visible(version).into_owned(),
    })
}

/// Returns the name of a version, to follow its time; nothing in an anonymous report.
fn by(locale: &Locale, record: Record, appearance: &Appearance) -> String {
    let Some(version) = version(record, appearance) else {
        return String::new();
    };
    let author = visible(appearance.author.as_deref().unwrap_or_default()).into_owned();
    let values = [
        ("record", record_name(record)),
        ("version", version.into()),
        ("author", author.into()),
    ];
    locale.with("history-by", &values)
}

/// Returns a time such as `2026-03-31T21:04:00Z` for people: `2026-03-31 21:04 UTC`.
pub(crate) fn minute(time: &str) -> String {
    match time.split_once('T') {
        Some((day, rest)) => format!("{day} {} UTC", rest.get(..5).unwrap_or(rest)),
        None => time.to_owned(),
    }
}

/// Explains a restructured match: `The same steps: the left has “for” and “++” where the right has “while”, “=” and “+”.`
pub(crate) fn restructuring(locale: &Locale, found: &Match) -> Option<String> {
    let Restructuring { left, right } = found.restructuring.as_ref()?;
    let [left, right] = [("left", left), ("right", right)]
        .map(|(side, words)| (side, Value::from(quoted(locale, words))));
    let id = match found.restructuring.as_ref()? {
        it if it.left.is_empty() && it.right.is_empty() => "restructuring-order",
        it if it.left.is_empty() => "restructuring-right",
        it if it.right.is_empty() => "restructuring-left",
        _ => "restructuring",
    };
    Some(locale.with(id, &[left, right]))
}

/// Returns text such as `“while”, “=” and “+”`.
fn quoted(locale: &Locale, words: &[String]) -> String {
    let quote =
        |word: &String| locale.with("quoted", &[("text", visible(word).into_owned().into())]);
    let mut named: Vec<String> = words.iter().take(NAMED).map(quote).collect();
    if words.len() > NAMED {
        named.push(locale.counted("list-more", words.len() - NAMED));
    }
    match named.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => {
            let values = [("others", others.join(", ").into()), ("last", last.into())];
            locale.with("list-last", &values)
        }
        None => String::new(),
    }
}

/// Returns the person who decided and the time, if known: `Ben, 2026-03-31T21:04:00Z`.
pub(crate) fn decided(decision: &Decision) -> Option<String> {
    let known: Vec<&str> = [&decision.by, &decision.at]
        .into_iter()
        .filter_map(|it| it.as_deref())
        .collect();
    (!known.is_empty()).then(|| known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{report, small_class};

    #[test]
    fn a_restructured_match_says_why_it_is_one() {
        let mut found = report().pairs[0].matches[1].clone();
        let mut said = |left: &[&str], right: &[&str]| {
            let [left, right] =
                [left, right].map(|it| it.iter().map(ToString::to_string).collect());
            found.restructuring = Some(Restructuring { left, right });
            restructuring(Locale::english(), &found).unwrap()
        };
        assert_eq!(
            said(&["for", "++"], &["while", "=", "+"]),
            "The same steps: the left has “for” and “++” where the right has “while”, “=” and “+”."
        );
        assert_eq!(
            said(&[], &["int"]),
            "The same steps; the right alone has “int”."
        );
        assert_eq!(
            said(&["a\u{202e}"], &[]),
            "The same steps; the left alone has “a\\u{202e}”."
        );
        assert_eq!(said(&[], &[]), "The same steps in a different order.");
        let many = said(&["1", "2", "3", "4", "5", "6", "7"], &[]);
        assert!(many.ends_with("“5” and 2 more."), "{many}");
    }

    #[test]
    fn a_match_with_a_history_says_when_each_side_got_it() {
        let mut pair = report().pairs.swap_remove(0);
        let appearance = Appearance {
            version: Some("0123456789abcdef".to_owned()),
            author: Some("A.\u{202e}".to_owned()),
            committed: Some("2026-03-31T21:04:00Z".to_owned()),
            versions: 3,
            absent_until: Some("2026-03-30T09:00:00Z".to_owned()),
            ..Appearance::default()
        };
        pair.right = "bela".to_owned();
        pair.matches[0].history = Some(MatchHistory {
            record: Record::Git,
            left: Some(appearance.clone()),
            right: None,
            first: None,
        });
        let said = |pair: &Pair| explained(Locale::english(), pair, &pair.matches[0]);
        let left = "anna has this since 2026-03-31 21:04 UTC, commit 0123456789 by A.\\u{202e}: grown over 3 versions; it was not there on \
                    2026-03-30 09:00 UTC.";
        let unknown = "No version of bela that can be read has this. These times do not tell who had it first.";
        assert_eq!(said(&pair), Some(format!("{left} {unknown}")));
        let right = Appearance {
            version: None,
            versions: 1,
            added_lines: 1,
            absent_until: None,
            ..appearance.clone()
        };
        pair.matches[0].history = Some(MatchHistory {
            record: Record::Git,
            left: Some(appearance),
            right: Some(right.clone()),
            first: Some(Side::Left),
        });
        let right = "bela has this since 2026-03-31 21:04 UTC: in one piece, with 1 line added to the file; it was there from the first version on.";
        let first = "By these times, anna had it first.";
        assert_eq!(said(&pair), Some(format!("{left} {right} {first}")));
    }

    #[test]
    fn expectations_are_told_as_they_are() {
        let pairs = "of the 3,486 pairs of this class would be this similar.";
        let classes = "classes like this one would have a pair this similar.";
        let rows = [
            (1080.6, format!("about 1,081 {pairs}")),
            (1.5, format!("about 1.5 {pairs}")),
            (0.5, format!("about 0.5 {pairs}")),
            (0.4001, format!("about 1 in 2 {classes}")),
            (0.206, format!("about 1 in 5 {classes}")),
            (0.02, format!("about 1 in 50 {classes}")),
            (0.001, format!("about 1 in 1,000 {classes}")),
            (1e-7, format!("fewer than 1 in 1,000 {classes}")),
            (0.0, format!("fewer than 1 in 1,000 {classes}")),
        ];
        for (expected, words) in rows {
            let said = by_chance(Locale::english(), &report(), expected);
            assert_eq!(said, format!("If everybody worked independently, {words}"));
        }
    }

    #[test]
    fn the_number_of_a_group_is_said_to_be_the_one_of_the_group() {
        let report = report();
        let mut pair = report.pairs[0].clone();
        pair.facts.get_or_insert_default().ring = Some(3);
        for (expected, classes) in [(1e-5, "fewer than 1 in 1,000"), (0.002, "about 1 in 500")] {
            pair.expected_by_chance = Some(expected);
            let said = strength(Locale::english(), &report, &pair);
            let group = format!("{classes} classes like this one would have a group this alike.");
            assert!(said.contains(&group), "{said}");
        }
    }

    #[test]
    fn the_caveat_says_how_far_the_number_can_be_trusted() {
        let mut report = report();
        let mut said = |reliability| {
            report.class.reliability = Some(reliability);
            caveat(Locale::english(), &report, &report.pairs[0]).expect("it has a number")
        };
        assert!(said(Reliability::Checked).contains("factor of up to three"));
        assert!(said(Reliability::FewSubmissions).contains("rough estimate"));
        assert!(said(Reliability::ManyAlike).contains("cannot be trusted here"));
        let mut pair = report.pairs[0].clone();
        pair.verdict = Verdict::TooSmall;
        assert_eq!(caveat(Locale::english(), &report, &pair), None);
    }

    #[test]
    fn nothing_is_promised_without_a_background_or_for_little_code() {
        let mut report = report();
        let mut pair = report.pairs[0].clone();
        assert!(
            strength(Locale::english(), &report, &pair).contains("fewer than 1 in 1,000 classes")
        );
        pair.expected_by_chance = None;
        report.class = small_class().class;
        assert!(strength(Locale::english(), &report, &pair).contains("fewer than ten submissions"));
        assert!(!verdict(Locale::english(), &report, &pair).contains("independent"));
        pair.verdict = Verdict::TooSmall;
        pair.expected_by_chance = Some(1e-5);
        assert!(strength(Locale::english(), &report, &pair).contains("so little code"));
        assert_eq!(overlap(Locale::english(), &pair), None);
    }

    #[test]
    fn a_second_look_has_its_reason() {
        let mut report = report();
        let mut pair = report.pairs[1].clone();
        pair.verdict = Verdict::SecondLook;
        assert!(
            verdict(Locale::english(), &report, &pair).contains("only a few independent pairs")
        );
        report.class = small_class().class;
        assert!(
            verdict(Locale::english(), &report, &pair)
                .contains("second look: most of one is in the other")
        );
    }

    #[test]
    fn a_ring_is_named_as_the_reason_whatever_the_score() {
        let report = report();
        let mut pair = report.pairs[0].clone();
        pair.facts.as_mut().expect("they are known").ring = Some(8);
        for score in [report.class.flag_score / 2.0, 0.99] {
            pair.score = score;
            assert!(verdict(Locale::english(), &report, &pair).contains("flagged with a group"));
        }
    }

    #[test]
    fn a_long_match_is_named_as_the_reason() {
        let report = report();
        let mut pair = report.pairs[0].clone();
        assert!(
            verdict(Locale::english(), &report, &pair)
                .contains("more similar than independent work")
        );
        pair.score = 0.2;
        assert!(
            verdict(Locale::english(), &report, &pair).contains("length of their longest match")
        );
    }
}
