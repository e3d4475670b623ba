//! The data of an index about its submissions, which are not compared among themselves.

use codesim_fingerprint::Totals;

use crate::input::channel::Channel;
use crate::input::languages::Languages;
use crate::input::substance::Substance;

/// An earlier submission, by its number among those of the index, from 0 without gaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArchiveId(pub u32);

impl ArchiveId {
    /// Returns the number, to index a slice of all earlier submissions.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Statistics of the submissions of an index that are in memory; the results of look-ups, which may fail, are in [`ArchiveHits`].
pub trait ArchiveStatistics: Sync {
    /// Returns the number of submissions.
    fn len(&self) -> usize;

    /// Whether the index is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the totals of a submission.
    fn totals(&self, channel: Channel, submission: ArchiveId) -> Totals;

    /// Whether a submission has a normal form. An index does not know this of a submission that has only boilerplate in it.
    fn has_form(&self, submission: ArchiveId) -> bool {
        self.totals(Channel::Nesting, submission).fingerprints() > 0
    }

    /// Returns the expected overlap of a submission, from [`Expectations::each`](crate::Expectations::each).
    fn expected(&self, channel: Channel, submission: ArchiveId) -> f64;

    /// Returns the expected overlap of all submissions together, from [`Expectations::median`](crate::Expectations::median).
    fn median(&self, channel: Channel) -> f64;
}

/// The statistics of an empty index.
impl ArchiveStatistics for () {
    fn len(&self) -> usize {
        0
    }

    fn totals(&self, _: Channel, _: ArchiveId) -> Totals {
        Totals::default()
    }

    fn expected(&self, _: Channel, _: ArchiveId) -> f64 {
        0.0
    }

    fn median(&self, _: Channel) -> f64 {
        0.0
    }
}

/// The submissions of an index, with the data that a class needs.
pub struct ArchiveHits<'a> {
    /// Statistics of all submissions.
    pub archive: &'a dyn ArchiveStatistics,
    /// The languages of each submission, by its number; empty if all submissions that are compared have one in common.
    pub languages: Vec<Languages>,
    /// The submissions that are asked for even if they share no fingerprint, ascending.
    pub asked: Vec<ArchiveId>,
    /// For each channel, in the order of [`Channel::ALL`], the fingerprints of [`Fingerprints::wanted`](crate::Fingerprints::wanted) that the
    /// index has.
    pub found: [Vec<Found>; Channel::COUNT],
}

/// A fingerprint that an index has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Hash of the gram.
    pub hash: u64,
    /// Number of submissions with it that are counted in their totals.
    pub occurrences: u64,
    /// The submissions of the index that contain it, ascending.
    pub submissions: Vec<ArchiveId>,
}

impl ArchiveHits<'_> {
    /// Returns the hits of no index.
    pub fn none() -> Self {
        Self {
            archive: &(),
            languages: Vec::new(),
            asked: Vec::new(),
            found: Channel::ALL.map(|_| Vec::new()),
        }
    }

    /// Returns the substance of each submission without boilerplate.
    pub(crate) fn substances(
        &self,
        is_boilerplate: impl Fn(Channel, u64) -> bool,
    ) -> Vec<Substance> {
        let mut given = vec![0; self.archive.len()];
        let structure = self.found[Channel::Structure as usize].iter();
        for found in structure.filter(|it| is_boilerplate(Channel::Structure, it.hash)) {
            for submission in &found.submissions {
                given[submission.index()] += 1;
            }
        }
        let substance = |(id, given): (ArchiveId, u64)| {
            let all = self.archive.totals(Channel::Structure, id).fingerprints();
            let own = all.saturating_sub(given);
            let languages = self.languages.get(id.index()).copied();
            Substance::new(own as usize, self.archive.has_form(id))
                .with_languages(languages.unwrap_or_default())
        };
        let ids = (0..).map(ArchiveId);
        ids.zip(given).map(substance).collect()
    }

    /// Returns the submissions that have a fingerprint that is not boilerplate, and those asked for, ascending.
    pub(crate) fn sharing(&self, is_boilerplate: impl Fn(Channel, u64) -> bool) -> Vec<ArchiveId> {
        let mut shares = vec![false; self.archive.len()];
        for channel in Channel::ALL {
            let found = self.found[channel as usize].iter();
            for found in found.filter(|found| !is_boilerplate(channel, found.hash)) {
                for submission in &found.submissions {
                    shares[submission.index()] = true;
                }
            }
        }
        for submission in &self.asked {
            shares[submission.index()] = true;
        }
        let sharing = (0..).zip(&shares).filter(|(_, shares)| **shares);
        sharing.map(|(id, _)| ArchiveId(id)).collect()
    }
}
