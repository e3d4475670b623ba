//! The README tells the truth.

use std::fs;

use crate::checked::check;
use crate::command::{codesim, repository};
use crate::folder::{Folder, java};

fn readme() -> String {
    fs::read_to_string(repository().join("README.md")).expect("there is one")
}

#[test]
fn commands_print_what_is_shown() {
    check("README.md", 4);
}

#[test]
fn options_exist() {
    let help = codesim(&["--help"]).text();
    let readme = readme();
    let calls = readme.lines().filter(|line| line.starts_with("codesim "));
    let words = calls.flat_map(|line| line.split('#').next().unwrap_or_default().split(' '));
    let options: Vec<&str> = words.filter(|word| word.starts_with('-')).collect();
    assert!(options.len() > 10, "calls are not recognised");
    for option in options {
        let known = [" ", ","]
            .iter()
            .any(|end| help.contains(&format!("{option}{end}")));
        assert!(known, "{option} is no option");
    }
}

#[test]
fn numbers_are_true() {
    let readme = readme();
    let rust = format!(
        "[Rust](https://rustup.rs) {} or later",
        env!("CARGO_PKG_RUST_VERSION")
    );
    assert!(readme.contains(&rust), "no `{rust}`");

    assert!(readme.contains("With fewer than ten\nsubmissions there is no class"));
    let folder = Folder::new();
    for index in 1..10 {
        folder.write(format!("class/{index}.java"), java("same", index));
    }
    let known = || folder.report(&[])["class"]["background_known"].clone();
    assert_eq!(known(), false);
    folder.write("class/10.java", java("same", 10));
    assert_eq!(known(), true);
}

#[test]
fn links_lead_somewhere() {
    for page in ["README.md", "ARCHITECTURE.md", "corpora/README.md"] {
        let text = fs::read_to_string(repository().join(page)).expect("there is one");
        let links = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.starts_with("http")) {
            assert!(repository().join(link).exists(), "{page}: {link}");
        }
    }
}

#[test]
fn every_crate_has_its_place_in_the_architecture() {
    let text = fs::read_to_string(repository().join("ARCHITECTURE.md")).expect("there is one");
    for entry in fs::read_dir(repository().join("crates")).expect("there are crates") {
        let name = entry.expect("it can be read").file_name();
        let name = name.to_str().expect("names are UTF-8");
        assert!(
            text.contains(&format!("`crates/{name}")),
            "{name} is not in ARCHITECTURE.md"
        );
    }
}
