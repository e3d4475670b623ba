//! Ranking of submissions by the rare code that they share.
//!
//! [`Comparison`] takes the token strings of a class and returns its pairs, ranked by rarity-weighted overlap of fingerprints, each with the
//! strength of the evidence; [`Comparison::align`] returns the exact matches of a pair. The crate sees symbols and positions, never a
//! language, a file or a name.

mod background;
mod blocks;
mod comparison;
mod external_ranking;
mod index;
mod input;
mod matches;
mod pairs;
mod rings;
mod scoring;
mod search;

pub use background::distribution::{Background, Reliability, SampledCounts};
pub use background::verdict::{
    CONTAINED, CONTAINED_EXPECTATION, CONTAINED_TOKENS, FLAG_EXPECTATION,
    FLAGGED_WITHOUT_BACKGROUND, LONG_MATCH, LOOK_EXPECTATION, MIN_SCORE, MIN_TOKENS, RankedPair,
    Verdict,
};
pub use blocks::shared_blocks::{MAX_BLOCKS, SharedBlock, SharedBlocks};
pub use comparison::{Comparison, matchable_tokens};
pub use external_ranking::{ExternalPair, ExternalRanking, SCORE_BINS};
pub use index::archive::{ArchiveHits, ArchiveId, ArchiveStatistics, Found};
pub use index::boilerplate::{Boilerplate, DocumentGrams, document_grams};
pub use index::fingerprints::Fingerprints;
pub use index::hash_sets::HashSets;
pub use index::size::{TooLarge, check_size};
pub use input::channel::{Channel, ChannelGrams};
pub use input::defaults::{ChannelThresholdsError, GivenThresholds, UsualThresholds};
pub use input::languages::{LanguageSet, Languages};
pub use input::options::Options;
pub use input::submission::Submission;
pub use input::substance::MIN_FINGERPRINTS;
pub use input::thresholds::ChannelThresholds;
pub use matches::alignment::{Alignment, Coverage};
pub use matches::found::{DocumentRange, Match};
pub use pairs::every_pair::{EveryPair, SortError};
pub use pairs::left::Left;
pub use pairs::right::Right;
pub use rings::search::{RING_EXPECTATION, Ring};
pub use scoring::expected::MIN_SUBMISSIONS;
pub use search::ranked::{Expectations, Ranked};
