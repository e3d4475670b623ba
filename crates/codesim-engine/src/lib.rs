//! From submissions to the report of a comparison.
//!
//! A [`Job`] has the input and the settings, and [`run`] does it: it opens the archive of earlier years, if there is one, reads the
//! sources, compares them and makes the report. [`Job::load`] stops after reading, for callers that look at the class first, or want every
//! pair.
//!
//! Its steps are functions of their own: [`compare`] takes a class that [`codesim_intake`] has read, an archive of earlier years if there
//! is one, [`SideInformation`] about the class, and a [`Request`] in which every value is decided. It reads no file, asks no clock and has
//! no output. [`compare_every_pair`] does the same for more pairs than memory holds, [`compare_and_judge`] also returns pairs beyond those
//! shown, for callers that compare classes with each other, and [`report_external_pairs`] makes the report of pairs that a cluster has
//! found.
//!
//! ```
//! use codesim_engine::{Job, run};
//! use codesim_intake::{Memory, Root, Sources};
//!
//! let code = "int main() { int sum = 0; for (int i = 0; i < 9; i++) { sum += i * i; } return sum; }";
//! let mut tree = Memory::new();
//! tree.add("anna.c", code);
//! tree.add("ben.c", code.replace("sum", "total"));
//! let registry = codesim_languages::registry();
//! let sources = Sources::of(Root::new(&tree, "homework"));
//! let report = run(Job::new(&registry, sources), &())?;
//! assert_eq!(report.pairs.len(), 1);
//! assert_eq!(report.pairs[0].similarity, 1.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod anonymous;
mod blocks;
mod compare;
mod decisions;
mod displayed;
mod error;
mod every;
mod external_pairs;
mod facts;
mod flagged;
mod groups;
mod history;
mod identical_files;
mod job;
mod judged;
mod metadata;
mod names;
mod notice;
mod only_given;
mod origins;
mod pair;
mod places;
mod rank;
mod ranked_class;
mod references;
mod remarks;
mod report;
mod report_context;
mod request;
mod restructuring;
mod selection;
mod shared_traits;
mod sheet;
mod side_information;
pub mod side_inputs;
mod syntax;

pub use codesim_archive::ArchiveKey;
pub use compare::{compare, compare_and_judge, compare_every_pair};
pub use decisions::{DecisionSheet, PairDecision};
pub use error::Error;
pub use every::Table;
pub use external_pairs::{ExternalPairs, report_external_pairs};
pub use groups::GroupSheet;
pub use job::{Job, LoadedJob, run};
pub use metadata::{Details, MetadataSheet};
pub use request::{AsGiven, DEFAULT_LIMIT, Detail, Request, Sampling};
pub use selection::Selection;
pub use sheet::{Sheet, SheetRow};
pub use side_information::SideInformation;
