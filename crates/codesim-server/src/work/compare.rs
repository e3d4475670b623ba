//! From what was handed in to all reports.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use codesim_engine::{AsGiven, Known, Request};
use codesim_intake::{
    Allowance, Archive, BoilerplateSource, Disk, FileTree, Layouts, Limits, ReadOptions, Root,
    Sources, is_archive_name, read,
};
use codesim_observer::Observer;
use codesim_report::model::Report;
use codesim_report::{Format, summary};
use codesim_token::Registry;
use codesim_words::{TableStyle, path_text};

use super::pages::write_pages;
use super::task::Task;
use crate::reports::file_name;

/// A tree of files, and what it is called: by its name alone, since the path is the server's.
type Named = (Box<dyn FileTree>, String);

/// Compares, writes all reports, and returns in one line what was found, or why nothing could be.
pub(super) fn compare(
    registry: &Registry,
    task: &Task,
    observer: &dyn Observer,
) -> Result<String, String> {
    let given = Given::open(task)?;
    let options = ReadOptions {
        languages: task.options.lang.clone(),
        ..ReadOptions::default()
    };
    let class = read(registry, &given.sources(), &options, observer).map_err(text)?;
    let title = Some(task.title.clone()).filter(|title| !title.is_empty());
    let request = Request {
        as_given: AsGiven {
            title,
            ..given.names()
        },
        ..Request::default()
    };
    let compared = codesim_engine::compare(class, None, &Known::default(), &request, observer);
    let report = compared.map_err(text)?;
    write_all(&report, &task.reports).map_err(text)?;
    if let Some(moss) = &task.options.moss {
        write_pages(&report, moss, &task.reports).map_err(text)?;
    }
    Ok(summary(&report))
}

/// What was handed in.
struct Given {
    submissions: Vec<Named>,
    boilerplate: Vec<Named>,
}

impl Given {
    fn open(task: &Task) -> Result<Self, String> {
        let single = |path: &Path| -> Result<Named, String> {
            Ok((Box::new(Disk::single(path).map_err(text)?), name(path)))
        };
        let submissions = task.submissions.iter().map(|path| class(path));
        let boilerplate = task.boilerplate.iter().map(|path| single(path));
        Ok(Self {
            submissions: submissions.collect::<Result<_, _>>()?,
            boilerplate: boilerplate.collect::<Result<_, _>>()?,
        })
    }

    fn names(&self) -> AsGiven {
        let names = |trees: &[Named]| trees.iter().map(|(_, name)| name.clone()).collect();
        AsGiven {
            roots: names(&self.submissions),
            boilerplate: names(&self.boilerplate),
            ..AsGiven::default()
        }
    }

    fn sources(&self) -> Sources<'_> {
        let several = self.submissions.len() > 1;
        let roots = self.submissions.iter().map(|(tree, name)| Root {
            prefix: several.then(|| name.clone()),
            layout: Layouts::Any,
            ..Root::new(&**tree, name.clone())
        });
        let starters = self.boilerplate.iter();
        let starters = starters.map(|(tree, name)| BoilerplateSource {
            tree: &**tree,
            name: name.clone(),
        });
        Sources {
            roots: roots.collect(),
            boilerplate: starters.collect(),
        }
    }
}

/// A folder or an archive of submissions. If everything in an archive is in one folder, that is meant.
fn class(path: &Path) -> Result<Named, String> {
    let name = name(path);
    if path.is_dir() {
        return Ok((Box::new(Disk::folder(path).map_err(text)?), name));
    }
    if !is_archive_name(&name) {
        return Err(format!(
            "{name}: an archive or a folder of submissions was expected"
        ));
    }
    let archive = Archive::open(path, &mut Allowance::new(Limits::CLASS));
    // Where the server keeps it is nobody's business.
    let mut archive = archive.map_err(|error| text(error).replace(&path_text(path), &name))?;
    archive.enter_only_folder();
    Ok((Box::new(archive), name))
}

fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| path_text(name.as_ref()))
}

/// An error with its causes.
fn text(error: impl std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let _ = write!(text, ": {error}");
        cause = error.source();
    }
    text
}

fn write_all(report: &Report, folder: &Path) -> io::Result<()> {
    Format::ALL.into_iter().try_for_each(|format| {
        let mut file = BufWriter::new(File::create(folder.join(file_name(format)))?);
        format.write(report, &TableStyle::default(), &mut file)?;
        file.flush()?;
        file.get_ref().sync_all()
    })
}
