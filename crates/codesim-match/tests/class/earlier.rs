//! Earlier submissions in an index are compared as if they were in the class.

use std::collections::BTreeMap;

use codesim_fingerprint::selection::Scheme;
use codesim_match::{
    Channel, Comparison, Earlier, Expectations, Fingerprints, Found, Options, Ranked, RankedPair,
    Submission, Totals,
};
use proptest::prelude::*;

use crate::build::{Class, class, document, submission, unlike, usual};

/// What an average may lose; a square root makes it larger.
const ROUNDING: f64 = 1e-6;

/// An index without a disk: who has a fingerprint.
struct Index {
    occurrences: [BTreeMap<u64, Vec<u32>>; Channel::COUNT],
    totals: Vec<[Totals; Channel::COUNT]>,
}

impl Index {
    fn of(submissions: &[Submission], options: &Options) -> Self {
        let fingerprints = Fingerprints::new(
            submissions,
            &[],
            &options.thresholds,
            &Scheme::default(),
            &(),
        );
        let mut totals = vec![[Totals::default(); Channel::COUNT]; submissions.len()];
        let occurrences = Channel::ALL.map(|channel| {
            let mut occurrences: BTreeMap<u64, Vec<u32>> = BTreeMap::new();
            for (id, set) in (0..).zip(fingerprints.sets(channel)) {
                for &hash in set {
                    occurrences.entry(hash).or_default().push(id);
                }
            }
            for ids in occurrences.values() {
                for &id in ids {
                    totals[id as usize][channel as usize].add(ids.len() as u64);
                }
            }
            occurrences
        });
        Self {
            occurrences,
            totals,
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

/// The new submissions of a class, and its old ones.
fn parted(class: &Class) -> (Vec<Submission>, Vec<Submission>) {
    let all = class.submissions.iter().cloned();
    all.partition(|submission| !submission.old)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn an_index_changes_nothing(class in class()) {
        let options = Options { max_occurrences: usize::MAX, ..class.options };
        let (new, old) = parted(&class);
        let all = [new.clone(), old.clone()].concat();
        let fingerprints = |of: &[Submission]| Fingerprints::new(of, &class.boilerplate, &options.thresholds, &Scheme::default(), &());
        let of_all = Expectations::new(&fingerprints(&all), &Earlier::none());
        let index = Index::of(&old, &options);
        let wanted = fingerprints(&new);
        let mut earlier = Earlier {
            submissions: old.len(),
asked: Vec::new(),
            found: Channel::ALL.map(|channel| index.found(channel, wanted.wanted(channel))),
            totals: Box::new(|channel, id| index.totals[id][channel as usize]),
            expected: Box::new(|channel, id| of_all.each[new.len() + id][channel as usize]),
            middle: [0.0; Channel::COUNT],
        };
        // So that both on average give the class's own.
        let share = old.len() as f64 / all.len().max(1) as f64;
        let of_new = Expectations::new(&wanted, &earlier).middle;
        let rest = |c: Channel| of_all.middle[c as usize] - of_new[c as usize];
        earlier.middle = Channel::ALL.map(|channel| rest(channel) / share.max(1e-3));
        let ranked = Ranked::new(wanted, &earlier, &options, &());
        let needed = ranked.earlier();
        let loaded: Vec<Submission> = needed.iter().map(|&id| old[id].clone()).collect();
        let compared = [new.clone(), loaded].concat();
        let by_index = ranked.compare(&compared, &needed);
        let at_once = Comparison::new(&all, &class.boilerplate, &options, &());

        let number = |at: usize| if at < new.len() { at } else { new.len() + needed[at - new.len()] };
        let found: Vec<RankedPair> = by_index.pairs().collect();
        prop_assert_eq!(found.len(), at_once.pairs().count());
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
    let wanted = Fingerprints::new(&new, &[], &options.thresholds, &Scheme::default(), &());
    let earlier = Earlier {
        submissions: old.len(),
        asked: vec![3],
        found: Channel::ALL.map(|channel| index.found(channel, wanted.wanted(channel))),
        totals: Box::new(|channel, id| index.totals[id][channel as usize]),
        expected: Box::new(|_, _| 0.0),
        middle: [0.0; Channel::COUNT],
    };
    let ranked = Ranked::new(wanted, &earlier, &options, &());
    assert_eq!(ranked.earlier(), [3, 7]);
    let compared = [new[0].clone(), old[3].clone(), old[7].clone()];
    let comparison: Comparison = ranked.compare(&compared, &[3, 7]);
    assert_eq!(comparison.pair(0, 1).score, 0.0);
    let pairs: Vec<RankedPair> = comparison.pairs().collect();
    assert_eq!(pairs.len(), 1);
    assert_eq!(pairs[0].verdict, codesim_match::Verdict::Flagged);
    assert_eq!(comparison.background().pairs(), 20);
}
