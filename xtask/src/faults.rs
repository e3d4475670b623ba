//! The table of known faults of grammars: one for each text in `fuzz/crashes`, whose name begins with the id of its language.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use toml_edit::DocumentMut;

use crate::folder::names;

/// Where the texts are, from the repository's folder.
const FOLDER: &str = "fuzz/crashes";

/// The file in that folder that says what is known of the others.
const KNOWN: &str = "faults.toml";

/// The table in Markdown, without the end of its last line.
pub(crate) fn table(root: &Path) -> anyhow::Result<String> {
    let known: DocumentMut = fs::read_to_string(root.join(FOLDER).join(KNOWN))?.parse()?;
    let mut files = names(&root.join(FOLDER))?;
    files.retain(|file| file != KNOWN);
    files.sort();
    let listed = known.as_table().len();
    ensure!(
        listed == files.len(),
        "{KNOWN} has {listed} texts and the folder {}",
        files.len()
    );
    let rows = files.iter().map(|file| row(root, &known, file));
    let rows: Vec<String> = rows.collect::<anyhow::Result<_>>()?;
    Ok(format!(
        "| language | grammar | what goes wrong | a text that shows it |\n|---|---|---|---|\n{}",
        rows.join("\n")
    ))
}

fn row(root: &Path, known: &DocumentMut, file: &str) -> anyhow::Result<String> {
    let text = |key: &str| {
        let value = known.get(file).and_then(|fault| fault.get(key)?.as_str());
        value.with_context(|| format!("{KNOWN}: [{file:?}] has no text {key}"))
    };
    let (version, fault) = (text("version")?, text("fault")?);
    let (id, _) = file.split_once('-').unwrap_or((file, ""));
    let path = root.join("grammars-config").join(format!("{id}.toml"));
    let description = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let description: DocumentMut = description.parse()?;
    let of =
        |item: Option<&toml_edit::Item>| item.and_then(|item| item.as_str()).map(str::to_owned);
    let grammar = description.get("grammar").context("it has no grammar")?;
    let [name, package, used] = [
        of(description.get("name")),
        of(grammar.get("crate")),
        of(grammar.get("version")),
    ]
    .map(Option::unwrap_or_default);
    ensure!(
        used == version,
        "{file} was tried with {package} {version}, and codesim has {used}: try it again"
    );
    Ok(format!(
        "| {name} | `{package}` {version} | {fault} | `{FOLDER}/{file}` |"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_text_has_a_fault_of_the_version_in_use() {
        let folder = tempfile::tempdir().expect("there is room");
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().expect("it is in a folder")).expect("there is room");
            fs::write(path, text).expect("there is room");
        };
        let table = || table(folder.path()).map_err(|error| error.to_string());
        let known = "[\"tiny-open.tn\"]\nversion = \"1.2\"\nfault = \"it loops\"\n";
        write("fuzz/crashes/faults.toml", known);
        write(
            "grammars-config/tiny.toml",
            "name = \"Tiny\"\n[grammar]\ncrate = \"tree-sitter-tiny\"\nversion = \"1.2\"\n",
        );
        assert!(table().is_err_and(|error| error.ends_with("has 1 texts and the folder 0")));
        write("fuzz/crashes/tiny-open.tn", "(");
        let row = "\n| Tiny | `tree-sitter-tiny` 1.2 | it loops | `fuzz/crashes/tiny-open.tn` |";
        assert!(table().is_ok_and(|table| table.ends_with(row)));
        write(
            "fuzz/crashes/faults.toml",
            &known.replace("\"1.2\"", "\"1.1\""),
        );
        assert!(table().is_err_and(|error| error.ends_with("codesim has 1.2: try it again")));
    }
}
