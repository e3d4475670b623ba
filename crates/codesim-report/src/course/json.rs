//! The whole course for other programs. The file of its schema, `docs/course.schema.json`, is made of the same types by the tests.

use std::io::{self, Write};

use super::model::Course;

/// Writes `course` as indented JSON with a final newline.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_course_json(course: &Course, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, course).map_err(io::Error::from)?;
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::super::fixture::course;
    use super::*;
    use crate::fixture::{compare, golden};

    /// Returns the JSON Schema of the output of [`write_course_json`], indented, with a final newline.
    fn schema() -> String {
        let schema = schemars::schema_for!(Course);
        serde_json::to_string_pretty(&schema).unwrap() + "\n"
    }

    #[test]
    fn schema_file_is_current_and_courses_are_valid() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/course.schema.json");
        compare(path.as_ref(), schema().as_bytes());
        let mut out = Vec::new();
        write_course_json(&course(), &mut out).unwrap();
        golden("course.json", &out);
        let schema = serde_json::from_str(&schema()).unwrap();
        let validator = jsonschema::validator_for(&schema).unwrap();
        let instance = serde_json::from_slice(&out).unwrap();
        let errors: Vec<_> = validator
            .iter_errors(&instance)
            .map(|error| error.to_string())
            .collect();
        assert!(errors.is_empty(), "{errors:?}");
    }
}
