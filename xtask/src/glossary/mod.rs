//! Holds what people read to the words of `docs/glossary.md`.
//!
//! *Method.* Of each file its prose is taken, whatever that is in its format, and searched for the phrases that the glossary forbids. Terms of the glossary
//! are allowed even if they contain such a phrase.
//!
//! *Limits.* Sentences that are put together at run time are seen in pieces; the end-to-end tests look at them as a whole.

pub(crate) mod prose;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use self::words::Glossary;

const PAGE: &str = "docs/glossary.md";

/// Folders and files that people read, or that have texts which they read, from the repository's folder.
const PLACES: [&str; 23] = [
    "README.md",
    "CHANGELOG.md",
    "docs",
    "cluster/README.md",
    "crates/codesim-cli/src",
    "crates/codesim-config/src",
    "crates/codesim-course/src",
    "crates/codesim-engine/src",
    "crates/codesim-intake/src",
    "crates/codesim-moss",
    "crates/codesim-python/README.md",
    "crates/codesim-python/src",
    "crates/codesim-python/templates",
    "crates/codesim-display/locales/en.ftl",
    "crates/codesim-report/src",
    "crates/codesim-report/templates",
    "crates/codesim-server/src",
    "crates/codesim-signals/src",
    "web/browser",
    "web/course",
    "web/report",
    "web/service",
    "web/shared",
];

/// Crates whose comments for documentation people read: as help texts, in Python or in a schema.
const DOCUMENTED: [&str; 3] = [
    "crates/codesim-cli/src/args.rs",
    "crates/codesim-config/src",
    "crates/codesim-python/src",
];

/// Checks all texts.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let page = fs::read_to_string(root.join(PAGE)).context(PAGE)?;
    let glossary = Glossary::read(&page);
    ensure!(!glossary.is_empty(), "{PAGE} forbids no word");
    let mut errors = Vec::new();
    for (path, prose) in texts(root)? {
        errors.extend(glossary.find(&prose).into_iter().map(|found| {
            format!(
                "{}:{}: “{}”: write “{}”",
                path.display(),
                found.line,
                found.phrase,
                found.instead
            )
        }));
    }
    ensure!(
        errors.is_empty(),
        "words that {PAGE} forbids:\n{}",
        errors.join("\n")
    );
    Ok(())
}

/// Returns the prose of all texts that people read, by file, with the lines where it is.
pub(crate) fn texts(root: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
    let mut texts = Vec::new();
    for path in files(root, &PLACES)? {
        let is_picture = path.extension().is_some_and(|it| it == "png");
        if path != Path::new(PAGE) && !is_picture {
            let text = fs::read_to_string(root.join(&path));
            let text = text.with_context(|| path.display().to_string())?;
            let prose = prose_of(&path, &text);
            texts.push((path, prose));
        }
    }
    Ok(texts)
}

/// Returns all files at or below these paths, in order, as paths from `root`.
pub(crate) fn files(root: &Path, places: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for place in places {
        collect(&root.join(place), &mut files)?;
    }
    files.sort();
    let from_root = |file: &PathBuf| file.strip_prefix(root).map_or(file.clone(), Path::to_owned);
    Ok(files.iter().map(from_root).collect())
}

/// All files at or below a path.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if path.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    for entry in entries {
        collect(&entry?.path(), files)?;
    }
    Ok(())
}

/// Returns the prose of a file, in the lines where it is.
fn prose_of(path: &Path, text: &str) -> String {
    let extension = path.extension().and_then(|it| it.to_str());
    match extension.unwrap_or_default() {
        "md" => prose::markdown(text),
        "rs" if DOCUMENTED.iter().any(|it| path.starts_with(it)) => {
            let strings = prose::strings(text, "\"", "//");
            prose::lines_of_both(&prose::documentation(text), &strings)
        }
        "rs" => prose::strings(text, "\"", "//"),
        "ts" => prose::strings(text, "\"'`", "//"),
        "json" => prose::strings(text, "\"", "\0"),
        "html" | "svelte" => prose::markup(text),
        "ftl" => prose::messages(text),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::tree;

    /// The files of a repository that has all places, and these.
    fn checked(files: &[(&str, &str)]) -> Result<(), String> {
        let page = "| term | meaning | do not write |\n| starter code | code | `given code` |\n";
        let empty = PLACES.map(|place| match Path::new(place).extension().is_some() {
            true => (place.to_owned(), ""),
            false => (format!("{place}/empty.md"), ""),
        });
        let empty = empty.iter().map(|(path, text)| (path.as_str(), *text));
        let all: Vec<(&str, &str)> = empty
            .chain([(PAGE, page)])
            .chain(files.iter().copied())
            .collect();
        check(tree(&all).path()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_forbidden_word_is_named_with_its_place_and_the_word_to_use() {
        assert_eq!(checked(&[]), Ok(()));
        let error = checked(&[("docs/a.md", "\nSome given\ncode.\n")]).expect_err("it is found");
        assert!(
            error.ends_with("\ndocs/a.md:2: “given code”: write “starter code”"),
            "{error}"
        );
    }

    #[test]
    fn help_texts_and_strings_count_but_names_do_not() {
        let help = "/// Some given code\nstruct S;\n";
        assert!(checked(&[("crates/codesim-config/src/a.rs", help)]).is_err());
        assert_eq!(checked(&[("crates/codesim-server/src/a.rs", help)]), Ok(()));
        let string = "const A: &str = \"some given code\"; // given code\n";
        assert!(checked(&[("crates/codesim-server/src/a.rs", string)]).is_err());
    }
}
