//! `cargo xtask languages`: writes the lists of languages, from the folders that have the languages themselves.
//!
//! A folder `crates/lang/codesim-lang-ID` is a language with a front end of its own, a TOML file in `grammars-config` describes one with a
//! grammar, and one in `grammars-config/lexical` a language without.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context;
use toml_edit::DocumentMut;

use crate::faults;
use crate::folder::names;

/// Prefix of the folders in `crates/lang`.
const CRATE: &str = "codesim-lang-";

/// That of the workspace, which all of its crates have: without one, a crate that needs another cannot be published.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The feature for all languages without a grammar.
const LEXICAL: &str = "lexical";

/// Files that list languages, from the repository's folder.
pub(crate) const MANIFEST: &str = "crates/codesim-languages/Cargo.toml";
pub(crate) const REGISTRY: &str = "crates/codesim-languages/src/lib.rs";
pub(crate) const DOCUMENT: &str = "docs/languages.md";

/// A list inside of a file: the text between two marks.
struct List {
    path: &'static str,
    begin: &'static str,
    end: &'static str,
    text: String,
}

/// Brings every list up to date, and names the files that change.
pub(crate) fn write_lists(root: &Path) -> anyhow::Result<()> {
    for (path, due) in files(root)? {
        let file = root.join(path);
        if fs::read_to_string(&file).context(path)? != due {
            fs::write(file, due).context(path)?;
            println!("{path}");
        }
    }
    Ok(())
}

/// The files that list languages, as they should be.
fn files(root: &Path) -> anyhow::Result<BTreeMap<&'static str, String>> {
    let mut files = BTreeMap::new();
    for list in lists(root)? {
        let text = match files.remove(list.path) {
            Some(text) => text,
            None => fs::read_to_string(root.join(list.path)).context(list.path)?,
        };
        files.insert(list.path, list.placed_in(&text).context(list.path)?);
    }
    Ok(files)
}

fn lists(root: &Path) -> anyhow::Result<Vec<List>> {
    let ids = crates(root)?;
    Ok(vec![
        List {
            path: MANIFEST,
            begin: "default = [\n",
            end: "]\n",
            text: features(&ids),
        },
        List {
            path: MANIFEST,
            begin: "# One dependency a language; written by `cargo xtask languages`.\n",
            end: "\n[",
            text: dependencies(&ids),
        },
        List {
            path: REGISTRY,
            begin: "// Written by `cargo xtask languages`.\nlanguages! {\n",
            end: "}\n",
            text: entries(&ids),
        },
        List {
            path: DOCUMENT,
            begin: "<!-- Written by `cargo xtask languages`. -->\n",
            end: "\n",
            text: sentence(root)?,
        },
        List {
            path: DOCUMENT,
            begin: "<!-- From fuzz/crashes, by `cargo xtask languages`. -->\n",
            end: "\n\n",
            text: faults::table(root)?,
        },
    ])
}

impl List {
    /// A file's text with this list in the place of the one that it has.
    fn placed_in(&self, file: &str) -> anyhow::Result<String> {
        let Self { begin, end, .. } = self;
        let (before, rest) = file
            .split_once(begin)
            .with_context(|| format!("{begin:?} was expected"))?;
        let old = rest
            .find(end)
            .with_context(|| format!("{end:?} was expected behind {begin:?}"))?;
        Ok(format!("{before}{begin}{}{}", self.text, &rest[old..]))
    }
}

/// Ids of the languages that are crates, in order.
fn crates(root: &Path) -> anyhow::Result<Vec<String>> {
    let names = names(&root.join("crates/lang"))?;
    let mut ids: Vec<String> = names
        .iter()
        .filter_map(|name| name.strip_prefix(CRATE))
        .map(str::to_owned)
        .collect();
    ids.sort();
    Ok(ids)
}

fn features(ids: &[String]) -> String {
    let mut features: Vec<&str> = ids.iter().map(String::as_str).chain([LEXICAL]).collect();
    features.sort_unstable();
    let line = |feature| format!("    \"{feature}\",\n");
    features.into_iter().map(line).collect()
}

fn dependencies(ids: &[String]) -> String {
    let line = |id| {
        format!(
            "{id} = {{ package = \"{CRATE}{id}\", path = \"../lang/{CRATE}{id}\", version = \"{VERSION}\", optional = true }}\n"
        )
    };
    ids.iter().map(line).collect()
}

fn entries(ids: &[String]) -> String {
    let line = |id: &String| format!("    \"{id}\" => {},\n", id.replace('-', "_"));
    ids.iter().map(line).collect()
}

/// How many languages are described, and which of them have no grammar.
fn sentence(root: &Path) -> anyhow::Result<String> {
    let grammars = described(&root.join("grammars-config"))?;
    let lexical = described(&root.join("grammars-config/lexical"))?;
    Ok(format!(
        "codesim reads {} languages: {} by a grammar, and {} by lexical rules alone, which are {}.",
        grammars.len() + lexical.len(),
        grammars.len(),
        lexical.len(),
        lexical.join(", ")
    ))
}

/// Names, as people know them, of the languages that a folder describes, in alphabetical order.
fn described(folder: &Path) -> anyhow::Result<Vec<String>> {
    let files = names(folder)?;
    let mut described = files
        .iter()
        .filter(|file| file.ends_with(".toml") && *file != "Cargo.toml")
        .map(|file| language_name(&folder.join(file)).with_context(|| file.clone()))
        .collect::<anyhow::Result<Vec<String>>>()?;
    described.sort_by_key(|name| name.to_lowercase());
    Ok(described)
}

fn language_name(file: &Path) -> anyhow::Result<String> {
    let description: DocumentMut = fs::read_to_string(file)?.parse()?;
    let name = description.get("name").and_then(|name| name.as_str());
    Ok(name.context("a key `name` was expected")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_of_the_repository_are_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for (path, due) in files(&root).expect("the languages are there") {
            let found = fs::read_to_string(root.join(path)).expect("it is there");
            assert!(found == due, "{path} is stale: run `cargo xtask languages`");
        }
    }

    #[test]
    fn a_list_takes_the_place_of_the_old_one_and_nothing_else_changes() {
        let list = List {
            path: "",
            begin: "[\n",
            end: "]",
            text: "b\nc\n".to_owned(),
        };
        let placed = list.placed_in("x [\na\nb\n] y [\nz\n]");
        assert_eq!(placed.expect("it is there"), "x [\nb\nc\n] y [\nz\n]");
        assert!(list.placed_in("no list").is_err());
        assert!(list.placed_in("[\nno end").is_err());
    }

    #[test]
    fn a_crate_is_a_feature_a_dependency_and_an_entry() {
        let ids = ["html-text".to_owned(), "zig".to_owned()];
        assert_eq!(
            features(&ids),
            "    \"html-text\",\n    \"lexical\",\n    \"zig\",\n"
        );
        assert!(dependencies(&ids).starts_with(&format!(
            "html-text = {{ package = \"codesim-lang-html-text\", path = \"../lang/codesim-lang-html-text\", version = \"{VERSION}\", optional = true }}\nzig"
        )));
        assert_eq!(
            entries(&ids),
            "    \"html-text\" => html_text,\n    \"zig\" => zig,\n"
        );
    }
}
