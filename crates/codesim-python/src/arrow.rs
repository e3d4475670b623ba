//! Tables as [Arrow C streams](https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html), which data frames take without
//! copies.

use std::sync::Arc;

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    ArrayRef, BooleanArray, Float64Array, RecordBatch, RecordBatchIterator, StringArray,
    UInt64Array,
};
use arrow_schema::ArrowError;
use codesim_report::model::{Pair, SubmissionSummary, Verdict};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::errors::CodesimError;
use crate::verdict::verdict;

/// A capsule with a stream of one table.
pub(crate) fn stream(
    py: Python<'_>,
    table: Result<RecordBatch, ArrowError>,
) -> PyResult<Bound<'_, PyCapsule>> {
    let table = table.map_err(|error| CodesimError::new_err(error.to_string()))?;
    let schema = table.schema();
    let rows = RecordBatchIterator::new(std::iter::once(Ok(table)), schema);
    let stream = FFI_ArrowArrayStream::new(Box::new(rows));
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// A row a pair.
pub(crate) fn pairs(pairs: &[Pair]) -> Result<RecordBatch, ArrowError> {
    let column = Rows(pairs);
    RecordBatch::try_from_iter_with_nullable([
        ("rank", column.optional_count(|it| it.rank), true),
        ("left", column.text(|it| &it.left), false),
        ("right", column.text(|it| &it.right), false),
        ("score", column.number(|it| it.score), false),
        ("similarity", column.number(|it| it.similarity), false),
        (
            "containment_left",
            column.number(|it| it.containment_left),
            false,
        ),
        (
            "containment_right",
            column.number(|it| it.containment_right),
            false,
        ),
        (
            "matched_tokens",
            column.count(|it| it.matched_tokens),
            false,
        ),
        ("longest_match", column.count(|it| it.longest_match), false),
        (
            "expected_by_chance",
            column.optional_number(|it| it.expected_by_chance),
            true,
        ),
        ("verdict", column.text(|it| verdict(it.verdict)), false),
        (
            "flagged",
            column.truth(|it| it.verdict == Verdict::Flagged),
            false,
        ),
        ("cluster", column.optional_count(|it| it.cluster), true),
        (
            "with_reference",
            column.truth(|it| it.reference.is_some()),
            false,
        ),
        ("why", column.optional_text(|it| it.why.as_deref()), true),
    ])
}

/// A row a submission.
pub(crate) fn submissions(submissions: &[SubmissionSummary]) -> Result<RecordBatch, ArrowError> {
    let column = Rows(submissions);
    RecordBatch::try_from_iter_with_nullable([
        ("name", column.text(|it| &it.name), false),
        ("old", column.truth(|it| it.old), false),
        ("reference", column.truth(|it| it.reference), false),
        ("indexed", column.truth(|it| it.indexed), false),
        ("cluster", column.optional_count(|it| it.cluster), true),
        ("files", column.count(|it| it.files.len()), false),
        ("tokens", column.count(|it| it.tokens), false),
        (
            "matchable_tokens",
            column.count(|it| it.matchable_tokens),
            false,
        ),
    ])
}

/// Rows of which columns are made.
struct Rows<'a, T>(&'a [T]);

impl<'a, T> Rows<'a, T> {
    fn text(&self, of: impl Fn(&'a T) -> &'a str) -> ArrayRef {
        Arc::new(StringArray::from_iter_values(self.0.iter().map(of)))
    }

    fn optional_text(&self, of: impl Fn(&'a T) -> Option<&'a str>) -> ArrayRef {
        Arc::new(self.0.iter().map(of).collect::<StringArray>())
    }

    fn number(&self, of: impl Fn(&T) -> f64) -> ArrayRef {
        Arc::new(Float64Array::from_iter_values(self.0.iter().map(of)))
    }

    fn optional_number(&self, of: impl Fn(&T) -> Option<f64>) -> ArrayRef {
        Arc::new(self.0.iter().map(of).collect::<Float64Array>())
    }

    fn count(&self, of: impl Fn(&T) -> usize) -> ArrayRef {
        self.optional_count(|row| Some(of(row)))
    }

    fn optional_count(&self, of: impl Fn(&T) -> Option<usize>) -> ArrayRef {
        let counts = self.0.iter().map(|row| of(row).map(|it| it as u64));
        Arc::new(counts.collect::<UInt64Array>())
    }

    fn truth(&self, of: impl Fn(&T) -> bool) -> ArrayRef {
        let truths: Vec<bool> = self.0.iter().map(of).collect();
        Arc::new(BooleanArray::from(truths))
    }
}
