//! Submissions as Python gives them: paths, or texts by name.

use std::path::{Path, PathBuf};

use codesim_display::{path_text, with_causes};
use codesim_intake::{BoilerplateSource, Layouts, Memory, Root, Snapshot, Sources};
use codesim_token::Registry;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyMapping, PyString};

use crate::errors::Failure;

/// Name in messages of submissions that never were files.
pub(crate) const TEXTS: &str = "submissions";

/// Name in messages of those of earlier years.
pub(crate) const OLD_TEXTS: &str = "old";

/// The root of references that were given as texts.
pub(crate) const REFERENCE_TEXTS: &str = "references";

/// One of something, or several: an id of a language, a folder.
#[derive(FromPyObject)]
pub(crate) enum OneOrSeveral<T> {
    One(T),
    Several(Vec<T>),
}

impl<T> OneOrSeveral<T> {
    /// Returns all of them; none if nothing was given.
    pub(crate) fn all(given: Option<Self>) -> Vec<T> {
        match given {
            None => Vec::new(),
            Some(Self::One(one)) => vec![one],
            Some(Self::Several(several)) => several,
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

    /// Returns its names in messages.
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

/// Returns the path of the source of a submission: its own name if that is one of a file.
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

/// Opens submissions, older ones, references and starter code.
pub(crate) fn open<'a>(
    submissions: &'a Given,
    old: Option<&'a Given>,
    references: Option<&'a Given>,
    boilerplate: Option<&'a Given>,
) -> Result<Sources<'a>, Failure> {
    let mut sources = Sources::default();
    add(&mut sources, submissions, TEXTS, false)?;
    if let Some(old) = old {
        add(&mut sources, old, OLD_TEXTS, true)?;
    }
    let of_class = sources.roots.len();
    if let Some(references) = references {
        add(&mut sources, references, REFERENCE_TEXTS, true)?;
    }
    if let Some(boilerplate) = boilerplate {
        add_boilerplate(&mut sources, boilerplate)?;
    }
    // The names of submissions do not depend on references.
    for (number, root) in sources.roots.iter_mut().enumerate() {
        root.reference = number >= of_class;
        if root.reference {
            root.layout = Layouts::Plain;
        }
        if of_class > 1 || root.reference {
            root.prefix = Some(root.name.trim_end_matches('/').to_owned());
        }
    }
    Ok(sources)
}

fn add<'a>(
    sources: &mut Sources<'a>,
    given: &'a Given,
    texts: &str,
    old: bool,
) -> Result<(), Failure> {
    match given {
        Given::Texts(files) => {
            let root = Root::new(files, texts);
            sources.roots.push(Root { old, ..root });
        }
        Given::Paths(paths) => {
            for path in paths {
                let root = Root::open(path, []).map_err(unreadable)?;
                sources.roots.push(Root { old, ..root });
            }
        }
    }
    Ok(())
}

fn add_boilerplate<'a>(sources: &mut Sources<'a>, given: &'a Given) -> Result<(), Failure> {
    match given {
        Given::Texts(files) => {
            let source = BoilerplateSource::new(files, "boilerplate");
            sources.boilerplate.push(source);
        }
        Given::Paths(paths) => {
            for path in paths {
                let source = BoilerplateSource::open(path).map_err(unreadable)?;
                sources.boilerplate.push(source);
            }
        }
    }
    Ok(())
}

/// Opens the snapshots in these folders.
pub(crate) fn snapshots(folders: &[PathBuf]) -> Result<Vec<Snapshot<'static>>, Failure> {
    Snapshot::open_all(folders).map_err(unreadable)
}

fn unreadable(error: impl std::error::Error) -> Failure {
    Failure::Submissions(with_causes(error))
}
