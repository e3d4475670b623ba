//! `cargo xtask dist`: what people install, as files in `target/dist`, for the platform of this machine.
//!
//! The program for Linux is linked statically, so that the same file runs on every Linux, in an empty root folder too. The same sources give the same
//! bytes: no file has a time or the path of the repository, and names are sorted.

mod archive;
mod beside;
mod deb;
mod manifests;
mod notes;
mod npm;
mod oci;
mod pages;
mod platform;
mod program;
mod release;
mod sbom;
mod sums;
mod tarball;
mod wheel;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

pub(crate) use manifests::Manifests;
pub(crate) use notes::Notes;
use platform::Platform;
use release::Release;

/// The options of the command.
#[derive(Args)]
pub(crate) struct Dist {
    /// Make the packages of this program instead of building one, and no wheel or page
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

impl Dist {
    /// Builds the program, and makes every package of it.
    pub(crate) fn make(self, root: &Path) -> anyhow::Result<()> {
        let platform = Platform::here()?;
        let out = root.join("target/dist");
        if out.exists() {
            fs::remove_dir_all(&out).context("target/dist")?;
        }
        fs::create_dir_all(&out).context("target/dist")?;
        let out = out.canonicalize()?;
        let is_given = self.program.is_some();
        let program = match self.program {
            Some(program) => program
                .canonicalize()
                .with_context(|| program.display().to_string())?,
            None => {
                wheel::make(root, platform, &out)?;
                program::build(root, platform)?
            }
        };
        let release = Release {
            root,
            platform,
            program,
            out,
        };
        if platform.makes_pages() && !is_given {
            pages::make(&release)?;
        }
        make_all(&release)
    }
}

fn make_all(release: &Release) -> anyhow::Result<()> {
    archive::make(release)?;
    npm::make(release)?;
    if release.platform.is_linux() {
        deb::make(release)?;
        oci::make(release)?;
    }
    sbom::make(release)?;
    sums::make(&release.out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use release::{VERSION, fake};

    #[test]
    fn two_releases_have_the_same_bytes() {
        let made = [(); 2].map(|()| {
            let folder = tempfile::tempdir().expect("there is room");
            make_all(&fake(folder.path())).expect("it can be made");
            fs::read_to_string(folder.path().join("dist/SHA256SUMS")).expect("it was written")
        });
        assert_eq!(made[0], made[1]);
        let names = made[0].lines().filter_map(|line| line.split_once("  "));
        let names: Vec<&str> = names.map(|(_, name)| name).collect();
        let due = [
            format!("codesim-{VERSION}-oci-amd64.tar"),
            format!("codesim-{VERSION}-x86_64-unknown-linux-gnu.tar.gz"),
            format!("codesim-{VERSION}.cdx.json"),
            format!("codesim-cli-{VERSION}.tgz"),
            format!("codesim-cli-linux-x64-{VERSION}.tgz"),
            format!("codesim-cli_{VERSION}_amd64.deb"),
        ];
        assert_eq!(names, due);
    }
}
