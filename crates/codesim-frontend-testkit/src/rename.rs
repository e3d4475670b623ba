//! New names change the text channel, at the names, and the structure channel nowhere.

use codesim_token::{FrontEnd, Imports, Symbol, TokenString};

use crate::tokens::{assert_same, range, tokenize};

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

fn renamed(sample: &str, tokens: &TokenString) -> String {
    let names: Vec<usize> = (0..tokens.len())
        .filter(|&i| tokens.structure()[i] == IDENT)
        .collect();
    assert!(
        !names.is_empty(),
        "the sample has no token `IDENT`, so that nothing can be renamed"
    );
    let mut text = sample.to_owned();
    for i in names.into_iter().rev() {
        text.insert_str(tokens.spans()[i].end as usize, SUFFIX);
    }
    text
}
