//! Submissions far larger than their class.

use codesim_display::Sentence;

/// Smaller classes have no usual size.
const MIN_CLASS: usize = 10;
/// How many times the upper quartile a size must exceed.
const TIMES: usize = 5;
/// A person can survey fewer tokens than these (some 300 lines).
const MIN_TOKENS: usize = 2000;

/// A submission far larger than its class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MuchLarger {
    /// Its index in the class.
    pub submission: usize,
    /// Its size in tokens.
    pub tokens: usize,
    /// Upper quartile of the class, in tokens.
    pub upper_quartile: usize,
}

impl MuchLarger {
    /// Returns the sentence about it, for a person.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("remark-much-larger")
            .number("tokens", self.tokens as u64)
            .number("quartile", self.upper_quartile as u64)
    }
}

/// Returns the submissions far larger than their class, whose sizes are given in tokens; in the order given.
///
/// Unlike a mean, the upper quartile does not depend on how large the largest quarter of the class is. Sizes in a class are skewed,
/// so that a limit in interquartile ranges would name some in every class.
pub fn much_larger(sizes: &[usize]) -> Vec<MuchLarger> {
    if sizes.len() < MIN_CLASS {
        return Vec::new();
    }
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    let upper_quartile = sorted[sizes.len() * 3 / 4];
    let least = (TIMES * upper_quartile).max(MIN_TOKENS);
    let each = sizes.iter().enumerate();
    each.filter(|&(_, &tokens)| tokens > least)
        .map(|(submission, &tokens)| MuchLarger {
            submission,
            tokens,
            upper_quartile,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(sizes: &[usize]) -> Vec<usize> {
        much_larger(sizes).iter().map(|l| l.submission).collect()
    }

    #[test]
    fn far_above_three_quarters_of_the_class() {
        let mut sizes = vec![600; 12];
        sizes[3] = 3001;
        sizes[7] = 9000;
        assert_eq!(named(&sizes), [3, 7]);
        assert_eq!(
            much_larger(&sizes)[0].sentence().to_string(),
            "3,001 tokens could match; three quarters of the class have 600 or fewer"
        );
    }

    #[test]
    fn ordinary_classes() {
        assert!(named(&[]).is_empty());
        assert!(named(&[600; 12]).is_empty());
        assert!(named(&[600, 600, 600, 600, 600, 600, 600, 600, 600, 3000]).is_empty());
        // Too few, too small, and a class of two tasks.
        assert!(named(&[600, 600, 600, 600, 600, 600, 600, 600, 9000]).is_empty());
        assert!(named(&[10, 10, 10, 10, 10, 10, 10, 10, 10, 2000]).is_empty());
        assert!(named(&[600, 600, 600, 600, 600, 600, 600, 9000, 9000, 9000]).is_empty());
    }
}
