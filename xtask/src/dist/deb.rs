//! A package for Debian, Ubuntu and their like.
//!
//! *Source.* deb(5): an `ar` archive of a version, the control files and the files to install, in this order.

use std::io::Cursor;

use super::beside::{TERMS, completions, files, manual};
use super::release::{Release, VERSION};
use super::tarball::{Tarball, gzip};

/// Where Debian's shells look for a script by its name; it has no place for those of other shells.
const SHELLS: [(&str, &str); 3] = [
    (
        "codesim.bash",
        "usr/share/bash-completion/completions/codesim",
    ),
    (
        "codesim.fish",
        "usr/share/fish/vendor_completions.d/codesim.fish",
    ),
    ("_codesim", "usr/share/zsh/vendor-completions/_codesim"),
];

pub(super) fn make(release: &Release) -> anyhow::Result<()> {
    let mut data = Tarball::default();
    let mut size = 0;
    for (path, bytes, is_program) in installed(release)? {
        size += bytes.len();
        data.add_with_folders(&path, &bytes, is_program)?;
    }
    let control = String::from_utf8(release.file("packaging/debian/control")?)?
        .replace("@VERSION@", VERSION)
        .replace("@PROCESSOR@", release.platform.processor)
        .replace("@KIBIBYTES@", &size.div_ceil(1024).to_string());
    let mut controls = Tarball::default();
    controls.add("control", control.as_bytes(), false)?;
    let mut package = ar::Builder::new(Vec::new());
    for (name, bytes) in [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&controls.finish()?)?),
        ("data.tar.gz", gzip(&data.finish()?)?),
    ] {
        let mut header = ar::Header::new(name.into(), bytes.len() as u64);
        header.set_mode(0o100_644);
        package.append(&header, Cursor::new(bytes))?;
    }
    release.write(
        &format!("codesim-cli_{VERSION}_{}.deb", release.platform.processor),
        &package.into_inner()?,
    )
}

/// The files to install: where, what, and whether it can be run.
fn installed(release: &Release) -> anyhow::Result<Vec<(String, Vec<u8>, bool)>> {
    let mut installed = vec![("usr/bin/codesim".to_owned(), release.program()?, true)];
    for (name, script) in completions(release)? {
        if let Some((_, path)) = SHELLS.iter().find(|(known, _)| *known == name) {
            installed.push(((*path).to_owned(), script, false));
        }
    }
    for (name, page) in manual(release)? {
        installed.push((format!("usr/share/man/man1/{name}.gz"), gzip(&page)?, false));
    }
    let copyright: Vec<Vec<u8>> = files(release, TERMS)?
        .into_iter()
        .map(|(_, bytes)| bytes)
        .collect();
    for (name, bytes) in [
        ("copyright", copyright.join(&b"\n\n"[..])),
        ("changelog.gz", gzip(&release.file("CHANGELOG.md")?)?),
    ] {
        installed.push((format!("usr/share/doc/codesim-cli/{name}"), bytes, false));
    }
    Ok(installed)
}
