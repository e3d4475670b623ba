//! The part of a repository that can be read without trusting it, copied into a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::files::{FileTree, Kind};

/// The most bytes of a repository that are copied.
const MAX_BYTES: u64 = 256 << 20;

/// The most files of a repository that are copied.
const MAX_FILES: usize = 100_000;

/// The longest name of a commit, or of a branch, with the line around it.
const MAX_NAMES: u64 = 1 << 20;

/// Copies the objects of the repository at `git`, such as `project/.git`. `None` if it is not whole, too large, or cannot be copied.
pub(crate) fn objects(tree: &dyn FileTree, git: &Path) -> Option<TempDir> {
    let copy = TempDir::new().ok()?;
    let mut left = Left {
        bytes: MAX_BYTES,
        files: MAX_FILES,
    };
    for entry in tree.entries(&git.join("objects")).ok()? {
        let name = entry.name.to_str()?;
        let is_loose = name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
        if entry.kind == Kind::Folder && (is_loose || name == "pack") {
            let from = git.join("objects").join(name);
            left.copy(tree, &from, &copy.path().join(name))?;
        }
    }
    Some(copy)
}

/// The bytes and files that may still be copied.
struct Left {
    bytes: u64,
    files: usize,
}

impl Left {
    /// Copies the files of a folder.
    fn copy(&mut self, tree: &dyn FileTree, from: &Path, to: &Path) -> Option<()> {
        fs::create_dir(to).ok()?;
        for entry in tree.entries(from).ok()? {
            let is_object = entry.name.to_str().is_some_and(is_of_objects);
            if entry.kind != Kind::File || !is_object {
                continue;
            }
            let content = tree.read(&from.join(&entry.name), self.bytes).ok()?;
            self.bytes = self.bytes.checked_sub(content.bytes.len() as u64)?;
            self.files = self.files.checked_sub(1)?;
            fs::write(to.join(&entry.name), content.bytes).ok()?;
        }
        Some(())
    }
}

/// Whether a file has an object, objects, or an index of these.
fn is_of_objects(name: &str) -> bool {
    match name.rsplit_once('.') {
        Some((_, extension)) => ["pack", "idx"].contains(&extension),
        None => name.bytes().all(|byte| byte.is_ascii_hexdigit()),
    }
}

/// Returns the name of the commit that is checked out, in hexadecimal digits.
pub(crate) fn head(tree: &dyn FileTree, git: &Path) -> Option<String> {
    let head = text(tree, &git.join("HEAD"))?;
    let Some(branch) = head.strip_prefix("ref:") else {
        return Some(head.trim().to_owned());
    };
    let branch = branch.trim();
    let path = PathBuf::from(branch);
    let is_plain = |part: &str| !["", ".", ".."].contains(&part);
    if !branch.starts_with("refs/") || !branch.split('/').all(is_plain) {
        return None;
    }
    if let Some(commit) = text(tree, &git.join(path)) {
        return Some(commit.trim().to_owned());
    }
    let packed = text(tree, &git.join("packed-refs"))?;
    let mut lines = packed.lines().filter_map(|line| line.split_once(' '));
    let found = lines.find(|(_, name)| *name == branch)?;
    Some(found.0.to_owned())
}

fn text(tree: &dyn FileTree, path: &Path) -> Option<String> {
    let content = tree.read(path, MAX_NAMES).ok()?;
    String::from_utf8(content.bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Memory;

    #[test]
    fn the_commit_that_is_checked_out_is_found_in_every_form() {
        let head_of = |files: &[(&str, &str)]| {
            let mut tree = Memory::new();
            for (name, text) in files {
                tree.add(format!(".git/{name}"), *text);
            }
            head(&tree, Path::new(".git"))
        };
        let found = Some("0f".to_owned());
        let on_main = ("HEAD", "ref: refs/heads/main\n");
        assert_eq!(head_of(&[("HEAD", "0f\n")]), found);
        assert_eq!(head_of(&[on_main, ("refs/heads/main", "0f\n")]), found);
        let packed = "# pack-refs with: peeled\n1e refs/heads/other\n0f refs/heads/main\n^2d\n";
        assert_eq!(head_of(&[on_main, ("packed-refs", packed)]), found);
        assert_eq!(head_of(&[on_main]), None);
        assert_eq!(head_of(&[]), None);
    }

    #[test]
    fn a_branch_leads_to_no_other_folder() {
        let mut tree = Memory::new();
        tree.add("secret", "0f");
        tree.add(".git/HEAD", "ref: refs/../../secret");
        assert_eq!(head(&tree, Path::new(".git")), None);
    }

    #[test]
    fn only_objects_are_copied() {
        let mut tree = Memory::new();
        let object = "ab/cdef0123456789cdef0123456789cdef01234567";
        for name in [
            object,
            "pack/pack-1.pack",
            "pack/pack-1.idx",
            "pack/pack-1.keep",
            "pack/multi-pack-index",
            "info/alternates",
            "ab/nothing",
        ] {
            tree.add(format!(".git/objects/{name}"), "content");
        }
        tree.add(".git/config", "[core]");
        let copy = objects(&tree, Path::new(".git")).expect("a repository");
        let mut copied = Vec::new();
        for folder in fs::read_dir(copy.path()).expect("a folder") {
            let folder = folder.expect("an entry").path();
            for file in fs::read_dir(&folder).expect("a folder") {
                let path = file.expect("an entry").path();
                let path = path.strip_prefix(copy.path()).expect("below").to_owned();
                copied.push(path.to_str().expect("a name").replace('\\', "/"));
            }
        }
        copied.sort();
        assert_eq!(copied, [object, "pack/pack-1.idx", "pack/pack-1.pack"]);
    }
}
