//! Parameterized matches: runs that are equal but for a one-to-one renaming.
//!
//! *Problem.* A copy in which names were changed has no common run with its source. With every name replaced by one constant it has, but then
//! `a = b` is `a = a` too. Here one name must correspond to one name.
//!
//! *Method.* A token that differs between its two forms, such as a name or a literal, is a *parameter*. Two runs match if their other tokens
//! are equal, parameters of one kind are at the same positions, and each occurred equally far back in its run, or in neither (Baker's *prev*
//! encoding: the renaming is then one-to-one). Matches lie on diagonals (position in one minus position in the other). Hashes of the
//! encodings of all k-grams lead to the diagonals that have a match. There a window slides along the tokens that agree but for their names;
//! where two parameters disagree on how far back they occurred, its start moves past the nearer place.
//!
//! *Maximal.* As in [`suffix`](crate::baselines::suffix): a run of the right string that matches a run anywhere in the left one and, with the
//! token before or the token behind, none. Each is reported once, at its first place in the left string, so there are at most as many as the
//! right string has tokens.
//!
//! *Cost.* O((n + m) log n) for program text, where most encoded k-grams are rare. One that occurs in more than [`PLACES`] places of the left
//! string is matched at the first of them only, and not at all inside of a match that is already found: a match may then be shorter than the
//! longest, but [`coverage`] stays exact.
//!
//! *Source.* Baker: "On finding duplication and near-duplication in large software systems", WCRE 1995; "Parameterized pattern
//! matching: algorithms and applications", Journal of Computer and System Sciences 52, 1996. She builds a parameterized suffix
//! tree. Winnowing (section 5.2 of its paper) takes one constant for all names instead, and a larger k.
//!
//! *Limits.* A name that was split in two, or two that became one, ends a match.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::iter::successors;

use codesim_fingerprint::Tile;

use crate::baselines::covered::covered;
use crate::baselines::mix::mix;

/// A token in both of its forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token {
    /// With the spelling left out: all names alike, all literals of a kind.
    pub structure: u64,
    /// With the spelling. Equal to the structure for a token that keeps its spelling, such as a keyword.
    pub text: u64,
}

impl Token {
    /// A parameter is a token whose spelling was left out; its structure is its kind.
    fn is_parameter(self) -> bool {
        self.structure != self.text
    }

    /// Whether two tokens are equal but for the names of parameters.
    fn agrees(self, other: Self) -> bool {
        self.structure == other.structure && self.is_parameter() == other.is_parameter()
    }
}

/// So many places of an encoded k-gram are looked at. Program text has hardly any that occurs so often; equal
/// entries of a long table do, and each place costs the length of the table.
pub const PLACES: usize = 64;

/// The runs of at least `k` tokens of the right string that are, up to a renaming, in the left one and, with the token before
/// or the token behind, are not.
///
/// Each once, at its first place in the left string; both ends in the right string ascend, though runs may overlap.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use codesim_fingerprint::Tile;
/// use codesim_lab::baselines::parameterized::{Token, parameterized_matches};
///
/// // Letters are names.
/// let tokens = |text: &str| -> Vec<Token> {
///     let token = |c: char| Token { structure: if c.is_alphabetic() { 0 } else { c.into() }, text: c.into() };
///     text.chars().map(token).collect()
/// };
/// let found = parameterized_matches(&tokens("a=b+b;b=a;"), &tokens("x=y+y;y=x;"), 5);
/// assert_eq!(found, [Tile { left: 0, right: 0, length: 10 }]);
/// // Where "y+z" corresponds to "b+b", one name has become two: only what follows is matched.
/// let found = parameterized_matches(&tokens("a=b+b;b=a;"), &tokens("x=y+z;y=x;"), 5);
/// assert_eq!(found, [Tile { left: 5, right: 5, length: 5 }]);
/// ```
pub fn parameterized_matches(left: &[Token], right: &[Token], k: usize) -> Vec<Tile> {
    assert!(k > 0, "a run has at least one token");
    let mut search = Search::new(left, right, k);
    search.run();
    search.maximal()
}

