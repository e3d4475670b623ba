//! Comparisons, from acceptance to end.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, Type, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row};
use serde::{Deserialize, Serialize};

use crate::store::error::found;
use crate::store::{CourseId, Erased, Seconds, Store, StoreError};

/// The state of a job. The first two are followed by one of the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// It is accepted, and waiting.
    Queued,
    /// It is running.
    Running,
    /// Its reports are there.
    Finished,
    /// It failed, for the reason in [`Job::error`].
    Failed,
    /// Somebody cancelled it.
    Cancelled,
}

impl State {
    const ALL: [Self; 5] = [
        Self::Queued,
        Self::Running,
        Self::Finished,
        Self::Failed,
        Self::Cancelled,
    ];

    /// Returns its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
        }
    }

    /// Whether it is final.
    pub fn is_end(self) -> bool {
        !matches!(self, Self::Queued | Self::Running)
    }
}

impl ToSql for State {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for State {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value.as_str()?;
        let mut states = Self::ALL.into_iter();
        states
            .find(|state| state.name() == name)
            .ok_or(FromSqlError::InvalidType)
    }
}

/// A comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Job {
    /// Its id, in addresses and names of folders, chosen by the caller.
    pub id: String,
    /// The course that it belongs to.
    pub course: CourseId,
    /// The title of the exercise.
    pub title: String,
    /// The options of the comparison, in the caller's format.
    pub request: String,
    /// Its state.
    pub state: State,
    /// Why it failed, if it did.
    pub error: Option<String>,
    /// The result, in one line.
    pub summary: Option<String>,
    /// How the uploaded files were read, in the caller's format.
    pub taken: Option<String>,
    /// The job that it continues, unless that was deleted.
    pub continues: Option<String>,
    /// The results that are new since that job, in the caller's format.
    pub news: Option<String>,
    /// Bytes of all of its files.
    pub bytes: u64,
    /// SHA-256 of the submissions as they were uploaded; `None` for jobs of older versions.
    pub sha256: Option<String>,
    /// The erasures from its submissions, in the order of their requests.
    pub erased: Vec<Erased>,
    /// When it was accepted.
    pub created: Seconds,
    /// When it was last begun.
    pub started: Option<Seconds>,
    /// When it ended.
    pub ended: Option<Seconds>,
}

/// A new comparison, as in [`Job`].
#[derive(Debug, Clone)]
pub struct NewJob {
    /// Its id.
    pub id: String,
    /// Its course.
    pub course: CourseId,
    /// The title of the exercise.
    pub title: String,
    /// The options of the comparison.
    pub request: String,
    /// Bytes of the uploaded files.
    pub bytes: u64,
    /// SHA-256 of the submissions; `None` if it has none.
    pub sha256: Option<String>,
    /// The job that it continues.
    pub continues: Option<String>,
}

const COLUMNS: &str = "id, course, title, request, state, error, summary, bytes, created, started, ended, taken, sha256, continues, news,
    (SELECT json_group_array(json_object('erasure', erasure, 'at', at, 'who', who, 'before', sha256_before, 'after', sha256_after) ORDER BY number)
     FROM erased WHERE erased.job = jobs.id)";

fn job(row: &Row<'_>) -> rusqlite::Result<Job> {
    Ok(Job {
        id: row.get(0)?,
        course: row.get(1)?,
        title: row.get(2)?,
        request: row.get(3)?,
        state: row.get(4)?,
        error: row.get(5)?,
        summary: row.get(6)?,
        bytes: row.get(7)?,
        created: row.get(8)?,
        started: row.get(9)?,
        ended: row.get(10)?,
        taken: row.get(11)?,
        sha256: row.get(12)?,
        continues: row.get(13)?,
        news: row.get(14)?,
        erased: erased(row, 15)?,
    })
}

/// Returns the erasures of a column in JSON.
fn erased(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<Erased>> {
    let json: String = row.get(column)?;
    serde_json::from_str(&json).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
    })
}

