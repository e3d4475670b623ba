//! What learning platforms hand out: who handed in which files, and when.
//!
//! *Problem.* Each platform has a layout of its own for what teachers download: one folder a person, or a flat list of names that hold person,
//! number and time; several attempts, groups, lists beside the files.
//!
//! *Method.* A layout is a file: patterns of names where these tell all ([`Patterns`], `layouts/*.toml`), otherwise code that reads the platform's
//! own list. [`recognise`] tries them one after the other on a tree and takes the first that most of it fits. Names are all that is looked at, and
//! the few files that platforms add; what was handed in is not opened.
//!
//! *Limits.* What fits no rule is listed in [`Export::unknown`] and never guessed at.

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
pub use typed::Typed;
pub use view::View;
