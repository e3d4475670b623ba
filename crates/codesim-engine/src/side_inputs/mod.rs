//! Files about submissions beside their code, as texts: authors and times of submissions ([`metadata`]), groups ([`groups`]), decisions
//! about pairs in earlier runs ([`decisions`]), and pseudonyms in anonymous reports ([`Key`]). `docs/decisions-and-metadata.md` has their
//! formats.
//!
//! *Limits.* The engine checks whether the submissions that they name exist.
//!
//! ```
//! let sheet = codesim_engine::side_inputs::groups("pairs.csv", "submission,group\nada,1\nben,1\n")?;
//! assert_eq!(sheet.rows.len(), 2);
//! let error = codesim_engine::side_inputs::groups("pairs.csv", "who\nada\n").unwrap_err();
//! assert!(error.to_string().starts_with("in pairs.csv: column `who`"));
//! # Ok::<(), codesim_engine::side_inputs::Error>(())
//! ```

mod decisions;
mod error;
mod groups;
mod key;
mod metadata;
mod table;

pub use decisions::decisions;
pub use error::Error;
pub use groups::groups;
pub use key::Key;
pub use metadata::metadata;
