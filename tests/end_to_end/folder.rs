//! Classes made for one test.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::command::{Answer, codesim_in, repository};

/// A folder that is deleted with its test. Submissions go into `class/`.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Self {
        Self(TempDir::new().expect("there is room for temporary files"))
    }

    /// Makes a class of two programs that are unrelated to the additions of a test.
    pub fn with_two_submissions() -> Self {
        let folder = Self::new();
        folder.write("class/one/Main.java", java("one", 3));
        folder.write("class/two/Main.java", java("two", 11));
        folder
    }

    /// A copy of one of the corpora; `reversed` makes its files in the opposite order.
    pub fn with_corpus(name: &str, reversed: bool) -> Self {
        let folder = Self::new();
        let corpus = repository().join("corpora").join(name);
        let mut files = files_below(&corpus);
        if reversed {
            files.reverse();
        }
        for file in files {
            let inside = file.strip_prefix(&corpus).expect("it is below");
            folder.write(inside, fs::read(&file).expect("corpora can be read"));
        }
        folder
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn write(&self, path: impl AsRef<Path>, content: impl AsRef<[u8]>) -> &Self {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().expect("it is below")).expect("folders can be made");
        fs::write(path, content).expect("files can be written");
        self
    }

    pub fn make_folder(&self, path: impl AsRef<Path>) -> &Self {
        fs::create_dir_all(self.path().join(path)).expect("folders can be made");
        self
    }

    pub fn link(&self, target: impl AsRef<Path>, path: impl AsRef<Path>) -> &Self {
        symlink(target, self.path().join(path)).expect("links can be made");
        self
    }

    pub fn read(&self, path: impl AsRef<Path>) -> String {
        fs::read_to_string(self.path().join(path)).expect("the file is there")
    }

    /// Runs codesim in this folder.
    pub fn codesim(&self, arguments: &[impl AsRef<OsStr>]) -> Answer {
        codesim_in(self.path(), arguments)
    }

    /// Compares `class/` and gives the JSON report.
    pub fn report(&self, options: &[&str]) -> serde_json::Value {
        self.codesim(&[&["class", "--format", "json"], options].concat())
            .json()
    }
}

pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .expect("corpora can be read")
        .map(|entry| entry.expect("corpora can be read").path())
        .collect();
    entries.sort();
    let below = |path: PathBuf| match path.is_dir() {
        true => files_below(&path),
        false => vec![path],
    };
    entries.into_iter().flat_map(below).collect()
}

/// A Java class of some 200 tokens. Another `seed` gives another order of statements and other names.
pub fn java(name: &str, seed: usize) -> String {
    let mut body = String::new();
    let mut state = seed;
    for line in 0..24 {
        state = (state * 1_103_515_245 + 12_345) % (1 << 31);
        let variable = format!("{name}{line}");
        body.push_str(&match (state >> 16) % 6 {
            0 => format!("int {variable} = {line} * (depth - 4);\n"),
            1 => format!("while (depth > {line}) {{ depth -= step(depth, {line}); }}\n"),
            2 => format!("if (depth == {line} || ready) {{ return {variable}(depth); }}\n"),
            3 => format!("String {variable} = \"{name}\" + table.get({line}).trim();\n"),
            4 => format!("for (int i = 0; i < {line}; i++) {{ table.put(i, {variable}); }}\n"),
            _ => format!("int[] {variable} = new int[] {{ depth, {line}, ~depth }};\n"),
        });
    }
    format!("class {name} {{\n int run(int depth) {{\n{body} return depth;\n }}\n}}\n")
}

/// The only block of this language in a page of the documentation.
pub fn example(page: &str, language: &str) -> String {
    let page = fs::read_to_string(repository().join("docs").join(page)).expect("it is there");
    let (_, rest) = page
        .split_once(&format!("```{language}\n"))
        .expect("it has a block");
    rest.split_once("```")
        .expect("blocks are closed")
        .0
        .to_owned()
}

/// A class of those that `docs/decisions-and-metadata.md` describes.
pub fn class_of_the_example() -> Folder {
    let folder = Folder::new();
    for (path, seed) in [
        ("anna/Main.java", 3),
        ("bob.java", 5),
        ("carl/Main.java", 3),
    ] {
        folder.write(format!("class/{path}"), java("same", seed));
    }
    folder
}
