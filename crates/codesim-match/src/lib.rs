//! Which submissions share what few others have.
//!
//! [`Comparison`] takes the token strings of a class and gives its pairs, ranked by rarity-weighted overlap of
//! fingerprints, each with the strength of the evidence; [`Comparison::align`] gives a pair's exact
//! matches. The crate sees symbols and positions, never a language, a file or a name.

mod alignment;
mod background;
mod best;
mod blocks;
mod boilerplate;
mod bound;
mod channel;
mod class;
mod comparison;
mod counters;
mod earlier;
mod elsewhere;
mod every;
mod evidence;
mod expected;
mod fingerprints;
mod habit;
mod height;
mod index;
mod judging;
mod languages;
mod matches;
mod options;
mod passage;
mod population;
mod postings;
mod prefix;
mod ranked;
mod ranking;
mod rewritten;
mod rows;
mod sample;
mod scored;
mod scoring;
mod search;
mod shared_blocks;
mod size;
mod strand;
mod submission;
mod substance;
mod thresholds;
mod unrelated;
mod usual;
mod verdict;
mod weighed;

pub use alignment::{Alignment, Coverage};
pub use background::{Background, Odds};
pub use boilerplate::Boilerplate;
pub use channel::{Channel, ChannelGrams};
pub use comparison::Comparison;
pub use earlier::{Earlier, EarlierId, Found, Years};
pub use elsewhere::{Elsewhere, PairElsewhere, SCORE_BINS};
pub use every::{EveryPair, SortError};
pub use expected::LEAST_SUBMISSIONS;
pub use fingerprints::Fingerprints;
pub use languages::Languages;
pub use matches::{Match, Place};
pub use options::Options;
pub use ranked::{Expectations, Ranked};
pub use shared_blocks::{MOST_BLOCKS, SharedBlock, SharedBlocks};
pub use size::{TooLarge, check_size};
pub use submission::Submission;
pub use substance::LEAST_FINGERPRINTS;
pub use thresholds::ChannelThresholds;
pub use usual::{ChannelThresholdsError, GivenThresholds, UsualThresholds};
pub use verdict::{
    CONTAINED, CONTAINED_TOKENS, FLAG_EXPECTATION, FLAGGED_WITHOUT_BACKGROUND, LEAST_SCORE,
    LEAST_TOKENS, LONG_MATCH, LOOK_EXPECTATION, RankedPair, Verdict,
};
