//! Items and slices of sequences.

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice};

/// Returns one item of a sequence of `length`, or a list of the items of a slice.
pub(crate) fn item<'py, T: IntoPyObject<'py>>(
    py: Python<'py>,
    key: &Bound<'py, PyAny>,
    length: usize,
    each: impl Fn(usize) -> T,
) -> PyResult<Bound<'py, PyAny>> {
    if let Ok(slice) = key.cast::<PySlice>() {
        let range = slice.indices(isize::try_from(length)?)?;
        let list = PyList::empty(py);
        for number in 0..range.slicelength {
            let index = range.start + number as isize * range.step;
            list.append(each(index as usize).into_bound_py_any(py)?)?;
        }
        return Ok(list.into_any());
    }
    let index = key.extract::<isize>()?;
    let from_end = if index < 0 { length as isize } else { 0 };
    match usize::try_from(index + from_end) {
        Ok(index) if index < length => each(index).into_bound_py_any(py),
        _ => Err(PyIndexError::new_err("no such item")),
    }
}
