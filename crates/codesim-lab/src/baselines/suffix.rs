//! Maximal common runs of two strings, by a suffix automaton.
//!
//! *Problem.* Greedy tiling gives each token to one tile, so what a string repeats, or what the other one has only once, is
//! matched once. Here every token that lies in any common run is found, and each run as long as it goes.
//!
//! *Method.* The suffix automaton of the left string reads the right one and knows, at each token, the longest run up to there that the left
//! string has anywhere: the *matching statistics*. A run that the next token does not make longer is *maximal*: with one more token at either
//! end it is nowhere in the left string. Each is reported once, at its first place there, so there are at most as many as the right string
//! has tokens; all pairs of places would be quadratic for two tables of equal entries.
//!
//! *Cost.* O((n + m) log a) for n and m tokens of a kinds, whatever they repeat; memory O(n).
//!
//! *Source.* Blumer, Blumer, Haussler, Ehrenfeucht, Chen, Seiferas: "The smallest automaton recognizing the subwords of a
//! text", Theoretical Computer Science 40, 1985; Chang, Lawler: "Sublinear approximate string matching and biological
//! applications", Algorithmica 12, 1994 (matching statistics).
//!
//! *Limits.* A run that is written again and again is as much as one that is written once: coverage does not count copies.

use std::collections::BTreeMap;

use codesim_fingerprint::Tile;

use crate::baselines::covered::covered;

/// The runs of at least `k` tokens of the right string that occur in the left one and, with the token before or the token
/// behind, do not.
///
/// Each once, at its first place in the left string; both ends in the right string ascend, though runs may overlap.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use codesim_fingerprint::Tile;
/// use codesim_lab::baselines::suffix::maximal_matches;
///
/// let [left, right] = ["xabcdyabce", "abcezbcd"].map(|text| text.bytes().map(u64::from).collect::<Vec<_>>());
/// let found = [Tile { left: 6, right: 0, length: 4 }, Tile { left: 2, right: 5, length: 3 }];
/// assert_eq!(maximal_matches(&left, &right, 3), found);
/// ```
pub fn maximal_matches(left: &[u64], right: &[u64], k: usize) -> Vec<Tile> {
    assert!(k > 0, "a run has at least one token");
    let automaton = Automaton::new(left);
    let mut reader = Reader::new(&automaton);
    let mut runs = Vec::new();
    for (position, &symbol) in right.iter().enumerate() {
        let before = reader.run(position);
        reader.read(symbol);
        if reader.length <= before.length {
            runs.push(before);
        }
    }
    runs.push(reader.run(right.len()));
    runs.retain(|run| run.length >= k);
    runs
}

/// Returns how many tokens of the left and of the right string lie in any common run of at least `k` tokens.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use codesim_lab::baselines::suffix::coverage;
///
/// assert_eq!(coverage(&[1, 2, 3, 9, 1, 2, 3], &[7, 1, 2, 3], 3), (6, 3));
/// ```
pub fn coverage(left: &[u64], right: &[u64], k: usize) -> (usize, usize) {
    let of_right = |left, right| covered(&maximal_matches(left, right, k));
    (of_right(right, left), of_right(left, right))
}

/// The start of the automaton: the empty run.
const ROOT: usize = 0;

/// Runs of a text that end at the same places in it: the longest one and its suffixes, down to those that end in more places.
#[derive(Clone, Default)]
struct State {
    /// Tokens of the longest run.
    length: usize,
    /// The state of the suffixes that end in more places; none for the root.
    link: Option<usize>,
    /// First end of a run of this state: the index of the token behind it.
    first_end: usize,
    next: BTreeMap<u64, usize>,
}

/// Reads every run of a text.
struct Automaton {
    states: Vec<State>,
    /// The state of the whole text.
    last: usize,
}

impl Automaton {
    fn new(text: &[u64]) -> Self {
        let mut automaton = Self {
            states: vec![State::default()],
            last: ROOT,
        };
        for &symbol in text {
            automaton.push(symbol);
        }
        automaton
    }

    fn push(&mut self, symbol: u64) {
        let length = self.states[self.last].length + 1;
        let new = self.add(State {
            length,
            first_end: length,
            ..State::default()
        });
        let known = self.redirect(self.last, symbol, None, new);
        let link = known.map_or(ROOT, |state| self.exact(state, symbol));
        self.states[new].link = Some(link);
        self.last = new;
    }

    fn add(&mut self, state: State) -> usize {
        self.states.push(state);
        self.states.len() - 1
    }

    /// Leads `symbol` to `new` in a state and its suffixes, as long as it led to `old`. Returns the first suffix where it does
    /// not.
    fn redirect(
        &mut self,
        from: usize,
        symbol: u64,
        old: Option<usize>,
        new: usize,
    ) -> Option<usize> {
        let mut at = Some(from);
        while let Some(state) = at.map(|state| &mut self.states[state]) {
            if state.next.get(&symbol).copied() != old {
                break;
            }
            state.next.insert(symbol, new);
            at = state.link;
        }
        at
    }

