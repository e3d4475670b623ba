//! Reasons to read a pair, in a sentence or two of findings without conclusions.

use codesim_display::{Locale, Value, visible};

use crate::model::{Facts, InBlock, Pair, PairOrder, Record, Telling};
use crate::text;

/// Sets the reason, in English, to read a pair whose [facts](Pair::facts) are known.
pub fn say_why(pair: &mut Pair) {
    pair.why = visible_why(Locale::english(), pair);
}

/// Returns the reason to read a pair in a language; `None` if no facts are known. Names are formatted with `name`, and words of submissions with
/// `quote`.
pub(crate) fn why(
    locale: &Locale,
    pair: &Pair,
    name: impl Fn(&str) -> String,
    quote: impl Fn(&str) -> String,
) -> Option<String> {
    let facts = pair.facts.as_ref()?;
    let within = pair.in_block.as_ref().map(|it| in_block(locale, it));
    let more = [within, alone(locale, facts), telling(locale, facts, quote)];
    let more = (more.into_iter().flatten()).reduce(|first, rest| {
        locale.with("parts", &[("first", first.into()), ("rest", rest.into())])
    });
    let group = facts
        .ring
        .map(|members| locale.with("why-group", &[("members", members.into())]));
    let mut sentences: Vec<String> = group.into_iter().collect();
    sentences.push(overlap(locale, pair, facts, &name));
    if pair.reference.is_some_and(|it| it.nearest) {
        sentences.push(locale.text("why-nearest"));
    }
    if let Some(more) = more {
        sentences.push(format!("{}.", capital(&more)));
    }
    if let Some(order) = &pair.order {
        sentences.push(order_of(locale, pair, order, name));
    }
    Some(sentences.join(" "))
}

/// Facts that a column has room for.
const IN_SHORT: usize = 2;

/// Returns the reason to read a pair as a page shows it: names and words without hidden characters.
pub(crate) fn visible_why(locale: &Locale, pair: &Pair) -> Option<String> {
    let quote = |text: &str| locale.with("quoted", &[("text", visible(text).into_owned().into())]);
    why(locale, pair, |text| visible(text).into_owned(), quote)
}

/// Returns the most telling of it in a few words without names, for a column: `group of 3; 221 tokens in no other`. `None` if there is nothing to tell
/// beside what the figures of the pair say.
pub(crate) fn in_short(locale: &Locale, pair: &Pair) -> Option<String> {
    let facts = pair.facts.as_ref()?;
    let group = facts
        .ring
        .map(|members| locale.with("short-group", &[("members", members.into())]));
    let within = pair.in_block.as_ref().map(|it| {
        let values = [
            ("share", locale.percent(it.share).into()),
            ("submissions", it.submissions.into()),
        ];
        locale.with("short-block", &values)
    });
    let tokens = facts.tokens_alone;
    let alone = (tokens > 0).then(|| locale.with("short-alone", &[("tokens", tokens.into())]));
    let telling = facts.telling.as_ref().and_then(|it| {
        let text = visible(it.text.as_deref()?).into_owned();
        let quoted = locale.with("quoted", &[("text", text.into())]);
        let kind = text::trait_id(it.kind).into();
        Some(locale.with("short-trait", &[("kind", kind), ("text", quoted.into())]))
    });
    let all = [group, within, alone, telling].into_iter().flatten();
    all.take(IN_SHORT).reduce(|first, rest| {
        locale.with("parts", &[("first", first.into()), ("rest", rest.into())])
    })
}

/// Returns text such as `61 % of ada and 58 % of bela match each other, in 7 passages, 3 of them in a different order.`
fn overlap(locale: &Locale, pair: &Pair, facts: &Facts, name: impl Fn(&str) -> String) -> String {
    let is_whole = pair.containment_left >= 1.0 && pair.containment_right >= 1.0;
    let id = if is_whole {
        "why-completely"
    } else {
        "why-partly"
    };
    let values = [
        ("left", name(&pair.left)),
        ("right", name(&pair.right)),
        ("leftshare", locale.percent(pair.containment_left)),
        ("rightshare", locale.percent(pair.containment_right)),
        ("passages", passages(locale, facts)),
    ];
    locale.with(id, &values.map(|(variable, text)| (variable, text.into())))
}

