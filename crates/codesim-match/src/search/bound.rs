//! Quick bounds on scores, for pairs of which nearly all are far below the score that is searched for.
//!
//! *Method.* The known part of the weight that two share lacks only the part that is common to both, which is at most the smaller of their
//! common weights. A score grows with the shared weight. It is first bounded without roots: it is the square of a weighted mean of roots,
//! which is at most the weighted mean itself (Jensen), and an overlap is at most the share of the lighter side. Pairs that pass are bounded
//! by the score's own formula. All channels are computed side by side in single precision; a result within [`ROUNDING`] of the score that is
//! searched for is taken to reach it.

use crate::index::population::LocalId;
use crate::input::channel::Channel;
use crate::input::languages::Languages;
use crate::scoring::expected::MAX_EXPECTED;
use crate::scoring::score::Scoring;

/// Rounding tolerance, far larger than the error of single precision.
const ROUNDING: f32 = 1e-3;

/// One number for each channel.
pub(crate) type Each = [f32; Channel::COUNT];

/// The data that bounds are computed from.
pub(crate) struct Bounds {
    sides: Vec<Side>,
    /// The median overlap of the class.
    middle: Each,
    /// Weights of the channels.
    weights: Each,
    /// 1 for the channels of the normal form, otherwise 0.
    form: Each,
    least: f32,
}

/// One of two submissions.
#[derive(Clone, Copy, Default)]
struct Side {
    /// Weight of all its fingerprints.
    weight: Each,
    /// The reciprocal of that weight, 0 if there is none.
    inverse: Each,
    /// The median overlap of the submission.
    median: Each,
    /// The weight of the fingerprints that are common to it.
    common: Each,
    /// 1 if it has the representation that the channel is a view of, otherwise 0.
    has: Each,
    languages: Languages,
}

impl Bounds {
    /// Prepares bounds for scores of at least `least`; `common` returns the weight of the fingerprints that are common to a submission in
    /// each channel.
    pub(crate) fn new(scoring: Scoring, least: f64, common: impl Fn(LocalId) -> Each) -> Self {
        let channels = scoring.channels;
        let each = |of: &dyn Fn(usize) -> f64| std::array::from_fn(|number| of(number) as f32);
        let side = |number| {
            let id = LocalId::new(number);
            let weight: Each = each(&|number| channels[number].index.total_weight(id) as f64);
            let member = scoring.population.member(id);
            Side {
                weight,
                inverse: weight.map(|weight| if weight > 0.0 { weight.recip() } else { 0.0 }),
                median: each(&|number| channels[number].expected.of(id)),
                common: common(id),
                languages: scoring.population.languages(id),
                has: each(&|number| {
                    let view = channels[number].view;
                    f64::from(u8::from(scoring.population.has(view, member)))
                }),
            }
        };
        Self {
            sides: (0..scoring.population.here_len()).map(side).collect(),
            middle: each(&|number| channels[number].expected.median()),
            weights: each(&|number| channels[number].view.weight()),
            form: each(&|number| f64::from(u8::from(channels[number].view.is_of_form()))),
            least: least as f32 * (1.0 - ROUNDING) - ROUNDING,
        }
    }

    /// Returns the weight that two submissions share at most, if this is all but what is common to both.
    pub(crate) fn most_shared(&self, one: LocalId, other: LocalId, rare: &Each) -> Each {
        let [one, other] = [one, other].map(|id| &self.sides[id.index()].common);
        of_each(|i| rare[i] + one[i].min(other[i]))
    }

    /// Whether two submissions that share no more than this weight may reach the score.
    pub(crate) fn may_reach(&self, one: LocalId, other: LocalId, shared: &Each) -> bool {
        // Invariant: a pair whose score reaches `least` is never turned away. Every step replaces a quantity by one that is
        // at least as large: the overlap by the share of the lighter side, the square of the mean of roots by the mean
        // itself. The quick bound is therefore tried before the full one.
        let sides = [&self.sides[one.index()], &self.sides[other.index()]];
        let weights = of_each(|i| sides[0].weight[i] + sides[1].weight[i]);
        let asked = of_each(|i| {
            let has_any = if weights[i] > 0.0 { 1.0 } else { 0.0 };
            has_any * self.weights[i] * sides[0].has[i] * sides[1].has[i]
        });
        let shares = of_each(|i| shared[i] * sides[0].inverse[i].max(sides[1].inverse[i]));
        let quick = self.cleared(sides, shares);
        let full = || {
            let overlaps = of_each(|i| {
                let dice = 2.0 * shared[i] / weights[i].max(1.0);
                (shares[i] + 2.0 * dice) / 3.0
            });
            self.cleared(sides, overlaps)
        };
        if self.mean_reaches(asked, quick) && self.roots_reach(asked, full()) {
            return true;
        }
        let are_apart = sides[0].languages.are_apart(sides[1].languages);
        let of_form = of_each(|i| self.form[i] * asked[i]);
        are_apart && self.mean_reaches(of_form, quick) && self.roots_reach(of_form, full())
    }

    /// Whether a score of these channels may be high enough, by the quick bounds of their overlaps.
    #[inline]
    fn mean_reaches(&self, asked: Each, quick: Each) -> bool {
        // The condition "score >= least" multiplied by the sum of the weights, which saves a division.
        let all: f32 = asked.iter().sum();
        let mean: f32 = of_each(|i| asked[i] * quick[i]).iter().sum();
        all > 0.0 && mean >= self.least * all
    }

    /// Whether a score of these channels may be high enough, by the full bounds of their overlaps.
    fn roots_reach(&self, asked: Each, full: Each) -> bool {
        let all: f32 = asked.iter().sum();
        let roots: f32 = of_each(|i| asked[i] * full[i].sqrt()).iter().sum();
        roots * roots >= self.least * all * all
    }

    /// Returns the overlaps beyond the expected ones.
    fn cleared(&self, sides: [&Side; 2], overlaps: Each) -> Each {
        of_each(|i| {
            let expected = sides[0].median[i] + sides[1].median[i] - self.middle[i];
            let expected = expected.clamp(0.0, MAX_EXPECTED as f32);
            ((overlaps[i] - expected) / (1.0 - expected)).max(0.0)
        })
    }
}

fn of_each(of: impl Fn(usize) -> f32) -> Each {
    std::array::from_fn(of)
}
