//! The best pairs of a class, and the background of all its pairs.
//!
//! *Method.* In an ordinary class all pairs that share anything are scored. In a large one a sample of the submissions gives the background
//! and the score that the best pairs reach; all pairs from that score on are searched for. The pairs that are kept, their scores and their
//! order are the same as if all had been scored.

use codesim_progress::{Cancelled, Step};

use crate::background::distribution::{Backgrounds, Tally};
use crate::background::verdict::MIN_SCORE;
use crate::index::population::LocalId;
use crate::index::postings::Postings;
use crate::rings::graph::Tie;
use crate::rings::search::LEVELS;
use crate::scoring::score::{Pairs, Scoring};
use crate::scoring::scored::ScoredPair;
use crate::scoring::weighted::WeightedFingerprints;
use crate::search::above_score::Search;
use crate::search::rows::Rows;
use crate::search::sample::{SAMPLED, Sample};

/// The pairs kept, best first, and the background of all pairs.
pub(crate) struct Ranking {
    pub(crate) pairs: Pairs,
    /// Whether all pairs that could be flagged or worth a second look are among them.
    pub(crate) is_complete: bool,
    pub(crate) backgrounds: Backgrounds,
    /// Number of pairs that share anything.
    pub(crate) sharing: u64,
    /// Whether that number, and the background below the scores of the best pairs, are estimates from a sample.
    pub(crate) is_sampled: bool,
    /// The pairs of new submissions of the class that may be ties of a ring.
    pub(crate) ties: Vec<Tie>,
}

/// Maximum number of pairs that are kept for their scores if fewer were asked for: all that could be flagged, within bounds.
const MAX_KEPT: usize = 100_000;

/// A search begins at the score where the sample predicts this many times the pairs that are wanted.
const RESERVE: f64 = 2.0;

/// Below this score a search would look at nearly every pair.
const MIN_SEARCHED: f64 = 0.01;

/// Scores the pairs of a class and keeps the best `limit`, and all that could be flagged, up to [`MAX_KEPT`].
/// Advances once for each submission of the class.
pub(crate) fn rank(
    weighted: &WeightedFingerprints,
    limit: usize,
    step: &Step,
) -> Result<Ranking, Cancelled> {
    let population = &weighted.population;
    let rows = Rows::new(population.new_ones(), step);
    (rows.len()..population.class_len()).try_for_each(|_| step.advance())?;
    ranked(weighted, rows, limit, step)
}

/// Ranks the class again, since there are rings. Keeps all of their pairs, too, and does not advance.
pub(crate) fn rank_again(
    weighted: &WeightedFingerprints,
    limit: usize,
    step: &Step,
) -> Result<Ranking, Cancelled> {
    let rows = Rows::again(weighted.population.new_ones(), step);
    ranked(weighted, rows, limit, step)
}

fn ranked(
    weighted: &WeightedFingerprints,
    rows: Rows,
    limit: usize,
    step: &Step,
) -> Result<Ranking, Cancelled> {
    let ranker = Ranker {
        scoring: weighted.scoring(),
        rows,
        limit,
        step,
    };
    let searched = match ranker.rows.len() {
        0..=SAMPLED => None,
        _ => ranker.searched()?,
    };
    searched.map_or_else(|| ranker.exhaustive(), Ok)
}

struct Ranker<'a> {
    scoring: Scoring<'a>,
    rows: Rows<'a>,
    limit: usize,
    step: &'a Step<'a>,
}