/// Says which side had how many of the matches first.
fn order_of(
    locale: &Locale,
    pair: &Pair,
    order: &PairOrder,
    name: impl Fn(&str) -> String,
) -> String {
    if order.left_first + order.right_first == 0 {
        return locale.with(
            "why-order-unknown",
            &[("record", record_name(order.record))],
        );
    }
    let values = [
        ("left", name(&pair.left).into()),
        ("right", name(&pair.right).into()),
        ("leftfirst", order.left_first.into()),
        ("rightfirst", order.right_first.into()),
        ("leftevidence", locale.percent(order.left_evidence).into()),
        ("rightevidence", locale.percent(order.right_evidence).into()),
        ("matches", pair.matches.len().into()),
        ("record", record_name(order.record)),
    ];
    locale.with("why-order", &values)
}

/// Returns the name by which messages choose their text about a record.
pub(crate) fn record_name(record: Record) -> Value<'static> {
    match record {
        Record::Snapshots => "snapshots",
        Record::Attempts => "attempts",
        Record::Git => "git",
    }
    .into()
}

/// Returns text such as `, in 7 passages, 3 of them in a different order`.
fn passages(locale: &Locale, facts: &Facts) -> String {
    let count = ("passages", facts.passages.into());
    match (facts.passages, facts.moved) {
        (0, _) => String::new(),
        (1, _) => locale.text("why-one-passage"),
        (_, 0) => locale.with("why-passages", &[count]),
        (_, moved) => locale.with("why-passages-moved", &[count, ("moved", moved.into())]),
    }
}

/// Returns text such as `93 % of the matched code is in a block that 12 submissions share`.
fn in_block(locale: &Locale, within: &InBlock) -> String {
    let values = [
        ("share", locale.percent(within.share).into()),
        ("submissions", within.submissions.into()),
    ];
    locale.with("why-in-block", &values)
}

/// Returns text such as `212 of the matched tokens occur in no other submission`.
fn alone(locale: &Locale, facts: &Facts) -> Option<String> {
    let tokens = facts.tokens_alone;
    (tokens > 0).then(|| locale.with("why-alone", &[("tokens", tokens.into())]))
}

/// Returns text such as `both have the comment “recieve the ball”, which no other submission of the class has`.
fn telling(locale: &Locale, facts: &Facts, quote: impl Fn(&str) -> String) -> Option<String> {
    let Telling { kind, text } = facts.telling.as_ref()?;
    let kind = ("kind", text::trait_id(*kind).into());
    Some(match text {
        Some(text) => locale.with("why-trait-text", &[kind, ("text", quote(text).into())]),
        None => locale.with("why-trait", &[kind]),
    })
}

/// Begins a sentence with a capital.
fn capital(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(characters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;

    fn said(pair: &Pair) -> String {
        why(Locale::english(), pair, str::to_owned, |text| {
            format!("“{text}”")
        })
        .expect("facts are known")
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
    fn a_column_has_the_first_facts() {
        let mut pair = pair();
        let short = |pair: &Pair| in_short(Locale::english(), pair);
        assert_eq!(
            short(&pair).as_deref(),
            Some("47 tokens in no other; comment “recieve <b>all</b> marks” in no other")
        );
        if let Some(facts) = &mut pair.facts {
            facts.ring = Some(3);
        }
        let group = "group of 3; 47 tokens in no other";
        assert_eq!(short(&pair).as_deref(), Some(group));
        pair.facts = Some(one_passage());
        assert_eq!(short(&pair), None);
    }

    #[test]
    fn an_order_is_told_where_it_is_known() {
        let mut pair = pair();
        pair.order = Some(PairOrder {
            unknown: 2,
            record: Record::Git,
            ..PairOrder::default()
        });
        let end = "What git recorded does not tell who had the matches first.";
        assert!(said(&pair).ends_with(end), "{}", said(&pair));
        pair.order = Some(PairOrder {
            left_first: 1,
            left_evidence: 0.9,
            unknown: 1,
            record: Record::Git,
            ..PairOrder::default()
        });
        let end = "By what git recorded, which can be changed afterwards, anna had 1 of 2 matches first (90 % of the evidence), and bela 0 (0 %).";
        assert!(said(&pair).ends_with(end), "{}", said(&pair));
        pair.order = pair.order.map(|order| PairOrder {
            record: Record::Snapshots,
            ..order
        });
        let end = "By the snapshots of the class, anna had 1 of 2 matches first (90 % of the evidence), and bela 0 (0 %).";
        assert!(said(&pair).ends_with(end), "{}", said(&pair));
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
        assert_eq!(
            why(Locale::english(), &pair, str::to_owned, str::to_owned),
            None
        );
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
