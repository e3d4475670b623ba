//! A release in the making.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::platform::Platform;

/// The version of all that is made.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A release in the making.
pub(super) struct Release<'a> {
    /// The folder of the repository.
    pub(super) root: &'a Path,
    pub(super) platform: Platform,
    /// The program.
    pub(super) program: PathBuf,
    /// Folder of the output.
    pub(super) out: PathBuf,
}

impl Release<'_> {
    /// A file of the repository.
    pub(super) fn file(&self, path: &str) -> anyhow::Result<Vec<u8>> {
        fs::read(self.root.join(path)).with_context(|| path.to_owned())
    }

    pub(super) fn program(&self) -> anyhow::Result<Vec<u8>> {
        fs::read(&self.program).with_context(|| self.program.display().to_string())
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        fs::write(self.out.join(name), bytes).with_context(|| name.to_owned())?;
        println!("{name}: {:.1} MB", bytes.len() as f64 / 1e6);
        Ok(())
    }
}

/// A release of a program that says its version, and where it is.
#[cfg(test)]
pub(super) fn fake(folder: &Path) -> Release<'static> {
    let program = folder.join("codesim");
    let script = format!(
        "#!/bin/sh\n[ \"$1\" = man ] && mkdir -p \"$2\" && echo man > \"$2/codesim.1\"\n[ \"$1\" = exit ] && exit \"$2\"\necho codesim {VERSION} \"$@\"\n"
    );
    fs::write(&program, script).expect("there is room");
    let mut rights = fs::metadata(&program).expect("it is there").permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut rights, 0o755);
    fs::set_permissions(&program, rights).expect("it is ours");
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let out = folder.join("dist");
    fs::create_dir_all(&out).expect("there is room");
    let platform = Platform::here().expect("it is one of them");
    Release {
        root,
        platform,
        program,
        out,
    }
}
