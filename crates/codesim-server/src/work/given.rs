//! What was handed in, opened.

use std::path::Path;

use codesim_display::path_text;
use codesim_engine::AsGiven;
use codesim_intake::{
    Allowance, Archive, BoilerplateSource, Class, Disk, FileTree, Layouts, Limits, ReadOptions,
    Root, Sources, is_archive_name, read,
};
use codesim_progress::Observer;
use codesim_token::{Imports, Registry};

use super::message::{WorkerMessage, say};
use super::taken::Taken;
use super::task::Paths;
use super::text::text;

/// A tree of files, and what it is called: by its name alone, since the path is the server's.
type Named = (Box<dyn FileTree>, String);

/// What was handed in.
pub(super) struct Given {
    submissions: Named,
    boilerplate: Vec<Named>,
}

impl Given {
    pub(super) fn open(paths: &Paths) -> Result<Self, String> {
        let single = |path: &Path| -> Result<Named, String> {
            Ok((Box::new(Disk::single(path).map_err(text)?), name(path)))
        };
        let boilerplate = paths.boilerplate.iter().map(|path| single(path));
        Ok(Self {
            submissions: class(&paths.submissions)?,
            boilerplate: boilerplate.collect::<Result<_, _>>()?,
        })
    }

    /// Reads all of it, and says what was made of it.
    pub(super) fn read(
        &self,
        registry: &Registry,
        languages: &[String],
        imports: Imports,
        observer: &dyn Observer,
    ) -> Result<Class, String> {
        let options = ReadOptions {
            languages: languages.to_vec(),
            imports,
            ..ReadOptions::default()
        };
        let class = read(registry, &self.sources(), &options, observer).map_err(text)?;
        say(&WorkerMessage::Taken(Taken::of(&class))).map_err(text)?;
        Ok(class)
    }

    pub(super) fn names(&self) -> AsGiven {
        AsGiven {
            roots: vec![self.submissions.1.clone()],
            boilerplate: self.boilerplate.iter().map(|it| it.1.clone()).collect(),
            ..AsGiven::default()
        }
    }

    fn sources(&self) -> Sources<'_> {
        let (tree, name) = &self.submissions;
        let root = Root {
            layout: Layouts::Any,
            ..Root::new(&**tree, name.clone())
        };
        let starters = self.boilerplate.iter();
        let starters = starters.map(|(tree, name)| BoilerplateSource {
            tree: &**tree,
            name: name.clone(),
        });
        Sources {
            roots: vec![root],
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
