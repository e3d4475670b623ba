//! Finds which submission of a pair had shared code first, from the commits of git repositories.
//!
//! *Problem.* Two submissions share code, and one of them may have been its source. Commits have times, but people commit late, rewrite their
//! history, and set clocks: the time of the commit that has the code is not the time at which it was written.
//!
//! *Method.* The code of a match is known by its k-grams of tokens, so that renaming does not hide it. A side *has* it from the first commit on
//! that has four fifths of these, in this file or in another one that the code was moved from, and *lacks* it up to the last commit that has no
//! more than a fifth. One side is first if it has the code before the other one ceases to lack it. All times that a commit could have are taken
//! into account: those of its author and its committer, and that it is not before the commits that it follows. So a rebase, or a history of one
//! commit, makes an order unknown rather than wrong.
//!
//! *Limits.* Times and authors can be made up throughout a repository, and code that one side had without committing it is not seen. Only pairs
//! that should be read are looked at.

mod passage;
mod timeline;
mod trace;

use std::collections::{BTreeMap, BTreeSet};

use codesim_display::FileName;
use codesim_intake::history::{Histories, Unreadable};
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_report::model::{
    Location, MatchHistory, Pair, PairOrder, Report, Side, Source, Verdict,
};
use codesim_report::say_why;
use rayon::prelude::*;

use passage::{Passage, Versions};
use timeline::Timeline;
use trace::{Trace, trace};

/// Adds to the pairs of a report that should be read which side had their matches first.
pub(crate) fn add_history(
    report: &mut Report,
    histories: &Histories,
    observer: &dyn Observer,
) -> Result<(), Cancelled> {
    let sides = sides(&report.pairs);
    let step = Step::begin(observer, Stage::History, Some(sides.len() as u64));
    let traced = sides.par_iter().map(|(name, matches)| {
        let traces = of_submission(histories, name, matches, &report.sources);
        step.advance()?;
        Ok(traces)
    });
    let traced: Vec<Vec<(Place, Trace)>> = traced.collect::<Result<_, Cancelled>>()?;
    let mut traces: BTreeMap<usize, BTreeMap<usize, [Option<Trace>; 2]>> = BTreeMap::new();
    for (place, trace) in traced.into_iter().flatten() {
        let of_pair = traces.entry(place.pair).or_default();
        of_pair.entry(place.found).or_default()[place.side] = Some(trace);
    }
    for (pair, traces) in traces {
        set_order(&mut report.pairs[pair], traces);
    }
    Ok(())
}

/// One side of a match of a pair, by their indices.
#[derive(Clone, Copy)]
struct Place {
    pair: usize,
    found: usize,
    side: usize,
}

/// Returns the sides of the matches of pairs that should be read, by the name of the submission.
fn sides(pairs: &[Pair]) -> BTreeMap<&str, Vec<(Place, &Location)>> {
    let mut sides: BTreeMap<&str, Vec<(Place, &Location)>> = BTreeMap::new();
    for (pair, compared) in pairs.iter().enumerate() {
        if !matches!(compared.verdict, Verdict::Flagged | Verdict::SecondLook) {
            continue;
        }
        for (found, it) in compared.matches.iter().enumerate() {
            let both = [(&compared.left, &it.left), (&compared.right, &it.right)];
            for (side, (name, location)) in both.into_iter().enumerate() {
                let place = Place { pair, found, side };
                sides.entry(name).or_default().push((place, location));
            }
        }
    }
    sides
}

/// Finds when the matches of a submission came into its repositories.
fn of_submission(
    histories: &Histories,
    name: &str,
    matches: &[(Place, &Location)],
    sources: &[Source],
) -> Vec<(Place, Trace)> {
    let mut by_file: BTreeMap<&FileName, Vec<(Place, &Location)>> = BTreeMap::new();
    for (place, location) in matches {
        let of_file = by_file.entry(&location.file).or_default();
        of_file.push((*place, location));
    }
    let repositories = histories.of(name);
    let read = |repository| {
        let versions = Versions::new(histories, repository);
        (versions, Timeline::new(repository.commits()))
    };
    let read: Vec<(Versions, Timeline)> = repositories.iter().map(read).collect();
    let mut traces = Vec::new();
    let mut lost = BTreeSet::new();
    for (file, matches) in by_file {
        let is_in = |it: &&(Versions, Timeline)| file.path.starts_with(it.0.repository.folder());
        let is_it = |it: &&Source| it.submission == name && it.file == *file;
        let source = sources.iter().find(is_it);
        let (Some((versions, timeline)), Some(source)) = (read.iter().find(is_in), source) else {
            continue;
        };
        let folder = versions.repository.folder();
        let path = &file.path[folder.len()..];
        let tokens = histories.tokens(source.text.clone().into_bytes(), path);
        for (place, location) in matches {
            let Some(passage) = Passage::new(&tokens, &location.bytes) else {
                continue;
            };
            match trace(versions, timeline, path, &passage) {
                Ok(found) => traces.extend(found.map(|trace| (folder, place, trace))),
                Err(Unreadable) => drop(lost.insert(folder)),
            }
        }
    }
    let whole = traces.into_iter().filter(|it| !lost.contains(it.0));
    whole.map(|(_, place, trace)| (place, trace)).collect()
}

/// Sets which side of a pair had its matches first, by those traces of the two sides of each that are known.
fn set_order(pair: &mut Pair, mut traces: BTreeMap<usize, [Option<Trace>; 2]>) {
    let mut order = PairOrder::default();
    for (index, found) in pair.matches.iter_mut().enumerate() {
        let history = traces.remove(&index).map(history);
        match history.as_ref().and_then(|it| it.first) {
            Some(Side::Left) => order.left_first += 1,
            Some(Side::Right) => order.right_first += 1,
            None => order.unknown += 1,
        }
        found.history = history;
    }
    pair.order = Some(order);
    say_why(pair);
}

/// Returns when both sides got a match.
fn history([left, right]: [Option<Trace>; 2]) -> MatchHistory {
    let first = match (&left, &right) {
        (Some(left), Some(right)) if left.is_before(right) => Some(Side::Left),
        (Some(left), Some(right)) if right.is_before(left) => Some(Side::Right),
        _ => None,
    };
    MatchHistory {
        left: left.map(|it| it.appearance),
        right: right.map(|it| it.appearance),
        first,
    }
}