impl Ranker<'_> {
    /// Scores all pairs that share anything.
    fn exhaustive(&self) -> Result<Ranking, Cancelled> {
        let scoring = self.scoring;
        let channels = scoring.channels.iter();
        let lists: Vec<&Postings> = channels.map(|channel| channel.index.postings()).collect();
        let tally = Tally::new();
        let pairs = self.rows.best(scoring, self.most(), |row, counters| {
            let pairs = scoring.row(row, &lists, counters);
            tally.add_row(&pairs, |pair| {
                scoring.judges(pair).then(|| scoring.kind(pair))
            });
            pairs
        })?;
        let backgrounds = tally.backgrounds(scoring.population);
        let ties = self.ties(&pairs, &backgrounds);
        let (pairs, is_complete) = self.kept(pairs);
        Ok(Ranking {
            pairs,
            is_complete,
            sharing: tally.sharing(),
            backgrounds,
            is_sampled: false,
            ties,
        })
    }

    /// Searches for the best pairs. Returns `None` if that would be no less work than scoring all, or if the sample has no pairs.
    fn searched(&self) -> Result<Option<Ranking>, Cancelled> {
        let Some(sample) = Sample::new(self.scoring, self.step)? else {
            return Ok(None);
        };
        let mut least = self.first_least(&sample);
        while least >= MIN_SEARCHED {
            let search = Search::new(self.scoring, least);
            let tally = Tally::new();
            let pairs = self.rows.best(self.scoring, self.most(), |row, counters| {
                let pairs = search.row(row, counters);
                tally.add_row(&pairs, |pair| {
                    self.scoring.judges(pair).then(|| self.scoring.kind(pair))
                });
                pairs
            })?;
            let (wanted, next) = match least > MIN_SCORE {
                true => (self.most(), (least / 2.0).max(MIN_SCORE)),
                false => (self.limit, least / 2.0),
            };
            if pairs.len() >= wanted {
                return Ok(Some(self.found(pairs, (&tally, least), &sample)));
            }
            least = next;
        }
        Ok(None)
    }

    /// Returns the score that as many pairs as are wanted will reach, if the class is like the sample.
    fn first_least(&self, sample: &Sample) -> f64 {
        let reached = |count: usize| sample.score_of_best(RESERVE * count as f64);
        let noted = reached(self.most()).max(MIN_SCORE);
        noted.min(reached(self.limit))
    }

    /// Returns the ranking when all pairs from `least` on have been found.
    fn found(&self, pairs: Pairs, (tally, least): (&Tally, f64), sample: &Sample) -> Ranking {
        let population = self.scoring.population;
        let backgrounds = sample.backgrounds(population, tally, least);
        let ties = self.ties(&pairs, &backgrounds);
        let (pairs, is_complete) = self.kept(pairs);
        Ranking {
            is_complete,
            sharing: sample.sharing(population).max(tally.sharing()),
            backgrounds,
            pairs,
            is_sampled: true,
            ties,
        }
    }

    /// Returns the pairs that are more alike than most, of submissions that are large enough to be in a ring.
    fn ties(&self, pairs: &Pairs, backgrounds: &Backgrounds) -> Vec<Tie> {
        let mut is_sizable = vec![false; self.scoring.population.here_len()];
        let sizable = self.scoring.population.sizable();
        sizable.for_each(|id| is_sizable[id.index()] = true);
        let tie = |pair: &ScoredPair<LocalId>| {
            let background = backgrounds.of(self.scoring.kind(pair));
            let expected = background.expected_at(pair.score)?;
            let [left, right] = [pair.left, pair.right].map(LocalId::index);
            let tie = Tie {
                left,
                right,
                expected,
            };
            (expected <= LEVELS[0] && is_sizable[left] && is_sizable[right]).then_some(tie)
        };
        pairs.iter().filter_map(tie).collect()
    }

    /// Returns the number of pairs that are kept in the meantime.
    fn most(&self) -> usize {
        self.limit.max(MAX_KEPT)
    }

    /// Returns the pairs that are kept of the best ones, and whether all that can be flagged are among them.
    fn kept(&self, mut pairs: Pairs) -> (Pairs, bool) {
        let may_be_noted = |pair: &ScoredPair<LocalId>| {
            pair.score >= MIN_SCORE && !self.scoring.is_negligible(pair)
        };
        let is_complete = pairs.len() < self.most() || !pairs.last().is_some_and(may_be_noted);
        let others = pairs.split_off(
            pairs
                .partition_point(may_be_noted)
                .max(self.limit)
                .min(pairs.len()),
        );
        let of_ring = |pair: &ScoredPair<LocalId>| {
            self.scoring.is_in_ring(pair.left, pair.right) && !self.scoring.is_negligible(pair)
        };
        pairs.extend(others.into_iter().filter(of_ring));
        (pairs, is_complete)
    }
}

#[cfg(test)]
mod tests {
    use codesim_progress::Stage;
    use proptest::prelude::*;

    use super::*;
    use crate::index::archive::ArchiveHits;
    use crate::index::fingerprints::Fingerprints;
    use crate::input::channel::Channel;
    use crate::input::languages::Languages;
    use crate::scoring::kind::Kind;

    type Sets = [Vec<u64>; Channel::COUNT];

    /// Generates fingerprints that most have, that some have and that few have.
    fn sets() -> impl Strategy<Value = Sets> {
        let hashes = prop::collection::btree_set(
            prop_oneof![3 => 0..20_u64, 3 => 20..100_u64, 2 => 100..2000_u64],
            0..40,
        );
        let hashes = hashes.prop_map(|set| set.into_iter().collect::<Vec<_>>());
        [hashes.clone(), hashes.clone(), hashes.clone(), hashes]
    }

