//! The languages that a submission is written in.
//!
//! Two submissions that have none in common are a pair *across languages*: their tokens hardly agree, whoever wrote them.

use std::collections::BTreeSet;

/// The languages of all submissions that are compared, the earlier ones of an index included.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LanguageSet(BTreeSet<String>);

impl LanguageSet {
    /// Returns the number of languages.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the languages of a submission by their ids; ids that are not in the set are ignored.
    pub fn of<'a>(&self, ids: impl Iterator<Item = &'a str>) -> Languages {
        Languages::of(ids.filter_map(|id| self.0.iter().position(|known| known == id)))
    }
}

impl<'a> FromIterator<&'a str> for LanguageSet {
    fn from_iter<I: IntoIterator<Item = &'a str>>(ids: I) -> Self {
        Self(ids.into_iter().map(str::to_owned).collect())
    }
}

/// The languages of a submission, by their places in a [`LanguageSet`]. Languages 63 places apart are taken for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Languages(u64);

impl Languages {
    /// Returns the languages at these places; the default, unknown languages, if there are none.
    pub(crate) fn of(numbers: impl Iterator<Item = usize>) -> Self {
        match numbers.fold(0, |all, number| all | 1 << (number % 63)) {
            0 => Self::default(),
            all => Self(all),
        }
    }

    /// Whether two submissions have no language in common.
    pub fn are_apart(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }
}

impl Default for Languages {
    /// Returns unknown languages: any language may be among them.
    fn default() -> Self {
        Self(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_are_apart_if_they_have_no_language_in_common() {
        let languages = |numbers: &[usize]| Languages::of(numbers.iter().copied());
        assert!(languages(&[0]).are_apart(languages(&[1, 2])));
        assert!(!languages(&[0, 1]).are_apart(languages(&[1])));
        assert!(!languages(&[0]).are_apart(languages(&[63])));
        assert!(!languages(&[5]).are_apart(Languages::default()));
        assert_eq!(languages(&[]), Languages::default());
    }
}
