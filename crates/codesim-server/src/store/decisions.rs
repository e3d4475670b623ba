//! Decisions about pairs.

use rusqlite::Row;

use crate::store::error::found;
use crate::store::{Seconds, Store, StoreError};

/// A decision about a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The job whose report has the pair.
    pub job: String,
    /// The submissions of the pair, as the report names them.
    pub pair: [String; 2],
    /// The decision, in the caller's format.
    pub content: String,
    /// The author of the decision.
    pub who: String,
    /// The time.
    pub at: Seconds,
}

fn decision(row: &Row<'_>) -> rusqlite::Result<Decision> {
    Ok(Decision {
        job: row.get(0)?,
        pair: [row.get(1)?, row.get(2)?],
        content: row.get(3)?,
        who: row.get(4)?,
        at: row.get(5)?,
    })
}

/// Methods of decisions.
impl Store {
    /// Stores a decision, in place of an earlier one on the pair.
    ///
    /// # Errors
    /// If the job is not there.
    pub fn set_decision(&self, decision: &Decision) -> Result<(), StoreError> {
        let Decision {
            job,
            pair: [left, right],
            content,
            who,
            at,
        } = decision;
        let writer = self.writer();
        let mut insert = writer
            .prepare_cached("INSERT OR REPLACE INTO decisions VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
        insert.execute((job, left, right, content, who, at))?;
        Ok(())
    }

    /// Returns the decisions on a job, by the names of the pairs.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn decisions(&self, job: &str) -> Result<Vec<Decision>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT job, left_name, right_name, content, who, at FROM decisions WHERE job = ?1 ORDER BY left_name, right_name",
        )?;
        Ok(select
            .query_map([job], decision)?
            .collect::<Result<_, _>>()?)
    }

    /// Removes a decision.
    ///
    /// # Errors
    /// If there is none on the pair.
    pub fn remove_decision(&self, job: &str, [left, right]: [&str; 2]) -> Result<(), StoreError> {
        let delete = "DELETE FROM decisions WHERE job = ?1 AND left_name = ?2 AND right_name = ?3";
        found(self.writer().execute(delete, (job, left, right))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, job, with_course};

    #[test]
    fn the_last_word_on_a_pair_stands() {
        let (_folder, store, course) = with_course();
        store.add_job(&job("a", course), NOW).expect("it is new");
        let mut said = Decision {
            job: "a".to_owned(),
            pair: ["ada", "ben"].map(str::to_owned),
            content: "confirmed".to_owned(),
            who: "grace".to_owned(),
            at: NOW,
        };
        store.set_decision(&said).expect("the job is there");
        said.content = "dismissed".to_owned();
        store.set_decision(&said).expect("the job is there");
        assert_eq!(
            store.decisions("a").expect("it can be read"),
            [said.clone()]
        );
        store
            .remove_decision("a", ["ada", "ben"])
            .expect("it is there");
        assert!(store.remove_decision("a", ["ada", "ben"]).is_err());
        store.set_decision(&said).expect("the job is there");
        store.remove_job("a").expect("it is there");
        assert!(store.decisions("a").expect("it can be read").is_empty());
        assert!(store.set_decision(&said).is_err());
    }
}
