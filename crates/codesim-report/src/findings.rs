//! Whole sentences about a pair that mention no name; shared by the formats for people.
//!
//! They say what the numbers say and no more: how similar the two are, and how often independent work would be.

use schemars::JsonSchema;
use serde::Serialize;

use crate::model::{
    Decision, DecisionStatus, Match, Pair, Reliability, Report, Restructuring, Verdict,
};
use codesim_display::{MIN_EXPECTED, counted, expected, grouped, percent, visible};

/// Statements about a pair that contain none of its own numbers, so that many pairs of a class share them.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub(crate) struct Finding {
    /// The verdict on the pair, and why.
    pub(crate) verdict: &'static str,
    /// How strong the evidence is.
    pub(crate) strength: String,
    /// How to read the strength; `None` if it has no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) caveat: Option<&'static str>,
}

/// An expectation below this is given as a share of classes: one in two at most, which is what flagged pairs have.
const MIN_IN_PAIRS: f64 = 0.5;

impl Finding {
    pub(crate) fn new(report: &Report, pair: &Pair) -> Self {
        Self {
            verdict: verdict(report, pair),
            strength: strength(report, pair),
            caveat: caveat(report, pair),
        }
    }
}

/// Returns the verdict on the pair, and its reason.
pub(crate) fn verdict(report: &Report, pair: &Pair) -> &'static str {
    match pair.verdict {
        Verdict::Flagged if pair.facts.as_ref().is_some_and(|it| it.ring.is_some()) => {
            "The two are flagged with a group of submissions, which are more alike than independent work is, whatever the two are by themselves."
        }
        Verdict::Flagged if pair.score < report.class.flag_score => {
            "The two are flagged for the length of their longest match, not for their score: independent work does not share passages this long."
        }
        Verdict::Flagged if report.class.background_known => {
            "The two are more similar than independent work in this class."
        }
        Verdict::Flagged => "The two share so much code that a person should read them.",
        Verdict::SecondLook if report.class.background_known => {
            "The two are not flagged, but worth a second look: only a few independent pairs of this class would be this similar, or most of \
             one is in the other."
        }
        Verdict::SecondLook => {
            "The two are not flagged, but worth a second look: most of one is in the other."
        }
        Verdict::NotUnusual if report.class.background_known => {
            "The two are not unusual: independent work in this class is as similar."
        }
        Verdict::NotUnusual => {
            "The two are not unusual: they share less than pairs that are flagged or worth a second look."
        }
        Verdict::TooSmall => {
            "At least one of the two is too small: with so little code that could match, nothing follows from what they share."
        }
    }
}

/// Returns the similarity of the pair and its longest match; `None` if the pair is too small for a percentage to be meaningful.
pub(crate) fn overlap(pair: &Pair) -> Option<String> {
    let longest = counted(pair.longest_match, "token");
    (pair.verdict != Verdict::TooSmall).then(|| {
        format!(
            "Their similarity is {}; the longest match has {longest}.",
            percent(pair.similarity)
        )
    })
}

/// Returns how to read the expected number of independent pairs; `None` if the pair has none.
pub(crate) fn caveat(report: &Report, pair: &Pair) -> Option<&'static str> {
    let told = pair.verdict != Verdict::TooSmall && pair.expected_by_chance.is_some();
    report.class.reliability.filter(|_| told).map(reliance)
}

/// Returns how reliable the expected numbers of independent pairs of a class are.
pub(crate) fn reliance(reliability: Reliability) -> &'static str {
    match reliability {
        Reliability::Checked => {
            "The number of independent pairs expected is an estimate from the class itself. On classes that people have judged, it was off \
             by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such as a template."
        }
        Reliability::FewSubmissions => {
            "The number of independent pairs expected is a rough estimate, since the class has fewer than 25 submissions. On judged classes \
             of this size, it was off by a factor of up to three. It says nothing of code from a common source that both were allowed to use, such \
             as a template."
        }
        Reliability::ManyAlike => {
            "The number of independent pairs expected cannot be trusted here: more than one in twenty pairs of this class score far above \
             its median, and the numbers cannot tell whether these were copied, made from one template, or are similar for another reason."
        }
    }
}

/// Says how many independent pairs would be as similar, or why that cannot be said.
pub(crate) fn strength(report: &Report, pair: &Pair) -> String {
    match (pair.verdict, pair.expected_by_chance) {
        (Verdict::TooSmall, _) => {
            "How many independent pairs this similar to expect cannot be said of so little code."
                .to_owned()
        }
        (_, None) => no_expectation(report),
        (_, Some(expected)) => by_chance(report, expected),
    }
}

fn no_expectation(report: &Report) -> String {
    if report.class.background_known {
        return "How many independent pairs this similar to expect was not computed.".to_owned();
    }
    format!(
        "A class in which fewer than ten submissions have enough code is too small to say how many independent pairs this similar to expect. In such a class \
         a score of {:.2} or more is flagged.",
        report.class.flag_score
    )
}

/// Returns text such as `If everybody worked independently, about 1 in 50 classes like this one would have a pair this similar.` Pairs that are
/// more similar count too.
fn by_chance(report: &Report, pairs: f64) -> String {
    if pairs >= MIN_IN_PAIRS {
        let (number, of) = (expected(pairs), grouped(report.class.pairs));
        return format!(
            "If everybody worked independently, about {number} of the {of} pairs of this class would be this similar."
        );
    }
    let classes = match pairs < MIN_EXPECTED {
        true => "fewer than 1 in 1,000".to_owned(),
        false => format!("about 1 in {}", grouped((1.0 / pairs).round() as u64)),
    };
    format!(
        "If everybody worked independently, {classes} classes like this one would have a pair this similar."
    )
}

