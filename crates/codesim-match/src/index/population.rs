//! The submissions that are compared, and the population in which rarity is counted.
//!
//! Submissions are numbered in three ways, each a type of its own. An [`ArchiveId`] counts the submissions of the index. A [`LocalId`]
//! counts the class, then those of the index that share anything with it. A [`PopulationId`] counts the class, then the whole index.
//! In all of them a submission of the class has the same number as in the slice that the caller compares.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::index::archive::ArchiveId;
use crate::input::channel::Channel;
use crate::input::languages::Languages;
use crate::input::substance::Substance;
use crate::rings::search::Ring;

/// A local submission (`here` in names): one of the class, or an earlier one that shares anything with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct LocalId(u32);

impl LocalId {
    pub(crate) fn new(number: usize) -> Self {
        Self(u32::try_from(number).expect("there are fewer than 2^32 submissions"))
    }

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A submission of the whole population: one of the class, or any earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PopulationId(pub(crate) usize);

/// The submissions of a class, which may include old ones, and the earlier ones of an index.
#[derive(Debug)]
pub(crate) struct Population {
    /// For each local submission, whether it is compared with new ones alone.
    old: Vec<bool>,
    /// The first of these, or the number of all if there is none.
    first_old: usize,
    /// The substance of each member.
    substances: Vec<Substance>,
    /// For each submission of the class its group, if it has one; earlier ones of an index have none. Empty if no submission has one.
    groups: Vec<Option<u32>>,
    class: usize,
    /// The submissions of the index that are local, ascending.
    sharing: Vec<ArchiveId>,
    /// For each submission of the index its local id.
    places: Vec<Option<LocalId>>,
    /// For each submission of the class whether it is in a ring and the class is not judged by it. Empty if none is.
    ringed: Vec<bool>,
}

impl Population {
    /// Creates a class without an index; `old` marks the submissions that are not compared among themselves.
    pub(crate) fn new(old: Vec<bool>, substances: Vec<Substance>) -> Self {
        Self {
            class: old.len(),
            first_old: first_old(&old),
            old,
            substances,
            groups: Vec::new(),
            sharing: Vec::new(),
            places: Vec::new(),
            ringed: Vec::new(),
        }
    }

    /// Excludes the members of rings from the submissions by which the class is judged, if at least `least` others are left.
    pub(crate) fn set_rings(&mut self, rings: &[Ring], least: usize) {
        self.ringed.clear();
        let members = rings.iter().flat_map(|ring| &ring.members);
        let others = self.substantial().count() - members.clone().count();
        if others >= least {
            self.ringed.resize(self.class, false);
            members.for_each(|&member| self.ringed[member] = true);
        }
    }

    /// Sets the group, or none, of each submission of the class: those of one group are not compared.
    pub(crate) fn with_groups(mut self, groups: Vec<Option<u32>>) -> Self {
        if groups.iter().any(Option::is_some) {
            self.groups = groups;
        }
        self
    }

    /// Adds the submissions of an index, of which those in `sharing` are local.
    pub(crate) fn with_earlier(
        mut self,
        sharing: Vec<ArchiveId>,
        substances: Vec<Substance>,
    ) -> Self {
        self.places = vec![None; substances.len()];
        self.substances.extend(substances);
        for (place, id) in sharing.iter().enumerate() {
            self.places[id.index()] = Some(LocalId::new(self.class + place));
        }
        self.old.extend(sharing.iter().map(|_| true));
        self.first_old = first_old(&self.old);
        self.sharing = sharing;
        self
    }

    /// Returns the number of all submissions, N.
    pub(crate) fn len(&self) -> usize {
        self.class + self.places.len()
    }

    /// Returns the number of local submissions.
    pub(crate) fn here_len(&self) -> usize {
        self.old.len()
    }

    /// Returns the number of submissions in the class.
    pub(crate) fn class_len(&self) -> usize {
        self.class
    }

    /// Returns the submissions of the class.
    pub(crate) fn class(&self) -> impl Iterator<Item = LocalId> {
        (0..self.class).map(LocalId::new)
    }

    /// Returns the new submissions of the class.
    pub(crate) fn new_ones(&self) -> Vec<LocalId> {
        let class = self.class();
        class.filter(|&id| !self.is_old(id)).collect()
    }

    /// Returns the submissions of the index that are local, ascending.
    pub(crate) fn sharing(&self) -> &[ArchiveId] {
        &self.sharing
    }

    /// Whether a member has the representation that a channel is a view of.
    pub(crate) fn has(&self, view: Channel, PopulationId(member): PopulationId) -> bool {
        !view.is_of_form() || self.substances[member].form
    }

