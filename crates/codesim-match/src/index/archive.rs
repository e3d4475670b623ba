//! What an index knows of its submissions, which are not compared among themselves.

use codesim_fingerprint::Totals;

use crate::input::channel::Channel;
use crate::input::languages::Languages;
use crate::input::substance::Substance;

/// An earlier submission, by its number among those of the index, from 0 without gaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArchiveId(pub u32);

impl ArchiveId {
    /// The number, to index a slice of all earlier submissions.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Statistics of the submissions of an index that are in memory; the results of look-ups, which may fail, are in [`ArchiveHits`].
pub trait ArchiveStatistics: Sync {
    /// Number of submissions.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The totals of a submission.
    fn totals(&self, channel: Channel, submission: ArchiveId) -> Totals;

    /// Whether a submission has a normal form. Of one that has nothing but boilerplate in it, an index does not know.
    fn has_form(&self, submission: ArchiveId) -> bool {
        self.totals(Channel::Nesting, submission).fingerprints() > 0
    }

    /// What is expected of a submission, of [`Expectations::each`](crate::Expectations::each).
    fn expected(&self, channel: Channel, submission: ArchiveId) -> f64;

    /// What is expected of all of them together, of [`Expectations::median`](crate::Expectations::median).
    fn median(&self, channel: Channel) -> f64;
}

/// No index.
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

/// The submissions of an index, as far as a class needs to know them.
pub struct ArchiveHits<'a> {
    /// All of them.
    pub archive: &'a dyn ArchiveStatistics,
    /// The languages of each, by its number; empty if all submissions that are compared have one in common.
    pub languages: Vec<Languages>,
    /// Those that are asked for even if they share nothing, ascending.
    pub asked: Vec<ArchiveId>,
    /// For each channel, in the order of [`Channel::ALL`], those of [`Fingerprints::wanted`](crate::Fingerprints::wanted) that the index has.
    pub found: [Vec<Found>; Channel::COUNT],
}

/// A fingerprint that an index has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Hash of the gram.
    pub hash: u64,
    /// Number of submissions that it was counted with in their totals.
    pub occurrences: u64,
    /// Those of the index that contain it, ascending.
    pub submissions: Vec<ArchiveId>,
}

impl ArchiveHits<'_> {
    /// No index.
    pub fn none() -> Self {
        Self {
            archive: &(),
            languages: Vec::new(),
            asked: Vec::new(),
            found: Channel::ALL.map(|_| Vec::new()),
        }
    }

    /// What there is to compare of each submission beside boilerplate.
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

    /// Those that have anything of what is no boilerplate, and those asked for, ascending.
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
