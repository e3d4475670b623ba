//! Third-party packages in the files that people install.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::metadata::{self, Node, Resolve};

/// The crates that people install.
const PRODUCTS: [&str; 2] = ["codesim-cli", "codesim-python"];

/// With a feature, the wheel of the tests has it; what people install is built without.
const FOR_TESTS: &str = "codesim-testkit";

/// A third-party package.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Package {
    id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    /// An expression of SPDX, with `/` for `OR` in old ones.
    pub(crate) license: Option<String>,
    /// Absent for the packages of the workspace.
    source: Option<String>,
    pub(crate) manifest_path: PathBuf,
    targets: Vec<Target>,
}

/// Packages of others on any platform, by name and version: what is linked into the product, and not what only helps to build it.
pub(crate) fn dependencies(root: &Path) -> anyhow::Result<Vec<Package>> {
    Ok(metadata::ask::<Metadata>(root)?.dependencies())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
struct Target {
    kind: Vec<String>,
}

impl Metadata {
    fn dependencies(self) -> Vec<Package> {
        let packages: BTreeMap<&str, &Package> = self
            .packages
            .iter()
            .map(|package| (&*package.id, package))
            .collect();
        let nodes = self.resolve.nodes.iter();
        let nodes: BTreeMap<&str, &Node> = nodes.map(|node| (&*node.id, node)).collect();
        let mut todo: Vec<&str> = self
            .packages
            .iter()
            .filter(|package| PRODUCTS.contains(&&*package.name))
            .map(|package| &*package.id)
            .collect();
        let mut seen = BTreeSet::new();
        while let Some(id) = todo.pop() {
            let is_left_out = packages[id].is_macro() || packages[id].name == FOR_TESTS;
            if !is_left_out && seen.insert(id) {
                todo.extend(nodes[id].normal());
            }
        }
        let foreign = seen.into_iter().map(|id| packages[id]);
        let mut foreign: Vec<Package> = foreign
            .filter(|package| package.source.is_some())
            .cloned()
            .collect();
        foreign.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
        foreign
    }
}

impl Package {
    fn is_macro(&self) -> bool {
        let mut kinds = self.targets.iter().flat_map(|target| &target.kind);
        kinds.any(|kind| kind == "proc-macro")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_builds_or_tests_is_not_shipped() {
        let metadata = r#"{
            "packages": [
                {"id": "a", "name": "codesim-cli", "version": "1.0.0", "license": "MIT", "manifest_path": "/r/Cargo.toml", "targets": []},
                {"id": "b", "name": "two", "version": "1.0.0", "license": "MIT", "source": "s", "manifest_path": "/b/Cargo.toml", "targets": [{"kind": ["lib"]}]},
                {"id": "t", "name": "codesim-testkit", "version": "1.0.0", "manifest_path": "/r/t/Cargo.toml", "targets": []},
                {"id": "f", "name": "tests", "version": "1.0.0", "source": "s", "manifest_path": "/f/Cargo.toml", "targets": []},
                {"id": "c", "name": "helps", "version": "1.0.0", "source": "s", "manifest_path": "/c/Cargo.toml", "targets": []},
                {"id": "d", "name": "macro", "version": "1.0.0", "source": "s", "manifest_path": "/d/Cargo.toml", "targets": [{"kind": ["proc-macro"]}]},
                {"id": "e", "name": "deep", "version": "1.0.0", "source": "s", "manifest_path": "/e/Cargo.toml", "targets": []}],
            "resolve": {"nodes": [
                {"id": "a", "deps": [
                    {"pkg": "b", "dep_kinds": [{"kind": "dev"}, {"kind": null}]},
                    {"pkg": "c", "dep_kinds": [{"kind": "build"}]},
                    {"pkg": "t", "dep_kinds": [{"kind": null}]},
                    {"pkg": "d", "dep_kinds": [{"kind": null}]}]},
                {"id": "b", "deps": [{"pkg": "e", "dep_kinds": [{"kind": null}]}]},
                {"id": "t", "deps": [{"pkg": "f", "dep_kinds": [{"kind": null}]}]},
                {"id": "e", "deps": []}]}
        }"#;
        let metadata: Metadata = serde_json::from_str(metadata).expect("it is sound");
        let names: Vec<String> = metadata
            .dependencies()
            .into_iter()
            .map(|package| package.name)
            .collect();
        assert_eq!(names, ["deep", "two"]);
    }
}