/// Returns the rank of the pair among all pairs of its class.
pub(crate) fn rank(report: &Report, pair: &Pair) -> String {
    let pairs = grouped(report.class.pairs);
    match pair.rank {
        Some(rank) => format!(
            "By its score the pair is number {} of the {pairs} pairs of the class.",
            grouped(rank as u64)
        ),
        None => "The pair is not among the pairs that were ranked.".to_owned(),
    }
}

/// Returns text such as `Dismissed: there is a good reason for what the pair shares`.
pub(crate) fn decision(status: DecisionStatus) -> &'static str {
    match status {
        DecisionStatus::Undecided => "Undecided",
        DecisionStatus::Confirmed => "Confirmed: the pair shares code that it should not share",
        DecisionStatus::Dismissed => "Dismissed: there is a good reason for what the pair shares",
    }
}

/// Number of words and signs that a sentence names of each side.
const NAMED: usize = 5;

/// Explains a restructured match: `The same steps: the left has “for” and “++” where the right has “while”, “=” and “+”.`
pub(crate) fn restructuring(found: &Match) -> Option<String> {
    let Restructuring { left, right } = found.restructuring.as_ref()?;
    let [only_left, only_right] = [left, right].map(|words| quoted(words));
    Some(match (left.is_empty(), right.is_empty()) {
        (true, true) => "The same steps in a different order.".to_owned(),
        (true, false) => format!("The same steps; the right alone has {only_right}."),
        (false, true) => format!("The same steps; the left alone has {only_left}."),
        (false, false) => {
            format!("The same steps: the left has {only_left} where the right has {only_right}.")
        }
    })
}

/// Returns text such as `“while”, “=” and “+”`.
fn quoted(words: &[String]) -> String {
    let mut named: Vec<String> = words
        .iter()
        .take(NAMED)
        .map(|word| format!("“{}”", visible(word)))
        .collect();
    if words.len() > NAMED {
        named.push(format!("{} more", words.len() - NAMED));
    }
    match named.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
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
            restructuring(&found).unwrap()
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
    fn expectations_are_told_as_they_are() {
        let pairs = "of the 3,486 pairs of this class would be this similar.";
        let classes = "classes like this one would have a pair this similar.";
        let rows = [
            (1080.6, format!("about 1,081 {pairs}")),
            (1.5, format!("about 1.5 {pairs}")),
            (0.5, format!("about 0.5 {pairs}")),
            (0.4001, format!("about 1 in 2 {classes}")),
            (0.02, format!("about 1 in 50 {classes}")),
            (0.001, format!("about 1 in 1,000 {classes}")),
            (1e-7, format!("fewer than 1 in 1,000 {classes}")),
            (0.0, format!("fewer than 1 in 1,000 {classes}")),
        ];
        for (expected, words) in rows {
            let said = by_chance(&report(), expected);
            assert_eq!(said, format!("If everybody worked independently, {words}"));
        }
    }

    #[test]
    fn the_caveat_says_how_far_the_number_can_be_trusted() {
        let mut report = report();
        let mut said = |reliability| {
            report.class.reliability = Some(reliability);
            caveat(&report, &report.pairs[0]).expect("it has a number")
        };
        assert!(said(Reliability::Checked).contains("factor of up to three"));
        assert!(said(Reliability::FewSubmissions).contains("rough estimate"));
        assert!(said(Reliability::ManyAlike).contains("cannot be trusted here"));
        let mut pair = report.pairs[0].clone();
        pair.verdict = Verdict::TooSmall;
        assert_eq!(caveat(&report, &pair), None);
    }

    #[test]
    fn nothing_is_promised_without_a_background_or_for_little_code() {
        let mut report = report();
        let mut pair = report.pairs[0].clone();
        assert!(strength(&report, &pair).contains("fewer than 1 in 1,000 classes"));
        pair.expected_by_chance = None;
        report.class = small_class().class;
        assert!(strength(&report, &pair).contains("fewer than ten submissions"));
        assert!(!verdict(&report, &pair).contains("independent"));
        pair.verdict = Verdict::TooSmall;
        pair.expected_by_chance = Some(1e-5);
        assert!(strength(&report, &pair).contains("so little code"));
        assert_eq!(overlap(&pair), None);
    }

    #[test]
    fn a_second_look_has_its_reason() {
        let mut report = report();
        let mut pair = report.pairs[1].clone();
        pair.verdict = Verdict::SecondLook;
        assert!(verdict(&report, &pair).contains("only a few independent pairs"));
        report.class = small_class().class;
        assert!(verdict(&report, &pair).contains("second look: most of one is in the other"));
    }

    #[test]
    fn a_ring_is_named_as_the_reason_whatever_the_score() {
        let report = report();
        let mut pair = report.pairs[0].clone();
        pair.facts.as_mut().expect("they are known").ring = Some(8);
        for score in [report.class.flag_score / 2.0, 0.99] {
            pair.score = score;
            assert!(verdict(&report, &pair).contains("flagged with a group"));
        }
    }

    #[test]
    fn a_long_match_is_named_as_the_reason() {
        let report = report();
        let mut pair = report.pairs[0].clone();
        assert!(verdict(&report, &pair).contains("more similar than independent work"));
        pair.score = 0.2;
        assert!(verdict(&report, &pair).contains("length of their longest match"));
    }
}
