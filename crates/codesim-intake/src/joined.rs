//! A class and submissions that came later, joined to one archive.
//!
//! *Problem.* Work arrives over days, and each download may be the whole class or only what is new in it.
//!
//! *Method.* A submission of the later files takes the place of the one of the same name; all other entries stay. The names are those of
//! [`owned`]. A later archive or folder with one folder at its top has a class in it if it is the folder that the class was packed in too, or if
//! something in it has the name of a submission; otherwise that folder is a submission.
//!
//! *Limits.* The archive is a zip: files keep their bytes, and lose their dates and rights. Files that cannot be read make it fail, so that nothing
//! is lost in silence. So do later files in a layout other than that of the class: nobody would be recognised in both.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use codesim_display::{path_text, visible_path};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::error::Error;
use crate::files::{
    Allowance, Archive, Disk, DiskError, Entry, FileTree, Kind, Limits, OpenError, only_folder,
};
use crate::layouts::Choice;
use crate::owned::{Owned, owned};
use crate::sources::Root;

/// Error of joining a class and later submissions.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JoinError {
    /// An archive cannot be opened.
    #[error(transparent)]
    Archive(#[from] OpenError),
    /// A folder cannot be opened.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// The submissions in one of the two cannot be told apart.
    #[error(transparent)]
    Class(#[from] Error),
    /// A file of one of the two cannot be copied.
    #[error("{path}: {why}; hand the whole class in as a new one")]
    File {
        /// Its path, with hidden characters as escapes.
        path: String,
        /// The reason.
        why: String,
    },
    /// The two have different layouts.
    #[error(
        "the later submissions are not packed as the class is, so that nobody is recognised in both; hand in the whole class, or pack them in the same way"
    )]
    OtherLayout,
    /// The archive cannot be written.
    #[error("it cannot be written")]
    Io(#[from] io::Error),
}

/// A tree of submissions.
struct Hand {
    tree: Box<dyn FileTree>,
    /// The folder that all of it was packed in, if there is one.
    packed_in: Option<PathBuf>,
    submissions: Vec<Owned>,
}

impl Hand {
    /// Opens a folder or an archive; `enters` says whether the only folder in it is that of the class.
    fn open(path: &Path, enters: bool, layout: Choice) -> Result<Self, JoinError> {
        let (tree, packed_in): (Box<dyn FileTree>, _) = match path.is_file() {
            true => {
                let mut archive = Archive::open(path, &mut Allowance::new(Limits::CLASS))?;
                let only = enters.then(|| archive.enter_only_folder()).flatten();
                (Box::new(archive), only)
            }
            false => {
                let whole = Disk::folder(path)?;
                let only = enters.then(|| only_folder(&whole, Path::new(""))).flatten();
                match only {
                    Some(only) => (Box::new(Disk::folder(&path.join(&only))?), Some(only)),
                    None => (Box::new(whole), None),
                }
            }
        };
        let name = path_text(Path::new(path.file_name().unwrap_or_default()));
        let root = Root {
            tree,
            name,
            prefix: None,
            old: false,
            reference: false,
            layout,
        };
        let mut submissions = owned(&root)?.submissions;
        submissions.retain(|it| !is_of_system(&it.name));
        Ok(Self {
            tree: root.tree,
            packed_in,
            submissions,
        })
    }

    /// Opens the later submissions. There may be so few of them that no layout can be recognised.
    fn open_later(path: &Path, class: &Self) -> Result<Self, JoinError> {
        let open = |enters| {
            let known = Self::open(path, enters, Choice::Any);
            known.or_else(|_| Self::open(path, enters, Choice::Plain))
        };
        let inside = open(true)?;
        let (names, of_class) = (inside.names(), class.names());
        match &inside.packed_in {
            Some(folder)
                if class.packed_in.as_ref() != Some(folder) && names.is_disjoint(&of_class) =>
            {
                open(false)
            }
            _ => Ok(inside),
        }
    }

    fn names(&self) -> BTreeSet<&str> {
        self.submissions.iter().map(|it| &*it.name).collect()
    }

    /// Returns the paths of all files, ascending.
    fn files(&self) -> Result<BTreeSet<PathBuf>, JoinError> {
        if let Some(problem) = self.tree.problems().first() {
            return Err(unreadable(Path::new(&problem.name), &problem.why));
        }
        let (mut files, mut folders) = (BTreeSet::new(), vec![PathBuf::new()]);
        while let Some(folder) = folders.pop() {
            let entries = self.tree.entries(&folder);
            for Entry { name, kind } in entries.map_err(|why| unreadable(&folder, why))? {
                let path = folder.join(name);
                match kind {
                    Kind::Folder => folders.push(path),
                    Kind::File => {
                        files.insert(path);
                    }
                    // Nothing is compared through a link, and it may lead out of the class.
                    Kind::Link | Kind::Other => {}
                }
            }
        }
        Ok(files)
    }

    fn copy<'p>(
        &self,
        files: impl IntoIterator<Item = &'p PathBuf>,
        zip: &mut ZipWriter<BufWriter<File>>,
    ) -> Result<(), JoinError> {
        for path in files {
            let content = self.tree.read(path, Limits::CLASS.file);
            let content = content.map_err(|why| unreadable(path, why))?;
            let names: Vec<_> = path.iter().map(OsStr::to_string_lossy).collect();
            let options = SimpleFileOptions::default();
            let added = zip.start_file(names.join("/"), options);
            added.map_err(|why| unreadable(path, why))?;
            zip.write_all(&content.bytes)?;
        }
        Ok(())
    }
}

