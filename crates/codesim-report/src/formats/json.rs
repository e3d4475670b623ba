//! The whole report for other programs.
//!
//! The text is the serialised [`Report`]. The file of its schema, `docs/report.schema.json`, is made of the same types by the tests.

use std::io::{self, Write};

use crate::model::Report;

/// Writes `report` as indented JSON with a final newline.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_json(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, report).map_err(io::Error::from)?;
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{compare, golden, report};

    fn written(report: &Report) -> Vec<u8> {
        let mut out = Vec::new();
        write_json(report, &mut out).unwrap();
        out
    }

    /// Returns the JSON Schema of the output of [`write_json`], indented, with a final newline.
    fn schema() -> String {
        let schema = schemars::schema_for!(Report);
        serde_json::to_string_pretty(&schema).unwrap() + "\n"
    }

    #[test]
    fn golden_file() {
        golden("report.json", &written(&report()));
    }

    #[test]
    fn schema_file_is_current() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/report.schema.json");
        compare(path.as_ref(), schema().as_bytes());
    }

    #[test]
    fn reports_are_valid() {
        let schema = serde_json::from_str(&schema()).unwrap();
        let validator = jsonschema::validator_for(&schema).unwrap();
        for report in [report(), crate::fixture::small_class()] {
            let instance = serde_json::from_slice(&written(&report)).unwrap();
            let errors: Vec<_> = validator
                .iter_errors(&instance)
                .map(|error| error.to_string())
                .collect();
            assert!(errors.is_empty(), "{errors:?}");
        }
    }

    #[test]
    fn sources_stay_out() {
        let text = String::from_utf8(written(&report())).unwrap();
        assert!(!text.contains("int total"));
    }
}