/// Methods of jobs.
impl Store {
    /// Accepts a job, and returns whether its files fit into the quota of the course; if not, the job is not added.
    ///
    /// # Errors
    /// If the course is not there, or the id [is taken](StoreError::is_taken).
    pub fn add_job(&self, new: &NewJob, now: Seconds) -> Result<bool, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        if new.bytes > room_of(&change, new.course)? {
            return Ok(false);
        }
        change.execute(
            "INSERT INTO jobs (id, course, title, request, state, bytes, created, sha256, continues, number)
             VALUES (?1, ?2, ?3, ?4, 'queued', ?5, ?6, ?7, ?8, (SELECT ifnull(max(number), 0) + 1 FROM jobs))",
            (&new.id, new.course, &new.title, &new.request, new.bytes, now, &new.sha256, &new.continues),
        )?;
        change.commit()?;
        Ok(true)
    }

    /// Returns the bytes that are left of the quota of a course.
    ///
    /// # Errors
    /// If the course is not there.
    pub fn room(&self, course: CourseId) -> Result<u64, StoreError> {
        Ok(room_of(&self.reader(), course)?)
    }

    /// Returns the bytes of all files of a course: its jobs and its indexes.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn bytes(&self, course: CourseId) -> Result<u64, StoreError> {
        Ok(bytes_of(&self.reader(), course)?)
    }

    /// Returns the job with an id.
    ///
    /// # Errors
    /// If there is none.
    pub fn job(&self, id: &str) -> Result<Job, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached(&format!("SELECT {COLUMNS} FROM jobs WHERE id = ?1"))?;
        Ok(select.query_row([id], job)?)
    }

    /// Returns the jobs of a course, newest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn jobs(&self, course: CourseId) -> Result<Vec<Job>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM jobs WHERE course = ?1 ORDER BY number DESC"
        ))?;
        Ok(select.query_map([course], job)?.collect::<Result<_, _>>()?)
    }

    /// Returns the number of queued and running jobs.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn unended_jobs(&self) -> Result<u32, StoreError> {
        let reader = self.reader();
        let mut select = reader
            .prepare_cached("SELECT count(*) FROM jobs WHERE state IN ('queued', 'running')")?;
        Ok(select.query_row([], |row| row.get(0))?)
    }

    /// Begins the job that has waited longest, and returns it, if there is one. A job waits for the one that it continues.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn begin_job(&self, now: Seconds) -> Result<Option<Job>, StoreError> {
        let writer = self.writer();
        let mut update = writer.prepare_cached(&format!(
            "UPDATE jobs SET state = 'running', started = ?1
             WHERE id = (SELECT id FROM jobs WHERE state = 'queued' AND held = 0
                 AND NOT EXISTS (SELECT 1 FROM jobs AS earlier WHERE earlier.id = jobs.continues AND earlier.state IN ('queued', 'running'))
                 ORDER BY number LIMIT 1) RETURNING {COLUMNS}"
        ))?;
        Ok(update.query_row([now], job).optional()?)
    }

    /// Stores how the uploaded files were read.
    ///
    /// # Errors
    /// If there is no such job.
    pub fn set_taken(&self, id: &str, taken: &str) -> Result<(), StoreError> {
        let update = "UPDATE jobs SET taken = ?2 WHERE id = ?1";
        found(self.writer().execute(update, (id, taken))?)
    }

    /// Stores the results that are new since the job that this one continues. Decisions there about two submissions that are both `unchanged` are
    /// carried over, unless there are decisions here already.
    ///
    /// # Errors
    /// If there is no such job.
    pub fn set_news(&self, id: &str, news: &str, unchanged: &[String]) -> Result<(), StoreError> {
        let unchanged = serde_json::json!(unchanged).to_string();
        let mut writer = self.writer();
        let change = writer.transaction()?;
        found(change.execute("UPDATE jobs SET news = ?2 WHERE id = ?1", (id, news))?)?;
        change.execute(
            "INSERT INTO decisions (job, left_name, right_name, content, who, at, is_proposal, is_carried)
             SELECT ?1, left_name, right_name, content, who, at, is_proposal, 1 FROM decisions
             WHERE job = (SELECT continues FROM jobs WHERE id = ?1) AND NOT EXISTS (SELECT 1 FROM decisions WHERE job = ?1)
                 AND left_name IN (SELECT value FROM json_each(?2)) AND right_name IN (SELECT value FROM json_each(?2))
             ORDER BY id",
            (id, unchanged),
        )?;
        Ok(change.commit()?)
    }

    /// Ends a queued or running job, with its result or error, and returns `true`; a job that has ended stays as it is, and the result is `false`.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn end_job(
        &self,
        id: &str,
        state: State,
        said: Option<&str>,
        bytes: u64,
        now: Seconds,
    ) -> Result<bool, StoreError> {
        let said = |when| said.filter(|_| state == when);
        let changed = self.writer().execute(
            "UPDATE jobs SET state = ?2, error = ?3, summary = ?4, bytes = ?5, ended = ?6
             WHERE id = ?1 AND state IN ('queued', 'running')",
            (
                id,
                state,
                said(State::Failed),
                said(State::Finished),
                bytes,
                now,
            ),
        )?;
        Ok(changed == 1)
    }

    /// Queues the jobs again that were running when the server ended, and returns their number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn requeue(&self) -> Result<usize, StoreError> {
        Ok(self.writer().execute(
            "UPDATE jobs SET state = 'queued' WHERE state = 'running'",
            [],
        )?)
    }

    /// Removes a job, with the decisions on it.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove_job(&self, id: &str) -> Result<(), StoreError> {
        found(
            self.writer()
                .execute("DELETE FROM jobs WHERE id = ?1", [id])?,
        )
    }
}

