//! A class as each learning platform would export it.
//!
//! *Problem.* Exports of real classes may not be published, and the formats of platforms are documented only by their sources and by the
//! people who have to read them.
//!
//! *Method.* Each platform is a function that gives every submission of a class the names, lists and additions of its export, with the
//! oddities of the platform: a name that has the platform's own marks in it, several attempts, typed text, lists beside the files. The order
//! of names stays that of the class.
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

/// Returns the names of all exports.
pub fn names() -> impl Iterator<Item = &'static str> {
    makers().map(|&(name, _)| name)
}

/// Returns a class as an export, by path; `None` if no export has this name.
pub fn export(name: &str, class: &[Submission]) -> Option<Vec<File>> {
    let (_, make) = makers().find(|(known, _)| *known == name)?;
    let mut files = make(class);
    files.sort();
    Some(files)
}
