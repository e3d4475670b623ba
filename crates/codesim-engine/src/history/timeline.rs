//! The times that versions can have been made at, in seconds since 1970.

use codesim_intake::history::Version;

/// For each version, the earliest and the latest time that it can have, by all that was recorded.
pub(crate) struct Timeline {
    earliest: Vec<i64>,
    latest: Vec<i64>,
}

impl Timeline {
    /// Returns the times of versions, each of which is behind those that it follows. None is before one that it follows.
    pub(crate) fn new(versions: &[Version]) -> Self {
        let each = |time: fn(i64, i64) -> i64| {
            let times = versions.iter().map(|it| time(it.written, it.committed));
            times.collect::<Vec<i64>>()
        };
        let [mut earliest, mut latest] = [each(i64::min), each(i64::max)];
        for (index, version) in versions.iter().enumerate() {
            let before = version.parents.iter().map(|&parent| latest[parent]);
            latest[index] = before.fold(latest[index], i64::max);
        }
        // An author may have written a commit before one that it follows, as after a rebase; it cannot have been made before that.
        let mut made: Vec<i64> = versions.iter().map(|it| it.committed).collect();
        for (index, version) in versions.iter().enumerate().rev() {
            earliest[index] = earliest[index].min(made[index]);
            for &parent in &version.parents {
                made[parent] = made[parent].min(made[index]);
            }
        }
        Self { earliest, latest }
    }

    /// Returns the latest time of a version.
    pub(crate) fn latest(&self, version: usize) -> i64 {
        self.latest[version]
    }

    /// Returns the earliest time of the versions before this one; `None` if none are known.
    pub(crate) fn before(&self, version: &Version) -> Option<i64> {
        if version.is_cut {
            return None;
        }
        let parents = version.parents.iter().map(|&parent| self.earliest[parent]);
        parents.min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Commits in a row, by the times at which they were written and made.
    fn row(times: &[[i64; 2]]) -> Timeline {
        let commit = |(index, [written, committed]): (usize, &[i64; 2])| Version {
            written: *written,
            committed: *committed,
            parents: index.checked_sub(1).into_iter().collect(),
            ..Version::default()
        };
        let commits: Vec<Version> = times.iter().enumerate().map(commit).collect();
        Timeline::new(&commits)
    }

    #[test]
    fn a_rebased_commit_can_be_of_either_time() {
        let times = row(&[[1, 1], [3, 9], [4, 9]]);
        assert_eq!(times.earliest, [1, 3, 4]);
        assert_eq!(times.latest, [1, 9, 9]);
    }

    #[test]
    fn a_commit_is_not_before_those_that_it_follows() {
        let times = row(&[[5, 5], [2, 2], [6, 6]]);
        assert_eq!(times.earliest, [2, 2, 6]);
        assert_eq!(times.latest, [5, 5, 6]);
    }

    #[test]
    fn a_date_of_the_author_alone_makes_no_other_commit_earlier() {
        let times = row(&[[5, 5], [1, 6]]);
        assert_eq!(times.earliest, [5, 1]);
    }
}
