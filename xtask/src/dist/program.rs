//! The program itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::platform::Platform;
use crate::command::run;
use crate::reproducible::{c_flags, check_places, flags, places};

/// Beside the folder of ordinary builds, whose flags are others.
const FOLDER: &str = "target/static";

/// The time of a build for C compilers, which mimalloc writes into the program: the first that an archive can represent.
pub(super) const TIME: [(&str, &str); 1] = [("SOURCE_DATE_EPOCH", "315532800")];

/// Builds the program, for Linux as one static file, and returns its path.
pub(super) fn build(root: &Path, platform: Platform) -> anyhow::Result<PathBuf> {
    let mut flags = flags(root)?;
    // The libraries of other systems are there wherever the system is. Packed relocations are half a megabyte less; glibc has them since 2.36.
    if platform.is_linux() {
        flags.push("-C target-feature=+crt-static".to_owned());
        flags.push("-C link-arg=-Wl,-z,pack-relative-relocs".to_owned());
    }
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo
        .args(["build", "--release", "--locked", "-p", "codesim-cli"])
        .args(["--features", "full"])
        .args(["--target", platform.target, "--target-dir", FOLDER])
        .env("RUSTFLAGS", flags.join(" "))
        .envs(TIME)
        .current_dir(root);
    if platform.is_linux() {
        // Assertions in C name their file.
        let flags = c_flags(root)?;
        cargo.env("CFLAGS", &flags).env("CXXFLAGS", &flags);
    }
    run(&mut cargo)?;
    let folder = root.join(FOLDER).join(platform.target);
    let program = folder.join("release").join(platform.program());
    if platform.is_linux() {
        check_places(&fs::read(&program)?, &places(root)?)?;
    }
    Ok(program)
}