/// Returns how many tokens of the left and of the right string lie in any match of at least `k` tokens.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use codesim_lab::baselines::parameterized::{Token, coverage};
///
/// let tokens = |text: &str| text.chars().map(|c| Token { structure: 0, text: c.into() }).collect::<Vec<_>>();
/// assert_eq!(coverage(&tokens("aba"), &tokens("xyxzz"), 3), (3, 3));
/// ```
pub fn coverage(left: &[Token], right: &[Token], k: usize) -> (usize, usize) {
    let of_right = |left, right| covered(&parameterized_matches(left, right, k));
    (of_right(right, left), of_right(left, right))
}

/// Base of the hashes: odd, so that multiplication is a bijection; otherwise the fractional bits of the golden ratio.
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

/// A token string, and how far back each of its parameters occurred.
struct Encoded<'a> {
    tokens: &'a [Token],
    /// 0 for the first place of a parameter, and for all that is none.
    back: Vec<usize>,
}

impl<'a> Encoded<'a> {
    fn new(tokens: &'a [Token]) -> Self {
        let mut last = HashMap::new();
        let back = |(position, &token): (usize, &Token)| match token.is_parameter() {
            true => last
                .insert(token, position)
                .map_or(0, |last| position - last),
            false => 0,
        };
        Self {
            tokens,
            back: tokens.iter().enumerate().map(back).collect(),
        }
    }

    /// Returns the distance of each parameter to its next occurrence; 0 if there is none.
    fn ahead(&self) -> Vec<usize> {
        let mut ahead = vec![0; self.back.len()];
        for (position, &back) in self.back.iter().enumerate().filter(|(_, back)| **back > 0) {
            ahead[position - back] = back;
        }
        ahead
    }

    /// The token at a position of a k-gram in which it occurred `back` tokens before, or not (0).
    fn value(&self, position: usize, back: usize) -> u64 {
        let token = self.tokens[position];
        mix(mix(token.structure) ^ (2 * back + usize::from(token.is_parameter())) as u64)
    }

    /// Hashes of the encodings of all k-grams, in one pass.
    fn hashes(&self, k: usize) -> Vec<u64> {
        if self.tokens.len() < k {
            return Vec::new();
        }
        let step = |power: &u64| Some(power.wrapping_mul(BASE));
        let powers: Vec<u64> = successors(Some(1), step).take(k).collect();
        let ahead = self.ahead();
        let mut hash = 0u64;
        let entering = self.back.iter().enumerate().map(|(position, &back)| {
            if let Some(leaving) = position.checked_sub(k) {
                hash = hash.wrapping_sub(self.share(leaving, ahead[leaving], &powers));
            }
            let back = if back < k { back } else { 0 };
            let value = self.value(position, back);
            hash = hash.wrapping_mul(BASE).wrapping_add(value);
            hash
        });
        entering.skip(k - 1).collect()
    }

    /// Returns the contribution of the first token of a k-gram to its hash: its own value, and the next place of a parameter is not its first.
    fn share(&self, first: usize, ahead: usize, powers: &[u64]) -> u64 {
        let k = powers.len();
        let own = self.value(first, 0).wrapping_mul(powers[k - 1]);
        if !(1..k).contains(&ahead) {
            return own;
        }
        let [alone, later] = [0, ahead].map(|back| self.value(first + ahead, back));
        let difference = later.wrapping_sub(alone);
        own.wrapping_add(difference.wrapping_mul(powers[k - 1 - ahead]))
    }
}

/// Places of each hash: pairs of hash and position, ascending.
struct Table(Vec<(u64, usize)>);

impl Table {
    fn new(hashes: Vec<u64>) -> Self {
        let positions = hashes.into_iter().enumerate();
        let mut pairs: Vec<_> = positions.map(|(position, hash)| (hash, position)).collect();
        pairs.sort_unstable();
        Self(pairs)
    }

