//! A large class, estimated from some of its submissions.

use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::background::distribution::{Backgrounds, Tally, pairs_of_kinds};
use crate::index::population::{LocalId, Population, PopulationId, evenly_spaced};
use crate::index::postings::Postings;
use crate::scoring::counters::Counters;
use crate::scoring::score::Scoring;

/// Maximum number of new submissions in a sample, which has as large a part of the old ones. Only larger classes are sampled.
pub(crate) const SAMPLED: usize = 1000;

/// The scores of the pairs of some submissions of a class, which are evenly spaced among all of them.
pub(crate) struct Sample {
    tally: Tally,
    /// Number of their pairs of each kind, not all 0.
    pairs: [u64; 2],
    /// Number of pairs of the whole class for one pair of the sample.
    scale: f64,
}

impl Sample {
    /// Samples a class. Returns `None` if hardly any submission has anything to compare.
    pub(crate) fn new(scoring: Scoring, step: &Step) -> Result<Option<Self>, Cancelled> {
        let population = scoring.population;
        let members = members(population);
        let pairs = pairs_of_kinds(population, || members.iter().copied());
        let all: u64 = pairs.iter().sum();
        if all == 0 {
            return Ok(None);
        }
        let tally = tally(scoring, &members, step)?;
        let scale = population.substantial_pairs() as f64 / all as f64;
        Ok(Some(Self {
            tally,
            pairs,
            scale,
        }))
    }

    /// Returns the score that `count` pairs of the class are likely to reach; 0 if fewer share anything.
    pub(crate) fn score_of_best(&self, count: f64) -> f64 {
        self.tally.score_of_best(count / self.scale)
    }

    /// Returns the number of pairs of the class that are likely to share anything.
    pub(crate) fn sharing(&self, population: &Population) -> u64 {
        let share = self.tally.sharing() as f64 / self.pairs.iter().sum::<u64>() as f64;
        (share * population.pairs() as f64).round() as u64
    }

    /// Returns the backgrounds of the class: from the pairs that were found for scores from `least` on, and from the sample below.
    pub(crate) fn backgrounds(
        &self,
        population: &Population,
        found: &Tally,
        least: f64,
    ) -> Backgrounds {
        found.backgrounds_with((&self.tally, self.pairs), least, population)
    }
}

fn members(population: &Population) -> Vec<PopulationId> {
    let is_old = |&member: &PopulationId| {
        let here = population.here_of(member);
        here.is_none_or(|here| population.is_old(here))
    };
    let (old, new): (Vec<PopulationId>, Vec<PopulationId>) =
        population.substantial().partition(is_old);
    let count = new.len().min(SAMPLED);
    let of_old = (old.len() * count).div_ceil(new.len().max(1));
    [evenly_spaced(&new, count), evenly_spaced(&old, of_old)].concat()
}

/// Counts the scores of the pairs of these members.
fn tally(scoring: Scoring, members: &[PopulationId], step: &Step) -> Result<Tally, Cancelled> {
    let population = scoring.population;
    // Members that are not here share no fingerprint with the class.
    let here = members.iter().filter_map(|&it| population.here_of(it));
    let here: Vec<LocalId> = here.collect();
    let mut is_sampled = vec![false; population.here_len()];
    here.iter().for_each(|id| is_sampled[id.index()] = true);
    let lists = scoring.channels.par_iter().map(|channel| {
        let postings = channel.index.postings();
        postings.filtered(|_, submission| is_sampled[submission.index()])
    });
    let lists: Vec<Postings> = lists.collect();
    let lists: Vec<&Postings> = lists.iter().collect();
    let tally = Tally::new();
    let rows = here.par_iter().filter(|&&row| !population.is_old(row));
    rows.try_for_each_init(Counters::new, |counters, &row| {
        step.check()?;
        tally.add_row(&scoring.row(row, &lists, counters), |pair| {
            Some(scoring.kind(pair))
        });
        Ok(())
    })?;
    Ok(tally)
}
