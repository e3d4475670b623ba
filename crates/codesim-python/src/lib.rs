//! codesim from Python: the extension module behind the package `codesim`.
//!
//! Everything that Python sees is documented where Python's tools look for it: in the doc comments here, which become docstrings, and in
//! `python/codesim/_codesim.pyi`, which has the types.

mod arrow;
mod class;
mod compare;
mod course;
mod course_pages;
mod course_parts;
mod course_result;
mod errors;
mod host;
mod index;
mod page;
mod pair;
mod result;
mod sequence;
mod sheet;
mod sources;
mod teaching;
mod verdict;
mod whole_file;
mod work;

use pyo3::prelude::*;

/// As in the program: the parser allocates a node at a time. The C library's own functions are left to the interpreter.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[pymodule]
mod _codesim {
    #[pymodule_export]
    use crate::class::{Cluster, File, Notice, Remark, Ring, Submission, Submissions};
    #[pymodule_export]
    use crate::compare::compare;
    #[pymodule_export]
    use crate::course::course;
    #[pymodule_export]
    use crate::course_parts::{
        CourseAssignment, CourseCluster, CoursePair, CoursePerson, PairAssignment, PersonAssignment,
    };
    #[pymodule_export]
    use crate::course_result::Course;
    #[pymodule_export]
    use crate::errors::{
        CodesimError, IndexFileError, LanguageError, SubmissionsError, ThresholdsError,
    };
    #[pymodule_export]
    use crate::host::main;
    #[pymodule_export]
    use crate::index::{Added, Index};
    #[pymodule_export]
    use crate::pair::{Appearance, Match, Pair, Pairs, Place, SharedTrait};
    #[pymodule_export]
    use crate::result::Comparison;
    #[pymodule_export]
    use crate::teaching::{Fingerprint, Language, Token, fingerprints, languages, tokens};

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
