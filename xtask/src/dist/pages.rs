//! codesim for browsers: the file, the folder of a site, and the package of npm.

use std::fs;
use std::path::Path;

use super::beside::{TERMS, files};
use super::npm::{manifest, pack};
use super::release::{Release, VERSION};
use super::tarball::{Tarball, gzip};
use crate::browser::Browser;
use crate::folder::names;

const PACKAGE: &str = "packaging/npm/codesim-wasm";

pub(super) fn make(release: &Release) -> anyhow::Result<()> {
    let folder = release.root.join("target/browser");
    Browser::with_common_languages().make(release.root)?;
    let page = fs::read(folder.join("codesim.html"))?;
    release.write(&format!("codesim-{VERSION}.html"), &page)?;
    Browser::with_all_languages().make(release.root)?;
    site(release, &folder.join("site"))?;
    package(release, &fs::read(folder.join("codesim.wasm"))?)
}

fn site(release: &Release, folder: &Path) -> anyhow::Result<()> {
    let mut site = Tarball::default();
    let mut names = names(folder)?;
    names.sort();
    for name in names {
        let path = format!("codesim-site-{VERSION}/{name}");
        site.add_with_folders(&path, &fs::read(folder.join(name))?, false)?;
    }
    let name = format!("codesim-site-{VERSION}.tar.gz");
    release.write(&name, &gzip(&site.finish()?)?)
}

fn package(release: &Release, program: &[u8]) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let package = folder.path().join("codesim-wasm");
    for part in ["dist", "example"] {
        fs::create_dir_all(package.join(part))?;
        for name in names(&release.root.join(PACKAGE).join(part))? {
            let file = format!("{part}/{name}");
            fs::write(
                package.join(&file),
                release.file(&format!("{PACKAGE}/{file}"))?,
            )?;
        }
    }
    for name in ["README.md", "index.d.ts"] {
        fs::write(
            package.join(name),
            release.file(&format!("{PACKAGE}/{name}"))?,
        )?;
    }
    for (name, bytes) in files(release, TERMS)? {
        fs::write(package.join(name), bytes)?;
    }
    fs::write(package.join("dist/codesim.wasm"), program)?;
    fs::write(package.join("package.json"), manifest(release, PACKAGE)?)?;
    pack(release, &package)
}
