//! Which languages a submission is written in.
//!
//! Two that have none in common are a pair *across languages*: their tokens hardly agree, whoever wrote them.

/// The languages of a submission, each a number that the caller gives it. Languages 63 apart are taken for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Languages(u64);

impl Languages {
    /// Those of these numbers; of none at all, nothing is known.
    pub fn of(numbers: impl Iterator<Item = usize>) -> Self {
        match numbers.fold(0, |all, number| all | 1 << (number % 63)) {
            0 => Self::default(),
            all => Self(all),
        }
    }

    /// Whether two have none in common.
    pub(crate) fn are_apart(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }
}

impl Default for Languages {
    /// Nothing is known: any language may be among them.
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
