//! Reading uploaded files.

use std::path::Path;

use codesim_display::{path_text, with_causes};
use codesim_engine::AsGiven;
use codesim_intake::{
    BoilerplateSource, Class, Disk, ReadOptions, Root, Sources, is_archive_name, read,
};
use codesim_progress::Observer;
use codesim_token::{Imports, Registry};

use super::message::{WorkerMessage, say};
use super::taken::Taken;
use super::task::Paths;

/// Opens the uploaded files. Reports show their names alone: their paths on the server are private.
pub(super) fn open(paths: &Paths) -> Result<Sources<'static>, String> {
    let starter = |path: &std::path::PathBuf| {
        let source = BoilerplateSource::open(path).map_err(with_causes)?;
        Ok(BoilerplateSource {
            name: name(path),
            ..source
        })
    };
    let boilerplate = paths.boilerplate.iter().map(starter);
    let mut roots = vec![class(&paths.submissions)?];
    if let Some(folder) = &paths.references {
        roots.push(references(folder)?);
    }
    Ok(Sources {
        roots,
        boilerplate: boilerplate.collect::<Result<_, String>>()?,
        ..Sources::default()
    })
}

/// Returns the names of the sources for a report.
pub(super) fn names(sources: &Sources) -> AsGiven {
    AsGiven {
        roots: of_kind(sources, false),
        references: of_kind(sources, true),
        boilerplate: sources
            .boilerplate
            .iter()
            .map(|it| it.name.clone())
            .collect(),
        ..AsGiven::default()
    }
}

fn of_kind(sources: &Sources, reference: bool) -> Vec<String> {
    let roots = sources.roots.iter();
    let of_kind = roots.filter(|it| it.reference == reference);
    of_kind.map(|it| it.name.clone()).collect()
}

/// Reads the uploaded files, and reports how they were read.
pub(super) fn read_all(
    registry: &Registry,
    paths: &Paths,
    languages: &[String],
    imports: Imports,
    observer: &dyn Observer,
) -> Result<Class, String> {
    let options = ReadOptions {
        imports,
        ..reading(languages)
    };
    let class = read(registry, &open(paths)?, &options, observer);
    let class = class.map_err(with_causes)?;
    say_taken(&class, false)?;
    Ok(class)
}

/// Returns the options to read files of these languages; an empty list is all languages.
pub(super) fn reading(languages: &[String]) -> ReadOptions {
    ReadOptions {
        languages: languages.to_vec(),
        ..ReadOptions::default()
    }
}

/// Reports how the uploaded files were read; without their names if its reports have pseudonyms.
pub(super) fn say_taken(class: &Class, blind: bool) -> Result<(), String> {
    let mut taken = Taken::of(class);
    if blind {
        taken.hide_names();
    }
    say(&WorkerMessage::Taken(taken)).map_err(with_causes)
}

/// Opens a folder or an archive of submissions.
fn class(path: &Path) -> Result<Root<'static>, String> {
    let name = name(path);
    if !path.is_dir() && !is_archive_name(&name) {
        return Err(format!(
            "{name}: an archive or a folder of submissions was expected"
        ));
    }
    let root = Root::open(path, []);
    let root = root.map_err(|error| with_causes(error).replace(&path_text(path), &name))?;
    Ok(Root { name, ..root })
}

/// Opens a folder in which each file, folder or archive is a reference.
fn references(folder: &Path) -> Result<Root<'static>, String> {
    let name = name(folder);
    Ok(Root {
        prefix: Some(name.clone()),
        old: true,
        reference: true,
        ..Root::new(Disk::folder(folder).map_err(with_causes)?, name)
    })
}

fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| path_text(name.as_ref()))
}
