//! Pairs that another machine found and scored, among more submissions than are loaded here.
//!
//! *Problem.* A cluster finds the best pairs of an archive. Showing them takes their submissions, but not the others.
//!
//! *Method.* The cluster hands over, with the pairs, everything that depends on all submissions: how many have each fingerprint that is in a
//! pair, the scores of all pairs of a sample, and how many pairs were found of each score. The background is made of these as that of a large
//! class is.
//!
//! *Limits.* Only pairs that were found are known.

use std::cmp::Reverse;
use std::collections::HashMap;

use codesim_fingerprint::weight;

use crate::background::class::Class;
use crate::background::distribution::{Backgrounds, SampledCounts, pairs_of};
use crate::background::transformed_score::BINS;
use crate::background::verdict::MIN_SCORE;
use crate::index::fingerprints::Fingerprints;
use crate::index::inverted::SharedFingerprint;
use crate::input::channel::Channel;
use crate::scoring::scored::ScoredPair;

/// Entries of a histogram of scores.
pub const SCORE_BINS: usize = BINS;

/// The best pairs of submissions that were compared elsewhere, and the statistics of all submissions.
#[derive(Debug, Clone)]
pub struct ExternalRanking {
    /// Number of all submissions.
    pub submissions: u64,
    /// Number of submissions that are not negligible: the others are judged by these.
    pub judges: u64,
    /// Number of submissions in the sample, which is evenly spaced among the judges.
    pub sampled: u64,
    /// Counts of the pairs of judges that have a language in common.
    pub within: SampledCounts,
    /// Counts of the pairs of judges that have no language in common.
    pub across: SampledCounts,
    /// All pairs of at least this score were found.
    pub least: f64,
    /// The best of these pairs, in any order.
    pub pairs: Vec<ExternalPair>,
    /// For each channel, in the order of [`Channel::ALL`], the number of submissions with a fingerprint, by its hash. A missing fingerprint
    /// is ignored.
    pub occurrences: [HashMap<u64, u64>; Channel::COUNT],
}

/// A pair that was scored elsewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ExternalPair {
    /// Index of one submission in the slice that is compared.
    pub left: usize,
    /// Index of the other, above `left`.
    pub right: usize,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
}

impl ExternalRanking {
    /// Returns the statistics of the class.
    pub(crate) fn class(&self) -> Class {
        let compared = pairs_of(self.submissions);
        let kinds = [&self.within, &self.across];
        let all =
            |of: fn(&SampledCounts) -> &[u64]| -> u64 { kinds.into_iter().flat_map(of).sum() };
        let sharing = all(|kind| &kind.sample);
        let share = sharing as f64 / pairs_of(self.sampled).max(1) as f64;
        let found = all(|kind| &kind.found);
        Class {
            backgrounds: Backgrounds::of_sample(self.judges, kinds.map(Clone::clone), self.least),
            compared,
            sharing: ((share * compared as f64).round() as u64).max(self.pairs.len() as u64),
            is_sampled: self.sampled < self.judges,
            is_complete: self.least <= MIN_SCORE && found <= self.pairs.len() as u64,
        }
    }
}

/// The fingerprints of the loaded submissions, with their numbers of occurrences among all.
pub(crate) struct Counted {
    fingerprints: Fingerprints,
    submissions: u64,
    occurrences: [HashMap<u64, u64>; Channel::COUNT],
}

impl Counted {
    pub(crate) fn new(
        fingerprints: Fingerprints,
        submissions: u64,
        occurrences: [HashMap<u64, u64>; Channel::COUNT],
    ) -> Self {
        Self {
            fingerprints,
            submissions,
            occurrences,
        }
    }

    /// Returns the pairs in the order of [`Best`](crate::search::best::Best).
    pub(crate) fn in_order(&self, pairs: &[ExternalPair]) -> Vec<ScoredPair<usize>> {
        let substances = self.fingerprints.substances();
        let place = |pair: &ExternalPair| {
            let both = [pair.left, pair.right];
            let is_negligible = both.iter().any(|&id| substances[id].negligible);
            (is_negligible, Reverse(pair.score.to_bits()))
        };
        let mut pairs = pairs.to_vec();
        pairs.sort_unstable_by_key(|pair| (place(pair), pair.left, pair.right));
        let equals = pairs.chunk_by(|a, b| place(a) == place(b));
        let scored = equals.flat_map(|equals| {
            // The shared weight of a pair is looked up only where it decides the order.
            let shared = |pair: &ExternalPair| match equals {
                [_] => 0,
                _ => self.shared(pair.left, pair.right),
            };
            let scored = equals.iter().map(|pair| ScoredPair {
                score: pair.score,
                shared: shared(pair),
                left: pair.left,
                right: pair.right,
            });
            let mut scored: Vec<_> = scored.collect();
            // A stable sort: pairs that are otherwise equal stay in the order of the submissions.
            scored.sort_by_key(|pair| Reverse(pair.shared));
            scored
        });
        scored.collect()
    }

