//! The index against one in memory that does everything anew.

use std::collections::{BTreeMap, BTreeSet};

use codesim_fingerprint::Totals;
use proptest::prelude::*;

use super::{CHANNELS, meaning, submission};
use crate::{Index, NewSubmission, Record, Writer, verify};

#[derive(Debug, Clone)]
enum Change {
    Add(Vec<BTreeSet<u64>>),
    Remove(Vec<prop::sample::Index>),
    Merge,
    Compact,
    Reopen,
}

fn kinds(most: usize) -> impl Strategy<Value = BTreeSet<u64>> {
    // Few kinds that many have and many that few have.
    let kind = prop_oneof![0..20_u64, 20..2000_u64];
    prop::collection::btree_set(kind, 0..most)
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => prop::collection::vec(kinds(30), 0..4).prop_map(Change::Add),
        1 => prop::collection::vec(kinds(100), 15..25).prop_map(Change::Add),
        2 => prop::collection::vec(any::<prop::sample::Index>(), 0..5).prop_map(Change::Remove),
        2 => Just(Change::Merge),
        1 => Just(Change::Compact),
        1 => Just(Change::Reopen),
    ]
}

/// Live submissions by id.
#[derive(Default)]
struct Naive {
    live: BTreeMap<u32, NewSubmission>,
    end: u32,
}

impl Naive {
    fn postings(&self, channel: usize) -> BTreeMap<u64, BTreeSet<u32>> {
        let mut postings: BTreeMap<u64, BTreeSet<u32>> = BTreeMap::new();
        for (&id, submission) in &self.live {
            for &hash in &submission.channels[channel].hashes {
                postings.entry(hash).or_default().insert(id);
            }
        }
        postings
    }

    fn assert_same(&self, index: &Index) {
        assert_eq!(index.end(), self.end);
        assert!(index.ids().eq(self.live.keys().copied()));
        assert_eq!(index.submissions(), self.live.len());
        for channel in 0..CHANNELS {
            self.assert_same_fingerprints(index, channel);
        }
        for (&id, submission) in &self.live {
            assert_eq!(index.record(id).unwrap(), submission.record);
            assert_eq!(index.documents(id).unwrap(), submission.documents);
            assert_eq!(index.sources(id).unwrap(), submission.sources);
            let same = self
                .live
                .iter()
                .filter(|(_, other)| other.record.content == submission.record.content);
            assert!(
                index
                    .find(&submission.record.content)
                    .unwrap()
                    .iter()
                    .eq(same.map(|(id, _)| id))
            );
            let Record {
                collection, name, ..
            } = &submission.record;
            let same = self.live.iter().filter(|(_, other)| {
                (&other.record.collection, &other.record.name) == (collection, name)
            });
            let found = index.find_name(collection, name).unwrap();
            assert!(found.iter().eq(same.map(|(id, _)| id)));
        }
        assert!(index.find(&[99; 32]).unwrap().is_empty());
        assert!(index.find_name("nobody's", "nobody").unwrap().is_empty());
    }

    fn assert_same_fingerprints(&self, index: &Index, channel: usize) {
        let postings = self.postings(channel);
        let mut found = Vec::new();
        for (&hash, ids) in &postings {
            index.postings(channel, hash, &mut found).unwrap();
            assert!(found.iter().eq(ids), "{hash} {found:?} {ids:?}");
        }
        // All at once, with hashes that no submission has in between.
        let around = postings
            .keys()
            .flat_map(|&hash| [hash, hash.saturating_add(1)]);
        let hashes: Vec<u64> = around.collect::<BTreeSet<_>>().into_iter().collect();
        let mut found = BTreeMap::new();
        let gather = |hash, ids: &[u32]| {
            found.insert(hash, ids.iter().copied().collect());
        };
        index.lookup(channel, &hashes, gather).unwrap();
        assert_eq!(found, postings);
        for id in 0..self.end {
            let mut totals = Totals::default();
            let submission = self
                .live
                .get(&id)
                .map(|submission| &submission.channels[channel]);
            let hashes = submission.map_or(&[][..], |channel| &channel.hashes);
            hashes
                .iter()
                .for_each(|hash| totals.add(postings[hash].len() as u64));
            assert_eq!(index.totals(channel, id), totals, "submission {id}");
            assert_eq!(
                index.expected(channel, id),
                submission.map_or(0.0, |channel| channel.expected)
            );
        }
    }
}

