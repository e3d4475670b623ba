//! What was handed in, opened.

use std::path::Path;

use codesim_display::{path_text, with_causes};
use codesim_engine::AsGiven;
use codesim_intake::{BoilerplateSource, Class, ReadOptions, Root, Sources, is_archive_name, read};
use codesim_progress::Observer;
use codesim_token::{Imports, Registry};

use super::message::{WorkerMessage, say};
use super::taken::Taken;
use super::task::Paths;

/// Opens what was handed in. It is called by its names alone: where the server keeps it is nobody's business.
pub(super) fn open(paths: &Paths) -> Result<Sources<'static>, String> {
    let starter = |path: &std::path::PathBuf| {
        let source = BoilerplateSource::open(path).map_err(with_causes)?;
        Ok(BoilerplateSource {
            name: name(path),
            ..source
        })
    };
    let boilerplate = paths.boilerplate.iter().map(starter);
    Ok(Sources {
        roots: vec![class(&paths.submissions)?],
        boilerplate: boilerplate.collect::<Result<_, String>>()?,
        ..Sources::default()
    })
}

/// What a report says of where things came from.
pub(super) fn names(sources: &Sources) -> AsGiven {
    AsGiven {
        roots: sources.roots.iter().map(|it| it.name.clone()).collect(),
        boilerplate: sources
            .boilerplate
            .iter()
            .map(|it| it.name.clone())
            .collect(),
        ..AsGiven::default()
    }
}

/// Reads what was handed in, and says what was made of it.
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
    say_taken(&class)?;
    Ok(class)
}

/// How files of these languages are read; none are all.
pub(super) fn reading(languages: &[String]) -> ReadOptions {
    ReadOptions {
        languages: languages.to_vec(),
        ..ReadOptions::default()
    }
}

/// Says what was made of what was handed in.
pub(super) fn say_taken(class: &Class) -> Result<(), String> {
    say(&WorkerMessage::Taken(Taken::of(class))).map_err(with_causes)
}

/// A folder or an archive of submissions.
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

fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| path_text(name.as_ref()))
}
