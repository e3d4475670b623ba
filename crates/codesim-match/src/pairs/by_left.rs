//! Many pairs of a comparison, each submission of which is prepared once for several of its pairs.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::comparison::Comparison;
use crate::pairs::left::Left;
use crate::pairs::right::Right;

/// Right submissions that are kept at a time: the memory for them grows neither with the pairs nor with the class.
const KEPT: usize = 2048;

/// Least pairs of one left submission for which it is prepared once.
const TOGETHER: usize = 64;

/// Parts of the pairs for each thread, if there are enough, so that the pairs of a single submission are for all threads.
const PARTS: usize = 8;

impl Comparison<'_> {
    /// Calls `each` with each of these pairs and its two submissions, which `ends` returns, on all threads. Returns the results in the order
    /// of the pairs.
    ///
    /// # Errors
    /// The first error of a pair that is met.
    pub fn by_left<Pair: Sync, Of: Send, Error: Send>(
        &self,
        pairs: &[Pair],
        ends: impl Fn(&Pair) -> [usize; 2] + Sync,
        each: impl Fn(&Left, &Right, &Pair) -> Result<Of, Error> + Sync,
    ) -> Result<Vec<Of>, Error> {
        let kept_with = |place: usize| ends(&pairs[place])[1] / KEPT;
        let left_of = |place: usize| ends(&pairs[place])[0];
        let mut places: Vec<usize> = (0..pairs.len()).collect();
        places.par_sort_by_cached_key(|&place| (kept_with(place), left_of(place)));
        let mut found: Vec<Option<Of>> = pairs.iter().map(|_| None).collect();
        for places in places.chunk_by(|&a, &b| kept_with(a) == kept_with(b)) {
            let rights = places.iter().map(|&place| ends(&pairs[place])[1]);
            let rights: FxHashMap<usize, Right> = rights.map(|id| (id, self.right(id))).collect();
            let groups = places.par_chunk_by(|&a, &b| left_of(a) == left_of(b));
            let together = TOGETHER.max(places.len() / (PARTS * rayon::current_num_threads()));
            let groups = groups.flat_map(|places| places.par_chunks(together));
            let of_groups = groups.map(|places| {
                let left = self.left(left_of(places[0]));
                let found = places.iter().map(|&place| {
                    let pair = &pairs[place];
                    Ok((place, each(&left, &rights[&ends(pair)[1]], pair)?))
                });
                found.collect::<Result<Vec<_>, Error>>()
            });
            let of_groups: Vec<Vec<(usize, Of)>> = of_groups.collect::<Result<_, _>>()?;
            for (place, of) in of_groups.into_iter().flatten() {
                found[place] = Some(of);
            }
        }
        let found = found.into_iter();
        Ok(found
            .map(|of| of.expect("each pair is in a group"))
            .collect())
    }
}
