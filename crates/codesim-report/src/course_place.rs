//! The place of a report among the pages of its course.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// The course that the report of an assignment belongs to, and the way back to its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct CoursePlace<'a> {
    /// Title of the course, as given; absent if none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<&'a str>,
    /// The page of the course, a file beside the report.
    pub index: &'a str,
    /// The name of the assignment in the course.
    pub assignment: &'a str,
}
