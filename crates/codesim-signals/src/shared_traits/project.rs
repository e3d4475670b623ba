//! Origins in the files that editors and git keep of a project: its number, made when the project was, the folder of somebody's account, and
//! those that `repository.rs` reads.

use crate::shared_traits::origin::{Origin, OriginKind};
use crate::shared_traits::repository;

/// Folders that have those of accounts in them.
const HOMES: [&str; 4] = [
    "/home/",
    "/Users/",
    "\\Users\\",
    "\\Documents and Settings\\",
];
/// Ends of the paths of files with a project in them.
const PROJECTS: [&str; 12] = [
    ".sln",
    ".csproj",
    ".fsproj",
    ".vbproj",
    ".vcxproj",
    ".iml",
    ".user",
    ".pro",
    "workspace.xml",
    "documentlayout.json",
    ".git/config",
    ".git/logs/head",
];
/// Text before the number of a project, or of several in a solution.
const NUMBERED: [&str; 3] = ["Project(", "SolutionGuid", "<ProjectGuid>"];
/// How a number of a project is written: digits of these many characters, with hyphens.
const NUMBER: [usize; 5] = [8, 4, 4, 4, 12];

/// Text before the number of a project that is letters and digits.
const LETTERED: &str = "name=\"ProjectId\" id=\"";
/// Accounts that everybody has who uses an image.
const EVERYBODY: [&str; 3] = ["jovyan", "runner", "vscode"];

/// Whether a file of this path, with slashes, has a project in it.
pub fn is_project(path: &str) -> bool {
    let path = path.to_ascii_lowercase();
    PROJECTS.iter().any(|end| path.ends_with(end))
}

/// Returns the origins that the file of a project names.
pub fn of_project(text: &str) -> Vec<Origin> {
    let lines = (1..).zip(text.lines());
    let found = lines.flat_map(|(line, text)| {
        let origin = move |kind, said| Origin { kind, said, line };
        let number = number(text).map(|said| origin(OriginKind::Project, said.to_owned()));
        let home = home(text).map(|said| origin(OriginKind::Folder, said));
        let repository = repository::of_line(text).map(|(kind, said)| origin(kind, said));
        number.into_iter().chain(home).chain(repository)
    });
    found.collect()
}

/// Returns the number of a project on a line.
fn number(line: &str) -> Option<&str> {
    if let Some((_, said)) = line.split_once(LETTERED) {
        let (number, _) = said.split_once('"')?;
        let is_number = number.len() >= 20 && number.chars().all(|it| it.is_ascii_alphanumeric());
        return is_number.then_some(number);
    }
    let is_numbered = NUMBERED.iter().any(|before| line.contains(before));
    is_numbered.then(|| last_number(line)).flatten()
}

/// Returns the last number of a project on a line.
fn last_number(line: &str) -> Option<&str> {
    let length = NUMBER.iter().sum::<usize>() + NUMBER.len() - 1;
    let mut parts = line.split(|it: char| !it.is_ascii_hexdigit() && it != '-');
    let is_number = |part: &&str| part.len() == length && part.split('-').map(str::len).eq(NUMBER);
    parts.rfind(is_number)
}

/// Returns the folder of an account that a line names; a text may write a backslash as two.
pub(crate) fn home(line: &str) -> Option<String> {
    let below = |home: &str| {
        let name = line[line.find(home)? + home.len()..].trim_start_matches('\\');
        let (name, _) = name.split_once(['/', '\\'])?;
        let is_name = !name.is_empty() && !name.contains(['"', '<', '>', '$', '%']);
        (is_name && !EVERYBODY.contains(&name)).then(|| format!("{home}{name}"))
    };
    HOMES.iter().find_map(|home| below(home))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn projects_have_numbers_and_folders() {
        let text = "Microsoft Visual Studio Solution File\n\
            Project(\"{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}\") = \"Ball\", \"Ball.csproj\", \"{0CB1C3A0-1111-2222-3333-444455556666}\"\n\
            \tSolutionGuid = {9A19103F-16F7-4668-BE54-9A1E7A4F7556}\n\
            <Reference Path=\"C:\\Users\\lea\\source\\Ball\" /><x>FAE04EC0-301F-11D3-BF4B-00C04F79EFBC</x>\n\
            file://$USER_HOME$/Users/$name$/x\n\
            <component name=\"ProjectId\" id=\"1bYhLGxBpGrTXkz2cJvfBsDwTZn\" />\n\
            {\"root\": \"C:\\\\Users\\\\lea\\\\source\"} /Users/vscode/work\n";
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
            (6, OriginKind::Project, "1bYhLGxBpGrTXkz2cJvfBsDwTZn"),
            (7, OriginKind::Folder, "\\Users\\lea"),
        ];
        assert_eq!(
            said,
            expected.map(|(line, kind, said)| (line, kind, said.to_owned()))
        );
        assert!(is_project("src/Ball.SLN") && is_project("a/.git/logs/HEAD"));
        assert!(!is_project("Ball.java") && !is_project("git/config"));
    }
}
