//! Advice on how to fix an error.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::CommandFactory;
use codesim_archive::Error;
use codesim_display::visible_path;
use codesim_index::Error as IndexError;
use codesim_intake::{Disk, FileTree, class_above, only_folder};

use crate::args::Cli;
use crate::nearest::nearest;

/// An error of an index with what to do about it.
pub(crate) fn explained(error: impl Into<Error>) -> anyhow::Error {
    let error = error.into();
    let advice = match &error {
        Error::Index(IndexError::NotAnIndex { .. }) => "`codesim index create` makes one",
        Error::Index(IndexError::Meaning { .. }) => {
            "use the same settings, or make another index from the submissions: `codesim index create NEW.codesim` with the settings of \
             this run, then `codesim index add NEW.codesim FOLDER ...`"
        }
        Error::Index(IndexError::Damaged { .. }) => {
            "`codesim index verify` names everything that is damaged; restore it from a copy"
        }
        Error::Index(IndexError::Version { .. }) => {
            "use a newer codesim, or make the index again from the submissions"
        }
        Error::Index(IndexError::TooLarge { .. }) => {
            "leave out files that nobody wrote, such as libraries and data"
        }
        Error::OtherFiles { .. } => {
            "remove them first (`codesim index remove`), or add the new ones as another --collection"
        }
        Error::Fingerprints { .. } => "`codesim index verify` names what is damaged",
        Error::Keyed(_) => "give the file with its key: --against-key KEYFILE",
        Error::NotKeyed(_) => "leave --against-key out",
        Error::OtherKey(_) => "ask those who made it for its key",
        Error::Key(_) => {
            "`codesim index export --keyed` makes one, and so does `openssl rand -hex 32`"
        }
        // The message has its cause already; as an error with a source it would be said twice.
        Error::Index(error) => return anyhow!("{error}"),
        _ => return error.into(),
    };
    anyhow!("{error}; {advice}")
}

/// The error that there is only one submission, with the folder that was perhaps meant: one in it that holds several files and folders and is alone, or
/// the one in which it is a submission itself.
pub(crate) fn elsewhere(error: impl Into<anyhow::Error>, roots: &[PathBuf]) -> anyhow::Error {
    match roots {
        [root] => match folder_of_several(root) {
            Some(folder) => anyhow!(
                "{}; if what is in it are the submissions: codesim {}",
                error.into(),
                visible_path(&folder)
            ),
            None => higher(error, roots),
        },
        _ => error.into(),
    }
}

/// The error that a folder is one submission, with the one in which it has others beside it.
pub(crate) fn higher(error: impl Into<anyhow::Error>, roots: &[PathBuf]) -> anyhow::Error {
    let error = error.into();
    let class = match roots {
        [root] => class_above(root),
        _ => None,
    };
    match class {
        Some(folder) => anyhow!(
            "{error}; if it is one submission of several: codesim {}",
            visible_path(&folder)
        ),
        None => error,
    }
}

/// The error that there is no such folder, with the command that was perhaps meant.
pub(crate) fn misspelt(error: anyhow::Error, roots: &[PathBuf]) -> anyhow::Error {
    let typed = roots.first().filter(|root| !root.exists());
    let commands = Cli::command();
    let commands: Vec<&str> = commands.get_subcommands().map(|it| it.get_name()).collect();
    let meant = typed
        .and_then(|root| root.to_str())
        .and_then(|typed| nearest(typed, commands.into_iter()));
    match meant {
        Some(command) => anyhow!("{error:#}; did you mean `codesim {command}`?"),
        None => error,
    }
}

/// Commands that a feature brings, and whether this build has it.
const OPTIONAL: [(&[&str], &str, bool); 5] = [
    (&["lab"], "lab", cfg!(feature = "lab")),
    (&["serve"], "service", cfg!(feature = "service")),
    (&["user"], "service", cfg!(feature = "service")),
    (&["index", "import"], "parquet", cfg!(feature = "parquet")),
    (&["pairs"], "parquet", cfg!(feature = "parquet")),
];

/// Returns the error for a command line that begins with a command which this build is without; it would be taken for a folder.
pub(crate) fn without_command(arguments: &[OsString]) -> Option<String> {
    let typed = arguments.get(1..)?;
    let is_typed = |command: &[&str]| {
        let begin = typed.get(..command.len());
        begin.is_some_and(|begin| begin == command)
    };
    let mut absent = OPTIONAL.iter().filter(|(.., is_there)| !is_there);
    let (_, feature, _) = absent.find(|(command, ..)| is_typed(command))?;
    Some(without(feature))
}

/// That this build is without a feature, and which one has it.
pub(crate) fn without(feature: &str) -> String {
    format!(
        "this codesim was built without the feature `{feature}`: the packages of a release have it, and so has one that is built with \
         `--features {feature}`"
    )
}

fn folder_of_several(root: &Path) -> Option<PathBuf> {
    let tree = Disk::folder(root).ok()?;
    let only = only_folder(&tree, Path::new(""))?;
    let mut inside = tree.entries(&only).ok()?;
    inside.retain(|entry| !entry.is_of_system());
    (inside.len() > 1).then(|| root.join(only))
}
