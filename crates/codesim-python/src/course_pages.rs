//! The pages of a course: a folder with that of the course and one for each assignment.

use std::path::PathBuf;
use std::{fs, io};

use codesim_display::visible_path;
use codesim_report::course::{Course, CoursePages, CoursePlace, write_course_html};
use codesim_report::model::Report;
use codesim_report::write_html_of_course;
use pyo3::prelude::*;

use crate::errors::Failure;
use crate::whole_file::whole_file;

/// The folder of the pages, and their names in it.
pub(crate) struct Pages {
    folder: PathBuf,
    names: CoursePages,
}

impl Pages {
    /// Makes the folder, if it is not there.
    pub(crate) fn new<'n>(
        folder: PathBuf,
        assignments: impl Iterator<Item = &'n str>,
    ) -> PyResult<Self> {
        fs::create_dir_all(&folder)?;
        let names = CoursePages::new(assignments);
        Ok(Self { folder, names })
    }

    /// Writes the report of an assignment; gives the name of its file.
    pub(crate) fn write_assignment(&self, name: &str, report: &Report) -> Result<String, Failure> {
        let file = self.names.of_assignment(name);
        let place = CoursePlace {
            title: None,
            index: &self.names.index(),
            assignment: name,
        };
        self.write(file, |out| write_html_of_course(report, &place, out))?;
        Ok(file.to_owned())
    }

    /// Writes the course itself, which leads to the others and comes last.
    pub(crate) fn write_course(&self, course: &Course) -> Result<(), Failure> {
        self.write(&self.names.index(), |out| write_course_html(course, out))
    }

    fn write(
        &self,
        file: &str,
        write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let path = self.folder.join(file);
        let written = whole_file(&path, |out| write(out));
        written.map_err(|error| {
            Failure::Other(format!(
                "{}: cannot be written: {error}",
                visible_path(&path)
            ))
        })
    }
}