    /// Returns all members that the class is judged by and that have the representation that a channel is a view of, ascending.
    pub(crate) fn having(&self, view: Channel) -> Vec<PopulationId> {
        let members = self.substantial();
        members.filter(|&member| self.has(view, member)).collect()
    }

    /// Returns the members that the class is judged by, ascending.
    pub(crate) fn substantial(&self) -> impl Iterator<Item = PopulationId> {
        let members = (0..self.len()).map(PopulationId);
        members.filter(|&PopulationId(member)| {
            !self.substances[member].negligible && !self.is_ringed(member)
        })
    }

    /// Whether the class is judged by a local submission.
    pub(crate) fn is_substantial(&self, submission: LocalId) -> bool {
        !self.is_negligible(submission) && !self.is_ringed(submission.index())
    }

    fn is_ringed(&self, of_class: usize) -> bool {
        self.ringed
            .get(of_class)
            .is_some_and(|&is_ringed| is_ringed)
    }

    /// Returns the new submissions of the class that are large enough to be in a ring.
    pub(crate) fn sizable(&self) -> impl Iterator<Item = LocalId> {
        let new = self.class().filter(|&id| !self.is_old(id));
        new.filter(|id| self.substances[id.index()].sizable)
    }

    /// Whether a local submission has hardly anything to compare.
    pub(crate) fn is_negligible(&self, submission: LocalId) -> bool {
        let PopulationId(member) = self.member(submission);
        self.substances[member].negligible
    }

    /// Returns a submission of the index, if it is local.
    pub(crate) fn here(&self, earlier: ArchiveId) -> Option<LocalId> {
        self.places[earlier.index()]
    }

    /// Returns the number in the index of a local submission; `None` for one of the class.
    pub(crate) fn earlier(&self, here: LocalId) -> Option<ArchiveId> {
        let place = here.index().checked_sub(self.class)?;
        Some(self.sharing[place])
    }

    /// Returns a local submission as a member.
    pub(crate) fn member(&self, here: LocalId) -> PopulationId {
        let earlier = self.earlier(here);
        PopulationId(earlier.map_or(here.index(), |id| self.class + id.index()))
    }

    /// Returns a member, if it is local.
    pub(crate) fn here_of(&self, PopulationId(member): PopulationId) -> Option<LocalId> {
        match member.checked_sub(self.class) {
            None => Some(LocalId::new(member)),
            Some(earlier) => self.places[earlier],
        }
    }

    /// Returns the languages of a local submission.
    pub(crate) fn languages(&self, submission: LocalId) -> Languages {
        let PopulationId(member) = self.member(submission);
        self.substances[member].languages
    }

    /// Whether two local submissions have no language in common.
    pub(crate) fn are_across(&self, one: LocalId, other: LocalId) -> bool {
        self.languages(one).are_apart(self.languages(other))
    }

    /// Whether a submission is compared with new ones alone.
    pub(crate) fn is_old(&self, submission: LocalId) -> bool {
        self.old[submission.index()]
    }

    /// Returns two ranges that contain all submissions that a row is compared with, and some that it is not: all before it, and all from the
    /// first old one on.
    pub(crate) fn others(&self, row: LocalId) -> [Range<LocalId>; 2] {
        // Each pair belongs to one row: that of its later submission, or of the new one if the other is old. A row is therefore compared with
        // all before it, and with the old ones behind it, none of which comes before the first old one. The ranges ascend and do not overlap,
        // which the counters rely on.
        let from = self.first_old.max(row.index() + 1);
        let end = self.here_len().max(from);
        [LocalId::new(0)..row, LocalId::new(from)..LocalId::new(end)]
    }

    /// Whether two submissions are compared, and in this row.
    pub(crate) fn is_pair_of_row(&self, row: LocalId, other: LocalId) -> bool {
        !self.is_old(row)
            && (other < row || self.is_old(other))
            && other != row
            && !self.are_one_group(row, other)
    }

    fn are_one_group(&self, a: LocalId, b: LocalId) -> bool {
        let [a, b] = [a, b].map(|id| self.groups.get(id.index()).copied().flatten());
        a.is_some() && a == b
    }

    /// Returns the number of pairs that are compared.
    pub(crate) fn pairs(&self) -> u64 {
        self.pairs_of((0..self.len()).map(PopulationId))
    }

    /// Returns the number of pairs that the class is judged by.
    pub(crate) fn substantial_pairs(&self) -> u64 {
        self.pairs_of(self.substantial())
    }

    /// Returns the number of pairs of these members that are compared.
    pub(crate) fn pairs_of(&self, members: impl Iterator<Item = PopulationId>) -> u64 {
        let (of_class, earlier): (Vec<usize>, Vec<usize>) = members
            .map(|PopulationId(member)| member)
            .partition(|&member| member < self.class);
        let new = of_class.iter().filter(|&&id| !self.old[id]).count();
        let old = of_class.len() - new + earlier.len();
        pairs(new as u64, old as u64) - self.pairs_within_groups(&of_class)
    }

