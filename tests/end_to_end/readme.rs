//! The README is correct.

use std::fs;
use std::path::Path;

use crate::checked::{check, flowing, page};
use crate::command::{codesim, repository};
use crate::folder::{Folder, java};

#[test]
fn documented_commands_print_their_output() {
    check("README.md", 1);
}

#[test]
fn first_screen_has_a_picture_and_a_way_to_install() {
    let readme = page("README.md");
    let screen: Vec<&str> = readme.lines().take(80).collect();
    assert!(
        screen
            .iter()
            .any(|line| line.contains("<img src=\"docs/pictures/"))
    );
    assert!(screen.iter().any(|line| line.starts_with("pip install ")));
}

#[test]
fn numbers_are_true() {
    let readme = flowing("README.md");
    let rust = format!(
        "[Rust](https://rustup.rs) {} or later",
        env!("CARGO_PKG_RUST_VERSION")
    );
    assert!(readme.contains(&rust), "no `{rust}`");

    assert!(readme.contains("more than seventy languages"));
    let languages = codesim(&["languages"]).text();
    let of_code = languages.lines().filter(|line| !line.contains("--lang"));
    assert!(of_code.count() > 50, "{languages}");

    assert!(readme.contains("With fewer than ten submissions the class is too small"));
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
    let docs = fs::read_dir(repository().join("docs")).expect("there is documentation");
    let docs = docs.map(|entry| entry.expect("it can be read").file_name());
    let docs = docs.map(|name| format!("docs/{}", name.to_str().expect("names are UTF-8")));
    let docs: Vec<String> = docs.filter(|path| path.ends_with(".md")).collect();
    assert!(docs.len() > 5, "{docs:?}");
    let others = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "corpora/README.md",
    ];
    for path in others.into_iter().chain(docs.iter().map(String::as_str)) {
        for link in links(&page(path)).filter(|link| !link.starts_with("http")) {
            assert!(leads_somewhere(path, link), "{path}: {link}");
        }
    }
}

#[test]
fn lines_of_pages_fit_a_terminal() {
    let docs = fs::read_dir(repository().join("docs")).expect("there is documentation");
    let docs = docs.map(|entry| entry.expect("it can be read").path());
    let root = fs::read_dir(repository()).expect("the repository can be read");
    let root = root.map(|entry| entry.expect("it can be read").path());
    let pages = docs
        .chain(root)
        .filter(|path| path.extension().is_some_and(|it| it == "md"));
    for path in pages {
        let text = fs::read_to_string(&path).expect("pages are text");
        let mut is_code = false;
        let mut is_written = false;
        for (index, line) in text.lines().enumerate() {
            is_code ^= line.trim_start().starts_with("```");
            let is_table = line.trim_start().starts_with(['|', '<']);
            // A long link or name cannot be broken.
            let is_word = !line.trim().contains(' ');
            let fits = is_code || is_table || is_word || line.chars().count() <= 100 || is_written;
            is_written = line.starts_with("<!-- Written by");
            assert!(fits, "{}:{}", path.display(), index + 1);
        }
    }
}

fn links(page: &str) -> impl Iterator<Item = &str> {
    let ends = page.split("](").skip(1);
    ends.filter_map(|rest| rest.split(')').next())
}

/// Whether a link of the page at `from` names a file or folder, and a heading of it if it names one.
fn leads_somewhere(from: &str, link: &str) -> bool {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let folder = Path::new(from).parent().expect("it is a file");
    let target = match file {
        "" => repository().join(from),
        file => repository().join(folder).join(file),
    };
    if heading.is_empty() {
        return target.exists();
    }
    let text = fs::read_to_string(target).unwrap_or_default();
    text.lines()
        .filter(|line| line.starts_with('#'))
        .any(|line| anchor(line) == heading)
}

/// Returns the name of a heading in links, as code hosts make it.
fn anchor(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = words
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn every_crate_has_its_place_in_the_architecture() {
    let text = page("ARCHITECTURE.md");
    for entry in fs::read_dir(repository().join("crates")).expect("there are crates") {
        let name = entry.expect("it can be read").file_name();
        let name = name.to_str().expect("names are UTF-8");
        assert!(
            text.contains(&format!("`crates/{name}")),
            "{name} is not in ARCHITECTURE.md"
        );
    }
}
