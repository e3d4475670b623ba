//! The entries of one student in the submissions of a job, and the submissions without them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use codesim_archive::{Archive as IndexOfYears, ArchiveWriter};
use codesim_display::{path_text, with_causes};
use codesim_intake::{
    Allowance, Archive, Disk, FileTree, Layouts, Limits, Owned, Ownership, Root, archive_stem,
    copy_without, owned,
};
use codesim_progress::Observer;
use serde::{Deserialize, Serialize};

use super::task::{Erase, EraseFromIndex};
use crate::erasures::Sought;

/// The most bytes of a list of a platform that is searched for a name.
const MAX_LIST_LENGTH: u64 = 64 << 20;

/// The submissions of a job without those of one student.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rest {
    /// The names of the student's submissions; empty if they are not in the job.
    pub(crate) names: Vec<String>,
    /// Number of submissions that are left.
    pub(crate) left: usize,
    /// The files and folders that have to be deleted, in the folder of the submissions.
    pub(crate) delete: Vec<PathBuf>,
    /// Whether the archive has to be replaced by the one that was written.
    pub(crate) is_archive: bool,
    /// Lists of the platform that stay, and have the name of the student.
    pub(crate) lists: Vec<String>,
}

/// Finds the student's entries, and writes an archive without them. Changes nothing else.
pub(super) fn erase(task: &Erase) -> Result<String, String> {
    let path = &task.submissions;
    let rest = match path.is_file() {
        true => from_archive(task, path)?,
        false => from_folder(task, path)?,
    };
    serde_json::to_string(&rest).map_err(with_causes)
}

fn from_folder(task: &Erase, path: &Path) -> Result<Rest, String> {
    let root = root(Disk::folder(path).map_err(with_causes)?, path);
    let ownership = owned(&root).map_err(with_causes)?;
    let (own, rest) = split(task, &*root.tree, &ownership);
    let delete = own.iter().flat_map(|it| &it.paths);
    let with_macos = delete.flat_map(|path| [path.clone(), of_macos(path)]);
    Ok(Rest {
        delete: with_macos.filter(|own| path.join(own).exists()).collect(),
        ..rest
    })
}

fn from_archive(task: &Erase, path: &Path) -> Result<Rest, String> {
    let mut archive = Archive::open(path, &mut Allowance::new(Limits::CLASS))
        .map_err(|error| with_causes(error).replace(&path_text(path), "the archive"))?;
    let only = archive.enter_only_folder();
    let top = archive.root().to_owned();
    let root = root(&archive, path);
    let mut ownership = owned(&root).map_err(with_causes)?;
    if let Some(only) = only.filter(|_| task.was_erased) {
        // After an erasure, the folder that is left is a submission and not that of a class.
        ownership.submissions.push(Owned {
            name: path_text(&only),
            paths: vec![PathBuf::new()],
        });
    }
    let (own, rest) = split(task, &archive, &ownership);
    if own.is_empty() {
        return Ok(rest);
    }
    let whole = |own: &Owned| Owned {
        paths: own.paths.iter().map(|path| top.join(path)).collect(),
        ..own.clone()
    };
    let own: Vec<Owned> = own.into_iter().map(whole).collect();
    let kept = copy_without(path, &task.to, |path| own.iter().any(|it| it.has(path)));
    let kept = kept.map_err(|error| with_causes(error).replace(&path_text(path), "the archive"))?;
    let name = path.file_name().map(PathBuf::from);
    Ok(Rest {
        is_archive: kept > 0,
        delete: name.into_iter().filter(|_| kept == 0).collect(),
        ..rest
    })
}

fn root<'a>(tree: impl FileTree + 'a, path: &Path) -> Root<'a> {
    let name = path.file_name().unwrap_or_default();
    Root {
        layout: Layouts::Any,
        ..Root::new(tree, path_text(Path::new(name)))
    }
}

