//! The program itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use super::platform::Platform;

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
        .args(["build", "--release", "--locked", "--bin", "codesim"])
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
        let places = [root.canonicalize()?.display().to_string(), home()?];
        check_places(&fs::read(&program)?, &places)?;
    }
    Ok(program)
}

/// Refuses a program that contains the path of its build: the same sources make another one elsewhere.
fn check_places(program: &[u8], places: &[String]) -> anyhow::Result<()> {
    for place in places {
        let mut parts = program.windows(place.len());
        ensure!(
            parts.all(|part| part != place.as_bytes()),
            "the program has {place} in it, where it was built"
        );
    }
    Ok(())
}

/// Returns the flags with which every program of a release is compiled.
pub(super) fn flags(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(vec![
        "-C strip=symbols".to_owned(),
        format!(
            "--remap-path-prefix={}=codesim",
            root.canonicalize()?.display()
        ),
        format!("--remap-path-prefix={}=cargo", home()?),
    ])
}

/// Returns the same flags for C.
fn c_flags(root: &Path) -> anyhow::Result<String> {
    let root = root.canonicalize()?;
    let home = home()?;
    Ok(format!(
        "-ffile-prefix-map={}=codesim -ffile-prefix-map={home}=cargo",
        root.display()
    ))
}

/// Where cargo keeps the sources of libraries, which must not be in what is made of them.
fn home() -> anyhow::Result<String> {
    std::env::var("CARGO_HOME")
        .or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")))
        .context("neither CARGO_HOME nor HOME is set")
}

/// Runs a command to its good end.
pub(super) fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .with_context(|| format!("{name} cannot be run"))?;
    ensure!(status.success(), "{name}: {status}");
    Ok(())
}

/// Runs a command, and returns what it prints.
pub(super) fn printed(command: &mut Command) -> anyhow::Result<Vec<u8>> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .output()
        .with_context(|| format!("{name} cannot be run"))?;
    ensure!(
        output.status.success(),
        "{name}: {}: {}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(output.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_tells_its_place_is_refused() {
        let places = ["/builds/codesim", "/builds/.cargo"].map(str::to_owned);
        assert!(check_places(b"\0cargo/registry/src\0", &places).is_ok());
        let told = check_places(b"\0/builds/.cargo/registry\0", &places).unwrap_err();
        assert!(told.to_string().contains(&places[1]));
    }
}
