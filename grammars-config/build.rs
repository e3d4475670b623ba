//! Generates a table of the TOML files of this folder, so that a new file needs no other change.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let mut code = String::new();
    list(&folder, "GRAMMARS", "with a grammar", &mut code);
    let lexical = "by lexical rules alone";
    list(&folder.join("lexical"), "LEXICAL", lexical, &mut code);
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("descriptions.rs"), code).expect("OUT_DIR is writable");
}

/// Writes a constant for each language of a folder, and a list of them.
fn list(folder: &Path, name: &str, what: &str, code: &mut String) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut entries = String::new();
    for file in descriptions(folder) {
        let id = file.file_stem().and_then(|stem| stem.to_str());
        let id = id.expect("language ids are ASCII");
        let constant = id.to_uppercase();
        let (head, path) = (head(&file, id), file.display().to_string());
        write!(
            code,
            "/// The text of `{id}.toml`.\npub const {constant}: &str = include_str!({path:?});\n"
        )
        .expect("a String takes any text");
        write!(entries, "Described {{ {head} text: {constant} }}, ")
            .expect("a String takes any text");
    }
    write!(
        code,
        "/// Each language {what}, by id.\npub const {name}: &[Described] = &[{entries}];\n"
    )
    .expect("a String takes any text");
}

/// Keys with lists of texts, all optional but the first.
const LISTS: [&str; 5] = [
    "extensions",
    "shared_extensions",
    "interpreters",
    "signs",
    "evaluators",
];

/// Returns the keys of a file that identify the language, as fields.
fn head(file: &Path, id: &str) -> String {
    let shown = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{shown}: {e}"));
    let table: toml::Table = text.parse().unwrap_or_else(|e| panic!("{shown}: {e}"));
    let named = table.get("id").and_then(toml::Value::as_str);
    assert_eq!(named, Some(id), "the id in {shown}");
    let mut fields = String::new();
    for key in ["id", "name", "revision"] {
        let value = table
            .get(key)
            .unwrap_or_else(|| panic!("{shown}: no key {key}"));
        write!(fields, "{key}: {value}, ").expect("a String takes any text");
    }
    for key in LISTS {
        let none = toml::Value::Array(Vec::new());
        let value = table.get(key).unwrap_or(&none);
        write!(fields, "{key}: &{value}, ").expect("a String takes any text");
    }
    fields
}

fn descriptions(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the package's own folder is readable")
        .map(|entry| entry.expect("the package's own folder is readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml") && !is_manifest(path))
        .collect();
    files.sort();
    files
}

fn is_manifest(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "Cargo.toml")
}
