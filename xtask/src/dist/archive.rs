//! The archive of a release: the program, and what belongs beside it.

use std::io::{Cursor, Write};

use zip::write::{SimpleFileOptions, ZipWriter};

use super::beside::{Named, TERMS, completions, files, manual};
use super::platform::Platform;
use super::release::{Release, VERSION};
use super::tarball::{Tarball, gzip};

/// Returns its name: people who install from an archive on Windows expect a zip.
pub(super) fn name(platform: Platform) -> String {
    let suffix = if platform.os == "windows" {
        "zip"
    } else {
        "tar.gz"
    };
    format!("{}.{suffix}", folder(platform))
}

/// The only folder in it.
fn folder(platform: Platform) -> String {
    format!("codesim-{VERSION}-{}", platform.target)
}

pub(super) fn make(release: &Release) -> anyhow::Result<()> {
    let name = name(release.platform);
    let files = contents(release)?;
    let bytes = if name.ends_with(".zip") {
        zipped(release, &files)?
    } else {
        tarred(release, &files)?
    };
    release.write(&name, &bytes)
}

fn contents(release: &Release) -> anyhow::Result<Vec<Named>> {
    let mut all = vec![(release.platform.program().to_owned(), release.program()?)];
    all.extend(files(release, ["CHANGELOG.md", "README.md"])?);
    all.extend(files(release, TERMS)?);
    let mut add = |folder: &str, files: Vec<Named>| {
        all.extend(
            files
                .into_iter()
                .map(|(name, bytes)| (format!("{folder}/{name}"), bytes)),
        );
    };
    add("completions", completions(release)?);
    add("man", manual(release)?);
    Ok(all)
}

fn tarred(release: &Release, files: &[Named]) -> anyhow::Result<Vec<u8>> {
    let mut tarball = Tarball::default();
    let folder = folder(release.platform);
    for (name, bytes) in files {
        tarball.add(
            &format!("{folder}/{name}"),
            bytes,
            name == release.platform.program(),
        )?;
    }
    Ok(gzip(&tarball.finish()?)?)
}

fn zipped(release: &Release, files: &[Named]) -> anyhow::Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let folder = folder(release.platform);
    for (name, bytes) in files {
        archive.start_file(format!("{folder}/{name}"), SimpleFileOptions::DEFAULT)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::platform::PLATFORMS;
    use crate::dist::release::fake;

    #[test]
    fn cargo_binstall_asks_for_each_archive_by_its_name() {
        let manifest = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/codesim-cli/Cargo.toml"
        );
        let manifest = std::fs::read_to_string(manifest).expect("it is there");
        let manifest: toml_edit::DocumentMut = manifest.parse().expect("it is TOML");
        let binstall = &manifest["package"]["metadata"]["binstall"];
        for platform in PLATFORMS {
            let overridden = binstall["overrides"]
                .get(platform.target)
                .map(|it| &it["pkg-fmt"]);
            let format = overridden
                .unwrap_or(&binstall["pkg-fmt"])
                .as_str()
                .expect("a name");
            let suffix = if format == "tgz" { ".tar.gz" } else { ".zip" };
            let url = binstall["pkg-url"].as_str().expect("an address");
            let url = [
                ("{ version }", VERSION),
                ("{ target }", platform.target),
                ("{ archive-suffix }", suffix),
            ]
            .iter()
            .fold(url.to_owned(), |url, (key, value)| url.replace(key, value));
            assert_eq!(url.rsplit('/').next(), Some(&*name(platform)));
        }
    }

    #[test]
    fn the_archive_for_windows_has_the_program_in_it() {
        let folder = tempfile::tempdir().expect("there is room");
        let mut release = fake(folder.path());
        release.platform = PLATFORMS[4];
        make(&release).expect("it can be made");
        let archive = release
            .out
            .join(format!("codesim-{VERSION}-x86_64-pc-windows-msvc.zip"));
        let archive = std::fs::File::open(archive).expect("it was written");
        let archive = zip::ZipArchive::new(archive).expect("it is an archive");
        let due = format!("codesim-{VERSION}-x86_64-pc-windows-msvc/codesim.exe");
        assert!(archive.index_for_name(&due).is_some());
    }
}
