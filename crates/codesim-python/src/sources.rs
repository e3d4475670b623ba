//! What Python gives as submissions: paths, or texts by name.

use std::path::{Path, PathBuf};

use codesim_display::path_text;
use codesim_intake::{
    Allowance, Archive, BoilerplateSource, Disk, FileTree, Layouts, Limits, Memory, Root, Sources,
    is_archive_name,
};
use codesim_token::Registry;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyMapping, PyString};

use crate::errors::{Failure, with_causes};

/// What submissions that never were files are called in messages.
pub(crate) const TEXTS: &str = "submissions";

/// One id of a language, or several.
#[derive(FromPyObject)]
pub(crate) enum Languages {
    One(String),
    Several(Vec<String>),
}

impl Languages {
    pub(crate) fn ids(given: Option<Self>) -> Vec<String> {
        match given {
            None => Vec::new(),
            Some(Self::One(id)) => vec![id],
            Some(Self::Several(ids)) => ids,
        }
    }
}

/// Submissions as they were given.
pub(crate) enum Given {
    /// Folders or archives of them.
    Paths(Vec<PathBuf>),
    /// Their texts.
    Texts(Memory),
}

impl Given {
    /// Paths, or a mapping of names to a source or to a mapping of files to sources. A source without a file name gets one of the
    /// only language that is asked for.
    pub(crate) fn submissions(
        given: &Bound<'_, PyAny>,
        languages: &[String],
        registry: &Registry,
    ) -> PyResult<Self> {
        let Ok(texts) = given.cast::<PyMapping>() else {
            return Ok(Self::Paths(paths(given)?));
        };
        let mut tree = Memory::new();
        for item in texts.items()?.iter() {
            let (name, source): (String, Bound<'_, PyAny>) = item.extract()?;
            check_name(&name)?;
            match source.cast::<PyMapping>() {
                Ok(files) => add_files(&mut tree, Path::new(&name), files)?,
                Err(_) => tree.add(place(&name, languages, registry), content(&source)?),
            }
        }
        Ok(Self::Texts(tree))
    }

    /// Starter code: paths, or a mapping of files to sources.
    pub(crate) fn boilerplate(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        let Ok(files) = given.cast::<PyMapping>() else {
            return Ok(Self::Paths(paths(given)?));
        };
        let mut tree = Memory::new();
        add_files(&mut tree, Path::new("boilerplate"), files)?;
        Ok(Self::Texts(tree))
    }

    /// What it is called in messages.
    pub(crate) fn names(&self, texts: &str) -> Vec<String> {
        match self {
            Self::Paths(paths) => paths.iter().map(|path| path_text(path)).collect(),
            Self::Texts(_) => vec![texts.to_owned()],
        }
    }
}

/// A path, or several of them.
pub(crate) fn paths(given: &Bound<'_, PyAny>) -> PyResult<Vec<PathBuf>> {
    if let Ok(path) = given.extract::<PathBuf>() {
        return Ok(vec![path]);
    }
    let each = given.try_iter().map_err(|_| {
        PyTypeError::new_err("a path, several paths, or a dict of sources by name was expected")
    })?;
    each.map(|path| path?.extract()).collect()
}

fn add_files(tree: &mut Memory, folder: &Path, files: &Bound<'_, PyMapping>) -> PyResult<()> {
    for item in files.items()?.iter() {
        let (file, source): (PathBuf, Bound<'_, PyAny>) = item.extract()?;
        tree.add(folder.join(&file), content(&source)?);
    }
    Ok(())
}

fn content(source: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(text) = source.cast::<PyString>() {
        return Ok(text.to_str()?.as_bytes().to_owned());
    }
    let bytes = source.cast::<PyBytes>().map_err(|_| {
        PyTypeError::new_err("a source was expected: str, or bytes in any encoding")
    })?;
    Ok(bytes.as_bytes().to_owned())
}

/// A submission has one name, and folders are what it may consist of.
fn check_name(name: &str) -> PyResult<()> {
    match Path::new(name).file_name() {
        Some(own) if own == name => Ok(()),
        _ => Err(PyValueError::new_err(format!(
            "{name:?}: the name of a submission was expected, without folders"
        ))),
    }
}

/// Where the source of a submission stands: its own name if that is one of a file.
fn place(name: &str, languages: &[String], registry: &Registry) -> PathBuf {
    let path = PathBuf::from(name);
    let extension = path.extension().and_then(|it| it.to_str());
    if extension.is_some_and(|it| registry.by_extension(it).is_some()) {
        return path;
    }
    let only = match languages {
        [only] => registry.get(only),
        _ => None,
    };
    match only.and_then(|it| it.language().extensions.first()) {
        Some(extension) => path.join("source").with_extension(extension),
        None => path,
    }
}

/// All trees of a comparison.
#[derive(Default)]
pub(crate) struct Trees {
    roots: Vec<Tree>,
    boilerplate: Vec<(Box<dyn FileTree>, String)>,
}

struct Tree {
    files: Box<dyn FileTree>,
    name: String,
    old: bool,
    layout: Layouts,
}

impl Trees {
    /// Adds submissions.
    pub(crate) fn add(&mut self, given: Given, texts: &str, old: bool) -> Result<(), Failure> {
        match given {
            Given::Texts(files) => self.roots.push(Tree {
                files: Box::new(files),
                name: texts.to_owned(),
                old,
                layout: Layouts::Plain,
            }),
            Given::Paths(paths) => {
                for path in paths {
                    let (files, name) = open(&path)?;
                    let layout = Layouts::Any;
                    self.roots.push(Tree {
                        files,
                        name,
                        old,
                        layout,
                    });
                }
            }
        }
        Ok(())
    }

    /// Adds starter code.
    pub(crate) fn add_boilerplate(&mut self, given: Given) -> Result<(), Failure> {
        match given {
            Given::Texts(files) => {
                let name = "boilerplate".to_owned();
                self.boilerplate.push((Box::new(files), name));
            }
            Given::Paths(paths) => {
                for path in paths {
                    let files = Disk::single(&path).map_err(unreadable)?;
                    self.boilerplate.push((Box::new(files), path_text(&path)));
                }
            }
        }
        Ok(())
    }

    pub(crate) fn sources(&self) -> Sources<'_> {
        let several = self.roots.len() > 1;
        let roots = self.roots.iter().map(|tree| Root {
            tree: &*tree.files,
            name: tree.name.clone(),
            prefix: several.then(|| tree.name.trim_end_matches('/').to_owned()),
            old: tree.old,
            layout: tree.layout.clone(),
        });
        let boilerplate = self.boilerplate.iter();
        let boilerplate = boilerplate.map(|(tree, name)| BoilerplateSource {
            tree: &**tree,
            name: name.clone(),
        });
        Sources {
            roots: roots.collect(),
            boilerplate: boilerplate.collect(),
        }
    }
}

/// A folder or an archive of submissions. If everything in an archive is in one folder, that is meant.
fn open(path: &Path) -> Result<(Box<dyn FileTree>, String), Failure> {
    let name = path_text(path);
    if !(path.is_file() && is_archive_name(&name)) {
        return Ok((Box::new(Disk::folder(path).map_err(unreadable)?), name));
    }
    let mut archive =
        Archive::open(path, &mut Allowance::new(Limits::CLASS)).map_err(unreadable)?;
    let folder = archive.enter_only_folder();
    let name = folder.map_or(name, |folder| path_text(&path.join(folder)));
    Ok((Box::new(archive), name))
}

fn unreadable(error: impl std::error::Error) -> Failure {
    Failure::Submissions(with_causes(&error))
}
