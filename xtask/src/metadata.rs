//! What cargo knows about the workspace and all that it needs.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};
use serde::de::DeserializeOwned;

/// Asks cargo, with every feature on, for the parts that `T` has.
pub(crate) fn ask<T: DeserializeOwned>(root: &Path) -> anyhow::Result<T> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--all-features",
        ])
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .context("cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata failed");
    serde_json::from_slice(&output.stdout).context("cargo metadata")
}
