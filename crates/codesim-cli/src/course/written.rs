//! The report of a course: a table, CSV or JSON as any other report, and in HTML a folder with the page of the course and one for each assignment.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use crate::console::{USUAL, cannot_write, write_file, write_to};
use anyhow::{Context, anyhow, bail, ensure};
use codesim_display::visible_path;
use codesim_report::course::{
    Course, CoursePages, CoursePlace, course_summary, write_course_csv, write_course_html,
    write_course_json, write_course_table,
};
use codesim_report::model::Report;
use codesim_report::{CsvDialect, Format, write_html_of_course};

use super::term::Assignment;
use codesim_config::Plan;
use codesim_config::Shown;

/// The outputs of a course.
pub(super) struct Written {
    shown: Vec<Shown>,
    /// The folder of the pages, and their names in it.
    pages: Option<(PathBuf, CoursePages)>,
    /// The title of the course, which its pages have.
    title: Option<String>,
}

impl Written {
    /// Refuses what cannot be written before anything is compared.
    pub(super) fn new(plan: &Plan, assignments: &[Assignment]) -> anyhow::Result<Self> {
        let (pages, shown): (Vec<Shown>, Vec<Shown>) = plan
            .shown
            .iter()
            .map(of_course)
            .partition(|it| it.format == Format::Html);
        for Shown { format, .. } in &shown {
            ensure!(
                matches!(
                    format,
                    Format::Table | Format::Csv | Format::CsvExcel | Format::Json
                ),
                "format {}: a course is a table, csv, json or html",
                format.name()
            );
        }
        let folder = match pages.as_slice() {
            [] => None,
            [page] => Some(folder(page)?),
            _ => bail!("the pages of a course go into one folder, and several were given"),
        };
        let pages = CoursePages::new(assignments.iter().map(|it| it.name.as_str()));
        Ok(Self {
            shown,
            pages: folder.map(|folder| (folder, pages)),
            title: plan.request.as_given.title.clone(),
        })
    }

    /// Whether each assignment has a report of its own.
    pub(super) fn has_reports(&self) -> bool {
        self.pages.is_some()
    }

    /// Writes the report of an assignment, if there is to be one; gives the name of its file.
    pub(super) fn write_assignment(
        &self,
        name: &str,
        report: &Report,
    ) -> anyhow::Result<Option<String>> {
        let Some((folder, pages)) = &self.pages else {
            return Ok(None);
        };
        let file = pages.of_assignment(name);
        let place = CoursePlace {
            title: self.title.as_deref(),
            index: &pages.index(),
            assignment: name,
        };
        write_file(&folder.join(file), USUAL, |out| {
            write_html_of_course(report, &place, out)
        })?;
        Ok(Some(file.to_owned()))
    }

    /// Writes the course itself; the page that leads to the others comes last.
    pub(super) fn write_course(&self, course: &Course, plan: &Plan) -> anyhow::Result<()> {
        for Shown { format, path } in &self.shown {
            write_to(path.as_deref(), |style, out| match format {
                Format::Csv => write_course_csv(course, CsvDialect::Plain, out),
                Format::CsvExcel => write_course_csv(course, CsvDialect::Excel, out),
                Format::Json => write_course_json(course, out),
                _ => write_course_table(course, style, out),
            })?;
        }
        let index = self
            .pages
            .as_ref()
            .map(|(folder, pages)| folder.join(pages.index()));
        if let Some(index) = &index {
            write_file(index, USUAL, |out| write_course_html(course, out))?;
        }
        let paths = self
            .shown
            .iter()
            .filter_map(|it| it.path.as_ref())
            .chain(&index);
        for path in paths.filter(|_| !plan.quiet) {
            let path = visible_path(path);
            let _ = writeln!(anstream::stderr(), "{path}: {}", course_summary(course));
        }
        Ok(())
    }
}

/// A folder is for pages, even if its name suggests a format.
fn of_course(shown: &Shown) -> Shown {
    let is_folder =
        |path: &PathBuf| path.is_dir() || path.as_os_str().as_encoded_bytes().ends_with(b"/");
    match (&shown.format, &shown.path) {
        (Format::Table, Some(path)) if is_folder(path) => Shown {
            format: Format::Html,
            path: Some(path.clone()),
        },
        _ => shown.clone(),
    }
}

/// The folder of the pages, which is made if it is not there.
fn folder(page: &Shown) -> anyhow::Result<PathBuf> {
    let advice = "the pages of a course are a folder, index.html and one for each assignment: name it, with `--format html -o term-report/`";
    let path = page.path.as_deref().ok_or_else(|| anyhow!("{advice}"))?;
    let is_page = Format::of_file(path) == Some(Format::Html);
    ensure!(
        !path.is_file() && !is_page,
        "{}: {advice}",
        visible_path(path)
    );
    fs::create_dir_all(path).with_context(|| cannot_write(Some(path)))?;
    Ok(path.to_owned())
}
