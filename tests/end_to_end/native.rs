//! Grammars that are compiled for one test, out of that of Go.

use std::path::PathBuf;
use std::process::Command;

use crate::command::{answer, repository};
use crate::folder::Folder;

/// A description of Go under another name, with the keys of the table `grammar`.
pub fn description(grammar: &str) -> String {
    format!(
        "id = \"gopher\"\nname = \"Gopher\"\nextensions = [\"gopher\"]\nrevision = 1\ndrop = [\"comment\"]\n\
         collapse = {{ IDENT = [\"identifier\"] }}\nlexer = {{}}\n[grammar]\n{grammar}"
    )
}

/// Compiles C code, which may include Go's `parser.c`, to a library in the folder.
pub fn compile(folder: &Folder, library: &str, code: &str) {
    folder.write("grammar.c", code);
    let mut compile = Command::new("cc");
    compile
        .args(["-shared", "-fPIC", "-I"])
        .arg(source_of("tree-sitter-go").join("src"))
        .args(["-o", library, "grammar.c"])
        .current_dir(folder.path());
    assert_eq!(answer(compile).code, 0);
}

/// Folder of a crate's sources, from the build of this workspace.
fn source_of(package: &str) -> PathBuf {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(repository());
    let metadata: serde_json::Value =
        serde_json::from_slice(&answer(command).out).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array().expect("there are packages");
    let found = packages.iter().find(|it| it["name"] == package);
    let manifest = found.expect("it is a dependency")["manifest_path"].as_str();
    PathBuf::from(manifest.expect("a path"))
        .parent()
        .expect("a manifest stands in a folder")
        .to_owned()
}
