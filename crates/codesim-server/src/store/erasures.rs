//! Erasures that are done, and the hashes of what they changed.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::store::{Seconds, Store, StoreError};

/// An erasure from the submissions of a job.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Erased {
    /// Its id in the list of erasures.
    pub erasure: String,
    /// The time of the request.
    pub at: Seconds,
    /// The author of the request.
    pub who: String,
    /// SHA-256 of the submissions before it.
    pub before: String,
    /// SHA-256 of the submissions after it; `None` if nothing was left.
    pub after: Option<String>,
}

/// The change of a job by an erasure.
#[derive(Debug, Clone)]
pub struct Erasing {
    /// The job.
    pub job: String,
    /// The names of the removed submissions.
    pub names: Vec<String>,
    /// The options of the comparison without them.
    pub request: String,
    /// The hashes.
    pub erased: Erased,
    /// Why the rest cannot be compared, if that is so.
    pub error: Option<String>,
}

/// Methods of erasures.
impl Store {
    /// Keeps a job from running until [`Store::finish_erasure`] or [`Store::release_jobs`]. One that was running or finished is queued, since its
    /// report has to be made again.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn hold_job(&self, id: &str) -> Result<(), StoreError> {
        let update = "UPDATE jobs SET held = 1, summary = NULL, taken = NULL, news = NULL, ended = iif(state = 'finished', NULL, ended),
             state = iif(state IN ('running', 'finished'), 'queued', state) WHERE id = ?1";
        self.writer().execute(update, [id])?;
        Ok(())
    }

    /// Lets all jobs run again.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn release_jobs(&self) -> Result<(), StoreError> {
        let update = "UPDATE jobs SET held = 0 WHERE held = 1";
        self.writer().execute(update, [])?;
        Ok(())
    }

    /// Records an erasure from a held job: the decisions on the removed submissions go, and so does an error that names one of them.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn erase_from_job(&self, erasing: &Erasing) -> Result<(), StoreError> {
        let Erasing {
            job,
            names,
            request,
            erased,
            error,
        } = erasing;
        let mut writer = self.writer();
        let change = writer.transaction()?;
        for name in names {
            let delete = "DELETE FROM decisions WHERE job = ?1 AND ?2 IN (left_name, right_name)";
            change.execute(delete, (job, name))?;
            let update = "UPDATE jobs SET error = 'it failed before somebody was erased from it' WHERE id = ?1 AND instr(error, ?2) > 0";
            change.execute(update, (job, name))?;
        }
        change.execute("UPDATE jobs SET request = ?2 WHERE id = ?1", (job, request))?;
        if let Some(error) = error {
            let update = "UPDATE jobs SET state = 'failed', error = ?2, ended = ?3 WHERE id = ?1 AND state = 'queued'";
            change.execute(update, (job, error, erased.at))?;
        }
        change.execute(
            "INSERT OR REPLACE INTO erased (erasure, job, at, who, sha256_before, sha256_after) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            (&erased.erasure, job, erased.at, &erased.who, &erased.before, &erased.after),
        )?;
        Ok(change.commit()?)
    }

    /// Sets the number of bytes of a job.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn resize_job(&self, id: &str, bytes: u64) -> Result<(), StoreError> {
        let update = "UPDATE jobs SET bytes = ?2 WHERE id = ?1";
        self.writer().execute(update, (id, bytes))?;
        Ok(())
    }

    /// Records that an erasure is done.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn finish_erasure(&self, id: &str, now: Seconds) -> Result<(), StoreError> {
        let insert = "INSERT OR REPLACE INTO erasures (id, done) VALUES (?1, ?2)";
        self.writer().execute(insert, (id, now))?;
        Ok(())
    }

    /// Returns when each erasure was done, by its id.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn finished_erasures(&self) -> Result<BTreeMap<String, Seconds>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached("SELECT id, done FROM erasures")?;
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Returns the number of changes that erasures made to jobs, and the number of erasures that are done.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn count_erasures(&self) -> Result<(i64, i64), StoreError> {
        let select = "SELECT (SELECT count(*) FROM erased), (SELECT count(*) FROM erasures)";
        let counts = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
        Ok(self.reader().query_row(select, [], counts)?)
    }

    /// Returns the jobs that an erasure changed, with the hashes.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn erased_by(&self, erasure: &str) -> Result<Vec<(String, Erased)>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT job, erasure, at, who, sha256_before, sha256_after FROM erased WHERE erasure = ?1 ORDER BY job",
        )?;
        let rows = select.query_map([erasure], |row| {
            let erased = Erased {
                erasure: row.get(1)?,
                at: row.get(2)?,
                who: row.get(3)?,
                before: row.get(4)?,
                after: row.get(5)?,
            };
            Ok((row.get(0)?, erased))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
