//! `codesim boilerplate`: starter code registered in `codesim.toml`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::console::{USUAL, write_file};
use anyhow::{Context, bail, ensure};
use codesim_display::{visible, visible_path};
use toml_edit::{Array, DocumentMut, Item, value};

use crate::args::BoilerplateAction;
use crate::exit;
use crate::sources::print_note;
use codesim_config::{FILE_NAME, nearest_file};

const KEY: &str = "boilerplate";

pub(crate) fn run(action: &BoilerplateAction) -> anyhow::Result<u8> {
    let file = nearest_file(Path::new("."))?.unwrap_or_else(|| PathBuf::from(FILE_NAME));
    let mut registered = Registered::read(file)?;
    match action {
        BoilerplateAction::Add { paths } => {
            for path in paths {
                ensure!(
                    path.exists(),
                    "{}: no such file or folder",
                    visible_path(path)
                );
                registered.add(&registered.relative(path)?);
            }
            registered.write()?;
        }
        BoilerplateAction::Remove { paths } => {
            for path in paths {
                registered.remove(path)?;
            }
            registered.write()?;
        }
        BoilerplateAction::List => {}
    }
    registered.print()?;
    Ok(exit::DONE)
}

/// A settings file, with everything in it that is not about boilerplate left as it is.
struct Registered {
    file: PathBuf,
    document: DocumentMut,
    paths: Array,
}

impl Registered {
    fn read(file: PathBuf) -> anyhow::Result<Self> {
        let shown = visible_path(&file);
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            read => read.with_context(|| format!("cannot read {shown}"))?,
        };
        let document: DocumentMut = text.parse().with_context(|| format!("in {shown}"))?;
        let paths = match document.get(KEY) {
            None => Array::new(),
            Some(Item::Value(present)) if present.is_array() => {
                present.as_array().cloned().unwrap_or_default()
            }
            Some(_) => bail!("in {shown}: `{KEY}` must be a list of paths"),
        };
        Ok(Self {
            file,
            document,
            paths,
        })
    }

    fn entries(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().filter_map(|path| path.as_str())
    }

    fn add(&mut self, path: &str) {
        if !self.entries().any(|present| present == path) {
            self.paths.push(path);
        }
    }

    fn remove(&mut self, path: &Path) -> anyhow::Result<()> {
        let relative = self.relative(path).ok();
        let names = [path.to_str(), relative.as_deref()];
        let before = self.paths.len();
        self.paths.retain(|present| {
            !names
                .into_iter()
                .flatten()
                .any(|n| present.as_str() == Some(n))
        });
        ensure!(
            self.paths.len() < before,
            "{} is not registered in {}; `codesim boilerplate list` shows what is",
            visible_path(path),
            visible_path(&self.file)
        );
        Ok(())
    }

    /// A path as seen from the settings file, if it is below the file's folder, else from the root.
    fn relative(&self, path: &Path) -> anyhow::Result<String> {
        let full = path.canonicalize().with_context(|| visible_path(path))?;
        let folder = self
            .file
            .parent()
            .filter(|f| *f != Path::new(""))
            .unwrap_or(Path::new("."));
        let folder = folder
            .canonicalize()
            .with_context(|| visible_path(folder))?;
        let seen = full.strip_prefix(&folder).unwrap_or(&full);
        let seen = seen
            .to_str()
            .context("paths in codesim.toml must be UTF-8")?;
        Ok(if seen.is_empty() {
            ".".to_owned()
        } else {
            seen.to_owned()
        })
    }

    fn write(&mut self) -> anyhow::Result<()> {
        if !self.file.exists() {
            print_note(
                "note",
                format_args!(
                    "{} is new: it counts for folders of submissions in this folder, and not if this folder is one itself",
                    visible_path(&self.file)
                ),
            );
        }
        self.document[KEY] = value(self.paths.clone());
        let text = self.document.to_string();
        write_file(&self.file, USUAL, |out| out.write_all(text.as_bytes()))
    }

    fn print(&self) -> std::io::Result<()> {
        let shown = visible_path(&self.file);
        let mut out = anstream::stdout().lock();
        if self.paths.is_empty() {
            return writeln!(out, "no starter code is registered in {shown}");
        }
        writeln!(out, "starter code registered in {shown}:")?;
        self.entries()
            .try_for_each(|path| writeln!(out, "  {}", visible(path)))
    }
}
