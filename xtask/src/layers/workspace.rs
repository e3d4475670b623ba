//! The crates of the workspace as cargo sees them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::Deserialize;

use super::arrows::{Node, Use};
use crate::metadata::{self, Resolve};

/// Normal dependencies of each crate, of the workspace and from outside, by name, with every feature on.
pub(super) type Needs = BTreeMap<String, BTreeSet<String>>;

/// All crates and what they need.
#[derive(Debug, Default)]
pub(super) struct Workspace {
    /// Those of the workspace, by name.
    pub(super) crates: Vec<Crate>,
    pub(super) needs: Needs,
}

/// A crate of the workspace.
#[derive(Debug, Default)]
pub(super) struct Crate {
    pub(super) name: String,
    /// From the repository's folder.
    pub(super) folder: PathBuf,
    /// Folders with its sources, tests and benches, likewise.
    pub(super) folders: BTreeSet<PathBuf>,
    /// Files that its library and its programs begin with.
    pub(super) roots: Vec<PathBuf>,
    /// Dependencies that it has with some feature alone, by name.
    pub(super) optional: BTreeSet<String>,
}

impl Workspace {
    /// Asks cargo.
    pub(super) fn read(root: &Path) -> anyhow::Result<Self> {
        let metadata: Metadata = metadata::ask(root)?;
        metadata.workspace(root)
    }

    /// Returns the direct dependencies of a crate.
    pub(super) fn direct(&self, name: &str) -> impl Iterator<Item = &str> {
        self.needs
            .get(name)
            .into_iter()
            .flatten()
            .map(String::as_str)
    }

    /// Returns what the table of crates is held against.
    pub(super) fn nodes(&self) -> Vec<Node> {
        let node = |one: &Crate| {
            let place = one.folder.join("Cargo.toml").display().to_string();
            let uses = self.direct(&one.name).filter(|used| self.has(used));
            Node {
                name: one.name.clone(),
                uses: uses
                    .map(|used| Use {
                        name: used.to_owned(),
                        place: place.clone(),
                    })
                    .collect(),
            }
        };
        self.crates.iter().map(node).collect()
    }

    /// Whether the workspace has a crate of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.crates.iter().any(|one| one.name == name)
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_members: BTreeSet<String>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    manifest_path: PathBuf,
    targets: Vec<Target>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    optional: bool,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    src_path: PathBuf,
}

impl Metadata {
    fn workspace(&self, root: &Path) -> anyhow::Result<Workspace> {
        let members = self.packages.iter();
        let members = members.filter(|package| self.workspace_members.contains(&package.id));
        let mut crates: Vec<Crate> = members
            .map(|package| package.layer(root))
            .collect::<anyhow::Result<_>>()?;
        crates.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Workspace {
            crates,
            needs: self.needs(),
        })
    }

    fn needs(&self) -> Needs {
        let packages = self.packages.iter();
        let names: BTreeMap<&str, &str> = packages
            .map(|package| (&*package.id, &*package.name))
            .collect();
        let mut needs = Needs::new();
        for node in &self.resolve.nodes {
            let normal = node.normal().map(|id| names[id].to_owned());
            // Versions of one crate count as one.
            needs
                .entry(names[&*node.id].to_owned())
                .or_default()
                .extend(normal);
        }
        needs
    }
}

impl Package {
    fn layer(&self, root: &Path) -> anyhow::Result<Crate> {
        let inside = |path: &Path| -> anyhow::Result<PathBuf> {
            let path = path
                .strip_prefix(root)
                .context("crates stand in the repository")?;
            Ok(path.to_owned())
        };
        let product = self.targets.iter().filter(|target| target.is_product());
        let folder = |file: &Path| inside(file.parent().context("a file stands in a folder")?);
        let written = self
            .targets
            .iter()
            .filter(|target| !target.is_build_script());
        let optional = self.dependencies.iter().filter(|used| used.optional);
        Ok(Crate {
            name: self.name.clone(),
            optional: optional.map(|used| used.name.clone()).collect(),
            folder: folder(&self.manifest_path)?,
            folders: written
                .map(|target| folder(&target.src_path))
                .collect::<anyhow::Result<_>>()?,
            roots: product
                .map(|target| inside(&target.src_path))
                .collect::<anyhow::Result<_>>()?,
        })
    }
}

impl Target {
    /// Whether this is a build script, which is above all other files of a crate.
    fn is_build_script(&self) -> bool {
        self.kind.iter().any(|kind| kind == "custom-build")
    }

    fn is_product(&self) -> bool {
        let is = |kind: &String| kind == "bin" || kind.ends_with("lib") || kind == "proc-macro";
        self.kind.iter().any(is)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_normal_dependencies_and_files_of_the_product_count() {
        let metadata = r#"{
            "workspace_members": ["a"],
            "packages": [
                {"id": "a", "name": "one", "manifest_path": "/r/crates/one/Cargo.toml", "dependencies": [
                    {"name": "two", "optional": true}, {"name": "three", "optional": false}], "targets": [
                    {"kind": ["lib"], "src_path": "/r/crates/one/src/lib.rs"},
                    {"kind": ["test"], "src_path": "/r/crates/one/tests/t.rs"}]},
                {"id": "b", "name": "two", "manifest_path": "/x/Cargo.toml", "dependencies": [], "targets": []},
                {"id": "c", "name": "three", "manifest_path": "/x/Cargo.toml", "dependencies": [], "targets": []}],
            "resolve": {"nodes": [
                {"id": "a", "deps": [
                    {"pkg": "b", "dep_kinds": [{"kind": "dev"}, {"kind": null}]},
                    {"pkg": "c", "dep_kinds": [{"kind": "build"}]}]}]}
        }"#;
        let metadata: Metadata = serde_json::from_str(metadata).unwrap();
        let workspace = metadata.workspace(Path::new("/r")).unwrap();
        assert!(workspace.has("one") && !workspace.has("two"));
        assert_eq!(workspace.direct("one").collect::<Vec<_>>(), ["two"]);
        assert_eq!(workspace.crates[0].optional, ["two".to_owned()].into());
        let folders = ["crates/one/src", "crates/one/tests"].map(PathBuf::from);
        assert_eq!(workspace.crates[0].folders, folders.into());
        assert_eq!(
            workspace.crates[0].roots,
            [Path::new("crates/one/src/lib.rs")]
        );
    }
}
