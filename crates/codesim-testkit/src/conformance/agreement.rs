//! How nearly a front end's plain lexer reads a text as its grammar does.

use std::collections::HashSet;

use codesim_token::{FrontEnd, Imports, Symbol};

use crate::conformance::tokens::tokenize;

/// Length of the k-grams, in tokens: that of the structure channel, unless it is set otherwise.
const K: usize = 8;

/// The share of the k-grams of one token string that another one of the same text has, both ways, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Agreement {
    /// Share of the grammar's k-grams that the lexer finds.
    pub found: f64,
    /// Share of the lexer's k-grams that the grammar has.
    pub right: f64,
}

/// Compares what a front end makes of a text with what it makes of it without its grammar.
///
/// A file that the grammar cannot read is lexed, and a copy of it that is as it was is not: only k-grams that both readings have
/// can show that.
///
/// # Panics
/// If either has no k-gram.
pub fn lexer_agreement(front_end: &dyn FrontEnd, text: &str) -> Agreement {
    let parsed = tokenize(front_end, text, Imports::Drop).document.tokens;
    let lexed = front_end.lex(text, Imports::Drop);
    Agreement {
        found: containment(parsed.structure(), lexed.structure()),
        right: containment(lexed.structure(), parsed.structure()),
    }
}

/// The share of the k-grams of `own` that `other` has.
fn containment(own: &[Symbol], other: &[Symbol]) -> f64 {
    let others: HashSet<&[Symbol]> = other.windows(K).collect();
    let shared = own.windows(K).filter(|gram| others.contains(gram)).count();
    let all = own.windows(K).count();
    assert!(all > 0, "a text of fewer than {K} tokens has no k-gram");
    shared as f64 / all as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_changed_token_costs_the_k_grams_that_have_it() {
        let numbers = |odd: u32| -> Vec<Symbol> {
            let numbers = (0..2 * K as u32).map(|i| if i == 0 { odd } else { i });
            numbers.map(Symbol::from_number).collect()
        };
        let share = containment(&numbers(0), &numbers(99));
        assert_eq!(share, K as f64 / (K + 1) as f64);
        assert_eq!(containment(&numbers(0), &numbers(0)), 1.0);
    }
}
