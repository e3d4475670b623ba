//! The relative frequency model: documents that have words about equally often.
//!
//! *Problem.* Find out that a document is made of another one, or holds it, by its words alone, in any order. The cosine of two
//! vectors of frequencies does not do: a word that is frequent in one of them outweighs all others, and a part does not
//! resemble the whole.
//!
//! *Method.* Only words that both documents have about equally often count: those of the *closeness set*, with `Fr / Fs + Fs / Fr < epsilon`
//! for the frequencies `Fr` and `Fs` of a word. `subset(r, s)` is the sum of `Fr Fs` over these words, divided by the sum of `Fr Fr` over all
//! words of r; the similarity is the larger one of both directions, and 1 where it would be more.
//!
//! *Departure.* The paper also has a weight for each word; here all weigh the same.
//!
//! *Cost.* O(n log n) for a vector of n tokens, O(v log w) to compare one of v words with one of w.
//!
//! *Source.* Shivakumar, Garcia-Molina: "SCAM: A copy detection mechanism for digital documents", Digital Libraries 1995.
//!
//! *Limits.* A program has few words, and any two programs of a language have most of them: tokens without their names promise little as
//! words, names or hashes of k-grams more.

/// Epsilon of the paper: a word counts if it is less than twice as frequent in one document as in the other.
///
/// Epsilon is above 2, or no word counts, and may be infinite, so that all common words do.
pub const EPSILON: f64 = 2.5;

/// The frequencies of the words of a document.
///
/// ```
/// use codesim_lab::baselines::scam::Words;
///
/// assert_eq!(Words::of(&[1, 2, 1]), Words::of(&[2, 1, 1]));
/// assert_ne!(Words::of(&[1, 2, 1]), Words::of(&[1, 2]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    /// Words and their frequencies, ascending by word.
    counts: Vec<(u64, usize)>,
}

impl Words {
    /// The words of a token string, in any order.
    pub fn of(symbols: &[u64]) -> Self {
        let mut sorted = symbols.to_vec();
        sorted.sort_unstable();
        let equal = sorted.chunk_by(|a, b| a == b);
        Self {
            counts: equal.map(|word| (word[0], word.len())).collect(),
        }
    }

    /// Number of words that differ.
    pub fn distinct(&self) -> usize {
        self.counts.len()
    }

    fn frequency(&self, word: u64) -> Option<usize> {
        let place = self.counts.binary_search_by_key(&word, |&(word, _)| word);
        place.ok().map(|place| self.counts[place].1)
    }
}

/// How far the words of `r` are part of `s`: at least 0.0, which it is where `r` is empty, and above 1.0 where `s` has them
/// more often.
///
/// ```
/// use codesim_lab::baselines::scam::{EPSILON, Words, subset};
///
/// let [part, whole] = [Words::of(&[1, 2]), Words::of(&[1, 2, 3, 4])];
/// assert_eq!(subset(&part, &whole, EPSILON), 1.0);
/// assert_eq!(subset(&whole, &part, EPSILON), 0.5);
/// ```
pub fn subset(r: &Words, s: &Words, epsilon: f64) -> f64 {
    let (mut close, mut all) = (0.0, 0.0);
    for &(word, in_r) in &r.counts {
        let in_r = in_r as f64;
        all += in_r * in_r;
        let in_s = s.frequency(word).map_or(0.0, |count| count as f64);
        if is_close(in_r, in_s, epsilon) {
            close += in_r * in_s;
        }
    }
    if all == 0.0 { 0.0 } else { close / all }
}

fn is_close(in_r: f64, in_s: f64, epsilon: f64) -> bool {
    in_s > 0.0 && in_r / in_s + in_s / in_r < epsilon
}

/// How alike two documents are: 0.0..=1.0, the same in both directions; 1.0 where all words of one are in the other as often.
///
/// ```
/// use codesim_lab::baselines::scam::{EPSILON, Words, similarity};
///
/// let [part, whole] = [Words::of(&[1, 2]), Words::of(&[1, 2, 3, 4])];
/// assert_eq!(similarity(&whole, &part, EPSILON), 1.0);
/// ```
pub fn similarity(r: &Words, s: &Words, epsilon: f64) -> f64 {
    subset(r, s, epsilon).max(subset(s, r, epsilon)).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    /// Documents of one letter a word.
    fn words(text: &str) -> Words {
        Words::of(&text.bytes().map(u64::from).collect::<Vec<_>>())
    }

    #[test]
    fn small_documents() {
        for (r, s, epsilon, forth, back, similar) in [
            ("abc", "cab", EPSILON, 1.0, 1.0, 1.0),
            ("abc", "ab", EPSILON, 2.0 / 3.0, 1.0, 1.0),
            ("abc", "abcdefgh", EPSILON, 1.0, 3.0 / 8.0, 1.0),
            ("abc", "def", EPSILON, 0.0, 0.0, 0.0),
            // Twice as frequent is just too far off, and no longer with a larger epsilon.
            ("abc", "aa", EPSILON, 0.0, 0.0, 0.0),
            ("abc", "aa", 2.6, 2.0 / 3.0, 0.5, 2.0 / 3.0),
            ("abc", "aaaaaaaaa", f64::INFINITY, 3.0, 1.0 / 9.0, 1.0),
            // Three of two is near enough.
            ("aab", "aaabbbc", EPSILON, 6.0 / 5.0, 6.0 / 19.0, 1.0),
            // From 2 downwards not even equal frequencies are close.
            ("abc", "abc", 2.0, 0.0, 0.0, 0.0),
            ("", "abc", EPSILON, 0.0, 0.0, 0.0),
            ("", "", EPSILON, 0.0, 0.0, 0.0),
        ] {
            let [one, other] = [words(r), words(s)];
            assert_eq!(subset(&one, &other, epsilon), forth, "{r} in {s}");
            assert_eq!(subset(&other, &one, epsilon), back, "{s} in {r}");
            assert_eq!(similarity(&one, &other, epsilon), similar, "{r} and {s}");
        }
    }

    proptest! {
        #[test]
        fn order_does_not_matter(mut text in vec(0u64..9, 0..40), other in vec(0u64..9, 0..40)) {
            let other = Words::of(&other);
            let before = similarity(&Words::of(&text), &other, EPSILON);
            text.reverse();
            let words = Words::of(&text);
            prop_assert_eq!(similarity(&words, &other, EPSILON), before);
            prop_assert_eq!(similarity(&other, &words, EPSILON), before);
            prop_assert!((0.0..=1.0).contains(&before));
        }

        #[test]
        fn equal_documents_are_wholly_alike(text in vec(0u64..9, 1..40)) {
            let words = Words::of(&text);
            prop_assert_eq!(similarity(&words, &words, EPSILON), 1.0);
        }
    }
}
