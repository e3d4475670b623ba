//! New names change the text channel, at the names, and the structure channel nowhere.

use std::collections::HashSet;

use codesim_token::{FrontEnd, Imports, Symbol, TokenString};

use crate::conformance::tokens::{assert_same, is_put_in, range, tokenize};

const IDENT: Symbol = Symbol::of("IDENT");

/// Letters alone: not every language has other characters in every name.
const SUFFIX: &str = "renamed";

/// Gives every identifier of the sample a longer name.
pub(crate) fn check(front_end: &dyn FrontEnd, sample: &str) {
    let before = tokenize(front_end, sample, Imports::Drop).document.tokens;
    let after = tokenize(front_end, &renamed(sample, &before), Imports::Drop)
        .document
        .tokens;
    let change = "renamed identifiers";
    assert_same(
        "structure",
        (before.structure(), &before),
        after.structure(),
        sample,
        change,
    );
    let symbols = before
        .structure()
        .iter()
        .zip(before.text())
        .zip(after.text());
    for (i, ((&structure, old), new)) in symbols.enumerate() {
        assert_eq!(
            structure == IDENT,
            old != new,
            "{change}: the text channel must change at identifiers and only there, not so at `{}`",
            &sample[range(before.spans()[i])]
        );
    }
}

/// Something else may be put in where a macro's name is written, which has to be renamed all the same.
fn renamed(sample: &str, tokens: &TokenString) -> String {
    let spelled = |i: usize| &sample[range(tokens.spans()[i])];
    let is_name = |i: usize| tokens.structure()[i] == IDENT;
    let all = 0..tokens.len();
    let names: HashSet<&str> = all.clone().filter(|&i| is_name(i)).map(spelled).collect();
    assert!(
        !names.is_empty(),
        "the sample has no token `IDENT`, so that nothing can be renamed"
    );
    let mut text = sample.to_owned();
    let written =
        all.filter(|&i| names.contains(spelled(i)) && (is_name(i) || is_put_in(tokens, i, sample)));
    let mut ends: Vec<u32> = written.map(|i| tokens.spans()[i].end).collect();
    // Several tokens may be put in at one place.
    ends.dedup();
    for end in ends.into_iter().rev() {
        text.insert_str(end as usize, SUFFIX);
    }
    text
}
