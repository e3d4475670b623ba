//! The program itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use super::platform::Platform;

/// Beside the folder of ordinary builds, whose flags are others.
const FOLDER: &str = "target/static";

/// Builds the program, for Linux as one static file, and returns its path.
pub(super) fn build(root: &Path, platform: Platform) -> anyhow::Result<PathBuf> {
    let mut flags = flags(root)?;
    // The libraries of other systems are there wherever the system is.
    if platform.is_linux() {
        flags.push("-C target-feature=+crt-static".to_owned());
    }
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo
        .args(["build", "--release", "--locked", "--bin", "codesim"])
        .args(["--target", platform.target, "--target-dir", FOLDER])
        .env("RUSTFLAGS", flags.join(" "))
        .current_dir(root);
    run(&mut cargo)?;
    let folder = root.join(FOLDER).join(platform.target);
    Ok(folder.join("release").join(platform.program()))
}

/// What every program of a release is compiled with.
pub(super) fn flags(root: &Path) -> anyhow::Result<Vec<String>> {
    // Where a build reads sources from must not be in what it makes.
    let home = std::env::var("CARGO_HOME")
        .or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")))
        .context("neither CARGO_HOME nor HOME is set")?;
    Ok(vec![
        "-C strip=symbols".to_owned(),
        format!(
            "--remap-path-prefix={}=codesim",
            root.canonicalize()?.display()
        ),
        format!("--remap-path-prefix={home}=cargo"),
    ])
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