    fn places(&self, hash: u64) -> impl Iterator<Item = usize> {
        let first = self.0.partition_point(|&(other, _)| other < hash);
        let equal = self.0[first..]
            .iter()
            .take_while(move |(other, _)| *other == hash);
        equal.map(|&(_, position)| position)
    }
}

struct Search<'a> {
    left: Encoded<'a>,
    right: Encoded<'a>,
    k: usize,
    /// Up to where each diagonal is known, as a position in the right string.
    known: Vec<usize>,
    /// Length and left position of the longest match from each position in the right string on; of equals the first.
    longest: Vec<(usize, Reverse<usize>)>,
}

impl<'a> Search<'a> {
    fn new(left: &'a [Token], right: &'a [Token], k: usize) -> Self {
        Self {
            left: Encoded::new(left),
            right: Encoded::new(right),
            k,
            known: vec![0; left.len() + right.len()],
            longest: vec![(0, Reverse(0)); right.len()],
        }
    }

    fn run(&mut self) {
        let table = Table::new(self.left.hashes(self.k));
        // End of the part of the right string that is matched without a gap, as seen from the current position.
        let mut reach = 0;
        for (at_right, hash) in self.right.hashes(self.k).into_iter().enumerate() {
            reach = reach.max(at_right + self.longest[at_right].0);
            let is_found = at_right + self.k <= reach;
            if is_found && table.places(hash).nth(PLACES).is_some() {
                continue;
            }
            for at_left in table.places(hash).take(PLACES) {
                reach = reach.max(self.visit(at_left, at_right));
            }
        }
    }

    /// Finds the matches of the diagonal through a place. Returns the end of those that hold the place, or 0.
    fn visit(&mut self, at_left: usize, at_right: usize) -> usize {
        let diagonal = at_left + self.right.tokens.len() - at_right;
        if self.known[diagonal] > at_right {
            return 0;
        }
        let run = self.agreeing(at_left, at_right);
        self.known[diagonal] = run.right + run.length.max(1);
        let mut reach = 0;
        for found in self.windows(run) {
            let longest = &mut self.longest[found.right];
            *longest = (*longest).max((found.length, Reverse(found.left)));
            if found.right <= at_right {
                reach = found.right + found.length;
            }
        }
        reach
    }

    /// The tokens around a place that agree but for their names.
    fn agreeing(&self, at_left: usize, at_right: usize) -> Tile {
        let agree = |(a, b): &(&Token, &Token)| a.agrees(**b);
        let (left, right) = (self.left.tokens, self.right.tokens);
        let before = left[..at_left]
            .iter()
            .rev()
            .zip(right[..at_right].iter().rev());
        let before = before.take_while(agree).count();
        let after = left[at_left..].iter().zip(&right[at_right..]);
        Tile {
            left: at_left - before,
            right: at_right - before,
            length: before + after.take_while(agree).count(),
        }
    }

    /// The matches of at least k tokens in such a run that are not within a longer one there.
    fn windows(&self, run: Tile) -> Vec<Tile> {
        let mut windows = Vec::new();
        let mut start = 0;
        for end in 0..=run.length {
            let next = match end == run.length {
                true => end,
                false => self.consistent_from(run, end).max(start),
            };
            if next > start && end - start >= self.k {
                windows.push(Tile {
                    left: run.left + start,
                    right: run.right + start,
                    length: end - start,
                });
            }
            start = next;
        }
        windows
    }

    /// The first offset from which on the parameters at `offset` have occurred alike, or not at all.
    fn consistent_from(&self, run: Tile, offset: usize) -> usize {
        match (
            self.left.back[run.left + offset],
            self.right.back[run.right + offset],
        ) {
            (a, b) if a == b => 0,
            (0, nearer) | (nearer, 0) => (offset + 1).saturating_sub(nearer),
            (a, b) => (offset + 1).saturating_sub(a.min(b)),
        }
    }

