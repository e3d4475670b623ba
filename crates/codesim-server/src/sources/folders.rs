//! Names of folders and files of submissions.
//!
//! Students choose names. None may leave its folder, hide from the comparison, stand for two students, or stop the import of a class.

use std::collections::{HashMap, HashSet};

use crate::sources::assignment::Submission;

/// Bytes that a name keeps: less than any disk allows.
const LONGEST: usize = 200;

/// Folders in each other that a path keeps.
const DEEPEST: usize = 16;

/// Returns the folder of each submission. Names that occur twice, or look as if they did, get the number of the student.
pub(crate) fn folders(submissions: &[Submission]) -> Vec<String> {
    let names: Vec<String> = submissions.iter().map(|it| folder(&it.name)).collect();
    let mut counts: HashMap<String, usize> = HashMap::new();
    for name in &names {
        *counts.entry(name.to_lowercase()).or_default() += 1;
    }
    let numbered = names.into_iter().zip(submissions).map(|(name, it)| {
        let is_alone = counts.get(&name.to_lowercase()) == Some(&1);
        match is_alone && !name.ends_with(')') {
            true => name,
            false => format!("{name} ({})", it.author),
        }
    });
    numbered.collect()
}

/// Whether a folder can have this name as it is.
pub(crate) fn is_folder_name(name: &str) -> bool {
    folder(name) == name
}

/// Returns the name of a student as that of a folder.
fn folder(name: &str) -> String {
    let name = cleaned(name.trim());
    // Folders with a dot are hidden ones, which are not compared.
    match name.strip_prefix('.') {
        Some(rest) => format!("_{rest}"),
        None => name,
    }
}

/// Returns a name without characters that lead elsewhere, from its end, where the extension is.
fn cleaned(name: &str) -> String {
    if matches!(name, "" | "." | "..") {
        return "_".to_owned();
    }
    let is_bad = |character: char| character.is_control() || matches!(character, '/' | '\\');
    let name = name.replace(is_bad, "_");
    let mut starts = name.char_indices().map(|(at, _)| at);
    let from = starts.find(|at| name.len() - at <= LONGEST);
    name[from.unwrap_or_default()..].to_owned()
}

/// The paths of one submission that are taken, in lower case, for disks that do not tell case apart.
#[derive(Default)]
pub(crate) struct Paths {
    files: HashSet<String>,
    folders: HashSet<String>,
}

impl Paths {
    /// Returns a path for a file: its own, or that in another folder if this one is taken.
    pub(crate) fn take(&mut self, path: &str) -> String {
        let parts: Vec<String> = path
            .split(['/', '\\'])
            .filter(|it| !it.is_empty())
            .map(cleaned)
            .collect();
        let kept = parts.len().saturating_sub(DEEPEST);
        let path = match parts[kept..].join("/") {
            path if path.is_empty() => "_".to_owned(),
            path => path,
        };
        let others = (2_usize..).map(|number| format!("{number}/{path}"));
        let mut all = std::iter::once(path.clone()).chain(others);
        let free = all.find(|path| self.is_free(&path.to_lowercase()));
        // There are more numbers than files.
        let free = free.unwrap_or(path);
        let lower = free.to_lowercase();
        self.folders.extend(above(&lower).map(str::to_owned));
        self.files.insert(lower);
        free
    }

    fn is_free(&self, path: &str) -> bool {
        !self.files.contains(path)
            && !self.folders.contains(path)
            && above(path).all(|folder| !self.files.contains(folder))
    }
}

/// Returns the folders above a path.
fn above(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').map(|(at, _)| &path[..at])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(author: u64, name: &str) -> Submission {
        Submission {
            author,
            name: name.to_owned(),
            files: Vec::new(),
        }
    }

    #[test]
    fn no_two_students_share_a_folder_and_none_hides() {
        let class = [
            named(1, "Ada Lovelace"),
            named(2, "ada lovelace"),
            named(3, "Ada Lovelace (1)"),
            named(4, ".git"),
            named(5, "../../etc"),
            named(6, " "),
            named(7, "Grace"),
        ];
        let due = [
            "Ada Lovelace (1)",
            "ada lovelace (2)",
            "Ada Lovelace (1) (3)",
            "_git",
            "_._.._etc",
            "_",
            "Grace",
        ];
        assert_eq!(folders(&class), due);
    }

    #[test]
    fn a_path_stays_in_its_folder_and_is_given_once() {
        let mut paths = Paths::default();
        for (path, due) in [
            ("/src/Main.java", "src/Main.java"),
            ("src/main.java", "2/src/main.java"),
            ("src", "3/src"),
            ("src/Main.java/x", "4/src/Main.java/x"),
            ("../a\\..\\b", "_/a/_/b"),
            ("", "2/_"),
        ] {
            assert_eq!(paths.take(path), due, "{path}");
        }
        let long = format!("{}.java", "ä".repeat(300));
        let taken = paths.take(&long);
        assert!(taken.len() <= LONGEST && taken.ends_with(".java"));
        let deep = "a/".repeat(100) + "b";
        assert_eq!(paths.take(&deep).matches('/').count(), DEEPEST - 1);
    }
}
