//! Exports of learning platforms: the files, people and times of hand-ins.
//!
//! *Problem.* Each platform has a layout of its own for downloads: one folder for each person, or a flat list of names that hold person, number
//! and time; several attempts, groups, lists beside the files.
//!
//! *Method.* A layout is a file: patterns of names if these are sufficient ([`Patterns`], `layouts/*.toml`), otherwise code that reads the
//! platform's own list. [`recognise`] tries them one after the other on a tree and takes the first that most of it fits. Only names and the few
//! files that platforms add are examined; files that were handed in are not opened.
//!
//! *Limits.* Entries that fit no rule are listed in [`Export::unknown`]; their purpose is never guessed.

mod blackboard;
mod collect;
mod contest;
mod dodona;
mod export;
mod github_classroom;
mod gradescope;
mod inginious;
mod layout;
mod patterns;
mod recognise;
mod time;
mod typed;
mod view;

pub use export::{Export, HandIn, Part};
pub use layout::{InvalidList, Layout};
pub use patterns::Patterns;
pub use recognise::{Choice, Error, ids, recognise};
pub(crate) use time::moment;
pub use typed::Typed;
pub use view::View;
