//! Why a pair should be read, in a sentence or two: what was found, and nothing that follows from it.

use std::collections::BTreeSet;

use codesim_words::{counted, grouped, percent, visible};

use crate::model::{Pair, Particular, ParticularKind, Report, Verdict};
use crate::{shared_blocks, text};

/// In how many submissions a fingerprint is that no third one has.
const BOTH: usize = 2;

/// Says of each pair in `report` that is flagged or worth a look why it is to be read.
pub fn say_why(report: &mut Report) {
    for pair in &mut report.pairs {
        pair.why = why(
            pair,
            |text| visible(text).into_owned(),
            |text| format!("“{}”", visible(text)),
        );
    }
}

/// Why a pair is to be read; nothing if it is neither flagged nor worth a look. Names are shown as `name` does, and what submissions say as
/// `quote` does.
pub(crate) fn why(
    pair: &Pair,
    name: impl Fn(&str) -> String,
    quote: impl Fn(&str) -> String,
) -> Option<String> {
    if !matches!(pair.verdict, Verdict::Flagged | Verdict::WorthALook) {
        return None;
    }
    let within = pair.in_block.as_ref().map(shared_blocks::clause);
    let more = [within, alone(pair), particular(pair, quote)];
    let more: Vec<String> = more.into_iter().flatten().collect();
    let mut sentences = vec![overlap(pair, name)];
    if !more.is_empty() {
        sentences.push(format!("{}.", capital(&more.join("; "))));
    }
    Some(sentences.join(" "))
}

/// `61 % of ada and 58 % of bela match code of the other; the matches form 7 passages, of which 3 moved.`
fn overlap(pair: &Pair, name: impl Fn(&str) -> String) -> String {
    format!(
        "{} of {} and {} of {} match code of the other{}.",
        percent(pair.containment_left),
        name(&pair.left),
        percent(pair.containment_right),
        name(&pair.right),
        passages(pair)
    )
}

/// `; the matches form 7 passages, of which 3 moved`; nothing if places were not asked for.
fn passages(pair: &Pair) -> String {
    let all: BTreeSet<usize> = pair.matches.iter().map(|it| it.passage).collect();
    let moved = pair.matches.iter().filter(|it| it.moved);
    let moved: BTreeSet<usize> = moved.map(|it| it.passage).collect();
    let verb = if pair.matches.len() == 1 {
        "match forms"
    } else {
        "matches form"
    };
    match (all.len(), moved.len()) {
        (0, _) => String::new(),
        (all, 0) => format!("; the {verb} {}", counted(all, "passage")),
        (all, moved) => format!(
            "; the {verb} {}, of which {} moved",
            counted(all, "passage"),
            grouped(moved as u64)
        ),
    }
}

/// `matches of 212 tokens together have fingerprints that no other submission has`.
fn alone(pair: &Pair) -> Option<String> {
    let alone = pair.matches.iter().filter(|it| it.rarest == Some(BOTH));
    let tokens: usize = alone.map(|it| it.tokens).sum();
    (tokens > 0).then(|| {
        let tokens = counted(tokens, "token");
        format!("matches of {tokens} together have fingerprints that no other submission has")
    })
}

/// `both have the comment “recieve the ball”, which nobody else of the class has`.
fn particular(pair: &Pair, quote: impl Fn(&str) -> String) -> Option<String> {
    let tells = |it: &&Particular| {
        use ParticularKind::{Comment, String, Word};
        it.only_these && matches!(it.kind, Comment | String | Word)
    };
    let found = pair.particulars.iter().find(tells)?;
    let kind = text::particular(found.kind);
    Some(match &found.text {
        Some(text) => format!(
            "both have the {kind} {}, which nobody else of the class has",
            quote(text)
        ),
        None => format!("both have a {kind} that nobody else of the class has"),
    })
}

/// A sentence begins with a capital.
fn capital(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(characters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;
    use crate::model::InBlock;

    fn said(pair: &Pair) -> String {
        why(pair, str::to_owned, |text| format!("“{text}”")).expect("it is to be read")
    }

    /// The first pair of the fixture, with a name that can be read.
    fn pair() -> Pair {
        let mut pair = report().pairs.swap_remove(0);
        pair.right = "bela".to_owned();
        pair
    }

    #[test]
    fn only_facts_are_told() {
        let mut pair = pair();
        assert_eq!(
            said(&pair),
            "76 % of anna and 77 % of bela match code of the other; the matches form 2 passages, of which 1 moved. Matches of 47 tokens \
             together have fingerprints that no other submission has; both have the comment “recieve <b>all</b> marks”, which nobody else of the class has."
        );
        pair.in_block = Some(InBlock {
            block: 1,
            submissions: 12,
            share: 0.93,
        });
        assert!(said(&pair).contains(
            "1 moved. 93 % of what matches is in a block that 12 submissions share, such as a template; matches of 47"
        ));
        pair.in_block = None;
        pair.particulars[0].text = None;
        assert!(said(&pair).ends_with("both have a comment that nobody else of the class has."));
        pair.particulars[0].only_these = false;
        assert!(said(&pair).ends_with("have fingerprints that no other submission has."));
        pair.matches.truncate(1);
        pair.matches[0].rarest = None;
        assert!(said(&pair).ends_with("; the match forms 1 passage."));
        pair.matches.clear();
        assert_eq!(
            said(&pair),
            "76 % of anna and 77 % of bela match code of the other."
        );
    }

    #[test]
    fn nothing_is_told_of_pairs_that_nobody_must_read() {
        for verdict in [Verdict::AsExpected, Verdict::TooSmall] {
            let pair = Pair { verdict, ..pair() };
            assert_eq!(why(&pair, str::to_owned, str::to_owned), None);
        }
        let pair = Pair {
            verdict: Verdict::WorthALook,
            ..pair()
        };
        assert!(!said(&pair).is_empty());
    }

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        let mut report = report();
        say_why(&mut report);
        let told = report.pairs[0].why.as_ref().expect("it is flagged");
        assert!(
            told.contains("evil\\n\\u{202e}<script>") && !told.contains('\n'),
            "{told}"
        );
    }
}
