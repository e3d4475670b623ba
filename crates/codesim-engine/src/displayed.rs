//! Which pairs a report shows.
//!
//! The best, as many as were asked for, and all others that are flagged or worth a second look: a person has to see each pair that the report counts.

use codesim_match::{Alignment, Coverage, Left, Match, RankedPair, Right};
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_report::model::{Facts, InBlock};

use crate::blocks::Blocks;
use crate::error::Error;
use crate::facts::{facts, is_to_be_read, is_withheld};
use crate::report_context::ReportContext;
use crate::request::{Detail, Request};

/// Beyond what was asked for, no more pairs than this are shown.
pub(crate) const MAX_BEYOND: usize = 10_000;

/// Maximum pairs of a report that has the places of their matches: the memory for each of them is some ten kilobytes.
const MAX_WITH_PLACES: usize = 200_000;

/// A pair and its place among all, from 1, if it is among those that were ranked.
type Placed = (Option<usize>, RankedPair);

/// A pair that is shown.
pub(crate) struct Shown {
    pub(crate) rank: Option<usize>,
    pub(crate) pair: RankedPair,
    pub(crate) coverage: Coverage,
    /// The facts in its matches; `None` unless the pair should be read and the request asks why.
    pub(crate) facts: Option<Facts>,
    /// The block that has most of what matches.
    pub(crate) in_block: Option<InBlock>,
    /// None if their places are not asked for.
    pub(crate) matches: Vec<Match>,
}

/// Returns the pair asked for, or the best of those that were judged and those that are counted, in their order.
pub(crate) fn select_pairs(
    context: &ReportContext,
    judged: &[RankedPair],
    request: &Request,
    blocks: &Blocks,
    observer: &dyn Observer,
) -> Result<Vec<Shown>, Error> {
    let mut ranked = (1..).map(Some).zip(judged.iter().copied());
    if let Some([left, right]) = context.known.pair {
        let asked = ranked.find(|(_, pair)| (pair.left, pair.right) == (left, right));
        let asked = asked.unwrap_or_else(|| (None, context.comparison.pair(left, right)));
        let step = Step::begin(observer, Stage::Align, Some(1));
        return Ok(aligned(
            context,
            &[asked],
            0.0,
            request.detail,
            blocks,
            &step,
        )?);
    }
    let total = total(judged, request);
    refuse_too_many(request, total.unwrap_or(0))?;
    let step = Step::begin(observer, Stage::Align, total);
    let (limit, least) = (limit(request), request.min_similarity);
    let mut shown = Vec::new();
    while shown.len() < limit {
        let missing = (limit - shown.len()).min(MAX_WITH_PLACES);
        let next: Vec<Placed> = ranked.by_ref().take(missing).collect();
        if next.is_empty() {
            break;
        }
        shown.extend(aligned(
            context,
            &next,
            least,
            request.detail,
            blocks,
            &step,
        )?);
        refuse_too_many(request, shown.len() as u64)?;
    }
    let counted = ranked.filter(|(_, pair)| is_to_be_read(pair));
    let counted: Vec<Placed> = counted.take(MAX_BEYOND).collect();
    shown.extend(aligned(
        context,
        &counted,
        least,
        request.detail,
        blocks,
        &step,
    )?);
    Ok(shown)
}

fn refuse_too_many(request: &Request, pairs: u64) -> Result<(), Error> {
    let most = MAX_WITH_PLACES;
    match request.detail >= Detail::Places && pairs > most as u64 {
        true => Err(Error::TooManyPairs { pairs, most }),
        false => Ok(()),
    }
}

fn limit(request: &Request) -> usize {
    request.limit.map_or(usize::MAX, |limit| limit.get())
}

/// Returns the number of pairs to align, where it is known before.
fn total(judged: &[RankedPair], request: &Request) -> Option<u64> {
    let (first, rest) = judged.split_at(judged.len().min(limit(request)));
    let counted = rest.iter().filter(|pair| is_to_be_read(pair)).count();
    let all = first.len() + counted.min(MAX_BEYOND);
    (request.min_similarity == 0.0).then_some(all as u64)
}

/// Aligns the pairs and keeps those of at least the similarity `least`.
fn aligned(
    context: &ReportContext,
    pairs: &[Placed],
    least: f64,
    detail: Detail,
    blocks: &Blocks,
    step: &Step,
) -> Result<Vec<Shown>, Cancelled> {
    let shown = |left: &Left, right: &Right, &(rank, pair): &Placed| {
        let withheld = is_withheld(context, &pair);
        let is_told = detail >= Detail::Why && is_to_be_read(&pair) && !withheld;
        let has_places = detail >= Detail::Places;
        let Alignment { coverage, matches } = match is_told || has_places {
            true => left.align(right),
            false => Alignment {
                coverage: left.coverage(right),
                matches: Vec::new(),
            },
        };
        step.advance()?;
        let is_like_enough = withheld || coverage.similarity() >= least;
        Ok(is_like_enough.then_some(Shown {
            rank,
            pair,
            coverage,
            facts: is_told
                .then(|| facts(&matches, context.comparison.ring_of(pair.left, pair.right))),
            in_block: blocks.of_pair(&pair, &matches),
            matches: if has_places { matches } else { Vec::new() },
        }))
    };
    let shown = (context.comparison).by_left(pairs, |(_, pair)| [pair.left, pair.right], shown)?;
    Ok(shown.into_iter().flatten().collect())
}