    /// The state of the longest run of `from` with `symbol` behind it and of no longer one: where there is none, a part of the
    /// one that there is.
    fn exact(&mut self, from: usize, symbol: u64) -> usize {
        let target = self.states[from].next[&symbol];
        let length = self.states[from].length + 1;
        if self.states[target].length == length {
            return target;
        }
        let part = self.add(State {
            length,
            ..self.states[target].clone()
        });
        self.states[target].link = Some(part);
        self.redirect(from, symbol, Some(target), part);
        part
    }
}

/// Knows the longest run that ends at the last token read.
struct Reader<'a> {
    states: &'a [State],
    state: usize,
    length: usize,
}

impl<'a> Reader<'a> {
    fn new(automaton: &'a Automaton) -> Self {
        Self {
            states: &automaton.states,
            state: ROOT,
            length: 0,
        }
    }

    fn read(&mut self, symbol: u64) {
        while let Some(link) = self.states[self.state].link
            && !self.states[self.state].next.contains_key(&symbol)
        {
            self.state = link;
            self.length = self.states[link].length;
        }
        if let Some(&next) = self.states[self.state].next.get(&symbol) {
            self.state = next;
            self.length += 1;
        }
    }

    /// The run as a match, after `position` tokens were read.
    fn run(&self, position: usize) -> Tile {
        Tile {
            left: self.states[self.state].first_end - self.length,
            right: position - self.length,
            length: self.length,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codesim_fingerprint::tiles;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use std::collections::HashSet;

    fn first_place(left: &[u64], run: &[u64]) -> Option<usize> {
        left.windows(run.len()).position(|window| window == run)
    }

    /// The definition, for every run of the right string.
    fn slow_matches(left: &[u64], right: &[u64], k: usize) -> Vec<Tile> {
        let occurs = |from: usize, to: usize| first_place(left, &right[from..to]);
        let mut found = Vec::new();
        for start in 0..right.len() {
            for end in start + k..=right.len() {
                let longer = start > 0 && occurs(start - 1, end).is_some()
                    || end < right.len() && occurs(start, end + 1).is_some();
                found.extend(occurs(start, end).filter(|_| !longer).map(|left| Tile {
                    left,
                    right: start,
                    length: end - start,
                }));
            }
        }
        found
    }

    /// Tokens of a string that are in a k-gram of the other.
    fn slow_coverage(text: &[u64], other: &[u64], k: usize) -> usize {
        let grams: HashSet<&[u64]> = other.windows(k).collect();
        let mut is_covered = vec![false; text.len()];
        for (start, gram) in text.windows(k).enumerate() {
            if grams.contains(gram) {
                is_covered[start..start + k].fill(true);
            }
        }
        is_covered.iter().filter(|&&covered| covered).count()
    }

    fn string() -> impl Strategy<Value = Vec<u64>> {
        vec(0u64..3, 0..50)
    }

    proptest! {
        #[test]
        fn matches_equal_the_slow_ones(left in string(), right in string(), k in 1usize..7) {
            prop_assert_eq!(maximal_matches(&left, &right, k), slow_matches(&left, &right, k));
        }

        #[test]
        fn coverage_equals_the_slow_one(left in string(), right in string(), k in 1usize..7) {
            let expected = (slow_coverage(&left, &right, k), slow_coverage(&right, &left, k));
            prop_assert_eq!(coverage(&left, &right, k), expected);
        }

        #[test]
        fn tiles_lie_within_maximal_matches(left in string(), right in string(), k in 1usize..7) {
            let tiles = tiles(&left, &right, k);
            let within = |runs: &[Tile], start: usize, length: usize| {
                runs.iter().any(|run| run.right <= start && start + length <= run.right + run.length)
            };
            let (forth, back) = (maximal_matches(&left, &right, k), maximal_matches(&right, &left, k));
            for tile in &tiles {
                prop_assert!(within(&forth, tile.right, tile.length));
                prop_assert!(within(&back, tile.left, tile.length));
            }
            let tiled: usize = tiles.iter().map(|tile| tile.length).sum();
            let (of_left, of_right) = coverage(&left, &right, k);
            prop_assert!(of_left >= tiled && of_right >= tiled);
        }
    }

    #[test]
    fn long_tables_of_equal_entries() {
        let [short, long] = [vec![7; 60_000], vec![7; 100_000]];
        let whole = Tile {
            left: 0,
            right: 0,
            length: 100_000,
        };
        assert_eq!(maximal_matches(&long, &long, 12), [whole]);
        // The short one fits in many places.
        let fitting = maximal_matches(&short, &long, 12);
        assert_eq!(fitting.len(), 40_001);
        assert!(fitting.iter().all(|run| run.left == 0));
        assert_eq!(coverage(&short, &long, 12), (60_000, 100_000));
    }

    #[test]
    fn tokens_that_are_all_different() {
        let text: Vec<u64> = (0..100_000).collect();
        let turned = [&text[50_000..], &text[..50_000]].concat();
        let half = |left, right| Tile {
            left,
            right,
            length: 50_000,
        };
        let found = maximal_matches(&text, &turned, 12);
        assert_eq!(found, [half(50_000, 0), half(0, 50_000)]);
    }
}
