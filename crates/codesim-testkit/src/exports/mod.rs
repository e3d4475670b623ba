//! A class as each learning platform would export it.
//!
//! *Problem.* Exports of real classes are nobody's to publish, and what a platform writes is described by nothing but its source and by those who
//! have to live with it.
//!
//! *Method.* Each platform is a function that gives every submission of a class the names, lists and additions of its export, with what is odd about
//! it: a name that has the platform's own marks in it, several attempts, typed text, lists beside the files. The order of names stays that of the class.
//!
//! *Limits.* Only tests and examples depend on it.

mod archived;
mod class;
mod flat;
mod listed;
mod nested;

pub use class::{File, Submission};

use class::Maker;

fn makers() -> impl Iterator<Item = &'static Maker> {
    let makers = [
        archived::MAKERS,
        flat::MAKERS,
        listed::MAKERS,
        nested::MAKERS,
    ];
    makers.into_iter().flatten()
}

/// What can be made.
pub fn names() -> impl Iterator<Item = &'static str> {
    makers().map(|&(name, _)| name)
}

/// A class as an export, by path; none if nothing of this name can be made.
pub fn export(name: &str, class: &[Submission]) -> Option<Vec<File>> {
    let (_, make) = makers().find(|(known, _)| *known == name)?;
    let mut files = make(class);
    files.sort();
    Some(files)
}
