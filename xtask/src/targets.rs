//! No empty test binary is built and no test is left out: a library or program has `test` and `doctest` on in its manifest where
//! it has such tests in its sources, and nowhere else.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// A library or program of the workspace, as its manifest has it.
struct Target {
    name: String,
    is_library: bool,
    root: PathBuf,
    test: bool,
    doctest: bool,
}

#[test]
fn targets_are_tested_where_they_have_tests() {
    let targets = targets();
    assert!(targets.len() > 1, "the workspace has targets");
    let faults: Vec<String> = targets.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn targets() -> Vec<Target> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo starts");
    assert!(output.status.success(), "{output:?}");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("they are a list");
    packages
        .iter()
        .flat_map(|package| package["targets"].as_array().expect("they are a list"))
        .filter_map(target)
        .collect()
}

/// A target, if it is a library or a program: an integration test is never empty, and examples and benches have no tests.
fn target(described: &Value) -> Option<Target> {
    let text = |key: &str| described[key].as_str().expect("it is a string").to_owned();
    let flag = |key: &str| described[key].as_bool().expect("it is a flag");
    let is_library = match described["kind"][0].as_str() {
        Some("lib" | "proc-macro") => true,
        Some("bin") => false,
        _ => return None,
    };
    Some(Target {
        name: text("name"),
        is_library,
        root: PathBuf::from(text("src_path")),
        test: flag("test"),
        doctest: flag("doctest"),
    })
}

/// Returns the settings of a target in the manifest that its sources contradict.
fn faults(target: &Target) -> Vec<String> {
    let sources: Vec<String> = files(target).iter().map(|file| with_pages(file)).collect();
    let has = |is_there: fn(&str) -> bool| sources.iter().any(|source| is_there(source));
    let mut faults = Vec::new();
    let mut check = |key: &str, set: bool, due: bool| {
        if set != due {
            let shown = target.root.display();
            faults.push(format!(
                "{} ({shown}): `{key}` should be {due}",
                target.name
            ));
        }
    };
    check("test", target.test, has(has_unit_tests));
    // Programs have no doc tests, whatever their sources say.
    check(
        "doctest",
        target.doctest,
        target.is_library && has(has_doc_tests),
    );
    faults
}

/// The files of a target: those of its folder, which a program beside a library has no part in.
fn files(target: &Target) -> Vec<PathBuf> {
    let folder = target.root.parent().expect("a file is in a folder");
    if !target.is_library && folder.join("lib.rs").exists() {
        return vec![target.root.clone()];
    }
    let mut files = rust_files(folder);
    files.retain(|file| !target.is_library || *file != folder.join("main.rs"));
    files
}

/// A source with the pages that it takes for its documentation.
fn with_pages(file: &Path) -> String {
    let read = |path: &Path| fs::read_to_string(path).expect("sources are text");
    let source = read(file);
    let paths = source.lines().filter_map(|line| {
        let path = line.strip_prefix("#![doc = include_str!(\"")?;
        path.strip_suffix("\")]")
    });
    let pages = paths.map(|path| read(&file.with_file_name(path)));
    let lines: Vec<String> = pages
        .flat_map(|page| {
            page.lines()
                .map(|line| format!("//! {line}\n"))
                .collect::<Vec<_>>()
        })
        .collect();
    source.clone() + &lines.concat()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources are readable");
    entries
        .map(|entry| entry.expect("the sources are readable").path())
        .flat_map(|path| match path.is_dir() {
            true => rust_files(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

fn has_unit_tests(source: &str) -> bool {
    source
        .lines()
        .map(str::trim)
        .any(|line| line == "#[test]" || line.starts_with("proptest!"))
}

/// Whether the documentation has a code block that rustdoc runs.
fn has_doc_tests(source: &str) -> bool {
    let mut within = false;
    for line in source.lines().map(str::trim_start) {
        let documentation = line.strip_prefix("///").or(line.strip_prefix("//!"));
        let Some(line) = documentation else {
            within = false;
            continue;
        };
        if let Some(language) = line.trim().strip_prefix("```") {
            if !within && is_run(language) {
                return true;
            }
            within = !within;
        }
    }
    false
}

/// Whether rustdoc runs a code block of which this is said at its beginning.
fn is_run(language: &str) -> bool {
    language.split([',', ' ']).all(|word| {
        matches!(
            word,
            "" | "rust" | "no_run" | "should_panic" | "compile_fail"
        )
    })
}

#[test]
fn code_blocks_of_other_languages_are_no_doc_tests() {
    assert!(has_doc_tests("/// ```\n/// f();\n/// ```\n"));
    assert!(has_doc_tests(
        "//! ```text\n//! a\n//! ```\n//! ```rust,no_run\n"
    ));
    assert!(!has_doc_tests("//! ```text\n//! a\n//! ```\n"));
    assert!(!has_doc_tests("let fence = \"```\";\n"));
}
