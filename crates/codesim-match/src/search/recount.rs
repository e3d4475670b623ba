//! Renewed ranking of a class in which rings were found, each counted as one source.
//!
//! *Method.* The larger a ring, the less alike its members seem while each of them counts. A suspected ring is therefore counted as one
//! source first, and has to be unusual then. A ring can hide another one, or another member: rings are searched for, and the class is ranked,
//! until no ring changes.
//!
//! *Limits.* A class that is so large that its pairs are searched for is ranked once: a ring is a small part of it.

use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::background::verdict::MIN_SCORE;
use crate::index::archive::ArchiveHits;
use crate::index::fingerprints::Fingerprints;
use crate::index::population::LocalId;
use crate::input::submission::Submission;
use crate::matches::long_passages::Passages;
use crate::rings::graph::Tie;
use crate::rings::membership::Membership;
use crate::rings::search::{Ring, rings_of, suspected};
use crate::scoring::weighted::WeightedFingerprints;
use crate::search::ranking::{Ranking, rank, rank_again};

/// Maximum number of times that a class is ranked again.
const RECOUNTS: usize = 4;

/// A class to be ranked.
pub(crate) struct Recount<'a> {
    pub(crate) fingerprints: &'a Fingerprints,
    pub(crate) earlier: &'a ArchiveHits<'a>,
    /// The submissions of the class.
    pub(crate) submissions: &'a [Submission],
    /// Tokens of the shortest match.
    pub(crate) shortest: usize,
    /// Minimum number of pairs that are kept.
    pub(crate) limit: usize,
    pub(crate) step: &'a Step<'a>,
}

impl Recount<'_> {
    /// Ranks the class, and finds its rings.
    pub(crate) fn settled(
        &self,
        mut weighted: WeightedFingerprints,
    ) -> Result<(WeightedFingerprints, Ranking, Vec<Ring>), Cancelled> {
        let mut ranking = rank(&weighted, self.limit, self.step)?;
        let again = |weighted: WeightedFingerprints, rings: &[Ring]| {
            let weighted =
                weighted.with_rings(rings, self.fingerprints, self.earlier, self.step)?;
            let ranking = rank_again(&weighted, self.limit, self.step)?;
            Ok((weighted, ranking))
        };
        let mut rings = Vec::new();
        for round in 0..RECOUNTS {
            let find = match round {
                0 if !ranking.is_sampled => suspected,
                _ => rings_of,
            };
            let found = self.rings(&weighted, &ranking, find);
            let is_settled = members(&found).eq(members(&rings));
            rings = found;
            if is_settled || ranking.is_sampled {
                break;
            }
            (weighted, ranking) = again(weighted, &rings)?;
        }
        let found = rings.len();
        rings.retain(|ring| are_scores_high(ring, &weighted, &ranking));
        if rings.len() < found && !ranking.is_sampled {
            (weighted, ranking) = again(weighted, &rings)?;
        }
        weighted.membership = Membership::new(&rings);
        Ok((weighted, ranking, rings))
    }

    fn rings(
        &self,
        weighted: &WeightedFingerprints,
        ranking: &Ranking,
        find: impl Fn(&[Tie], usize, f64) -> Vec<Ring>,
    ) -> Vec<Ring> {
        let passages = Passages {
            submissions: self.submissions,
            boilerplate: self.fingerprints.boilerplate(),
            shortest: self.shortest,
        };
        let sizable = weighted.population.sizable().count();
        let pairs = ranking.backgrounds.main.pairs() as f64;
        let mut rings = find(&ranking.ties, sizable, pairs);
        rings.retain(|ring| passages.are_shared_by(&ring.members));
        rings
    }
}

/// Whether half of a ring's pairs reach [`MIN_SCORE`].
fn are_scores_high(ring: &Ring, weighted: &WeightedFingerprints, ranking: &Ranking) -> bool {
    let members: Vec<LocalId> = ring.members.iter().map(|&id| LocalId::new(id)).collect();
    let is_half = |pairs: usize| 4 * pairs >= members.len() * (members.len() - 1);
    let high = ranking.pairs.iter().filter(|pair| {
        let mut ends = [pair.left, pair.right].into_iter();
        pair.score >= MIN_SCORE && ends.all(|end| members.binary_search(&end).is_ok())
    });
    let high = high.count();
    if is_half(high) || ranking.is_complete {
        return is_half(high);
    }
    // There are high scores that were not kept.
    let scoring = weighted.scoring();
    let high = members.par_iter().enumerate().map(|(place, &one)| {
        let others = members[place + 1..].iter();
        let scores = others.map(|&other| scoring.pair(one, other).score);
        scores.filter(|&score| score >= MIN_SCORE).count()
    });
    is_half(high.sum())
}

fn members(rings: &[Ring]) -> impl Iterator<Item = &Vec<usize>> {
    rings.iter().map(|ring| &ring.members)
}
