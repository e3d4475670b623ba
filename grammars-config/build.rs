//! Makes one constant of each TOML file in this folder, so that adding a file is all there is to do.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the package's own folder is readable")
        .map(|entry| entry.expect("the package's own folder is readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "toml") && !is_manifest(path))
        .collect();
    files.sort();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("configs.rs"), constants(&files)).expect("OUT_DIR is writable");
}

fn is_manifest(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "Cargo.toml")
}

fn constants(files: &[PathBuf]) -> String {
    let mut code = String::new();
    let mut all = String::new();
    for file in files {
        let id = file
            .file_stem()
            .and_then(|s| s.to_str())
            .expect("language ids are ASCII");
        let constant = id.to_uppercase().replace('-', "_");
        let path = file.display().to_string();
        writeln!(code, "/// The text of `{id}.toml`.").expect("a String takes any text");
        writeln!(code, "pub const {constant}: &str = include_str!({path:?});")
            .expect("a String takes any text");
        write!(all, "({id:?}, {constant}), ").expect("a String takes any text");
    }
    code + &format!(
        "/// Id and text of each language's TOML, by id.\npub const ALL: &[(&str, &str)] = &[{all}];\n"
    )
}
