//! Files that come with the program in every kind of package.

use std::fs;
use std::process::{Command, Stdio};

use super::release::Release;
use crate::command::{printed, run};
use crate::folder::names;
use crate::licences::NOTICES;

/// Files that say on which terms it may be used.
pub(super) const TERMS: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", NOTICES];

/// Shells with a script that completes commands, and the name of the script.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "codesim.bash"),
    ("elvish", "codesim.elv"),
    ("fish", "codesim.fish"),
    ("powershell", "codesim.ps1"),
    ("zsh", "_codesim"),
];

/// A file by its name.
pub(super) type Named = (String, Vec<u8>);

/// The scripts that complete commands.
pub(super) fn completions(release: &Release) -> anyhow::Result<Vec<Named>> {
    let script = |(shell, name): (&str, &str)| {
        let script = printed(Command::new(&release.program).args(["completions", shell]))?;
        Ok((name.to_owned(), script))
    };
    SHELLS.into_iter().map(script).collect()
}

/// The manual pages.
pub(super) fn manual(release: &Release) -> anyhow::Result<Vec<Named>> {
    let folder = tempfile::tempdir()?;
    let pages = folder.path().join("man");
    run(Command::new(&release.program)
        .arg("man")
        .arg(&pages)
        .stdout(Stdio::null()))?;
    let mut names = names(&pages)?;
    names.sort();
    let page = |name: String| Ok((name.clone(), fs::read(pages.join(name))?));
    names.into_iter().map(page).collect()
}

/// Files of the repository.
pub(super) fn files<'a>(
    release: &Release,
    paths: impl IntoIterator<Item = &'a str>,
) -> anyhow::Result<Vec<Named>> {
    paths
        .into_iter()
        .map(|path| Ok((path.to_owned(), release.file(path)?)))
        .collect()
}
