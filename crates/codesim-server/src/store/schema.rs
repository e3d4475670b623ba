//! The tables, and the migration of files of older versions.

use rusqlite::Connection;

use crate::store::{StoreError, chain};

/// The steps of the migration, one per version. Steps are only ever added.
const STEPS: [&str; 15] = [
    include_str!("schema.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
    include_str!("schema-6.sql"),
    include_str!("schema-7.sql"),
    include_str!("schema-8.sql"),
    include_str!("schema-9.sql"),
    include_str!("schema-10.sql"),
    include_str!("schema-11.sql"),
    include_str!("schema-12.sql"),
    include_str!("schema-13.sql"),
    include_str!("schema-14.sql"),
    include_str!("schema-15.sql"),
];

/// SQLite's id of the application that a file belongs to: "csim".
const APPLICATION: i32 = 0x6373_696d;

/// Runs the steps that a file lacks, all of them or none.
pub(crate) fn bring_up_to_date(connection: &mut Connection) -> Result<(), StoreError> {
    if is_up_to_date(connection)? {
        return Ok(());
    }
    let change = connection.transaction()?;
    let application: i32 = change.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: usize = change.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let tables: u32 =
        change.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let is_ours = application == APPLICATION || tables == 0;
    let missing = STEPS
        .get(version..)
        .filter(|_| is_ours)
        .ok_or(StoreError::Version)?;
    for step in missing {
        change.execute_batch(step)?;
    }
    chain::complete(&change)?;
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", STEPS.len())?;
    Ok(change.commit()?)
}

/// Whether there is nothing to do. Asked without a lock, since another process may be writing.
fn is_up_to_date(connection: &Connection) -> Result<bool, StoreError> {
    let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    Ok(pragma("application_id")? == i64::from(APPLICATION)
        && pragma("user_version")? == STEPS.len() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_others_and_of_later_versions_are_left_alone() {
        for setup in ["CREATE TABLE notes (text TEXT)", "PRAGMA user_version = 99"] {
            let mut file = Connection::open_in_memory().expect("there is room");
            file.execute_batch(setup).expect("it is sound");
            let refused = bring_up_to_date(&mut file).expect_err("it is none of ours");
            assert!(matches!(refused, StoreError::Version), "{refused}");
        }
    }

    #[test]
    fn verdicts_and_members_of_older_versions_keep_their_meaning() {
        let mut file = Connection::open_in_memory().expect("there is room");
        // No job is needed for what is decided in it.
        file.pragma_update(None, "foreign_keys", false)
            .expect("it can be set");
        for step in &STEPS[..3] {
            file.execute_batch(step).expect("it is sound");
        }
        file.pragma_update(None, "application_id", APPLICATION)
            .expect("it can be set");
        file.pragma_update(None, "user_version", 3)
            .expect("it can be set");
        let insert = "INSERT INTO verdicts VALUES ('a', ?1, 'ben', ?2, 'grace', 1)";
        for (left, decision) in [("ada", "open"), ("zoe", "dismissed")] {
            let content = format!(r#"{{"decision":"{decision}","note":"a \"decision\""}}"#);
            file.execute(insert, (left, content))
                .expect("the table is there");
        }
        file.execute("INSERT INTO members VALUES (1, 1)", [])
            .expect("the table is there");
        bring_up_to_date(&mut file).expect("it is ours");
        let role: String = file
            .query_row("SELECT role FROM members", [], |row| row.get(0))
            .expect("it can be read");
        assert_eq!(role, "instructor", "members keep their rights");
        let mut select = file
            .prepare("SELECT content FROM decisions ORDER BY id")
            .expect("the table is there");
        let contents = select
            .query_map([], |row| row.get(0))
            .expect("it can be read");
        let contents: Vec<String> = contents.collect::<Result<_, _>>().expect("texts");
        assert_eq!(
            contents,
            ["undecided", "dismissed"]
                .map(|status| format!(r#"{{"status":"{status}","note":"a \"decision\""}}"#))
        );
        let count = "SELECT count(*) FROM decisions WHERE left_name = 'ben' AND right_name = 'zoe'";
        let sorted: u32 = file
            .query_row(count, [], |row| row.get(0))
            .expect("it can be read");
        assert_eq!(sorted, 1, "names of a pair have one order");
    }

    #[test]
    fn audit_logs_of_older_versions_become_a_chain() {
        let mut file = Connection::open_in_memory().expect("there is room");
        for step in &STEPS[..7] {
            file.execute_batch(step).expect("it is sound");
        }
        file.pragma_update(None, "application_id", APPLICATION)
            .expect("it can be set");
        file.pragma_update(None, "user_version", 7)
            .expect("it can be set");
        let insert = "INSERT INTO audit (at, who, what, about) VALUES (?1, 'ada', 'made', 'it')";
        for at in [1, 2] {
            file.execute(insert, [at]).expect("the table is there");
        }
        bring_up_to_date(&mut file).expect("it is ours");
        let texts = ["ada", "made", "it"];
        let first = chain::hash(&[0; 32], 1, texts, None);
        let second = chain::hash(&first, 2, texts, None);
        assert_eq!(chain::last(&file).expect("it can be read"), second);
    }

    #[test]
    fn a_second_time_changes_nothing() {
        let mut file = Connection::open_in_memory().expect("there is room");
        for _ in 0..2 {
            bring_up_to_date(&mut file).expect("it is ours");
        }
    }
}
