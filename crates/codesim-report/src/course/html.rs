//! The course as one file for a browser, which leads to the reports of its assignments beside it.
//!
//! It is built like the report of an assignment: the page (`web/course`) is the only code in the file, and the policy of the file names it by its
//! hash. The data is the course as in the JSON report.

use std::io::{self, Write};

use codesim_display::{HIDDEN, Locale};
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use super::model::Course;
use crate::formats::html::{Head, Viewer, write_block, write_end, write_head};

const VIEWER: Viewer = Viewer {
    script: include_str!("../../dist/course/course.js"),
    style: include_str!("../../dist/course/course.css"),
    licences: include_str!("../../dist/course/licenses.md"),
};

/// The data that the page reads.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct Payload<'a> {
    course: &'a Course,
    /// First and last of each range of characters that are shown as escapes.
    hidden: &'static [(char, char)],
}

/// Writes `course` as one HTML file that needs no server and loads no other file.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_course_html(course: &Course, out: &mut dyn Write) -> io::Result<()> {
    write_head(&VIEWER, &Head::ALONE, Locale::english(), out)?;
    let payload = Payload {
        course,
        hidden: HIDDEN,
    };
    write_block("course", std::iter::once(vec![payload]), out)?;
    write_end(&VIEWER, out)
}

#[cfg(test)]
mod tests {
    use super::super::fixture::course;
    use super::*;

    #[test]
    fn types_of_the_page_are_current() {
        crate::fixture::compare_page_types::<Payload>("course");
    }

    #[test]
    fn the_page_has_no_code_but_its_own_and_no_name_as_markup() {
        let mut out = Vec::new();
        write_course_html(&course(), &mut out).unwrap();
        let page = String::from_utf8(out).unwrap();
        assert_eq!(page.matches("<script").count(), 3);
        assert!(!page.contains("<b>mara"));
        let (head, _) = page.split_once("</head>").unwrap();
        assert!(head.contains("default-src 'none'"));
    }
}
