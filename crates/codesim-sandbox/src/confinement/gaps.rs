//! The means of confinement that a system does not provide.

use std::fmt;

/// The means of confinement that a system should provide and does not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Gaps {
    landlock: bool,
    seccomp: bool,
}

impl Gaps {
    /// Returns the gaps where it `has` the one and the other.
    pub(crate) fn of(has_landlock: bool, has_seccomp: bool) -> Self {
        Self {
            landlock: !has_landlock,
            seccomp: !has_seccomp,
        }
    }

    /// Returns whether nothing is missing.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns them as a number, for another process.
    pub(crate) fn number(self) -> u32 {
        u32::from(self.landlock) + 2 * u32::from(self.seccomp)
    }

    /// Returns those that another process has this number for.
    pub(crate) fn from_number(number: u32) -> Self {
        Self {
            landlock: number & 1 != 0,
            seccomp: number & 2 != 0,
        }
    }
}

impl fmt::Display for Gaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.landlock, self.seccomp) {
            (false, false) => "nothing is missing",
            (true, false) => "this system has no Landlock",
            (false, true) => "this system has no seccomp",
            (true, true) => "this system has neither Landlock nor seccomp",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_process_knows_them_by_their_number() {
        for (landlock, seccomp) in [(true, true), (true, false), (false, true), (false, false)] {
            let gaps = Gaps::of(landlock, seccomp);
            assert_eq!(Gaps::from_number(gaps.number()), gaps);
            assert_eq!(gaps.is_empty(), landlock && seccomp);
        }
    }
}