    /// Returns the weight of the fingerprints that two submissions share, over all channels.
    pub(crate) fn shared(&self, left: usize, right: usize) -> u64 {
        let of_channel = |channel| {
            let others = &self.fingerprints.sets(channel)[right];
            let own = self.fingerprints(channel, left).into_iter();
            let both = own.filter(|own| others.binary_search(&own.hash).is_ok());
            both.map(|it| it.weight).sum::<u64>()
        };
        Channel::ALL.into_iter().map(of_channel).sum()
    }

    /// Returns the fingerprints of a submission, ascending by hash.
    pub(crate) fn fingerprints(
        &self,
        channel: Channel,
        submission: usize,
    ) -> Vec<SharedFingerprint> {
        let hashes = self.fingerprints.sets(channel)[submission].iter();
        let occurrences = &self.occurrences[channel as usize];
        let fingerprints = hashes.filter_map(|hash| {
            let &occurrences = occurrences.get(hash)?;
            Some(SharedFingerprint {
                hash: *hash,
                occurrences: occurrences as usize,
                weight: weight(self.submissions, occurrences),
            })
        });
        fingerprints.collect()
    }
}

#[cfg(test)]
mod tests {
    use codesim_fingerprint::Thresholds;
    use codesim_fingerprint::selection::Scheme;
    use codesim_progress::{Stage, Step};
    use codesim_token::{Document, Span, Symbol, TokenString};
    use proptest::prelude::*;

    use super::*;
    use crate::background::verdict::MIN_TOKENS;
    use crate::comparison::Comparison;
    use crate::input::languages::LanguageSet;
    use crate::input::options::Options;
    use crate::input::submission::Submission;
    use crate::input::substance::MIN_FINGERPRINTS;
    use crate::input::thresholds::ChannelThresholds;

    fn submission(kinds: &[u8]) -> Submission {
        let mut tokens = TokenString::default();
        for (start, kind) in (0..).zip(kinds) {
            let symbol = Symbol::of(&kind.to_string());
            let end = start + 1;
            tokens.push(symbol, symbol, Span { start, end });
        }
        Submission {
            documents: vec![Document::from(tokens).into()],
            ..Submission::default()
        }
    }

    fn options() -> Options {
        let thresholds = Thresholds::new(3, 5).expect("k is at most t");
        Options {
            thresholds: ChannelThresholds {
                structure: thresholds,
                text: thresholds,
            },
            max_occurrences: usize::MAX,
            min_tokens: MIN_TOKENS,
            limit: usize::MAX,
        }
    }

    fn class() -> impl Strategy<Value = Vec<Submission>> {
        let kinds = prop::collection::vec(0..4_u8, 0..60);
        let times = prop_oneof![Just(1_usize), Just(8)];
        let languages = prop::sample::subsequence(vec!["c", "java"], 1..=2);
        let one = (kinds, times, languages).prop_map(|(kinds, times, languages)| Submission {
            languages: LanguageSet::from_iter(["c", "java"]).of(languages.into_iter()),
            ..submission(&kinds.repeat(times))
        });
        prop::collection::vec(one, 2..24)
    }

    /// Returns the counts of no pairs.
    fn nothing() -> SampledCounts {
        SampledCounts {
            pairs: 0,
            sampled: 0,
            sample: vec![0; SCORE_BINS],
            found: vec![0; SCORE_BINS],
        }
    }

    /// Returns the counts of the pairs of some submissions, all of which are the sample.
    fn counts(
        judges: &[usize],
        comparison: &Comparison,
        least: f64,
        is_counted: impl Fn(usize, usize) -> bool,
    ) -> SampledCounts {
        let before = |&right: &usize| judges.iter().take_while(move |&&left| left < right);
        let pairs = judges.iter().map(|right| {
            let pairs = before(right).filter(|&&left| is_counted(left, *right));
            pairs.count() as u64
        });
        let pairs = pairs.sum();
        let bins = |least: f64| {
            let mut bins = vec![0; SCORE_BINS];
            let judged = comparison.pairs.iter().filter(|pair| {
                let mut both = [pair.left, pair.right].into_iter();
                both.all(|id| judges.contains(&id)) && is_counted(pair.left, pair.right)
            });
            for pair in judged {
                let bin = (pair.score.sqrt() * SCORE_BINS as f64) as usize;
                bins[bin.min(SCORE_BINS - 1)] += u64::from(pair.score >= least);
            }
            bins
        };
        SampledCounts {
            pairs,
            sampled: pairs,
            sample: bins(0.0),
            found: bins(least),
        }
    }

