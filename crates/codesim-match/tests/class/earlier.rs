//! Earlier submissions in an index are compared as if they were in the class.

use std::collections::BTreeMap;

use codesim_fingerprint::Totals;
use codesim_fingerprint::selection::Scheme;
use codesim_match::{
    ArchiveHits, ArchiveId, ArchiveStatistics, Channel, Comparison, Expectations, Fingerprints,
    Found, Languages, Options, Ranked, RankedPair, Submission,
};
use codesim_progress::{Stage, Step};
use codesim_token::Document;
use proptest::prelude::*;

use crate::build::{Class, Judged, class, compare_all, document, submission, unlike, usual};

/// Maximum error of an average; a square root enlarges it.
const ROUNDING: f64 = 1e-6;

/// An index in memory: the submissions that have each fingerprint.
struct Index {
    occurrences: [BTreeMap<u64, Vec<ArchiveId>>; Channel::COUNT],
    totals: Vec<[Totals; Channel::COUNT]>,
    expected: Vec<[f64; Channel::COUNT]>,
    median: [f64; Channel::COUNT],
    languages: Vec<Languages>,
}

impl ArchiveStatistics for Index {
    fn len(&self) -> usize {
        self.totals.len()
    }

    fn totals(&self, channel: Channel, submission: ArchiveId) -> Totals {
        self.totals[submission.index()][channel as usize]
    }

    fn expected(&self, channel: Channel, submission: ArchiveId) -> f64 {
        self.expected[submission.index()][channel as usize]
    }

    fn median(&self, channel: Channel) -> f64 {
        self.median[channel as usize]
    }
}

fn fingerprints(
    submissions: &[Submission],
    boilerplate: &[Document],
    options: &Options,
) -> Fingerprints {
    let scheme = Scheme::default();
    Fingerprints::new(
        submissions,
        boilerplate,
        &options.thresholds,
        &scheme,
        &step(),
    )
    .expect("nobody cancels it")
}

/// A step that nobody watches.
fn step() -> Step<'static> {
    Step::begin(&(), Stage::Rank, None)
}

fn ranked(
    fingerprints: Fingerprints,
    new: &[Submission],
    earlier: &ArchiveHits,
    options: &Options,
) -> Ranked {
    Ranked::new(fingerprints, new, earlier, options, &step()).expect("nobody cancels it")
}

fn expectations(fingerprints: &Fingerprints, earlier: &ArchiveHits) -> Expectations {
    Expectations::new(fingerprints, earlier, &step()).expect("nobody cancels it")
}

impl Index {
    fn of(submissions: &[Submission], options: &Options) -> Self {
        let fingerprints = fingerprints(submissions, &[], options);
        let mut totals = vec![[Totals::default(); Channel::COUNT]; submissions.len()];
        let occurrences = Channel::ALL.map(|channel| {
            let mut occurrences: BTreeMap<u64, Vec<ArchiveId>> = BTreeMap::new();
            for (id, set) in (0..).map(ArchiveId).zip(fingerprints.sets(channel).iter()) {
                for &hash in set {
                    occurrences.entry(hash).or_default().push(id);
                }
            }
            for ids in occurrences.values() {
                for &id in ids {
                    totals[id.index()][channel as usize].add(ids.len() as u64);
                }
            }
            occurrences
        });
        Self {
            occurrences,
            expected: vec![[0.0; Channel::COUNT]; totals.len()],
            totals,
            median: [0.0; Channel::COUNT],
            languages: submissions.iter().map(|it| it.languages).collect(),
        }
    }

    /// Returns the hits of the index for a class, and the submissions asked for.
    fn earlier(&self, class: &Fingerprints, asked: &[ArchiveId]) -> ArchiveHits<'_> {
        ArchiveHits {
            archive: self,
            languages: self.languages.clone(),
            asked: asked.to_vec(),
            found: Channel::ALL.map(|channel| self.found(channel, class.wanted(channel))),
        }
    }

    fn found(&self, channel: Channel, wanted: Vec<u64>) -> Vec<Found> {
        let occurrences = &self.occurrences[channel as usize];
        let known = wanted.into_iter().filter_map(|hash| {
            let submissions = occurrences.get(&hash)?.clone();
            Some(Found {
                hash,
                occurrences: submissions.len() as u64,
                submissions,
            })
        });
        known.collect()
    }
}