    /// Returns the number of those of [`Population::pairs_of`] these members that have no language in common.
    pub(crate) fn pairs_across(&self, members: impl Iterator<Item = PopulationId>) -> u64 {
        // Inclusion and exclusion: the pairs across languages of all members, less those within each group, which are not
        // compared. Counting kinds instead of pairs keeps this linear in the members.
        let is_old = |id: usize| id >= self.class || self.old[id];
        let kind = |PopulationId(id): PopulationId| (self.substances[id].languages, is_old(id));
        let mut all: BTreeMap<Kind, u64> = BTreeMap::new();
        let mut grouped: BTreeMap<u32, BTreeMap<Kind, u64>> = BTreeMap::new();
        for member in members {
            *all.entry(kind(member)).or_default() += 1;
            if let Some(group) = self.groups.get(member.0).copied().flatten() {
                *grouped
                    .entry(group)
                    .or_default()
                    .entry(kind(member))
                    .or_default() += 1;
            }
        }
        across(&all) - grouped.values().map(across).sum::<u64>()
    }

    /// Returns the number of pairs of these submissions of the class that would be compared if they were not of one group.
    fn pairs_within_groups(&self, of_class: &[usize]) -> u64 {
        let group = |id: usize| self.groups.get(id).copied().flatten();
        let grouped = of_class.iter().map(|&id| (group(id), self.old[id]));
        let mut grouped: Vec<(u32, bool)> = grouped
            .filter_map(|(group, old)| Some((group?, old)))
            .collect();
        grouped.sort_unstable();
        let groups = grouped.chunk_by(|a, b| a.0 == b.0);
        let within = groups.map(|group| {
            let new = group.partition_point(|&(_, old)| !old);
            pairs(new as u64, (group.len() - new) as u64)
        });
        within.sum()
    }
}

/// Returns the place of the first old submission, or the number of all if there is none.
fn first_old(old: &[bool]) -> usize {
    old.iter().position(|&old| old).unwrap_or(old.len())
}

/// The properties that decide whether two submissions are compared, and across languages: the languages, and whether it is old.
type Kind = (Languages, bool);

/// Returns the number of pairs across languages, in which not both are old, from the number of submissions of each kind.
fn across(counts: &BTreeMap<Kind, u64>) -> u64 {
    let all = counts.iter().enumerate();
    let pairs = all.flat_map(|(place, one)| {
        let others = counts.iter().skip(place + 1);
        others.map(move |other| (one, other))
    });
    pairs
        .filter(|((one, _), (other, _))| one.0.are_apart(other.0) && !(one.1 && other.1))
        .map(|((_, count), (_, other))| count * other)
        .sum()
}

/// Returns the number of pairs of `new` and `old` submissions in which not both are old.
fn pairs(new: u64, old: u64) -> u64 {
    new * old + new * new.saturating_sub(1) / 2
}

/// Returns `count` of these members, evenly spaced; there are at least that many.
pub(crate) fn evenly_spaced(members: &[PopulationId], count: usize) -> Vec<PopulationId> {
    let member = |i| members[i * members.len() / count];
    (0..count).map(member).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_across_languages_are_those_that_are_compared_one_by_one() {
        let languages = |id: usize| Languages::of(std::iter::once(id % 3));
        let substance = |id: usize| Substance::new(100, true).with_languages(languages(id));
        let count = 20;
        let old = (0..count).map(|id| id % 4 == 3).collect();
        let groups = (0..count).map(|id| (id < 8).then_some(id as u32 / 4));
        let population =
            Population::new(old, (0..count).map(substance).collect()).with_groups(groups.collect());
        let all = || population.class();
        let pairs = all().flat_map(|row| all().map(move |other| (row, other)));
        let compared = pairs.filter(|&(row, other)| population.is_pair_of_row(row, other));
        let across = compared.filter(|&(row, other)| population.are_across(row, other));
        let counted = population.pairs_across((0..count).map(PopulationId));
        assert_eq!(counted, across.count() as u64);
    }

    #[test]
    fn members_are_all_or_evenly_spaced() {
        let all: Vec<PopulationId> = (0..1000).map(PopulationId).collect();
        assert_eq!(evenly_spaced(&all[..3], 3), all[..3]);
        let some = evenly_spaced(&all, 256);
        assert_eq!(some.len(), 256);
        let steps = some.windows(2).map(|w| w[1].0 - w[0].0);
        assert!(steps.clone().all(|step| (3..=4).contains(&step)));
        assert!(evenly_spaced(&all, 0).is_empty());
    }
}
