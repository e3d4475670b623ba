//! Additions to the contract do not break a front end from outside: `examples/outside-language`, with a grammar and by hand, compiles as it
//! is against a `codesim-token` and a `codesim-testkit` whose types have a field or variant more each.
//!
//! The example's program is left out, since checking all of codesim takes minutes. Copies stay in the target folder,
//! so that only what has changed is compiled again.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use toml_edit::DocumentMut;

/// The crates that a front end needs.
const CRATES: [&str; 5] = [
    "crates/codesim-lexical",
    "crates/codesim-native",
    "crates/codesim-testkit",
    "crates/codesim-token",
    "crates/codesim-treesitter",
];
const EXAMPLE: &str = "examples/outside-language";

/// Files, the text in them, and its replacement once the contract has grown.
const ADDITIONS: [(&str, &str, &str); 20] = [
    (
        LANGUAGE,
        "pub struct Language {",
        "pub struct Language {\n/// New.\npub added: u8,",
    ),
    (
        LANGUAGE,
        "        Self {\n            id:",
        "        Self {\n            added: 0,\n            id:",
    ),
    (
        LANGUAGE,
        "pub enum ReadsBy {",
        "pub enum ReadsBy {\n/// New.\nAdded,",
    ),
    (
        LANGUAGE,
        "Self::Grammar => \"grammar\",",
        "Self::Grammar | Self::Added => \"grammar\",",
    ),
    (
        LANGUAGE,
        "pub enum Granularity {",
        "pub enum Granularity {\n/// New.\nAdded,",
    ),
    (
        DOCUMENT,
        "pub struct Document {",
        "pub struct Document {\n/// New.\npub added: u8,",
    ),
    (
        DOCUMENT,
        "Self { tokens, tree }",
        "Self { tokens, tree, added: 0 }",
    ),
    (
        DOCUMENT,
        "pub struct Tokenized {",
        "pub struct Tokenized {\n/// New.\npub added: u8,",
    ),
    (
        DOCUMENT,
        "            work: 0,",
        "            work: 0,\n            added: 0,",
    ),
    (
        DOCUMENT,
        "pub enum ParseQuality {",
        "pub enum ParseQuality {\n/// New.\nAdded,",
    ),
    (
        DOCUMENT,
        "        error_bytes: usize,",
        "        error_bytes: usize,\n/// New.\nadded: u8,",
    ),
    (
        DOCUMENT,
        "Self::Recovered { error_bytes }",
        "Self::Recovered { error_bytes, added: 0 }",
    ),
    (
        DOCUMENT,
        "pub enum NoTree {",
        "pub enum NoTree {\n/// New.\nAdded,",
    ),
    (
        FRONT_END,
        "pub enum Imports {",
        "pub enum Imports {\n/// New.\nAdded,",
    ),
    (
        FRONT_END,
        "pub trait FrontEnd: Send + Sync {",
        "pub trait FrontEnd: Send + Sync {\n/// New.\nfn added(&self) {}",
    ),
    (
        "crates/codesim-token/src/comments.rs",
        "pub struct CommentMarks {",
        "pub struct CommentMarks {\n/// New.\npub added: u8,",
    ),
    (
        "crates/codesim-token/src/registry.rs",
        "pub enum RegistryError {",
        "pub enum RegistryError {\n/// New.\n#[error(\"new\")]\nAdded,",
    ),
    (
        "crates/codesim-testkit/src/conformance/comments.rs",
        "pub struct Comments {",
        "pub struct Comments {\n/// New.\npub added: u8,",
    ),
    (
        "crates/codesim-testkit/src/conformance/agreement.rs",
        "pub struct Agreement {\n",
        "pub struct Agreement {\n/// New.\npub added: u8,\n",
    ),
    (
        "crates/codesim-testkit/src/conformance/agreement.rs",
        "    Agreement {\n        found:",
        "    Agreement {\n        added: 0,\n        found:",
    ),
];
const LANGUAGE: &str = "crates/codesim-token/src/language.rs";
const DOCUMENT: &str = "crates/codesim-token/src/document.rs";
const FRONT_END: &str = "crates/codesim-token/src/front_end.rs";

#[test]
fn languages_from_outside_compile_when_the_contract_has_grown() {
    let target = target_folder();
    let scratch = target.join("tmp/contract");
    let mut paths: Vec<PathBuf> = vec!["Cargo.toml".into(), "Cargo.lock".into()];
    for folder in CRATES.into_iter().chain([EXAMPLE]) {
        files(Path::new(folder), &mut paths);
    }
    let mut applied = 0;
    for path in &paths {
        let mut text = fs::read_to_string(root().join(path)).expect("sources are text");
        for (file, old, new) in ADDITIONS {
            if path == Path::new(file) {
                assert_eq!(text.matches(old).count(), 1, "`{old}` in {file}");
                text = text.replace(old, new);
                applied += 1;
            }
        }
        write(&scratch.join(path), &adapted(path, text));
    }
    assert_eq!(applied, ADDITIONS.len());
    let checked = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--lib", "--tests", "--target-dir"])
        .arg(target)
        .current_dir(scratch.join(EXAMPLE))
        .output()
        .expect("cargo starts");
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stderr)
    );
}

/// The folder `target`, in whose `debug/deps` this test is.
fn target_folder() -> PathBuf {
    let test = env::current_exe().expect("it is known");
    let target = test.ancestors().nth(3);
    target.expect("it is three levels up").to_owned()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files of a folder and of those in it, but for what belongs to the example's program or is made of it.
fn files(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(root().join(folder)).expect("the folder is there") {
        let entry = entry.expect("the folder can be read");
        let path = folder.join(entry.file_name());
        let is_left_out = ["main.rs", "binary.rs", "target"]
            .iter()
            .any(|name| entry.file_name() == *name);
        match entry.file_type().expect("it has one").is_dir() {
            _ if is_left_out => {}
            true => files(&path, paths),
            false => paths.push(path),
        }
    }
}

/// Leaves the program's dependencies out of the example's manifest, and makes a workspace of the crates that are there.
fn adapted(path: &Path, text: String) -> String {
    let of_example = Path::new(EXAMPLE).join("Cargo.toml");
    let mut manifest: DocumentMut = match path {
        _ if path == of_example || path == Path::new("Cargo.toml") => {
            text.parse().expect("it is TOML")
        }
        _ => return text,
    };
    if path == of_example {
        let dependencies = manifest["dependencies"].as_table_mut();
        let dependencies = dependencies.expect("it has dependencies");
        dependencies.retain(|name, _| name != "codesim-cli" && name != "codesim-languages");
    } else {
        let members = toml_edit::Array::from_iter(CRATES.into_iter().chain([EXAMPLE]));
        manifest["workspace"]["members"] = toml_edit::value(members);
    }
    manifest.to_string()
}

/// Writes a file, unless it is so already: what has not changed is not compiled again.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|present| present == text) {
        return;
    }
    fs::create_dir_all(path.parent().expect("it has one")).expect("there is room");
    fs::write(path, text).expect("there is room");
}
