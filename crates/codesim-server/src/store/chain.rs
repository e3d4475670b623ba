//! The chain of hashes of the audit log.
//!
//! The hash of an entry is SHA-256 over the hash of the entry before it and `[at, who, what, about, course]` in JSON. Before the first entry of all
//! there are zeros, and before the first one that is left there is the hash of the last one that was removed because of its age.

use rusqlite::{Connection, OptionalExtension};
use sha2::{Digest, Sha256};

/// Returns the hash of an entry; `texts` are who, what and about.
pub(crate) fn hash(before: &[u8; 32], at: i64, texts: [&str; 3], course: Option<i64>) -> [u8; 32] {
    let [who, what, about] = texts;
    let entry = serde_json::json!([at, who, what, about, course]);
    let hash = Sha256::new().chain_update(before);
    hash.chain_update(entry.to_string()).finalize().into()
}

/// Returns the hash that the first entry covers.
pub(crate) fn start(connection: &Connection) -> rusqlite::Result<[u8; 32]> {
    let select = "SELECT hash FROM audit_start";
    let start = connection.query_row(select, [], |row| row.get(0));
    Ok(start.optional()?.unwrap_or_default())
}

/// Returns the hash that the next entry covers.
pub(crate) fn last(connection: &Connection) -> rusqlite::Result<[u8; 32]> {
    let select = "SELECT hash FROM audit ORDER BY id DESC LIMIT 1";
    let last = connection.query_row(select, [], |row| row.get(0));
    last.optional()?.map_or_else(|| start(connection), Ok)
}

/// Gives the entries of older versions their hashes.
pub(crate) fn complete(connection: &Connection) -> rusqlite::Result<()> {
    let mut select = connection.prepare(
        "SELECT id, at, who, what, about, course FROM audit WHERE hash IS NULL ORDER BY id",
    )?;
    let mut update = connection.prepare("UPDATE audit SET hash = ?2 WHERE id = ?1")?;
    let mut hash_before = start(connection)?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let [who, what, about]: [String; 3] = [row.get(2)?, row.get(3)?, row.get(4)?];
        hash_before = hash(
            &hash_before,
            row.get(1)?,
            [&who, &what, &about],
            row.get(5)?,
        );
        update.execute((row.get::<_, i64>(0)?, hash_before))?;
    }
    Ok(())
}