fn apply(change: Change, naive: &mut Naive, writer: &mut Writer) {
    match change {
        Change::Add(classes) => {
            let new = (naive.end..)
                .zip(&classes)
                .map(|(id, kinds)| (id, submission(id.into(), kinds)));
            naive.live.extend(new.clone());
            let ids = writer
                .add(&meaning(&[]), &meaning(&[]), new.map(|(_, new)| new), &())
                .unwrap();
            assert_eq!(ids, naive.end..naive.end + classes.len() as u32);
            naive.end = ids.end;
        }
        Change::Remove(places) if naive.end > 0 => {
            let ids: Vec<u32> = places
                .iter()
                .map(|place| place.index(naive.end as usize) as u32)
                .collect();
            writer.remove(&ids, &()).unwrap();
            naive.live.retain(|id, _| !ids.contains(id));
        }
        Change::Merge => writer.merge(&()).unwrap(),
        Change::Compact => {
            writer.compact(&()).unwrap();
            let figures = writer.index().figures();
            assert_eq!(
                (figures.removed, figures.segments.min(2)),
                (0, figures.segments)
            );
            let live = naive
                .live
                .values()
                .flat_map(|submission| &submission.channels);
            assert_eq!(
                figures.fingerprints,
                live.map(|channel| channel.hashes.len() as u64).sum::<u64>()
            );
        }
        Change::Remove(_) | Change::Reopen => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn any_changes(changes in prop::collection::vec(change(), 1..16)) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.codesim");
        let mut naive = Naive::default();
        let mut writer = Writer::create(&path, CHANNELS, BTreeMap::new()).unwrap();
        for change in changes {
            if matches!(change, Change::Reopen) {
                drop(writer);
                writer = Writer::open(&path).unwrap();
            }
            apply(change, &mut naive, &mut writer);
            naive.assert_same(writer.index());
        }
        naive.assert_same(&Index::open(&path).unwrap());
        prop_assert_eq!(verify(&path, &()).unwrap(), []);
    }
}

/// A hash that fills many blocks of a segment, among others that fill part of one.
#[test]
fn one_hash_in_many_blocks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut naive = Naive::default();
    let mut writer = Writer::create(&path, CHANNELS, BTreeMap::new()).unwrap();
    let classes = (0..2000)
        .map(|id| BTreeSet::from([7, id % 3, 100 + id / 40]))
        .collect();
    apply(Change::Add(classes), &mut naive, &mut writer);
    naive.assert_same(writer.index());
    apply(Change::Merge, &mut naive, &mut writer);
    apply(Change::Compact, &mut naive, &mut writer);
    naive.assert_same(writer.index());
    apply(
        Change::Add(vec![BTreeSet::from([7, 100])]),
        &mut naive,
        &mut writer,
    );
    naive.assert_same(writer.index());
}

/// Many small additions end in few files.
#[test]
fn files_stay_few() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.codesim");
    let mut naive = Naive::default();
    let mut writer = Writer::create(&path, CHANNELS, BTreeMap::new()).unwrap();
    for id in 0..120_u64 {
        let kinds = (0..id % 20).map(|kind| kind * id).collect();
        apply(Change::Add(vec![kinds]), &mut naive, &mut writer);
        apply(Change::Merge, &mut naive, &mut writer);
    }
    naive.assert_same(writer.index());
    let figures = writer.index().figures();
    assert!(figures.segments <= 6 && figures.records < 40, "{figures:?}");
}
