//! The result of a whole course: several assignments of the same people, each with a [`Report`](crate::model::Report) of its own, and their
//! combined result.
//!
//! | format | for | writer |
//! |---|---|---|
//! | table | a person at a terminal | [`write_course_table`] |
//! | CSV | a spreadsheet: a row for each pair of people, a column for each assignment | [`write_course_csv`] |
//! | JSON | another program | [`write_course_json`], described by `docs/course.schema.json` |
//! | HTML | the course at a glance, with links to the reports of its assignments | [`write_course_html`] |

mod csv;
mod html;
mod json;
mod judged;
mod model;
mod pages;
mod table;

#[cfg(test)]
mod fixture;

pub use self::csv::write_course_csv;
pub use self::html::write_course_html;
pub use self::json::write_course_json;
pub use self::judged::Judged;
pub use self::model::{
    COURSE_SCHEMA_VERSION, Course, CourseAssignment, CourseCluster, CoursePair, CoursePerson,
    CourseVerdict, PairAssignment, PersonAssignment,
};
pub use self::pages::CoursePages;
pub use self::table::write_course_table;
pub use crate::course_place::CoursePlace;

use codesim_display::{counted, grouped};

/// Returns a course in one line: `1 of 19,900 pairs of people flagged repeatedly, 20 once`.
pub fn course_summary(course: &Course) -> String {
    format!(
        "{} of {} of people flagged repeatedly, {} once",
        grouped(course.repeated_pairs as u64),
        counted(course.pairs_of_people as usize, "pair"),
        grouped(course.flagged_once_pairs as u64)
    )
}

/// Returns the verdict of codesim on a pair of people, in words.
fn verdict(verdict: CourseVerdict) -> &'static str {
    match verdict {
        CourseVerdict::Repeated => "repeated",
        CourseVerdict::FlaggedOnce => "flagged once",
        CourseVerdict::NotUnusual => "not unusual",
    }
}
