//! Which submissions share what few others have.
//!
//! [`Comparison`] takes the token strings of a class and gives its pairs, ranked by rarity-weighted overlap of
//! fingerprints, each with the strength of the evidence; [`Comparison::align`] gives a pair's exact
//! matches. The crate sees symbols and positions, never a language, a file or a name.

mod alignment;
mod background;
mod boilerplate;
mod channel;
mod cluster;
mod comparison;
mod earlier;
mod evidence;
mod expected;
mod fingerprints;
mod index;
mod passage;
mod population;
mod ranked;
mod ranking;
mod rewritten;
mod score;
mod submission;
mod tiling;
mod weight;

pub use alignment::{Alignment, Match, Place};
pub use background::Background;
pub use boilerplate::Boilerplate;
pub use channel::{Channel, ChannelThresholds, Fingerprint};
pub use cluster::clusters;
pub use comparison::{
    Comparison, FLAG_EXPECTATION, FLAGGED_WITHOUT_BACKGROUND, LEAST_FLAGGED_SCORE, LEAST_TOKENS,
    LONG_MATCH, Options, Progress, RankedPair, Verdict,
};
pub use earlier::{Earlier, Found};
pub use expected::LEAST_SUBMISSIONS;
pub use fingerprints::Fingerprints;
pub use ranked::{Expectations, Ranked};
pub use submission::Submission;
pub use tiling::{Tile, tiles};
pub use weight::Totals;
