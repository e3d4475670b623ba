//! Reasons to read a pair, in a sentence or two of findings without conclusions.

use codesim_display::{counted, grouped, percent, visible};

use crate::model::{Facts, Pair, Telling};
use crate::{shared_blocks, text};

/// Sets the reason to read a pair whose [facts](Pair::facts) are known.
pub fn say_why(pair: &mut Pair) {
    pair.why = why(
        pair,
        |text| visible(text).into_owned(),
        |text| format!("“{}”", visible(text)),
    );
}

/// Returns the reason to read a pair; `None` if no facts are known. Names are formatted with `name`, and words of submissions with `quote`.
pub(crate) fn why(
    pair: &Pair,
    name: impl Fn(&str) -> String,
    quote: impl Fn(&str) -> String,
) -> Option<String> {
    let facts = pair.facts.as_ref()?;
    let within = pair.in_block.as_ref().map(shared_blocks::clause);
    let more = [within, alone(facts), telling(facts, quote)];
    let more: Vec<String> = more.into_iter().flatten().collect();
    let mut sentences: Vec<String> = facts.ring.map(ring).into_iter().collect();
    sentences.push(overlap(pair, facts, name));
    if !more.is_empty() {
        sentences.push(format!("{}.", capital(&more.join("; "))));
    }
    Some(sentences.join(" "))
}

/// Returns text such as `Both are among 8 submissions that are alike beyond chance as a group.`
fn ring(members: usize) -> String {
    format!("Both are among {members} submissions that are alike beyond chance as a group.")
}

/// Returns text such as `61 % of ada and 58 % of bela match each other, in 7 passages, 3 of them in a different order.`
fn overlap(pair: &Pair, facts: &Facts, name: impl Fn(&str) -> String) -> String {
    let [left, right] = [&pair.left, &pair.right].map(|it| name(it));
    let passages = passages(facts);
    if pair.containment_left >= 1.0 && pair.containment_right >= 1.0 {
        return format!("{left} and {right} match completely{passages}.");
    }
    format!(
        "{} of {left} and {} of {right} match each other{passages}.",
        percent(pair.containment_left),
        percent(pair.containment_right),
    )
}

/// Returns text such as `, in 7 passages, 3 of them in a different order`.
fn passages(facts: &Facts) -> String {
    let order = match facts.moved {
        0 => String::new(),
        moved => format!(", {} of them in a different order", grouped(moved as u64)),
    };
    match facts.passages {
        0 => String::new(),
        1 => ", in one passage".to_owned(),
        passages => format!(", in {}{order}", counted(passages, "passage")),
    }
}

/// Returns text such as `212 of the matched tokens occur in no other submission`.
fn alone(facts: &Facts) -> Option<String> {
    let verb = if facts.tokens_alone == 1 {
        "occurs"
    } else {
        "occur"
    };
    (facts.tokens_alone > 0).then(|| {
        let tokens = grouped(facts.tokens_alone as u64);
        format!("{tokens} of the matched tokens {verb} in no other submission")
    })
}

/// Returns text such as `both have the comment “recieve the ball”, which no other submission of the class has`.
fn telling(facts: &Facts, quote: impl Fn(&str) -> String) -> Option<String> {
    let Telling { kind, text } = facts.telling.as_ref()?;
    let kind = text::shared_trait(*kind);
    Some(match text {
        Some(text) => format!(
            "both have the {kind} {}, which no other submission of the class has",
            quote(text)
        ),
        None => format!("both have a {kind} that no other submission of the class has"),
    })
}

/// Begins a sentence with a capital.
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
        why(pair, str::to_owned, |text| format!("“{text}”")).expect("facts are known")
    }

    /// Returns the first pair of the fixture, with a name that can be read.
    fn pair() -> Pair {
        let mut pair = report().pairs.swap_remove(0);
        pair.right = "bela".to_owned();
        pair
    }

    #[test]
    fn a_ring_is_the_first_reason() {
        let mut pair = pair();
        pair.facts = Some(Facts {
            ring: Some(8),
            ..one_passage()
        });
        let begin = "Both are among 8 submissions that are alike beyond chance as a group. ";
        assert!(said(&pair).starts_with(begin), "{}", said(&pair));
    }

    fn one_passage() -> Facts {
        Facts {
            matches: 1,
            passages: 1,
            ..Facts::default()
        }
    }

    #[test]
    fn only_facts_are_told() {
        let mut pair = pair();
        assert_eq!(
            said(&pair),
            "76 % of anna and 77 % of bela match each other, in 2 passages, 1 of them in a different order. 47 of the matched tokens \
             occur in no other submission; both have the comment “recieve <b>all</b> marks”, which no other submission of the class has."
        );
        pair.in_block = Some(InBlock {
            block: 1,
            submissions: 12,
            share: 0.93,
        });
        assert!(said(&pair).contains(
            "in a different order. 93 % of the matched code is in a block that 12 submissions share; 47 of"
        ));
        pair.in_block = None;
        let known = pair.facts.clone().expect("it is flagged");
        let mut with = |facts| {
            pair.facts = Some(facts);
            said(&pair)
        };
        let telling = known.telling.clone().map(|it| Telling { text: None, ..it });
        let nameless = Facts {
            telling,
            ..known.clone()
        };
        assert!(
            with(nameless)
                .ends_with("both have a comment that no other submission of the class has.")
        );
        let code_alone = Facts {
            telling: None,
            ..known
        };
        assert!(with(code_alone).ends_with("occur in no other submission."));
        assert!(with(one_passage()).ends_with(", in one passage."));
        assert_eq!(
            with(Facts::default()),
            "76 % of anna and 77 % of bela match each other."
        );
        pair.facts = Some(one_passage());
        [pair.containment_left, pair.containment_right] = [1.0; 2];
        assert_eq!(
            said(&pair),
            "anna and bela match completely, in one passage."
        );
    }

    #[test]
    fn nothing_is_told_of_pairs_that_nobody_must_read() {
        let pair = Pair {
            facts: None,
            ..pair()
        };
        assert_eq!(why(&pair, str::to_owned, str::to_owned), None);
    }

    #[test]
    fn invisible_characters_are_escaped() {
        let report = report();
        let told = report.pairs[0].why.as_ref().expect("it is flagged");
        assert!(
            told.contains("evil\\n\\u{202e}<script>") && !told.contains('\n'),
            "{told}"
        );
    }
}
