//! Who is compared, and among how many.

use std::ops::Range;

/// The submissions of a class, and earlier ones.
///
/// Those that are *here* are numbered from 0: the class, which may have old submissions among it, then those of an index that share
/// anything with it. The others of the index are counted only.
#[derive(Debug)]
pub(crate) struct Population {
    /// For each that is here, whether it is compared with new ones alone.
    old: Vec<bool>,
    /// Submissions of the class itself.
    class: usize,
    /// Those of the index that are here, as numbers among all that the index has, ascending.
    sharing: Vec<usize>,
    /// For each of the index its place among those that are here.
    places: Vec<Option<u32>>,
}

impl Population {
    /// A class by itself; `old` tells which of its submissions are not compared among themselves.
    pub(crate) fn class(old: Vec<bool>) -> Self {
        Self {
            class: old.len(),
            old,
            sharing: Vec::new(),
            places: Vec::new(),
        }
    }

    /// With `earlier` submissions of an index, of which those in `sharing` are here.
    pub(crate) fn with_earlier(mut self, sharing: Vec<usize>, earlier: usize) -> Self {
        self.old.extend(sharing.iter().map(|_| true));
        self.places = vec![None; earlier];
        for (place, &submission) in (0..).zip(&sharing) {
            self.places[submission] = Some(place);
        }
        self.sharing = sharing;
        self
    }

    /// Number of all submissions, N.
    pub(crate) fn len(&self) -> usize {
        self.class + self.places.len()
    }

    /// Number of those that are here.
    pub(crate) fn here(&self) -> usize {
        self.old.len()
    }

    /// Number of those whose medians are not known yet: the class.
    pub(crate) fn measured(&self) -> usize {
        self.class
    }

    /// Those of the index that are here, as numbers among all that the index has.
    pub(crate) fn sharing(&self) -> &[usize] {
        &self.sharing
    }

    /// The average of a figure of the class and one of the earlier submissions, by their numbers.
    pub(crate) fn average(&self, class: f64, earlier: f64) -> f64 {
        if self.places.is_empty() {
            return class;
        }
        let share = self.class as f64 / self.len() as f64;
        share * class + (1.0 - share) * earlier
    }

    /// The place of a submission of the index among those of the index that are here.
    pub(crate) fn place(&self, number: usize) -> Option<usize> {
        self.places[number].map(|place| place as usize)
    }

    /// The one at this place of the population, if it is here.
    pub(crate) fn here_at(&self, place: usize) -> Option<usize> {
        match place.checked_sub(self.class) {
            None => Some(place),
            Some(number) => Some(self.class + self.place(number)?),
        }
    }

    /// Whether a submission is compared with new ones alone.
    pub(crate) fn is_old(&self, submission: usize) -> bool {
        self.old[submission]
    }

    /// Where those are that a submission is compared with, and some with which it is not: all before it, and from the first old one on.
    pub(crate) fn others(&self, row: usize) -> [Range<usize>; 2] {
        let first_old = self.old.iter().position(|&old| old);
        let from = first_old.unwrap_or(self.here()).max(row + 1);
        [0..row, from..self.here().max(from)]
    }

    /// Whether two are compared, and it is at `row` that they are.
    pub(crate) fn is_pair_of_row(&self, row: usize, other: usize) -> bool {
        !self.old[row] && (other < row || self.old[other]) && other != row
    }

    /// Number of pairs that are compared.
    pub(crate) fn pairs(&self) -> u64 {
        let new = self.old.iter().filter(|&&old| !old).count() as u64;
        let others = self.len() as u64 - new;
        new * others + new * new.saturating_sub(1) / 2
    }
}
