//! The languages that a page offers, from their descriptions.

use std::fs;
use std::path::Path;

use anyhow::Context;
use serde::Serialize;
use toml_edit::{Array, DocumentMut, Item};

use crate::folder::names;

/// A language, as the page knows it.
#[derive(Serialize)]
pub(super) struct Language {
    id: String,
    name: String,
    extensions: Vec<String>,
}

/// The crate that has each language as a feature.
const BUNDLE: &str = "crates/codesim-languages/Cargo.toml";
/// The crate that has those of a file as features of its dependency.
const MANIFEST: &str = "crates/codesim-browser/Cargo.toml";
const DESCRIPTIONS: &str = "grammars-config";

/// Languages that no page has: clang takes more than ten minutes and 10 GB for this grammar, whether it optimises it or not.
const NEVER: [&str; 1] = ["llvm"];

/// Returns the languages of a page with all of them.
pub(super) fn all(root: &Path) -> anyhow::Result<Vec<Language>> {
    let mut all = described(&root.join(DESCRIPTIONS))?;
    all.retain(|language| !NEVER.contains(&&*language.id));
    all.extend(lexical(root)?);
    Ok(sorted(all))
}

/// Returns all of them as features for cargo.
pub(super) fn features(root: &Path) -> anyhow::Result<String> {
    let manifest = document(&root.join(BUNDLE))?;
    let features = strings(manifest["features"]["default"].as_array()).context(BUNDLE)?;
    let features = features.iter().filter(|id| !NEVER.contains(&&***id));
    let features: Vec<_> = features
        .map(|id| format!("codesim-languages/{id}"))
        .collect();
    Ok(features.join(","))
}

/// Returns the languages of a page with the most common ones.
pub(super) fn common(root: &Path) -> anyhow::Result<Vec<Language>> {
    let features = common_features(root)?;
    let is_feature = |id: &str| features.iter().any(|feature| feature == id);
    let mut common = described(&root.join(DESCRIPTIONS))?;
    common.retain(|language| is_feature(&language.id));
    if is_feature("lexical") {
        common.extend(lexical(root)?);
    }
    Ok(sorted(common))
}

fn lexical(root: &Path) -> anyhow::Result<Vec<Language>> {
    described(&root.join(DESCRIPTIONS).join("lexical"))
}

fn common_features(root: &Path) -> anyhow::Result<Vec<String>> {
    let manifest = document(&root.join(MANIFEST))?;
    let features = manifest["dependencies"]["codesim-languages"]["features"].as_array();
    strings(features).context(MANIFEST)
}

/// The languages that the files of a folder describe.
fn described(folder: &Path) -> anyhow::Result<Vec<Language>> {
    let names = names(folder)?;
    let files = names
        .iter()
        .filter(|name| name.ends_with(".toml") && *name != "Cargo.toml");
    files
        .map(|name| language(&document(&folder.join(name))?).with_context(|| name.clone()))
        .collect()
}

fn language(description: &DocumentMut) -> anyhow::Result<Language> {
    let text = |key: &str| {
        let text = description.get(key).and_then(Item::as_str);
        text.with_context(|| format!("{key} was expected"))
            .map(str::to_owned)
    };
    Ok(Language {
        id: text("id")?,
        name: text("name")?,
        extensions: strings(description.get("extensions").and_then(Item::as_array))
            .context("extensions were expected")?,
    })
}

fn strings(array: Option<&Array>) -> Option<Vec<String>> {
    let strings = array?.iter().map(|it| it.as_str().map(str::to_owned));
    strings.collect()
}

fn document(path: &Path) -> anyhow::Result<DocumentMut> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    text.parse().with_context(|| path.display().to_string())
}

/// By name, as the page lists them.
fn sorted(mut languages: Vec<Language>) -> Vec<Language> {
    languages.sort_by_key(|language| language.name.to_lowercase());
    languages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_common_languages_are_some_of_all() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let ids = |languages: Vec<Language>| -> Vec<String> {
            languages.into_iter().map(|language| language.id).collect()
        };
        let all = ids(all(root).expect("they are described"));
        let common = ids(common(root).expect("they are described"));
        assert!(common.contains(&"java".to_owned()));
        assert!(common.iter().all(|id| all.contains(id)));
        assert!(all.len() > common.len());
    }
}
