//! The metadata of cargo about the workspace and its dependencies.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};
use serde::Deserialize;
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

/// The dependencies of each package.
#[derive(Deserialize)]
pub(crate) struct Resolve {
    pub(crate) nodes: Vec<Node>,
}

/// A package, by its id, and what it needs.
#[derive(Deserialize)]
pub(crate) struct Node {
    pub(crate) id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

/// Absent for normal dependencies.
#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

impl Node {
    /// Ids of what it needs to run, and not only to be built or tested.
    pub(crate) fn normal(&self) -> impl Iterator<Item = &str> {
        let is_normal = |it: &&Dependency| it.dep_kinds.iter().any(|kind| kind.kind.is_none());
        self.deps.iter().filter(is_normal).map(|it| &*it.pkg)
    }
}
