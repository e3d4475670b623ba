//! Commands that must succeed.

use std::process::Command;

use anyhow::{Context, ensure};

/// Runs a command to its good end.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .with_context(|| format!("{name} cannot be run"))?;
    ensure!(status.success(), "{name}: {status}");
    Ok(())
}

/// Runs a command, and returns what it prints.
pub(crate) fn printed(command: &mut Command) -> anyhow::Result<Vec<u8>> {
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
