//! File names of the pages of a course in their folder.

use std::collections::BTreeMap;

/// The page of the course.
const INDEX: &str = "index";

/// Maximum length of a name in characters, without number and extension: file systems have limits.
const LONGEST: usize = 80;

/// Names of files for the page of a course and the reports of its assignments, all in one folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CoursePages {
    files: BTreeMap<String, String>,
}

impl CoursePages {
    /// Names a file for each assignment: its name in letters that work anywhere, with a number if another one has the same name.
    pub fn new<'a>(assignments: impl Iterator<Item = &'a str>) -> Self {
        let mut taken = vec![INDEX.to_owned()];
        let files = assignments.map(|name| {
            let stem = stem(name);
            let numbered = (2..).map(|number| format!("{stem}-{number}"));
            let mut free = std::iter::once(stem.clone()).chain(numbered);
            let free = free
                .find(|it| !taken.contains(&it.to_ascii_lowercase()))
                .expect("numbers do not end");
            taken.push(free.to_ascii_lowercase());
            (name.to_owned(), format!("{free}.html"))
        });
        Self {
            files: files.collect(),
        }
    }

    /// Returns the file of the course, which leads to the others.
    pub fn index(&self) -> String {
        format!("{INDEX}.html")
    }

    /// Returns the file of an assignment.
    ///
    /// # Panics
    /// If it is none of the assignments given to [`new`](Self::new).
    pub fn of_assignment(&self, name: &str) -> &str {
        &self.files[name]
    }
}

fn stem(name: &str) -> String {
    let plain = |character: char| match character {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' => character,
        _ => '-',
    };
    let stem: String = name.chars().map(plain).take(LONGEST).collect();
    let stem = stem.trim_matches('-');
    match stem {
        "" => "assignment".to_owned(),
        stem => stem.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_assignments() {
        let rows = [
            ("hw1", "hw1.html"),
            ("HW1", "HW1-2.html"),
            ("index", "index-2.html"),
            ("../x", "x.html"),
            ("Übung 3", "bung-3.html"),
            ("日本", "assignment.html"),
            ("a/b", "a-b.html"),
            ("a b", "a-b-2.html"),
            ("", "assignment-2.html"),
        ];
        let pages = CoursePages::new(rows.iter().map(|(name, _)| *name));
        for (name, file) in rows {
            assert_eq!(pages.of_assignment(name), file);
        }
        assert_eq!(stem(&"x".repeat(300)).len(), LONGEST);
    }
}
