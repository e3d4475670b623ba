//! `cargo xtask manifests`: the files that name the address of a release, filled in from templates.
//!
//! These are the manifests of Homebrew, Scoop and winget, the recipe for conda, the files for the AUR of Arch Linux, and the workflow that courses
//! copy. No other file of the repository has that address.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use super::archive;
use super::platform::PLATFORMS;
use super::release::VERSION;
use crate::digest::digest;
use crate::folder::names;

/// Folders in `packaging` with a template for each file.
const MANAGERS: [&str; 5] = ["aur", "conda", "homebrew", "scoop", "winget"];
/// A template whose folder has other files too.
const WORKFLOW: &str = "packaging/ci/github.yml";

/// The options of the command.
#[derive(Args)]
pub(crate) struct Manifests {
    /// Folder with the archives of all platforms, where the manifests go too
    folder: PathBuf,

    /// Address of the repository, whose release has these files
    home: String,
}

impl Manifests {
    /// Fills all templates.
    pub(crate) fn make(&self, root: &Path) -> anyhow::Result<()> {
        let home = self.home.trim_end_matches('/');
        let mut values = vec![
            ("@HOME@".to_owned(), home.to_owned()),
            ("@REPOSITORY@".to_owned(), repository(home)?.to_owned()),
            ("@VERSION@".to_owned(), VERSION.to_owned()),
        ];
        for platform in PLATFORMS {
            let archive = self.folder.join(archive::name(platform));
            let bytes = fs::read(&archive).with_context(|| archive.display().to_string())?;
            values.push((format!("@SHA256 {}@", platform.target), digest(&bytes)));
        }
        for template in templates(root)? {
            let text = fs::read_to_string(&template)?;
            let fill = |text: String, (key, value): &(String, String)| text.replace(key, value);
            let name = template.file_name().expect("templates are files");
            fs::write(self.folder.join(name), values.iter().fold(text, fill))?;
            println!("{}", name.display());
        }
        Ok(())
    }
}

/// Returns the paths of all templates.
fn templates(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut templates = vec![root.join(WORKFLOW)];
    for manager in MANAGERS {
        let folder = root.join("packaging").join(manager);
        templates.extend(names(&folder)?.iter().map(|name| folder.join(name)));
    }
    Ok(templates)
}

/// Returns the account and name of a repository, as workflows call it.
fn repository(home: &str) -> anyhow::Result<&str> {
    let path = home
        .split_once("://")
        .and_then(|(_, rest)| rest.split_once('/'));
    let (_, path) =
        path.with_context(|| format!("{home}: the address of a repository was expected"))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// Fills all templates from archives that contain their own names.
    fn filled() -> TempDir {
        let folder = tempfile::tempdir().expect("there is room");
        for platform in PLATFORMS {
            let name = archive::name(platform);
            fs::write(folder.path().join(&name), &name).expect("there is room");
        }
        let manifests = Manifests {
            folder: folder.path().to_owned(),
            home: "https://example.org/somebody/codesim/".to_owned(),
        };
        manifests
            .make(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")))
            .expect("all archives are there");
        folder
    }

    fn read(folder: &TempDir, name: &str) -> String {
        fs::read_to_string(folder.path().join(name)).expect("it was written")
    }

    #[test]
    fn every_manifest_names_the_archives_and_their_checksums() {
        let folder = filled();
        for (manifest, platforms) in [
            ("codesim.rb", &PLATFORMS[..4]),
            ("codesim.codesim.installer.yaml", &PLATFORMS[4..]),
            ("recipe.yaml", &PLATFORMS[..]),
            (".SRCINFO", &PLATFORMS[..2]),
        ] {
            let text = read(&folder, manifest);
            assert!(!text.contains('@'), "{text}");
            for &platform in platforms {
                let name = archive::name(platform);
                assert!(text.contains(&format!(
                    "https://example.org/somebody/codesim/releases/download/v{VERSION}/{name}"
                )));
                assert!(text.contains(&digest(name.as_bytes())), "{text}");
            }
        }
        let scoop = read(&folder, "codesim.json");
        assert!(!scoop.contains('@'), "{scoop}");
        let scoop: serde_json::Value = serde_json::from_str(&scoop).expect("it is JSON");
        let due = digest(archive::name(PLATFORMS[4]).as_bytes());
        assert_eq!(scoop["architecture"]["64bit"]["hash"], due);
    }

    #[test]
    fn the_workflow_names_the_action_of_this_version() {
        let workflow = read(&filled(), "github.yml");
        assert!(workflow.contains(&format!("uses: 'somebody/codesim@v{VERSION}'")));
    }

    /// It makes the addresses of the archives from the version itself, as people who raise the version there expect.
    #[test]
    fn the_build_file_for_arch_linux_has_the_version_and_the_checksums() {
        let build = read(&filled(), "PKGBUILD");
        assert!(!build.contains('@'), "{build}");
        let is_there = |line: &str| build.lines().any(|there| there == line);
        assert!(is_there(&format!("pkgver={VERSION}")), "{build}");
        for (processor, platform) in [("x86_64", PLATFORMS[0]), ("aarch64", PLATFORMS[1])] {
            let checksum = digest(archive::name(platform).as_bytes());
            let due = format!("sha256sums_{processor}=('{checksum}')");
            assert!(is_there(&due), "{build}");
        }
    }
}
