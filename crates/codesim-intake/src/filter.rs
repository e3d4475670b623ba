//! Files and folders of a submission that do not count.
//!
//! *Problem.* Submissions include generated files and copies of libraries: two students with the same library share much code.
//!
//! *Method.* Patterns of the user are those of gitignore, relative to the submission. In addition, there is a list of names of files and
//! folders that nobody writes by hand. A name that a person might use as well, such as `build`, counts only beside a file that goes with it. A
//! submission that has no other files is read all the same: see [`Filter::of_user`].

use std::ffi::OsStr;
use std::path::Path;

use crate::files::{Entry, FileTree, Kind};
use codesim_display::path_text;
use ignore::gitignore::{Gitignore, GitignoreBuilder};

use crate::error::Error;
use crate::notice::LeftOut;
use crate::sources::FilePatterns;

/// Folders that tools make, and files of which one must be beside them or, after a slash, in them. `*` is a stem.
const FOLDERS: &[(&str, &[&str])] = &[
    ("__MACOSX", &[]),
    ("__pycache__", &[]),
    ("bower_components", &[]),
    ("cmake-build-debug", &[]),
    ("cmake-build-release", &[]),
    ("CMakeFiles", &[]),
    ("elm-stuff", &[]),
    ("node_modules", &[]),
    ("site-packages", &[]),
    ("_build", &["mix.exs", "dune-project", "rebar.config"]),
    ("bin", &["*.csproj", "*.fsproj", "*.vbproj"]),
    (
        "build",
        &[
            "build.gradle",
            "build.gradle.kts",
            "CMakeLists.txt",
            "meson.build",
            "package.json",
            "pubspec.yaml",
            "pyproject.toml",
            "setup.py",
        ],
    ),
    ("deps", &["mix.exs"]),
    ("dist", &["package.json", "pyproject.toml", "setup.py"]),
    ("dist-newstyle", &["*.cabal"]),
    ("env", &["/pyvenv.cfg"]),
    ("obj", &["*.csproj", "*.fsproj", "*.vbproj"]),
    ("Pods", &["Podfile"]),
    ("target", &["build.sbt", "Cargo.toml", "pom.xml"]),
    ("vendor", &["composer.json", "Gemfile", "go.mod"]),
    ("venv", &["/pyvenv.cfg"]),
    ("virtualenv", &["/pyvenv.cfg"]),
];

/// Files that tools make, or that are copies of libraries.
const FILES: &[&str] = &[
    "*.min.js",
    "*.min.mjs",
    "*.min.css",
    "*-min.js",
    "*.bundle.js",
    "jquery-[0-9]*.js",
    "*_pb2.py",
    "*_pb2_grpc.py",
    "*.pb.go",
    "*.pb.cc",
    "*.pb.h",
    "*.g.dart",
    "*.freezed.dart",
    "*.Designer.cs",
    "moc_*.cpp",
    "qrc_*.cpp",
    "ui_*.h",
    "gradlew",
    "mvnw",
];

/// Filter of the files that are read.
#[derive(Debug)]
pub(crate) struct Filter {
    include: Option<Gitignore>,
    exclude: Gitignore,
    /// [`FILES`], unless all generated files are to be read.
    made: Option<Gitignore>,
}

impl Filter {
    /// # Errors
    /// [`Error::Pattern`] if one of the patterns is invalid.
    pub(crate) fn new(files: &FilePatterns) -> Result<Self, Error> {
        let made = FILES.iter().copied();
        Ok(Self {
            include: match files.include.is_empty() {
                true => None,
                false => Some(patterns(&files.include)?),
            },
            exclude: patterns(&files.exclude)?,
            made: match files.no_default_excludes {
                true => None,
                false => Some(patterns(made)?),
            },
        })
    }

    /// Returns the same filter without the built-in names of generated files and folders.
    pub(crate) fn of_user(&self) -> Self {
        Self {
            include: self.include.clone(),
            exclude: self.exclude.clone(),
            made: None,
        }
    }

    /// Returns why an entry does not count. `inside` is its path in the submission, `folder` that of it and its `siblings` in the tree.
    pub(crate) fn left_out(
        &self,
        inside: &Path,
        entry: &Entry,
        tree: &dyn FileTree,
        folder: &Path,
        siblings: &[Entry],
    ) -> Option<LeftOut> {
        let is_folder = entry.kind == Kind::Folder;
        if let Some(pattern) = of(&self.exclude, inside, is_folder) {
            return Some(LeftOut::Excluded { pattern });
        }
        let included = |include: &Gitignore| {
            let matched = include.matched_path_or_any_parents(inside, false);
            matched.is_ignore()
        };
        if !is_folder && self.include.as_ref().is_some_and(|it| !included(it)) {
            return Some(LeftOut::NotIncluded);
        }
        let made = self.made.as_ref()?;
        let name = Path::new(&entry.name);
        let pattern = match is_folder {
            true => made_folder(&entry.name, tree, folder, siblings),
            false => of(made, name, false),
        };
        let files = || match is_folder {
            true => files_below(tree, &folder.join(name)),
            false => 1,
        };
        pattern.map(|pattern| LeftOut::Made {
            pattern,
            files: files(),
        })
    }
}

fn patterns(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Gitignore, Error> {
    let mut builder = GitignoreBuilder::new("");
    for line in lines {
        let line = line.as_ref();
        builder
            .add_line(None, line)
            .map_err(|error| Error::Pattern {
                pattern: line.to_owned(),
                reason: error.to_string(),
            })?;
    }
    builder.build().map_err(|error| Error::Pattern {
        pattern: String::new(),
        reason: error.to_string(),
    })
}

/// Returns the pattern that leaves out a path.
fn of(patterns: &Gitignore, path: &Path, is_folder: bool) -> Option<String> {
    match patterns.matched(path, is_folder) {
        ignore::Match::Ignore(glob) => Some(glob.original().to_owned()),
        _ => None,
    }
}

/// Returns the name of a folder that a tool made.
fn made_folder(
    name: &OsStr,
    tree: &dyn FileTree,
    folder: &Path,
    siblings: &[Entry],
) -> Option<String> {
    let (known, signs) = FOLDERS
        .iter()
        .find(|(known, _)| name == OsStr::new(known))?;
    let is_there = |sign: &&str| match sign.strip_prefix('/') {
        Some(inside) => {
            let entries = tree.entries(&folder.join(name)).unwrap_or_default();
            entries.iter().any(|entry| is_called(entry, inside))
        }
        None => siblings.iter().any(|entry| is_called(entry, sign)),
    };
    let is_made = signs.is_empty() || signs.iter().any(is_there);
    is_made.then(|| format!("{known}/"))
}

fn is_called(entry: &Entry, sign: &str) -> bool {
    let name = path_text(Path::new(&entry.name));
    match sign.strip_prefix('*') {
        Some(end) => name.ends_with(end),
        None => name == sign,
    }
}

/// Returns the number of files below a folder.
fn files_below(tree: &dyn FileTree, folder: &Path) -> usize {
    let mut files = 0;
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in tree.entries(&folder).unwrap_or_default() {
            match entry.kind {
                Kind::Folder => folders.push(folder.join(&entry.name)),
                Kind::File => files += 1,
                Kind::Link | Kind::Other => {}
            }
        }
    }
    files
}
