//! Where a text says that it comes from.
//!
//! An author stands in a comment, as templates of editors write it. The files that such programs keep beside the code have the number of a project, made
//! when the project was, and may have the folder of somebody's account.

use std::ops::Range;

use crate::each::Text;

/// What comments say before the name of an author, in lowercase.
const AUTHOR: [&str; 7] = [
    "@author",
    "author:",
    "authors:",
    "created by",
    "written by",
    "autor:",
    "auteur:",
];
/// What may follow the name.
const BEHIND: [&str; 6] = [" on ", " at ", " am ", " le ", "(", ","];
/// Folders that have those of accounts in them.
const HOMES: [&str; 4] = [
    "/home/",
    "/Users/",
    "\\Users\\",
    "\\Documents and Settings\\",
];
/// Ends of the names of files with a project in them.
const PROJECTS: [&str; 8] = [
    ".sln", ".csproj", ".fsproj", ".vbproj", ".vcxproj", ".iml", ".user", ".pro",
];
/// What stands before the number of a project, or of several in a solution.
const NUMBERED: [&str; 3] = ["Project(", "SolutionGuid", "<ProjectGuid>"];
/// How a number of a project is written: digits of these many characters, with hyphens.
const NUMBER: [usize; 5] = [8, 4, 4, 4, 12];

/// What sort of origin it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OriginKind {
    /// The name of an author.
    Author,
    /// The number of a project.
    Project,
    /// The folder of somebody's account.
    Folder,
}

/// Where a text says that it comes from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin {
    /// What sort it is.
    pub kind: OriginKind,
    /// As it is written.
    pub said: String,
    /// Line where it stands, from 1.
    pub line: usize,
}

impl Origin {
    /// What is the same in every text that says the same.
    pub fn key(&self) -> (OriginKind, String) {
        (self.kind, self.said.to_lowercase())
    }
}

/// Whether a file of this name has a project in it.
pub fn is_project(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    PROJECTS.iter().any(|end| name.ends_with(end))
}

/// The authors that the comments of a text name.
pub fn authors(text: &Text) -> Vec<Origin> {
    let mut found = Vec::new();
    let mut lines = Lines::of(text.text);
    text.comments(&mut |range: Range<usize>| {
        let author = text.text.get(range.clone()).and_then(author);
        found.extend(author.map(|said| Origin {
            kind: OriginKind::Author,
            said: said.to_owned(),
            line: lines.of_byte(range.start),
        }));
    });
    found
}

/// What the file of a project says.
pub fn of_project(text: &str) -> Vec<Origin> {
    let lines = (1..).zip(text.lines());
    let found = lines.flat_map(|(line, text)| {
        let origin = move |kind, said: &str| Origin {
            kind,
            said: said.to_owned(),
            line,
        };
        let is_numbered = NUMBERED.iter().any(|before| text.contains(before));
        let number = is_numbered.then(|| last_number(text)).flatten();
        let number = number.map(|said| origin(OriginKind::Project, said));
        number
            .into_iter()
            .chain(home(text).map(|said| origin(OriginKind::Folder, said)))
    });
    found.collect()
}

/// The author that a line of a comment names.
fn author(line: &str) -> Option<&str> {
    let begins = |mark: &&&str| {
        let found = line.as_bytes().get(..mark.len());
        found.is_some_and(|found| found.eq_ignore_ascii_case(mark.as_bytes()))
    };
    let mark = AUTHOR.iter().find(begins)?;
    let said = &line[mark.len()..];
    let end = BEHIND.iter().filter_map(|behind| said.find(behind)).min();
    let said = said[..end.unwrap_or(said.len())].trim_matches(|it: char| !it.is_alphanumeric());
    let letters = said.chars().filter(|it| it.is_alphabetic()).take(3);
    (letters.count() == 3 && said.len() <= 100).then_some(said)
}

/// The last number of a project on a line.
fn last_number(line: &str) -> Option<&str> {
    let length = NUMBER.iter().sum::<usize>() + NUMBER.len() - 1;
    let mut parts = line.split(|it: char| !it.is_ascii_hexdigit() && it != '-');
    let is_number = |part: &&str| part.len() == length && part.split('-').map(str::len).eq(NUMBER);
    parts.rfind(is_number)
}

/// The folder of an account that a line names.
fn home(line: &str) -> Option<&str> {
    let (at, length) = HOMES
        .iter()
        .find_map(|home| Some((line.find(home)?, home.len())))?;
    let name = &line[at + length..];
    let end = name.find(['/', '\\'])?;
    let is_name = end > 0 && !name[..end].contains(['"', '<', '>', '$', '%']);
    is_name.then(|| &line[at..at + length + end])
}

/// Numbers of lines, for places that are asked for in their order.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
        }
    }

    fn of_byte(&mut self, byte: usize) -> usize {
        let passed = self.text.as_bytes().get(self.at..byte).unwrap_or_default();
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count();
        self.at = byte.max(self.at);
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn authors_stand_behind_what_templates_write() {
        let rows = [
            ("@author Lea Maier", Some("Lea Maier")),
            ("@Author: lea_maier, group 3", Some("lea_maier")),
            ("Created by lea on 12.03.2020.", Some("lea")),
            ("Author: Łukasz", Some("Łukasz")),
            ("author", None),
            ("@author", None),
            ("the author: me", None),
        ];
        for (line, expected) in rows {
            assert_eq!(author(line), expected, "{line}");
        }
    }

    #[test]
    fn projects_have_numbers_and_folders() {
        let text = "Microsoft Visual Studio Solution File\n\
            Project(\"{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}\") = \"Ball\", \"Ball.csproj\", \"{0CB1C3A0-1111-2222-3333-444455556666}\"\n\
            \tSolutionGuid = {9A19103F-16F7-4668-BE54-9A1E7A4F7556}\n\
            <Reference Path=\"C:\\Users\\lea\\source\\Ball\" /><x>FAE04EC0-301F-11D3-BF4B-00C04F79EFBC</x>\n\
            file://$USER_HOME$/Users/$name$/x\n";
        let said: Vec<_> = of_project(text)
            .into_iter()
            .map(|it| (it.line, it.kind, it.said))
            .collect();
        let expected = [
            (
                2,
                OriginKind::Project,
                "0CB1C3A0-1111-2222-3333-444455556666",
            ),
            (
                3,
                OriginKind::Project,
                "9A19103F-16F7-4668-BE54-9A1E7A4F7556",
            ),
            (4, OriginKind::Folder, "\\Users\\lea"),
        ];
        assert_eq!(
            said,
            expected.map(|(line, kind, said)| (line, kind, said.to_owned()))
        );
        assert!(is_project("src/Ball.SLN") && !is_project("Ball.java"));
    }
}