    /// Generates a class in which some submissions have much of what another one has.
    fn class() -> impl Strategy<Value = Fingerprints> {
        let one = (
            sets(),
            any::<prop::sample::Index>(),
            0..100_usize,
            0..9_u32,
            0..3_usize,
        );
        let all = prop::collection::vec(one, 2..40);
        all.prop_map(|all| {
            let mut each: Vec<Sets> = all.iter().map(|it| it.0.clone()).collect();
            for (number, (_, source, share, ..)) in all.iter().enumerate() {
                if number > 0 && number % 3 == 0 {
                    let source = each[source.index(number)].clone();
                    for (own, source) in each[number].iter_mut().zip(source) {
                        own.extend(source.iter().take(source.len() * share / 100));
                        own.sort_unstable();
                        own.dedup();
                    }
                }
            }
            let old = all.iter().map(|it| it.3 == 0).collect();
            let groups = all.iter().map(|it| (it.3 == 1).then_some(it.3)).collect();
            let languages = all.iter().map(|it| Languages::of(std::iter::once(it.4)));
            let languages: Vec<Languages> = languages.collect();
            Fingerprints::of_sets(each, old, groups).with_languages(&languages)
        })
    }

    fn with<T>(fingerprints: &Fingerprints, limit: usize, look: impl Fn(&Ranker) -> T) -> T {
        let step = Step::begin(&(), Stage::Rank, None);
        let weighted =
            WeightedFingerprints::of(fingerprints, &ArchiveHits::none(), usize::MAX, &step);
        let weighted = weighted.expect("nobody stops it");
        look(&Ranker {
            scoring: weighted.scoring(),
            rows: Rows::new(weighted.population.new_ones(), &step),
            limit,
            step: &step,
        })
    }

    /// Returns pseudo-random numbers, the same in every run (Lehmer).
    fn numbers() -> impl FnMut(u64) -> u64 {
        let mut state = 1;
        move |below| {
            state = state * 48_271 % 0x7fff_ffff;
            state % below
        }
    }

    #[test]
    fn a_large_class_is_estimated_from_a_sample_and_its_best_pairs_are_exact() {
        let mut number = numbers();
        let mut each: Vec<Sets> = Vec::new();
        for submission in 0..1500 {
            let mut set = |_| {
                let mut set: Vec<u64> = (0..30).map(|_| number(60) * number(60)).collect();
                set.extend((0..30).map(|own| 10_000 + 100 * submission + own));
                set.sort_unstable();
                set.dedup();
                set
            };
            let sets = std::array::from_fn(&mut set);
            each.push(if submission % 10 == 9 {
                each[submission as usize - 5].clone()
            } else {
                sets
            });
        }
        let count = each.len();
        let class = Fingerprints::of_sets(each, vec![false; count], vec![None; count]);
        with(&class, 100, |ranker| {
            let all = ranker.exhaustive().expect("nobody stops it");
            let found = ranker
                .searched()
                .expect("nobody stops it")
                .expect("it is worth a search");
            assert_eq!(found.pairs, all.pairs);
            assert!(found.is_sampled && found.pairs.len() >= 150);
            let ratio = found.sharing as f64 / all.sharing as f64;
            assert!((0.98..1.02).contains(&ratio), "{ratio}");
            let flagged = |ranking: &Ranking| {
                ranking
                    .backgrounds
                    .main
                    .score_expected_of(0.2)
                    .expect("it is known")
            };
            let ratio = flagged(&found) / flagged(&all);
            assert!((0.9..1.1).contains(&ratio), "{ratio}");
        });
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn a_search_finds_the_pairs_that_are_found_by_looking_at_all(class in class(), limit in 1..60_usize) {
            with(&class, limit, |ranker| {
                let all = ranker.exhaustive().expect("nobody stops it");
                let searched = ranker.searched().expect("nobody stops it");
                let Some(found) = searched else { return Ok(()) };
                prop_assert_eq!(&found.pairs, &all.pairs);
                prop_assert_eq!(found.is_complete, all.is_complete);
                // A class this small is its own sample, except for the submissions that are left out of it.
                if ranker.scoring.population.substantial().count() == class.old().len() {
                    prop_assert_eq!(found.sharing, all.sharing);
                }
                for kind in [Kind::Within, Kind::Across] {
                    let histograms = [&found, &all].map(|ranking| ranking.backgrounds.of(kind).histogram().to_vec());
                    prop_assert_eq!(&histograms[0], &histograms[1]);
                }
                Ok(())
            })?;
        }

        #[test]
        fn every_pair_from_a_score_on_is_found(class in class(), least in 0.01..0.99_f64) {
            with(&class, usize::MAX, |ranker| {
                let all = ranker.exhaustive().expect("nobody stops it");
                let search = Search::new(ranker.scoring, least);
                let found = ranker.rows.best(ranker.scoring, usize::MAX, |row, counters| search.row(row, counters));
                let is_wanted = |pair: &&ScoredPair<LocalId>| pair.score >= least && !ranker.scoring.is_negligible(pair);
                let wanted: Pairs = all.pairs.iter().filter(is_wanted).copied().collect();
                let found: Pairs = found.expect("nobody stops it").iter().filter(is_wanted).copied().collect();
                prop_assert_eq!(found, wanted);
                Ok(())
            })?;
        }
    }
}
