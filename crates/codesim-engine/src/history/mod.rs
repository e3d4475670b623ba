//! Finds which submission of a pair had shared code first, from the earlier versions of both.
//!
//! *Problem.* Two submissions share code, and one of them may have been its source. Versions have times: commits, attempts, snapshots of the
//! class. But people commit late, rewrite their history, and set clocks: the time of the version that has the code is not the time at which it was
//! written.
//!
//! *Method.* The code of a match is known by its k-grams of tokens, so that renaming does not hide it. A side *has* it from the first version on
//! that has four fifths of these, in this file or in another one that the code was moved from, and *lacks* it up to the last version that has no
//! more than a fifth. One side is first if it has the code before the other one ceases to lack it. All times that a version could have are taken
//! into account: those of the author and the committer of a commit, and that it is not before the commits that it follows. So a rebase, or a history of one commit, makes an order unknown rather than wrong. Both sides are judged by the same record: by
//! snapshots if these tell an order, else by attempts, else by git.
//!
//! *Limits.* Times and authors can be made up throughout a repository, and code that one side had without committing it is not seen. Only pairs
//! that should be read are looked at.

mod inputs;
mod passage;
mod timeline;
mod trace;

use std::collections::{BTreeMap, BTreeSet};

use codesim_display::{About, FileName, Sentence};
use codesim_intake::history::{Histories, Record, Unreadable};
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_report::model::{
    self, Location, MatchHistory, Notice, Pair, PairOrder, Report, Side, Source, Verdict,
};
use codesim_report::say_why;
use rayon::prelude::*;

pub(crate) use inputs::Inputs;
use passage::{Passage, Versions};
use timeline::Timeline;
use trace::{Trace, trace};

/// Adds to the pairs of a report that should be read which side had their matches first, and notices about versions that cannot be read.
fn add_history(
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
    let traced: Vec<Traced> = traced.collect::<Result<_, Cancelled>>()?;
    let mut traces: BTreeMap<usize, BTreeMap<usize, [Vec<Trace>; 2]>> = BTreeMap::new();
    for of_submission in traced {
        for (place, trace) in of_submission.traces {
            let of_pair = traces.entry(place.pair).or_default();
            of_pair.entry(place.found).or_default()[place.side].push(trace);
        }
        let unread = of_submission.unread.into_iter().map(notice);
        report.notices.extend(unread);
    }
    for (pair, traces) in traces {
        set_order(&mut report.pairs[pair], traces);
    }
    Ok(())
}

fn notice(about: About) -> Notice {
    Notice {
        about,
        compared: true,
        whole_submission: false,
        reason: Sentence::new("class-no-history"),
    }
}

/// The traces of the matches of a submission.
#[derive(Default)]
struct Traced {
    traces: Vec<(Place, Trace)>,
    /// The places of the histories that cannot be read.
    unread: Vec<About>,
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

/// Finds when the matches of a submission came into its versions.
fn of_submission(
    histories: &Histories,
    name: &str,
    matches: &[(Place, &Location)],
    sources: &[Source],
) -> Traced {
    let mut by_file: BTreeMap<&FileName, Vec<(Place, &Location)>> = BTreeMap::new();
    for (place, location) in matches {
        let of_file = by_file.entry(&location.file).or_default();
        of_file.push((*place, location));
    }
    let mut traced = Traced::default();
    for history in histories.of(name) {
        let history = match history {
            Ok(history) => history,
            Err(place) => {
                traced.unread.push(place);
                continue;
            }
        };
        let versions = Versions::new(histories, &*history);
        let timeline = Timeline::new(history.versions());
        let is_in = |file: &&FileName| file.path.starts_with(history.folder());
        let files = by_file.keys().copied().filter(is_in);
        let files: Vec<&FileName> = files.collect();
        let mut traces = Vec::new();
        let found = files.iter().try_for_each(|file| {
            let is_it = |it: &&Source| it.submission == name && it.file == **file;
            let Some(source) = sources.iter().find(is_it) else {
                return Ok(());
            };
            traces.extend(of_file(&versions, &timeline, source, &by_file[file])?);
            Ok(())
        });
        match found {
            Ok(()) => traced.traces.extend(traces),
            Err(Unreadable) => traced.unread.push(histories.about(name, &*history)),
        }
        if history.record() == Record::Git {
            // Those of outer folders do not know it.
            by_file.retain(|file, _| !files.contains(file));
        }
    }
    traced
}

/// Finds when the matches in a file came into a history.
fn of_file(
    versions: &Versions,
    timeline: &Timeline,
    source: &Source,
    matches: &[(Place, &Location)],
) -> Result<Vec<(Place, Trace)>, Unreadable> {
    let path = &source.file.path[versions.history.folder().len()..];
    let text = source.text.clone().into_bytes();
    let tokens = versions.histories.tokens(text, path);
    let mut traces = Vec::new();
    for (place, location) in matches {
        let Some(passage) = Passage::new(&tokens, &location.bytes) else {
            continue;
        };
        let trace = trace(versions, timeline, path, &passage)?;
        traces.extend(trace.map(|it| (*place, it)));
    }
    Ok(traces)
}

/// Sets which side of a pair had its matches first, by the traces of the two sides of each.
fn set_order(pair: &mut Pair, mut traces: BTreeMap<usize, [Vec<Trace>; 2]>) {
    let mut order = PairOrder::default();
    for (index, found) in pair.matches.iter_mut().enumerate() {
        let history = traces.remove(&index).map(history);
        match history.as_ref().and_then(|it| it.first) {
            Some(Side::Left) => {
                order.left_first += 1;
                order.left_evidence += found.evidence;
            }
            Some(Side::Right) => {
                order.right_first += 1;
                order.right_evidence += found.evidence;
            }
            None => order.unknown += 1,
        }
        let record = history.as_ref().map(|it| it.record);
        order.record = record.map_or(order.record, |record| record.max(order.record));
        found.history = history;
    }
    pair.order = Some(order);
    say_why(pair);
}

/// Returns when both sides got a match, by the first record that tells an order, or else the first one that tells anything.
fn history(traces: [Vec<Trace>; 2]) -> MatchHistory {
    let by = |record: Record| {
        let of = |side: &'_ Vec<Trace>| side.iter().position(|it| it.record == record);
        [of(&traces[0]), of(&traces[1])]
    };
    let first = |[left, right]: [Option<usize>; 2]| {
        let (left, right) = (&traces[0][left?], &traces[1][right?]);
        match (left.is_before(right), right.is_before(left)) {
            (true, _) => Some(Side::Left),
            (_, true) => Some(Side::Right),
            _ => None,
        }
    };
    let all = traces.iter().flatten();
    let records: BTreeSet<Record> = all.map(|it| it.record).collect();
    let telling = records.iter().find(|record| first(by(**record)).is_some());
    let record = telling.or(records.first()).copied();
    let record = record.expect("there is a trace");
    let [left, right] = by(record);
    MatchHistory {
        record: in_report(record),
        first: first([left, right]),
        left: left.map(|it| traces[0][it].appearance.clone()),
        right: right.map(|it| traces[1][it].appearance.clone()),
    }
}

fn in_report(record: Record) -> model::Record {
    match record {
        Record::Snapshots => model::Record::Snapshots,
        Record::Attempts => model::Record::Attempts,
        Record::Git => model::Record::Git,
    }
}