    /// The longest matches that are not within another one in the right string.
    fn maximal(&self) -> Vec<Tile> {
        let mut reach = 0;
        let mut maximal = Vec::new();
        for (right, &(length, Reverse(left))) in self.longest.iter().enumerate() {
            if length > 0 && right + length > reach {
                reach = right + length;
                maximal.push(Tile {
                    left,
                    right,
                    length,
                });
            }
        }
        maximal
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baselines::suffix;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// Whether a renaming that is one-to-one makes one run the other.
    fn matches(left: &[Token], right: &[Token]) -> bool {
        let (mut forth, mut back) = (HashMap::new(), HashMap::new());
        left.iter().zip(right).all(|(&a, &b)| {
            a.agrees(b) && *forth.entry(a).or_insert(b) == b && *back.entry(b).or_insert(a) == a
        })
    }

    /// The definition, for every run of the right string.
    fn slow_matches(left: &[Token], right: &[Token], k: usize) -> Vec<Tile> {
        let first_place = |from: usize, to: usize| {
            let run = &right[from..to];
            let mut windows = left.windows(run.len());
            windows.position(|window| matches(window, run))
        };
        let mut found = Vec::new();
        for start in 0..right.len() {
            for end in start + k..=right.len() {
                let longer = start > 0 && first_place(start - 1, end).is_some()
                    || end < right.len() && first_place(start, end + 1).is_some();
                let place = first_place(start, end).filter(|_| !longer);
                found.extend(place.map(|left| Tile {
                    left,
                    right: start,
                    length: end - start,
                }));
            }
        }
        found
    }

    /// Each token as the place where it first is, or as itself where it is no parameter: alike for runs that match.
    fn canonical(run: &[Token]) -> Vec<(u64, Option<usize>)> {
        let first = |token: &Token| run.iter().position(|other| other == token);
        run.iter()
            .map(|token| {
                (
                    token.structure,
                    first(token).filter(|_| token.is_parameter()),
                )
            })
            .collect()
    }

    /// Tokens of a string that are in a k-gram that matches one of the other.
    fn slow_coverage(text: &[Token], other: &[Token], k: usize) -> usize {
        let grams: HashSet<_> = other.windows(k).map(canonical).collect();
        let mut is_covered = vec![false; text.len()];
        for (start, gram) in text.windows(k).enumerate() {
            if grams.contains(&canonical(gram)) {
                is_covered[start..start + k].fill(true);
            }
        }
        is_covered.iter().filter(|&&covered| covered).count()
    }

    /// Two words, and two kinds of parameters with three and two names.
    fn token() -> impl Strategy<Value = Token> {
        const FORMS: [(u64, u64); 7] =
            [(0, 0), (1, 1), (2, 10), (2, 11), (2, 12), (3, 10), (3, 11)];
        prop::sample::select(&FORMS[..]).prop_map(|(structure, text)| Token { structure, text })
    }

    fn string() -> impl Strategy<Value = Vec<Token>> {
        vec(token(), 0..40)
    }

    /// Names of one kind only, so that everything agrees but for them.
    fn names() -> impl Strategy<Value = Vec<Token>> {
        vec((10u64..13).prop_map(name), 0..40)
    }

    fn two_names() -> impl Strategy<Value = Vec<Token>> {
        vec((10u64..12).prop_map(name), 0..400)
    }

    fn name(text: u64) -> Token {
        Token { structure: 2, text }
    }

    fn plain(symbol: u64) -> Token {
        Token {
            structure: symbol,
            text: symbol,
        }
    }

    proptest! {
        #[test]
        fn matches_equal_the_slow_ones(left in string(), right in string(), k in 1usize..7) {
            prop_assert_eq!(parameterized_matches(&left, &right, k), slow_matches(&left, &right, k));
        }

        #[test]
        fn matches_of_names_equal_the_slow_ones(left in names(), right in names(), k in 1usize..7) {
            prop_assert_eq!(parameterized_matches(&left, &right, k), slow_matches(&left, &right, k));
        }

        #[test]
        fn without_parameters_they_are_those_of_the_automaton(
            left in vec(0u64..3, 0..60),
            right in vec(0u64..3, 0..60),
            k in 1usize..7,
        ) {
            let expected = suffix::maximal_matches(&left, &right, k);
            let [left, right] = [left, right].map(|text| text.into_iter().map(plain).collect::<Vec<_>>());
            prop_assert_eq!(parameterized_matches(&left, &right, k), expected);
        }

        #[test]
        fn k_grams_that_match_hash_alike(left in names(), right in names(), k in 1usize..7) {
            let hashes = [&left, &right].map(|tokens| Encoded::new(tokens).hashes(k));
            for (gram, hash) in left.windows(k).zip(&hashes[0]) {
                for (other, other_hash) in right.windows(k).zip(&hashes[1]) {
                    prop_assert_eq!(matches(gram, other), hash == other_hash);
                }
            }
        }

        #[test]
        fn a_renamed_copy_is_one_match(text in vec(token(), 5..40), by in 1u64..9) {
            let renamed = |token: &Token| match token.is_parameter() {
                true => Token { text: token.text + 100 * by, ..*token },
                false => *token,
            };
            let copy: Vec<Token> = text.iter().map(renamed).collect();
            let whole = Tile { left: 0, right: 0, length: text.len() };
            prop_assert_eq!(parameterized_matches(&text, &copy, 5), [whole]);
            prop_assert_eq!(coverage(&text, &copy, 5), (text.len(), text.len()));
        }

        /// Also where most k-grams occur in more places than are examined.
        #[test]
        fn coverage_equals_the_slow_one(left in two_names(), right in two_names(), k in 1usize..7) {
            let expected = (slow_coverage(&left, &right, k), slow_coverage(&right, &left, k));
            prop_assert_eq!(coverage(&left, &right, k), expected);
        }

        /// A match is no less than equality and no more than equality of structure.
        #[test]
        fn coverage_lies_between_text_and_structure(left in string(), right in string(), k in 1usize..7) {
            let covered = coverage(&left, &right, k);
            let of = |form: fn(&Token) -> u64| {
                let [left, right] = [&left, &right].map(|tokens| tokens.iter().map(form).collect::<Vec<_>>());
                suffix::coverage(&left, &right, k)
            };
            let (text, structure) = (of(|token| 100 * token.structure + token.text), of(|token| token.structure));
            prop_assert!(text.0 <= covered.0 && covered.0 <= structure.0);
            prop_assert!(text.1 <= covered.1 && covered.1 <= structure.1);
        }
    }

    #[test]
    fn one_name_for_two_is_no_match() {
        let tokens = |names: &[u64]| names.iter().map(|&text| name(text)).collect::<Vec<_>>();
        assert_eq!(
            coverage(&tokens(&[11, 12, 11]), &tokens(&[15, 15, 15]), 3),
            (0, 0)
        );
        assert_eq!(
            coverage(&tokens(&[15, 15, 15]), &tokens(&[11, 12, 11]), 3),
            (0, 0)
        );
        assert_eq!(
            coverage(&tokens(&[11, 12, 11]), &tokens(&[12, 11, 12]), 3),
            (3, 3)
        );
    }

    #[test]
    fn a_name_is_no_word() {
        assert_eq!(coverage(&[plain(2)], &[name(7)], 1), (0, 0));
    }

    #[test]
    fn long_tables_of_equal_entries() {
        let table = |entries: usize| [plain(0), name(7), name(8)].repeat(entries);
        let [short, long] = [table(20_000), table(33_333)];
        let whole = Tile {
            left: 0,
            right: 0,
            length: long.len(),
        };
        assert_eq!(parameterized_matches(&long, &long, 12), [whole]);
        assert_eq!(coverage(&short, &long, 12), (short.len(), long.len()));
    }
}