/// Returns the student's submissions, and what is known about the rest.
fn split<'o>(
    task: &Erase,
    tree: &dyn FileTree,
    ownership: &'o Ownership,
) -> (Vec<&'o Owned>, Rest) {
    let is_own = |own: &&Owned| is_of(&task.names, &own.name, |name| task.sought.is(name));
    let (own, others): (Vec<&Owned>, Vec<&Owned>) = ownership.submissions.iter().partition(is_own);
    let names: Vec<String> = own.iter().map(|it| it.name.clone()).collect();
    let has_name = |list: &&PathBuf| {
        let text = tree.read(list, MAX_LIST_LENGTH).map(|it| it.bytes);
        let text = text.unwrap_or_default();
        names
            .iter()
            .any(|name| text.windows(name.len()).any(|it| it == name.as_bytes()))
    };
    let lists = ownership.lists.iter().filter(|_| !names.is_empty());
    let rest = Rest {
        left: others.len(),
        lists: lists.filter(has_name).map(|list| path_text(list)).collect(),
        names: names.clone(),
        ..Rest::default()
    };
    (own, rest)
}

/// Whether a submission of a job is that of somebody. The names of a client of MOSS count, if there are some: those here are numbers, and the same
/// in every job. In the client's path, a folder that all submissions have names nobody, nor does a file name that half of them have.
pub(super) fn is_of(
    names: &BTreeMap<String, String>,
    own: &str,
    is_name: impl Fn(&str) -> bool,
) -> bool {
    if names.is_empty() {
        return is_name(own);
    }
    let Some(path) = names.get(own) else {
        return false;
    };
    let (folders, file) = parts(path);
    let stem = file.split_once('.').map_or(file, |(stem, _)| stem);
    let have = |has: &dyn Fn(&str) -> bool| names.values().filter(|path| has(path)).count();
    let is_everywhere = |folder| have(&|path| parts(path).0.contains(&folder)) == names.len();
    let is_frequent = || names.len() > 1 && 2 * have(&|path| parts(path).1 == file) >= names.len();
    is_name(path)
        || (folders.iter()).any(|folder| is_name(folder) && !is_everywhere(*folder))
        || [file, stem, archive_stem(file)].into_iter().any(is_name) && !is_frequent()
}

/// Returns the folders and the file name of a client's path, of whatever system.
fn parts(path: &str) -> (Vec<&str>, &str) {
    let mut folders: Vec<&str> = path
        .split(['/', '\\'])
        .filter(|it| !it.is_empty())
        .collect();
    let file = folders.pop().unwrap_or_default();
    (folders, file)
}

/// Returns where macOS keeps more about a file or folder.
fn of_macos(path: &Path) -> PathBuf {
    Path::new("__MACOSX").join(path)
}

/// Removes the student from an index, and returns the names of the submissions removed, as a list in JSON.
pub(super) fn erase_from_index(
    task: &EraseFromIndex,
    observer: &dyn Observer,
) -> Result<String, String> {
    let names = names_in(&task.index, &task.sought)?;
    if !names.is_empty() {
        let mut writer = ArchiveWriter::open(&task.index).map_err(with_causes)?;
        for name in &names {
            writer.forget(name, observer).map_err(with_causes)?;
        }
    }
    serde_json::to_string(&names).map_err(with_causes)
}

/// Returns the names in an index that are sought.
pub(crate) fn names_in(index: &Path, sought: &Sought) -> Result<BTreeSet<String>, String> {
    if !fs::exists(index).map_err(with_causes)? {
        return Ok(BTreeSet::new());
    }
    let archive = IndexOfYears::open(index).map_err(with_causes)?;
    let records = archive.index().ids().map(|id| archive.index().record(id));
    let names = records.map(|record| record.map(|record| record.name));
    let names: BTreeSet<String> = names.collect::<Result<_, _>>().map_err(with_causes)?;
    Ok(names.into_iter().filter(|name| sought.is(name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_of_moss_are_found_by_the_paths_of_their_client() {
        let names = [
            ("s1", "hw3/ada/Main.java"),
            ("s2", "hw3/ben/Main.java"),
            ("s3", "hw3/dora.java"),
        ];
        let names: BTreeMap<_, _> = names
            .map(|(own, path)| (own.to_owned(), path.to_owned()))
            .into();
        let found = |sought: &str| -> Vec<&String> {
            names
                .keys()
                .filter(|own| is_of(&names, own, |name| name == sought))
                .collect()
        };
        assert_eq!(found("ada"), ["s1"]);
        assert_eq!(found("hw3/ben/Main.java"), ["s2"]);
        assert_eq!(found("dora"), ["s3"]);
        for nobody in ["s1", "hw3", "Main", "Main.java"] {
            assert!(found(nobody).is_empty(), "{nobody}");
        }
        assert!(is_of(&BTreeMap::new(), "s1", |name| name == "s1"));
    }
}
