//! A list of all that codesim contains, for programs that look for known faults.
//!
//! *Source.* [CycloneDX 1.6](https://cyclonedx.org/docs/1.6/json/), and [package URLs](https://github.com/package-url/purl-spec).

use std::collections::BTreeMap;

use anyhow::Context;
use serde_json::{Value, json};
use toml_edit::DocumentMut;

use super::release::{Release, VERSION};
use crate::dependencies::{Package, dependencies};

/// SHA-256 of packages by name and version.
type Checksums = BTreeMap<(String, String), String>;

pub(super) fn make(release: &Release) -> anyhow::Result<()> {
    let checksums = checksums(&String::from_utf8(release.file("Cargo.lock")?)?)?;
    let packages = dependencies(release.root)?;
    let components: Vec<Value> = packages
        .iter()
        .map(|package| component(package, &checksums))
        .collect::<anyhow::Result<_>>()?;
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": purl("codesim-cli", VERSION),
            "name": "codesim-cli",
            "version": VERSION,
            "purl": purl("codesim-cli", VERSION),
            "licenses": [{ "expression": "MIT OR Apache-2.0" }],
        }},
        "components": components,
    });
    release.write(
        &format!("codesim-{VERSION}.cdx.json"),
        &serde_json::to_vec_pretty(&list)?,
    )
}

fn component(package: &Package, checksums: &Checksums) -> anyhow::Result<Value> {
    let Package {
        name,
        version,
        license,
        ..
    } = package;
    let shown = || format!("{name} {version}");
    let licence = license.as_deref().with_context(shown)?.replace('/', " OR ");
    let checksum = checksums
        .get(&(name.clone(), version.clone()))
        .with_context(shown)?;
    Ok(json!({
        "type": "library",
        "bom-ref": purl(name, version),
        "name": name,
        "version": version,
        "purl": purl(name, version),
        "licenses": [{ "expression": licence }],
        "hashes": [{ "alg": "SHA-256", "content": checksum }],
    }))
}

fn purl(name: &str, version: &str) -> String {
    format!("pkg:cargo/{name}@{}", version.replace('+', "%2B"))
}

fn checksums(lock: &str) -> anyhow::Result<Checksums> {
    let lock: DocumentMut = lock.parse().context("Cargo.lock")?;
    let packages = lock["package"]
        .as_array_of_tables()
        .context("Cargo.lock has no packages")?;
    let text = |package: &toml_edit::Table, key| Some(package.get(key)?.as_str()?.to_owned());
    let checksum = |package| {
        Some((
            (text(package, "name")?, text(package, "version")?),
            text(package, "checksum")?,
        ))
    };
    Ok(packages.iter().filter_map(checksum).collect())
}