fn bytes_of(connection: &Connection, course: CourseId) -> rusqlite::Result<u64> {
    let mut select = connection.prepare_cached(
        "SELECT (SELECT coalesce(sum(bytes), 0) FROM jobs WHERE course = ?1) + (SELECT coalesce(sum(bytes), 0) FROM indexes WHERE course = ?1)
             + (SELECT coalesce(sum(octet_length(left_name) + octet_length(right_name) + octet_length(content) + octet_length(who)), 0) FROM decisions JOIN jobs ON jobs.id = job WHERE course = ?1)",
    )?;
    select.query_row([course], |row| row.get(0))
}

fn room_of(connection: &Connection, course: CourseId) -> rusqlite::Result<u64> {
    let mut select = connection.prepare_cached("SELECT quota FROM courses WHERE id = ?1")?;
    let quota: u64 = select.query_row([course], |row| row.get(0))?;
    Ok(quota.saturating_sub(bytes_of(connection, course)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, job, with_course};

    #[test]
    fn jobs_are_done_in_the_order_in_which_they_came() {
        let (_folder, store, course) = with_course();
        for (id, when) in [("b", NOW), ("a", NOW + 1)] {
            assert!(store.add_job(&job(id, course), when).expect("it is new"));
        }
        let begun = |when| {
            store
                .begin_job(when)
                .expect("it can be written")
                .map(|it| it.id)
        };
        assert_eq!(begun(NOW + 2).as_deref(), Some("b"));
        assert_eq!(begun(NOW + 3).as_deref(), Some("a"));
        assert_eq!(begun(NOW + 4), None);
        assert_eq!(store.requeue().expect("it can be written"), 2);
        assert_eq!(begun(NOW + 5).as_deref(), Some("b"));
        let job = store.job("b").expect("it is there");
        assert_eq!((job.state, job.started), (State::Running, Some(NOW + 5)));
        let ids: Vec<String> = store
            .jobs(course)
            .expect("they are there")
            .into_iter()
            .map(|it| it.id)
            .collect();
        assert_eq!(ids, ["a", "b"]);
    }

    #[test]
    fn a_job_ends_once() {
        let (_folder, store, course) = with_course();
        store.add_job(&job("a", course), NOW).expect("it is new");
        assert!(
            store
                .end_job("a", State::Failed, Some("no code"), 500, NOW + 1)
                .expect("it can be written")
        );
        assert!(
            !store
                .end_job("a", State::Finished, Some("4 pairs"), 600, NOW + 2)
                .expect("it can be written")
        );
        let job = store.job("a").expect("it is there");
        assert_eq!(
            (job.state, job.error.as_deref(), job.summary, job.bytes),
            (State::Failed, Some("no code"), None, 500)
        );
        assert!(store.begin_job(NOW).expect("it can be read").is_none());
        store.remove_job("a").expect("it is there");
        assert!(matches!(store.job("a"), Err(StoreError::NotFound)));
    }

    #[test]
    fn upload_beyond_the_quota_is_refused() {
        let (_folder, store, course) = with_course();
        for (id, fits) in [("a", true), ("b", true), ("c", false)] {
            assert_eq!(
                store.add_job(&job(id, course), NOW).expect("it is new"),
                fits,
                "{id}"
            );
        }
        assert_eq!(store.bytes(course).expect("it can be read"), 800);
        store.remove_job("a").expect("it is there");
        let years = store.add_index(course, "years").expect("it is free");
        for (bytes, room) in [(601, 0), (600, 0), (201, 399)] {
            store.resize_index(years.id, bytes).expect("it is there");
            assert_eq!(store.room(course).expect("it can be read"), room);
            assert!(!store.add_job(&job("c", course), NOW).expect("it is new"));
        }
        store.resize_index(years.id, 200).expect("it is there");
        assert!(store.add_job(&job("c", course), NOW).expect("it is new"));
    }
}
