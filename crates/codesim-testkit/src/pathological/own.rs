//! The tokens of the language's own sample: they reach rules of its grammar that no piece of another language does.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::pathological::fill::{filled, nested, repeated};
use crate::pathological::idea::Idea;
use crate::pathological::random::Random;

/// Longer tokens are left out, so that some of any fit into a text.
const LONGEST: usize = 64;
/// Random choices of each kind.
const CHOICES: usize = 60;

/// The parts of a sample.
struct Own<'a> {
    /// Every token and all blanks, in order.
    all: Vec<&'a str>,
    /// Its tokens, in order.
    tokens: Vec<&'a str>,
    /// Its tokens, each once.
    distinct: Vec<&'a str>,
}

/// Each token by itself, and some of them by chance.
pub(crate) fn ideas(sample: &str) -> impl Iterator<Item = Idea<'_>> {
    let own = Rc::new(Own::of(sample));
    let each: Vec<Idea<'_>> = own.distinct.iter().copied().flat_map(of_token).collect();
    each.into_iter().chain(choices(&own)).chain(soups(&own))
}

impl<'a> Own<'a> {
    fn of(sample: &'a str) -> Self {
        let all: Vec<&str> = split(sample)
            .into_iter()
            .filter(|token| token.len() <= LONGEST)
            .collect();
        let tokens: Vec<&str> = all
            .iter()
            .copied()
            .filter(|token| !token.trim().is_empty())
            .collect();
        let distinct: BTreeSet<&str> = tokens.iter().copied().collect();
        let distinct = distinct.into_iter().collect();
        Self {
            all,
            tokens,
            distinct,
        }
    }

    /// Returns `count` different tokens by chance.
    fn some(&self, count: usize, random: &mut Random) -> String {
        let mut text = String::new();
        for _ in 0..count {
            text.push_str(random.of(&self.distinct));
            // Without a blank marks make longer operators.
            if !random.once_in(4) {
                text.push(' ');
            }
        }
        text
    }
}

/// The kind of a character; a token has characters of one kind.
#[derive(PartialEq)]
enum Class {
    Word,
    Blank,
    Mark,
}

/// Words, blanks and runs of marks, and the single marks of the runs, which are tokens of their own in most languages.
pub(crate) fn split(sample: &str) -> Vec<&str> {
    let class = |c: char| match c {
        _ if c.is_alphanumeric() || c == '_' => Class::Word,
        _ if c.is_whitespace() => Class::Blank,
        _ => Class::Mark,
    };
    let mut tokens = Vec::new();
    let mut rest = sample;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| class(c) != class(first));
        let (token, behind) = rest.split_at(end.unwrap_or(rest.len()));
        tokens.push(token);
        if class(first) == Class::Mark {
            tokens.extend(token.split("").filter(|mark| !mark.is_empty()));
        }
        rest = behind;
    }
    tokens
}

/// A token with blanks between, and without where that is not merely a long word.
fn of_token(token: &str) -> impl Iterator<Item = Idea<'_>> {
    let name = token.escape_default();
    let apart = [token, " "].concat();
    let is_mark = !token.contains(char::is_alphanumeric);
    let with_blanks = Idea::new(format!("own token {name}"), move |bytes, _| {
        repeated(&apart, bytes)
    });
    let alone = Idea::new(format!("own token alone {name}"), move |bytes, _| {
        repeated(token, bytes)
    });
    [with_blanks].into_iter().chain(is_mark.then_some(alone))
}

fn choices<'a>(own: &Rc<Own<'a>>) -> impl Iterator<Item = Idea<'a>> + use<'a> {
    let own = Rc::clone(own);
    (1..=CHOICES).flat_map(move |number| {
        let [pair, triple, nest, wide] = std::array::from_fn(|_| Rc::clone(&own));
        [
            Idea::new(format!("random own pair {number}"), move |bytes, random| {
                repeated(&pair.some(2, random), bytes)
            }),
            Idea::new(
                format!("random own triple {number}"),
                move |bytes, random| repeated(&triple.some(3, random), bytes),
            ),
            Idea::new(format!("random own nest {number}"), move |bytes, random| {
                nested(&nest.some(1, random), &nest.some(1, random), bytes)
            }),
            Idea::new(
                format!("random own wide nest {number}"),
                move |bytes, random| nested(&wide.some(2, random), &wide.some(2, random), bytes),
            ),
        ]
    })
}

/// Tokens in any order: as often as in the sample, the same in one line, and each as often as any other.
fn soups<'a>(own: &Rc<Own<'a>>) -> impl Iterator<Item = Idea<'a>> + use<'a> {
    let [all, line, equal, lines] = std::array::from_fn(|_| Rc::clone(own));
    [
        Idea::new("random own tokens", move |bytes, random| {
            filled(bytes, || random.of(&all.all))
        }),
        Idea::new("random own tokens in one line", move |bytes, random| {
            filled(bytes, || format!("{} ", random.of(&line.tokens)))
        }),
        Idea::new("random own tokens, all as often", move |bytes, random| {
            filled(bytes, || equal.some(1, random))
        }),
        Idea::new("random own tokens in short lines", move |bytes, random| {
            filled(bytes, || {
                let end = if random.once_in(5) { "\n" } else { " " };
                [random.of(&lines.distinct), end].concat()
            })
        }),
    ]
    .into_iter()
}
