//! The differences between the two sides of a restructured match: the words and operators of the language that one side has more often.

use std::collections::HashMap;

use codesim_match::DocumentRange;
use codesim_report::model::Restructuring;

use crate::places::Texts;
use crate::syntax::{is_literal, is_name};

/// Brackets and separators of statements and members: they do not show how something is done.
const BETWEEN: [char; 11] = ['(', ')', '{', '}', '[', ']', ';', ',', '.', ':', '\\'];

/// Compares how the two places of a match are written; `None` where an archive does not have the text.
pub(crate) fn restructuring(
    texts: &Texts,
    pair: [usize; 2],
    places: [&DocumentRange; 2],
) -> Option<Restructuring> {
    let left = words(texts, pair[0], places[0])?;
    let right = words(texts, pair[1], places[1])?;
    Some(Restructuring {
        left: surplus(&left, &right),
        right: surplus(&right, &left),
    })
}

/// Returns the words and operators of the language, in their order.
fn words<'a>(texts: &Texts<'a>, submission: usize, place: &DocumentRange) -> Option<Vec<&'a str>> {
    let file = texts.of(submission, place)?;
    let (text, document) = (file.text?, &file.document.tokens);
    let tokens = place.tokens.clone();
    let tokens = document.spans()[tokens.clone()]
        .iter()
        .zip(&document.structure()[tokens]);
    let words = tokens
        .filter(|&(_, &symbol)| !is_name(symbol) && !is_literal(symbol))
        .filter_map(|(span, _)| text.get(span.start as usize..span.end as usize))
        .filter(|word| {
            !word
                .chars()
                .all(|sign| sign.is_whitespace() || BETWEEN.contains(&sign))
        });
    Some(words.collect())
}

/// Returns the words that `own` has more often than `other`, each once, in the order in which it first occurs.
fn surplus(own: &[&str], other: &[&str]) -> Vec<String> {
    let mut counts: HashMap<&str, i64> = HashMap::new();
    own.iter()
        .for_each(|word| *counts.entry(word).or_default() += 1);
    other
        .iter()
        .for_each(|word| *counts.entry(word).or_default() -= 1);
    let in_order = own
        .iter()
        .filter(|word| counts.insert(word, 0).is_some_and(|count| count > 0));
    in_order.map(|&word| word.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surplus_changes_are_listed_once() {
        let for_loop = ["for", "=", "<", "++", "=", "++"];
        let while_loop = ["=", "while", "<", "=", "+", "=", "+"];
        assert_eq!(surplus(&for_loop, &while_loop), ["for", "++"]);
        assert_eq!(surplus(&while_loop, &for_loop), ["=", "while", "+"]);
        assert_eq!(surplus(&for_loop, &for_loop), [""; 0]);
    }
}
