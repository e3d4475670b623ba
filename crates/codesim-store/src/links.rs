//! Links that show a report to whoever has them.

use crate::{Seconds, Secret, Store, StoreError};

/// Methods of links.
impl Store {
    /// Adds a link to the report of a job.
    ///
    /// # Errors
    /// If the job is not there.
    pub fn add_link(&self, secret: Secret, job: &str, expires: Seconds) -> Result<(), StoreError> {
        let insert = "INSERT INTO links (secret, job, expires) VALUES (?1, ?2, ?3)";
        self.writer().execute(insert, (secret, job, expires))?;
        Ok(())
    }

    /// The job that a link shows.
    ///
    /// # Errors
    /// If there is no such link, or it has expired.
    pub fn linked_job(&self, secret: Secret, now: Seconds) -> Result<String, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached("SELECT job FROM links WHERE secret = ?1 AND expires > ?2")?;
        Ok(select.query_row((secret, now), |row| row.get(0))?)
    }

    /// Takes back all links to a job.
    ///
    /// # Errors
    /// If the disk does not take it.
    pub fn remove_links(&self, job: &str) -> Result<(), StoreError> {
        self.writer()
            .execute("DELETE FROM links WHERE job = ?1", [job])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{NOW, job, with_course};

    #[test]
    fn a_link_is_good_until_it_expires_or_is_taken_back() {
        let (_folder, store, course) = with_course();
        store.add_job(&job("a", course), NOW).expect("it is new");
        let secret = Secret::of("of a link");
        assert!(store.add_link(secret, "b", NOW + 60).is_err());
        store
            .add_link(secret, "a", NOW + 60)
            .expect("the job is there");
        assert_eq!(store.linked_job(secret, NOW + 59).expect("it is good"), "a");
        assert!(store.linked_job(secret, NOW + 60).is_err());
        store.remove_links("a").expect("it can be written");
        assert!(store.linked_job(secret, NOW).is_err());
    }
}
