//! Links that show a report to anyone who has them.

use rusqlite::Row;

use crate::store::error::found;
use crate::store::{Seconds, Secret, Store, StoreError, UserId};

/// A link, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// Its number.
    pub id: i64,
    /// The author of the link.
    pub made_by: String,
    /// When it expires.
    pub expires: Seconds,
}

fn link(row: &Row<'_>) -> rusqlite::Result<Link> {
    Ok(Link {
        id: row.get(0)?,
        made_by: row.get(1)?,
        expires: row.get(2)?,
    })
}

/// Methods of links.
impl Store {
    /// Adds a link to the report of a job, and returns its number. `made_by` names the author, and has the number of the user with whom it ends.
    ///
    /// # Errors
    /// If the job is not there.
    pub fn add_link(
        &self,
        secret: Secret,
        job: &str,
        (made_by, owner): (&str, Option<UserId>),
        expires: Seconds,
    ) -> Result<i64, StoreError> {
        let writer = self.writer();
        let insert =
            "INSERT INTO links (secret, job, made_by, owner, expires) VALUES (?1, ?2, ?3, ?4, ?5)";
        writer.execute(insert, (secret, job, made_by, owner, expires))?;
        Ok(writer.last_insert_rowid())
    }

    /// Returns the valid links to a job, in the order of their creation.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn links(&self, job: &str, now: Seconds) -> Result<Vec<Link>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT id, made_by, expires FROM links WHERE job = ?1 AND expires > ?2 ORDER BY id",
        )?;
        let links = select.query_map((job, now), link)?;
        Ok(links.collect::<Result<_, _>>()?)
    }

    /// Returns the job that a link shows.
    ///
    /// # Errors
    /// If there is no such link, or it has expired.
    pub fn linked_job(&self, secret: Secret, now: Seconds) -> Result<String, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached("SELECT job FROM links WHERE secret = ?1 AND expires > ?2")?;
        Ok(select.query_row((secret, now), |row| row.get(0))?)
    }

    /// Revokes a link to a job.
    ///
    /// # Errors
    /// If the job has no such link.
    pub fn remove_link(&self, job: &str, id: i64) -> Result<(), StoreError> {
        let delete = "DELETE FROM links WHERE job = ?1 AND id = ?2";
        found(self.writer().execute(delete, (job, id))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, job, with_course};

    #[test]
    fn a_link_is_good_until_it_expires_or_is_taken_back() {
        let (_folder, store, course) = with_course();
        store.add_job(&job("a", course), NOW).expect("it is new");
        let secret = Secret::of("of a link");
        assert!(
            store
                .add_link(secret, "b", ("ada", None), NOW + 60)
                .is_err()
        );
        let id = store
            .add_link(secret, "a", ("ada", None), NOW + 60)
            .expect("the job is there");
        let links = |now| store.links("a", now).expect("it can be read");
        let due = Link {
            id,
            made_by: "ada".to_owned(),
            expires: NOW + 60,
        };
        assert_eq!(links(NOW), [due]);
        assert_eq!(store.linked_job(secret, NOW + 59).expect("it is good"), "a");
        assert!(links(NOW + 60).is_empty());
        assert!(store.linked_job(secret, NOW + 60).is_err());
        assert!(store.remove_link("b", id).is_err());
        store.remove_link("a", id).expect("it is there");
        assert!(store.linked_job(secret, NOW).is_err());
    }
}