/// Writes a class, a folder or an archive, with `later` submissions to a new zip; these take the place of those of the same name.
///
/// # Errors
/// If one of the two cannot be read, their layouts differ, or the zip cannot be written.
pub fn join(class: &Path, later: &Path, to: &Path) -> Result<(), JoinError> {
    let class = Hand::open(class, class.is_file(), Choice::Any)?;
    let later = Hand::open_later(later, &class)?;
    let (new, mut kept) = (later.files()?, class.files()?);
    let names = later.names();
    let replaced = class.submissions.iter();
    let replaced: Vec<&Owned> = replaced.filter(|it| names.contains(&*it.name)).collect();
    kept.retain(|path| !new.contains(path) && !replaced.iter().any(|own| own.has(path)));
    let mut zip = ZipWriter::new(BufWriter::new(File::create(to)?));
    later.copy(&new, &mut zip)?;
    class.copy(&kept, &mut zip)?;
    let mut written = zip.finish().map_err(io::Error::other)?;
    written.flush()?;
    written.get_ref().sync_all()?;
    let joined = Hand::open(to, true, Choice::Any);
    let all: BTreeSet<&str> = names.union(&class.names()).copied().collect();
    match joined {
        Ok(joined) if joined.names() == all => Ok(()),
        _ => Err(JoinError::OtherLayout),
    }
}

fn is_of_system(name: &str) -> bool {
    let entry = Entry {
        name: name.into(),
        kind: Kind::File,
    };
    entry.is_of_system()
}

fn unreadable(path: &Path, why: impl ToString) -> JoinError {
    JoinError::File {
        path: visible_path(path),
        why: why.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Writes files with these contents into a new folder.
    fn folder(at: &Path, files: &[(&str, &str)]) -> PathBuf {
        for (name, content) in files {
            let path = at.join(name);
            fs::create_dir_all(path.parent().expect("it is below")).expect("there is room");
            fs::write(path, content).expect("there is room");
        }
        at.to_owned()
    }

    /// Joins two folders, and returns the files of the result with their contents.
    fn joined(
        class: &[(&str, &str)],
        later: &[(&str, &str)],
    ) -> Result<Vec<(String, String)>, JoinError> {
        let all = tempfile::tempdir().expect("there is room");
        let [class, later] = [("class", class), ("later", later)]
            .map(|(name, files)| folder(&all.path().join(name), files));
        let to = all.path().join("joined.zip");
        join(&class, &later, &to)?;
        let made = Hand::open(&to, true, Choice::Any)?;
        let files = made.files()?.into_iter();
        let text = |path: &Path| {
            let content = made.tree.read(path, 100).expect("it is there");
            String::from_utf8(content.bytes).expect("it is text")
        };
        Ok(files.map(|it| (path_text(&it), text(&it))).collect())
    }

    fn names(files: &[(String, String)]) -> Vec<&str> {
        files.iter().map(|(name, _)| &**name).collect()
    }

    const CLASS: [(&str, &str); 4] = [
        ("ada/a.c", "1"),
        ("ada/old.c", "1"),
        ("ben/b.c", "1"),
        ("cleo.zip", "1"),
    ];

    #[test]
    fn later_submissions_replace_those_of_the_same_name_and_others_stay() {
        let later = [("ada/a.c", "2"), ("cleo/c.c", "2"), ("dora/d.c", "2")];
        let made = joined(&CLASS, &later).expect("they have one layout");
        let made: Vec<_> = made.iter().map(|(name, text)| (&**name, &**text)).collect();
        let due = [
            ("ada/a.c", "2"),
            ("ben/b.c", "1"),
            ("cleo/c.c", "2"),
            ("dora/d.c", "2"),
        ];
        assert_eq!(made, due);
    }

    #[test]
    fn an_only_folder_is_a_submission_or_that_of_the_class() {
        let of_one = [("dora/src/d.c", "2"), ("dora/test/t.c", "2")];
        let made = joined(&CLASS, &of_one).expect("they have one layout");
        assert!(names(&made).contains(&"dora/src/d.c"), "{made:?}");
        assert!(names(&made).contains(&"ada/old.c"), "{made:?}");
        let packed = [("hw3/ada/a.c", "2"), ("hw3/dora/d.c", "2")];
        let made = joined(&CLASS, &packed).expect("they have one layout");
        let due = ["ada/a.c", "ben/b.c", "cleo.zip", "dora/d.c"];
        assert_eq!(names(&made), due);
    }

    #[test]
    fn exports_are_joined_by_person_and_with_nothing_else() {
        let class = [
            ("ada_1_20_a.c", "1"),
            ("ada_1_21_b.c", "1"),
            ("ben_2_22_a.c", "1"),
            ("cleo_3_23_a.c", "1"),
        ];
        let made = joined(&class, &[("ada_1_40_a.c", "2"), ("dora_4_41_a.c", "2")]);
        let made = made.expect("they have one layout");
        let due = [
            "ada_1_40_a.c",
            "ben_2_22_a.c",
            "cleo_3_23_a.c",
            "dora_4_41_a.c",
        ];
        assert_eq!(names(&made), due);
        let other = joined(&class, &[("ada/a.c", "2"), ("ben/b.c", "2")]);
        assert!(matches!(other, Err(JoinError::OtherLayout)), "{other:?}");
    }
}
