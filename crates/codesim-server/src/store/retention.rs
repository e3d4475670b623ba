//! Data that is older than it is kept.

use crate::store::{Index, Seconds, Store, StoreError};

/// Seconds of a day.
const DAY: Seconds = 86_400;

/// Methods of retention.
impl Store {
    /// Returns the ids of jobs that have ended and are older than their course keeps them.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn outdated_jobs(&self, now: Seconds) -> Result<Vec<String>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT jobs.id FROM jobs JOIN courses ON courses.id = jobs.course
             WHERE ended IS NOT NULL AND jobs.created + retention_days * 86400 <= ?1 ORDER BY jobs.created, jobs.id",
        )?;
        Ok(select
            .query_map([now], |row| row.get(0))?
            .collect::<Result<_, _>>()?)
    }

    /// Returns the indexes of courses that keep classes for a time, each with the time before which a class is too old.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn aging_indexes(&self, now: Seconds) -> Result<Vec<(Index, Seconds)>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT indexes.id, indexes.name, index_retention_days FROM indexes JOIN courses ON courses.id = indexes.course
             WHERE index_retention_days IS NOT NULL ORDER BY indexes.id",
        )?;
        let rows = select.query_map([], |row| {
            let index = Index {
                id: row.get(0)?,
                name: row.get(1)?,
            };
            let days: Seconds = row.get(2)?;
            Ok((index, now - days * DAY))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, course_named, job, with_course};
    use crate::store::{NewCourse, State};

    #[test]
    fn ended_jobs_are_deleted_after_retention() {
        let (_folder, store, course) = with_course();
        for id in ["a", "b"] {
            store.add_job(&job(id, course), NOW).expect("it is new");
        }
        store
            .end_job("a", State::Finished, None, 0, NOW)
            .expect("it can be written");
        let days = |days: Seconds| {
            store
                .outdated_jobs(NOW + days * 86400)
                .expect("it can be read")
        };
        assert!(days(29).is_empty());
        assert_eq!(days(30), ["a"]);
    }

    #[test]
    fn classes_of_indexes_age_by_a_rule_of_their_own() {
        let (_folder, store, course) = with_course();
        let years = store.add_index(course, "years").expect("it is free");
        assert!(store.aging_indexes(NOW).expect("it can be read").is_empty());
        let days = NewCourse {
            index_retention_days: Some(2),
            ..course_named("course")
        };
        store.change_course(course, &days).expect("it is there");
        let aging = store.aging_indexes(NOW).expect("it can be read");
        assert_eq!(aging, [(years, NOW - 2 * DAY)]);
    }
}
