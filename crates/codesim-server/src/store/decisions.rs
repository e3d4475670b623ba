//! Decisions about pairs. Nobody's decision replaces another one: the latest one of each person holds, and the earlier ones are kept.

use rusqlite::Row;

use crate::store::{Seconds, Store, StoreError};

/// A decision about a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The job whose report has the pair.
    pub job: String,
    /// The submissions of the pair, as the report names them, in the order of their bytes.
    pub pair: [String; 2],
    /// The decision, in the caller's format.
    pub content: String,
    /// The author of the decision.
    pub who: String,
    /// The time.
    pub at: Seconds,
    /// Whether the author could only propose it.
    pub is_proposal: bool,
    /// Whether it was made on an earlier job, about the same two submissions.
    pub is_carried: bool,
}

impl Decision {
    /// Returns the bytes that it counts for its course.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let texts = [&self.pair[0], &self.pair[1], &self.content, &self.who];
        texts.iter().map(|text| text.len() as u64).sum()
    }
}

fn decision(row: &Row<'_>) -> rusqlite::Result<Decision> {
    Ok(Decision {
        job: row.get(0)?,
        pair: [row.get(1)?, row.get(2)?],
        content: row.get(3)?,
        who: row.get(4)?,
        at: row.get(5)?,
        is_proposal: row.get(6)?,
        is_carried: row.get(7)?,
    })
}

/// Methods of decisions.
impl Store {
    /// Adds a decision to those on its pair.
    ///
    /// # Errors
    /// If the job is not there.
    pub fn add_decision(&self, decision: &Decision) -> Result<(), StoreError> {
        let Decision {
            job,
            pair: [left, right],
            content,
            who,
            at,
            is_proposal,
            is_carried,
        } = decision;
        let writer = self.writer();
        let mut insert = writer.prepare_cached(
            "INSERT INTO decisions (job, left_name, right_name, content, who, at, is_proposal, is_carried) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?;
        insert.execute((job, left, right, content, who, at, is_proposal, is_carried))?;
        Ok(())
    }

    /// Returns the names of each pair of a job that is decided, with the status of the decision that holds: the latest one of an instructor.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn agreed(&self, job: &str) -> Result<Vec<[String; 3]>, StoreError> {
        let reader = self.reader();
        // With max(), SQLite takes the other columns from the row that has it.
        let mut select = reader.prepare_cached(
            "SELECT left_name, right_name, status, max(id) FROM
                 (SELECT left_name, right_name, content ->> 'status' AS status, is_proposal, max(id) AS id FROM decisions WHERE job = ?1 GROUP BY left_name, right_name, who)
             WHERE status <> 'undecided' AND NOT is_proposal GROUP BY left_name, right_name",
        )?;
        let agreed = select.query_map([job], |row| Ok([row.get(0)?, row.get(1)?, row.get(2)?]))?;
        Ok(agreed.collect::<Result<_, _>>()?)
    }

    /// Returns all decisions on a job, by the names of the pairs, and those on one pair in the order in which they were made.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn decisions(&self, job: &str) -> Result<Vec<Decision>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT job, left_name, right_name, content, who, at, is_proposal, is_carried FROM decisions WHERE job = ?1 ORDER BY left_name, right_name, id",
        )?;
        Ok(select
            .query_map([job], decision)?
            .collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, job, with_course};

    #[test]
    fn every_decision_is_kept_until_its_job_is_deleted() {
        let (_folder, store, course) = with_course();
        store.add_job(&job("a", course), NOW).expect("it is new");
        let empty = store.bytes(course).expect("it can be read");
        let made = |who: &str, content: &str| Decision {
            job: "a".to_owned(),
            pair: ["ada", "benoît"].map(str::to_owned),
            content: content.to_owned(),
            who: who.to_owned(),
            at: NOW,
            is_proposal: who == "alan",
            is_carried: false,
        };
        let all = [
            made("grace", "confirmed"),
            made("alan", "dismissed"),
            made("grace", "undecided"),
        ];
        for decision in &all {
            store.add_decision(decision).expect("the job is there");
        }
        assert_eq!(store.decisions("a").expect("it can be read"), all);
        let bytes: u64 = all.iter().map(Decision::bytes).sum();
        assert_eq!(store.bytes(course).expect("it can be read"), empty + bytes);
        store.remove_job("a").expect("it is there");
        assert!(store.decisions("a").expect("it can be read").is_empty());
        assert!(store.add_decision(&all[0]).is_err());
    }
}
