//! The engine, with all languages, on classes in memory.

mod at_once;
mod groups;
mod job;
mod once;
mod packed;
mod small_stack;

use codesim_engine::{Request, SideInformation, compare};
use codesim_intake::Class;
use codesim_report::model::Report;

/// Compares a class with the default settings.
fn report_of(class: Class) -> Report {
    let report = compare(
        class,
        None,
        &SideInformation::default(),
        &Request::default(),
        &(),
    );
    report.expect("the request is sound")
}
