//! Makes one constant of each TOML file of this folder, so that adding a file is all there is to do.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let grammars = list(&folder, "GRAMMARS", "with a grammar");
    let lexical = list(&folder.join("lexical"), "LEXICAL", "by lexical rules alone");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("descriptions.rs"), grammars + &lexical).expect("OUT_DIR is writable");
}

/// A constant for each language of a folder, and a list of them.
fn list(folder: &Path, name: &str, what: &str) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let (mut constants, mut entries) = (String::new(), String::new());
    for file in descriptions(folder) {
        let id = file
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("language ids are ASCII");
        let constant = id.to_uppercase().replace('-', "_");
        let path = file.display().to_string();
        write!(
            constants,
            "/// The text of `{id}.toml`.\npub const {constant}: &str = include_str!({path:?});\n"
        )
        .expect("a String takes any text");
        write!(entries, "({id:?}, {constant}), ").expect("a String takes any text");
    }
    constants
        + &format!(
            "/// Id and text of each language {what}, by id.\npub const {name}: &[(&str, &str)] = &[{entries}];\n"
        )
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
