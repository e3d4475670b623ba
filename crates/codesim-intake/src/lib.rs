//! Reads files from any source into the tokens and texts of a class of submissions.
//!
//! [`read`] takes submissions from [`FileTree`]s: [`Disk`] is a folder, [`Memory`] holds texts that never were files. The resulting [`Class`]
//! has every text that can be compared, tokenized, and a [`Notice`] for every file that cannot: a bad file never ends a run. Each file is read
//! once and its text is kept, so that a report shows the text that was compared.
//!
//! ```
//! use codesim_intake::{Memory, ReadOptions, Root, Sources, read};
//!
//! let mut tree = Memory::new();
//! tree.add("anna/Main.java", "class Main { int answer() { return 42; } }");
//! tree.add("ben/notes.pdf", "%PDF-1.7");
//! let registry = codesim_languages::registry();
//! let sources = Sources::of(Root::new(&tree, "hand-in"));
//! let class = read(&registry, &sources, &ReadOptions::default(), &())?;
//! assert_eq!(class.submissions[0].name, "anna");
//! assert_eq!(class.submissions[0].files[0].language, "java");
//! let left_out: Vec<String> = class.notices.iter().map(ToString::to_string).collect();
//! assert_eq!(left_out, ["ben: no code to compare", "ben/notes.pdf: no front end for .pdf files"]);
//! # Ok::<(), codesim_intake::Error>(())
//! ```
//!
//! The feature `git` reads repositories of git.

mod above;
mod assignments;
mod boilerplate;
mod class;
mod decode;
mod digest;
mod discover;
mod documents;
mod error;
mod exported;
mod files;
mod filter;
pub mod history;
mod joined;
mod language;
pub mod layouts;
mod letters;
mod levels;
mod listing;
mod mixed;
mod notebook;
mod notice;
mod opened;
mod origins;
mod owned;
mod pieces;
mod read;
mod snapshots;
mod sources;
mod submission;
mod tokenizers;
mod unpack;
mod walk;

pub use crate::files::{
    Allowance, Archive, Content, CopyError, Disk, DiskError, Entry, FileTree, Kind, Limits, Memory,
    OpenError, ReadError, Refusal, archive_stem, copy_without, is_archive_name, only_folder,
};

pub use crate::layouts::{Choice as Layouts, ids as layouts};

pub use above::{class_above, folder_above};
pub use assignments::{AssignmentsError, assignment_name, assignment_names, assignments_in};
pub use class::{Class, ExportSeen, HandedIn, SourceFile, SourceText, Submission};
pub use error::Error;
pub use joined::{JoinError, join};
pub use notice::{LeftOut, Notice, Reason, Reservation, first_reason, lexed};
pub use opened::RootError;
pub use owned::{Owned, Ownership, owned};
pub use pieces::{MAX_FILE_BYTES, Piece, Reader};
pub use read::read;
pub use snapshots::SnapshotsError;
pub use sources::{
    Attempts, BoilerplateSource, FilePatterns, ReadOptions, Root, Snapshot, Sources,
};
