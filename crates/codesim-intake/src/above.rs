//! The folder of submissions that was probably meant by a path that leads too deep: to a submission or into one.

use std::path::{Component, Path, PathBuf};

use codesim_display::path_text;

use crate::files::{Disk, Entry, FileTree, Kind, is_archive_name};
use crate::levels::{is_assignment, is_of_submissions, is_part, level};
use crate::walk::is_hidden;

/// Number of folders above a path that are searched for one with the name of a folder of submissions.
const HIGHEST: usize = 8;

/// Returns the folder above, in the terms of the path as given; `None` at the root of the disk.
pub fn folder_above(path: &Path) -> Option<PathBuf> {
    match path.components().next_back() {
        Some(Component::Normal(_)) => path.parent().map(Path::to_owned),
        Some(Component::ParentDir) => Some(path.join("..")),
        Some(Component::CurDir) | None => Some(PathBuf::from("..")),
        Some(Component::RootDir | Component::Prefix(_)) => None,
    }
}

/// Returns the folder of submissions in which a file or folder on the disk seems to be a submission, or a part of one.
pub fn class_above(path: &Path) -> Option<PathBuf> {
    if let Some(named) = named_above(path) {
        return Some(named);
    }
    match path.is_file() && !is_archive_name(&path_text(path)) {
        true => class_of_file(path),
        false => class_of_submission(path),
    }
}

/// Returns the nearest folder above with a name that only folders of submissions have.
fn named_above(path: &Path) -> Option<PathBuf> {
    let mut folders = std::iter::successors(above(path), |folder| above(folder)).take(HIGHEST);
    folders.find(|folder| {
        let is_named = name(folder).is_some_and(|name| is_of_submissions(&name));
        is_named && children(folder).len() > 1
    })
}

/// Returns the folder of submissions for a file that is a submission itself or one of the files of a submission.
fn class_of_file(file: &Path) -> Option<PathBuf> {
    let folder = above(file)?;
    let own = name(file)?;
    if name(&folder).is_some_and(|name| is_part(&name)) || is_submission(&folder, &own) {
        let class = class_of_submission(&folder);
        if class.is_some() {
            return class;
        }
    }
    has_others(&folder, &own).then_some(folder)
}

/// Whether the folder of a file is one submission: others beside it have a file of this name, or it has no other file of this kind.
fn is_submission(folder: &Path, file: &str) -> bool {
    let is_numbered = name(folder).is_some_and(|name| is_assignment(&name));
    let has_file = |other: &PathBuf| other.join(file).is_file();
    !is_numbered && (!has_others(folder, file) || beside(folder).iter().any(has_file))
}

/// Returns the folder of a submission if there are others in it; for a part of a project, the folder of the project.
fn class_of_submission(submission: &Path) -> Option<PathBuf> {
    let own = name(submission)?;
    let folder = above(submission)?;
    if is_part(&own) {
        return class_of_submission(&folder);
    }
    let is_class = !is_assignment(&own)
        && !beside(submission).is_empty()
        && level(&Disk::folder(&folder).ok()?).is_none();
    is_class.then_some(folder)
}

/// Returns the other folders and archives in the parent folder.
fn beside(path: &Path) -> Vec<PathBuf> {
    let (Some(folder), Some(own)) = (above(path), name(path)) else {
        return Vec::new();
    };
    let is_other = |entry: &Entry| {
        let name = path_text(Path::new(&entry.name));
        let is_of_kind = entry.kind == Kind::Folder || is_archive_name(&name);
        is_of_kind && name != own
    };
    let others = children(&folder).into_iter().filter(is_other);
    others.map(|entry| folder.join(entry.name)).collect()
}

/// Whether there is a file beside this one that has its extension.
fn has_others(folder: &Path, file: &str) -> bool {
    let extension = Path::new(file).extension();
    children(folder).iter().any(|entry| {
        let other = Path::new(&entry.name);
        entry.kind == Kind::File && other.extension() == extension && other.as_os_str() != file
    })
}

/// Returns the entries of a folder that are not hidden.
fn children(folder: &Path) -> Vec<Entry> {
    let tree = Disk::folder(folder).ok();
    let entries = tree.and_then(|tree| tree.entries(Path::new("")).ok());
    let mut entries = entries.unwrap_or_default();
    entries.retain(|entry| !is_hidden(entry));
    entries
}

/// Returns the folder above as a command takes it.
fn above(path: &Path) -> Option<PathBuf> {
    let folder = folder_above(path)?;
    match folder.as_os_str().is_empty() {
        true => Some(PathBuf::from(".")),
        false => Some(folder),
    }
}

/// Returns the name of a file or folder, also for `.`.
fn name(path: &Path) -> Option<String> {
    let full = path.canonicalize().ok()?;
    full.file_name().map(|name| path_text(Path::new(name)))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Returns the folder of submissions that `path` probably means in a folder with these files.
    fn meant(files: &[&str], path: &str) -> Option<String> {
        let root = tempfile::tempdir().expect("a folder");
        for file in files {
            let file = root.path().join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
            fs::write(file, "x").expect("it can be written");
        }
        let class = class_above(&root.path().join(path))?;
        let inside = class.strip_prefix(root.path()).expect("it is above");
        Some(path_text(inside))
    }

    #[test]
    fn a_file_of_a_submission_leads_to_the_class() {
        let class = ["class/ada/Main.java", "class/ben/Main.java"];
        let of = |path| meant(&class, path);
        assert_eq!(of("class/ada/Main.java").as_deref(), Some("class"));
        assert_eq!(of("class/ada").as_deref(), Some("class"));
        let class = [
            "class/ada/src/A.java",
            "class/ada/src/B.java",
            "class/ben/src/A.java",
        ];
        let of = |path| meant(&class, path);
        assert_eq!(of("class/ada/src/A.java").as_deref(), Some("class"));
        assert_eq!(of("class/ada/src").as_deref(), Some("class"));
    }

    #[test]
    fn a_file_that_is_a_submission_leads_to_its_folder() {
        let class = ["term/hw1/ada.py", "term/hw1/ben.py", "term/hw2/ada.py"];
        assert_eq!(
            meant(&class, "term/hw1/ada.py").as_deref(),
            Some("term/hw1")
        );
    }

    #[test]
    fn folders_that_are_named_so_hold_the_submissions() {
        let class = [
            "java/submissions/ada/a/deep/A.java",
            "java/submissions/ben/B.java",
        ];
        let of = |path| meant(&class, path);
        assert_eq!(
            of("java/submissions/ada/a/deep/A.java").as_deref(),
            Some("java/submissions")
        );
        assert_eq!(
            of("java/submissions/ada").as_deref(),
            Some("java/submissions")
        );
    }

    #[test]
    fn a_path_that_would_fail_too_is_not_named() {
        assert_eq!(meant(&["one/a.py"], "one/a.py"), None);
        let term = ["hw1/ada/a.c", "hw1/ben/a.c", "hw2/ada/a.c", "hw2/ben/a.c"];
        assert_eq!(meant(&term, "hw1"), None);
    }
}