    /// Returns the ranking that a cluster would hand over for a class, all of which is its sample.
    fn elsewhere(class: &[Submission], comparison: &Comparison, least: f64) -> ExternalRanking {
        let step = Step::begin(&(), Stage::Rank, None);
        let thresholds = &options().thresholds;
        let fingerprints = Fingerprints::new(class, &[], thresholds, &Scheme::default(), &step);
        let fingerprints = fingerprints.expect("nobody stops it");
        let occurrences = Channel::ALL.map(|channel| {
            let mut occurrences = HashMap::new();
            for hash in fingerprints.sets(channel).hashes() {
                *occurrences.entry(hash).or_insert(0) += 1;
            }
            occurrences
        });
        let is_judge =
            |id: usize| fingerprints.sets(Channel::Structure)[id].len() >= MIN_FINGERPRINTS;
        let judges: Vec<usize> = (0..class.len()).filter(|&id| is_judge(id)).collect();
        let counts = |is_across| {
            let are_apart =
                |left: usize, right: usize| class[left].languages.are_apart(class[right].languages);
            let is_counted = |left, right| are_apart(left, right) == is_across;
            counts(&judges, comparison, least, is_counted)
        };
        let pairs = comparison.pairs.iter().filter(|pair| pair.score >= least);
        ExternalRanking {
            submissions: class.len() as u64,
            judges: judges.len() as u64,
            sampled: judges.len() as u64,
            within: counts(false),
            across: counts(true),
            least,
            pairs: pairs
                .map(|pair| ExternalPair {
                    left: pair.left,
                    right: pair.right,
                    score: pair.score,
                })
                .collect(),
            occurrences,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn pairs_from_elsewhere_are_judged_and_shown_as_those_of_one_machine(class in class(), least in 0.0..0.5_f64) {
            let here = Comparison::new(&class, &[], &options(), &()).expect("nobody stops it");
            let given = elsewhere(&class, &here, least);
            let there = Comparison::of_elsewhere(&class, &[], options().thresholds, given, &());
            let there = there.expect("nobody stops it");
            let mut expected = here.pairs(&()).expect("nobody stops it");
            expected.retain(|pair| pair.score >= least);
            let pairs = there.pairs(&()).expect("nobody stops it");
            prop_assert_eq!(&pairs, &expected);
            for pair in pairs {
                prop_assert_eq!(there.align(pair.left, pair.right), here.align(pair.left, pair.right));
            }
            prop_assert_eq!(there.background().histogram(), here.background().histogram());
            prop_assert_eq!(there.compared_pairs(), here.compared_pairs());
            prop_assert_eq!(there.flag_score(), here.flag_score());
            prop_assert_eq!(there.is_complete(), least <= MIN_SCORE);
        }
    }

    #[test]
    fn a_sample_stands_for_the_pairs_that_nobody_looked_at() {
        let mut sample = vec![0; SCORE_BINS];
        (sample[10], sample[20]) = (4, 2);
        let mut found = vec![0; SCORE_BINS];
        found[400] = 3;
        let elsewhere = ExternalRanking {
            submissions: 60,
            judges: 50,
            sampled: 5,
            within: SampledCounts {
                pairs: 50 * 49 / 2,
                sampled: 10,
                sample,
                found,
            },
            across: nothing(),
            least: 0.5,
            pairs: Vec::new(),
            occurrences: Channel::ALL.map(|_| HashMap::new()),
        };
        let class = elsewhere.class();
        let histogram = class.backgrounds.main.histogram();
        // 10 pairs of the sample represent the 1,222 of 50 judges that were not found.
        let counted = [0, 10, 20, 400].map(|bin| histogram[bin]);
        assert_eq!(counted, [488, 489, 245, 3]);
        assert_eq!(class.backgrounds.main.pairs(), 50 * 49 / 2);
        assert_eq!(class.compared, 60 * 59 / 2);
        assert_eq!(class.sharing, 1062, "six of ten");
        assert!(class.is_sampled && !class.is_complete);
    }

    #[test]
    fn numbers_that_contradict_each_other_are_no_panic() {
        let elsewhere = ExternalRanking {
            submissions: 0,
            judges: 3,
            sampled: 9,
            within: SampledCounts {
                sample: vec![7; SCORE_BINS],
                found: vec![7; SCORE_BINS],
                ..nothing()
            },
            across: nothing(),
            least: 0.0,
            pairs: Vec::new(),
            occurrences: Channel::ALL.map(|_| HashMap::new()),
        };
        let class = elsewhere.class();
        assert!(!class.backgrounds.main.is_known());
    }
}
