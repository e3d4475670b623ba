//! Files that say something of submissions beside their code, as texts: who handed in what and when ([`metadata`]), who handed in together ([`groups`]), what people
//! decided about pairs in earlier runs ([`decisions`]), and who is called what in anonymous reports ([`Key`]). `docs/decisions-and-metadata.md` has their formats.
//!
//! *Limits.* Whether the submissions that they name are there is for the engine to say.
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
