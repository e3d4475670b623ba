//! What people decided about pairs.

use rusqlite::Row;

use crate::store::error::found;
use crate::store::{Seconds, Store, StoreError};

/// What somebody decided about a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The job whose report has the pair.
    pub job: String,
    /// The submissions of the pair, as the report names them.
    pub pair: [String; 2],
    /// What was decided, in words of whoever asks.
    pub content: String,
    /// Who decided.
    pub who: String,
    /// When.
    pub at: Seconds,
}

fn verdict(row: &Row<'_>) -> rusqlite::Result<Verdict> {
    Ok(Verdict {
        job: row.get(0)?,
        pair: [row.get(1)?, row.get(2)?],
        content: row.get(3)?,
        who: row.get(4)?,
        at: row.get(5)?,
    })
}

/// Methods of verdicts.
impl Store {
    /// Keeps a verdict in place of an earlier one on the pair.
    ///
    /// # Errors
    /// If the job is not there.
    pub fn set_verdict(&self, verdict: &Verdict) -> Result<(), StoreError> {
        let Verdict {
            job,
            pair: [left, right],
            content,
            who,
            at,
        } = verdict;
        let writer = self.writer();
        let mut insert = writer
            .prepare_cached("INSERT OR REPLACE INTO verdicts VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
        insert.execute((job, left, right, content, who, at))?;
        Ok(())
    }

    /// The verdicts on a job, by the names of the pairs.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn verdicts(&self, job: &str) -> Result<Vec<Verdict>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT job, left_name, right_name, content, who, at FROM verdicts WHERE job = ?1 ORDER BY left_name, right_name",
        )?;
        Ok(select
            .query_map([job], verdict)?
            .collect::<Result<_, _>>()?)
    }

    /// Takes a verdict back.
    ///
    /// # Errors
    /// If there is none on the pair.
    pub fn remove_verdict(&self, job: &str, [left, right]: [&str; 2]) -> Result<(), StoreError> {
        let delete = "DELETE FROM verdicts WHERE job = ?1 AND left_name = ?2 AND right_name = ?3";
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
        let mut said = Verdict {
            job: "a".to_owned(),
            pair: ["ada", "ben"].map(str::to_owned),
            content: "confirmed".to_owned(),
            who: "grace".to_owned(),
            at: NOW,
        };
        store.set_verdict(&said).expect("the job is there");
        said.content = "dismissed".to_owned();
        store.set_verdict(&said).expect("the job is there");
        assert_eq!(store.verdicts("a").expect("it can be read"), [said.clone()]);
        store
            .remove_verdict("a", ["ada", "ben"])
            .expect("it is there");
        assert!(store.remove_verdict("a", ["ada", "ben"]).is_err());
        store.set_verdict(&said).expect("the job is there");
        store.remove_job("a").expect("it is there");
        assert!(store.verdicts("a").expect("it can be read").is_empty());
        assert!(store.set_verdict(&said).is_err());
    }
}