/// The new submissions of a class, and its old ones, whose groups an index does not know.
fn parted(class: &Class) -> (Vec<Submission>, Vec<Submission>) {
    let all = class.submissions.iter().cloned();
    all.map(|submission| Submission {
        group: submission.group.filter(|_| !submission.old),
        ..submission
    })
    .partition(|submission| !submission.old)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn an_index_changes_nothing(class in class()) {
        let options = Options { max_occurrences: usize::MAX, ..class.options };
        let (new, old) = parted(&class);
        let all = [new.clone(), old.clone()].concat();
        let fingerprints = |of: &[Submission]| fingerprints(of, &class.boilerplate, &options);
        let of_all = expectations(&fingerprints(&all), &ArchiveHits::none());
        let mut index = Index::of(&old, &options);
        index.expected = of_all.each[new.len()..].to_vec();
        let wanted = fingerprints(&new);
        // Chosen so that the average of both is the class's own.
        let of_new = expectations(&wanted, &index.earlier(&wanted, &[])).median;
        index.median = [1.0; Channel::COUNT];
        let with_one = expectations(&wanted, &index.earlier(&wanted, &[])).median;
        index.median = Channel::ALL.map(|channel| {
            let [all, new, one] = [of_all.median, of_new, with_one].map(|median| median[channel as usize]);
            // The share of the submissions in the index; if it is zero, no overlap is expected of them.
            let share = one - new;
            (all - new) / share.max(1e-3)
        });
        let earlier = index.earlier(&wanted, &[]);
        let ranked = ranked(wanted, &new, &earlier, &options);
        let needed = ranked.earlier();
        let loaded: Vec<Submission> = needed.iter().map(|id| old[id.index()].clone()).collect();
        let compared = [new.clone(), loaded].concat();
        let by_index = ranked.compare(&compared, &needed);
        let at_once = compare_all(&all, &class.boilerplate, &options);

        let number = |at: usize| if at < new.len() { at } else { new.len() + needed[at - new.len()].index() };
        let found: Vec<RankedPair> = by_index.judged().collect();
        prop_assert_eq!(found.len(), at_once.judged().count());
        prop_assert_eq!(by_index.sharing_pairs(), at_once.sharing_pairs());
        prop_assert_eq!(by_index.background().pairs(), at_once.background().pairs());
        for pair in found {
            let expected = at_once.pair(pair.left, number(pair.right));
            prop_assert!((pair.score - expected.score).abs() < ROUNDING, "{pair:?} {expected:?}");
            let aligned = at_once.align(pair.left, number(pair.right));
            prop_assert_eq!(by_index.align(pair.left, pair.right), aligned);
            prop_assert_eq!(by_index.pair(pair.left, pair.right), pair);
        }
    }
}

#[test]
fn one_new_submission_is_a_class() {
    let copied = unlike("shared", 400);
    let copy =
        |first: &str| submission([document(copied.iter().cloned().chain(unlike(first, 100)))]);
    let old: Vec<Submission> = (0..20)
        .map(|i| match i {
            7 => copy("old"),
            _ => submission([document(unlike(&format!("o{i} "), 500))]),
        })
        .collect();
    let options = usual();
    let new = [copy("new")];
    let index = Index::of(&old, &options);
    let wanted = fingerprints(&new, &[], &options);
    let earlier = index.earlier(&wanted, &[ArchiveId(3)]);
    let ranked = ranked(wanted, &new, &earlier, &options);
    let needed = [ArchiveId(3), ArchiveId(7)];
    assert_eq!(ranked.earlier(), needed);
    let compared = [new[0].clone(), old[3].clone(), old[7].clone()];
    let comparison: Comparison = ranked.compare(&compared, &needed);
    assert_eq!(comparison.pair(0, 1).score, 0.0);
    let pairs: Vec<RankedPair> = comparison.judged().collect();
    assert_eq!(pairs.len(), 1);
    assert_eq!(pairs[0].verdict, codesim_match::Verdict::Flagged);
    assert_eq!(comparison.background().pairs(), 20);
}
