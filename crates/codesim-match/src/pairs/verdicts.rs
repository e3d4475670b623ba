//! Verdicts on scored pairs.

use codesim_progress::{Cancelled, Observer, Stage, Step};

use crate::background::expectation::expected_by_any;
use crate::background::verdict::{
    CONTAINED, CONTAINED_EXPECTATION, CONTAINED_TOKENS, FLAG_EXPECTATION,
    FLAGGED_WITHOUT_BACKGROUND, LONG_MATCH, LOOK_EXPECTATION, MIN_SCORE, RankedPair, Verdict,
};
use crate::comparison::Comparison;
use crate::pairs::left::Left;
use crate::pairs::right::Right;
use crate::rings::search::RING_EXPECTATION;
use crate::scoring::scored::ScoredPair;

impl Comparison<'_> {
    /// Returns the pairs kept, best score first, those that are too small to judge last. Judges them on all threads, as a stage of its own.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn pairs(&self, observer: &dyn Observer) -> Result<Vec<RankedPair>, Cancelled> {
        let step = Step::begin(observer, Stage::Judge, Some(self.pairs.len() as u64));
        let mut judged = self.by_left(
            &self.pairs,
            |pair| [pair.left, pair.right],
            |left, right, pair| {
                step.check()?;
                let judged = left.judge(right, pair);
                step.advance()?;
                Ok(judged)
            },
        )?;
        judged.sort_by_key(|pair| pair.verdict == Verdict::TooSmall);
        Ok(judged)
    }

    /// Returns one pair that is compared, kept or not; `left < right`.
    ///
    /// # Panics
    /// If the pairs were ranked elsewhere.
    pub fn pair(&self, left: usize, right: usize) -> RankedPair {
        let ranked = self.ranked();
        let [l, r] = [left, right].map(|id| ranked.ids[id]);
        let scoring = ranked.scoring();
        let pair = ranked.given(&scoring.pair(l, r));
        self.left(left).judge(&self.right(right), &pair)
    }

    /// Returns a pair with its verdict and its expected number. A pair that is flagged neither for its score nor for a ring is flagged for a
    /// long match.
    pub(crate) fn stated(&self, pair: &ScoredPair<usize>, verdict: Verdict) -> RankedPair {
        let &ScoredPair {
            score, left, right, ..
        } = pair;
        let of_score = self.background_of(pair).expected_at(score);
        let is_in_ring = self.ring_of(left, right).is_some();
        let of_ring = is_in_ring.then_some(RING_EXPECTATION);
        let of_match = (verdict == Verdict::Flagged).then_some(FLAG_EXPECTATION);
        let others = [of_ring, of_match].into_iter().flatten();
        let least = of_score.map(|expected| others.fold(expected, f64::min));
        RankedPair {
            left,
            right,
            score,
            expected_by_chance: least
                .filter(|_| verdict != Verdict::TooSmall)
                .map(expected_by_any),
            verdict,
        }
    }
}

impl Left<'_> {
    /// Judges one of the pairs of the submission.
    pub(crate) fn judge(&self, right: &Right, pair: &ScoredPair<usize>) -> RankedPair {
        self.comparison.stated(pair, self.verdict(right, pair))
    }

    fn verdict(&self, right: &Right, pair: &ScoredPair<usize>) -> Verdict {
        let background = self.comparison.background_of(pair);
        let expected = background.expected_at(pair.score);
        let is_among = |count: f64| expected.is_none_or(|expected| expected <= count);
        let is_unusual = match expected {
            Some(expected) => expected <= FLAG_EXPECTATION,
            None => pair.score >= FLAGGED_WITHOUT_BACKGROUND,
        };
        // The expectation of a smaller class is too rough to conclude that everybody received the page.
        let is_telling = is_among(LOOK_EXPECTATION) || !background.is_sure();
        let contained = background.submissions() as f64 * CONTAINED_EXPECTATION;
        let matchable = |id| self.comparison.matchable_tokens(id);
        let smaller = matchable(pair.left).min(matchable(pair.right));
        // Tiling comes last, since only it is expensive.
        if smaller < self.comparison.min_tokens() {
            Verdict::TooSmall
        } else if self.comparison.ring_of(pair.left, pair.right).is_some() {
            Verdict::Flagged
        } else if pair.score < MIN_SCORE {
            Verdict::NotUnusual
        } else if is_unusual || is_telling && smaller >= LONG_MATCH && self.shares_long_match(right)
        {
            Verdict::Flagged
        } else if expected.is_some() && is_among(LOOK_EXPECTATION)
            || is_among(contained)
                && smaller >= CONTAINED_TOKENS
                && self.is_one_contained(right, smaller)
        {
            Verdict::SecondLook
        } else {
            Verdict::NotUnusual
        }
    }

    /// Whether most of the submission with `smaller` tokens is in the other.
    fn is_one_contained(&self, right: &Right, smaller: usize) -> bool {
        let matched: usize = self.tiles(right).iter().map(|tile| tile.length).sum();
        matched >= CONTAINED_TOKENS && matched as f64 >= CONTAINED * smaller as f64
    }
}
