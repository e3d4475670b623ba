//! Limits on the length of functions.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, ImplItemFn, ItemFn, Signature, TraitItemFn};

use super::workspace::Crate;

/// Lines of a function, from its `fn` to its last brace, tests and benches included.
const FUNCTION: usize = 60;
/// The crate with a limit of its own: whatever has no better place gathers there.
const COMMAND_LINE: &str = "codesim-cli";
/// Lines of a function there.
const COMMAND_LINE_FUNCTION: usize = 40;

/// Lists the functions of a crate that are too long.
pub(super) fn faults(root: &Path, one: &Crate) -> anyhow::Result<Vec<String>> {
    let limit = match one.name == COMMAND_LINE {
        true => COMMAND_LINE_FUNCTION,
        false => FUNCTION,
    };
    let mut faults = Vec::new();
    for folder in &one.folders {
        faults.extend(long_functions(root, folder, limit)?);
    }
    Ok(faults)
}

/// Functions of more than `limit` lines in the files below a folder, if it is there.
fn long_functions(root: &Path, folder: &Path, limit: usize) -> anyhow::Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in files(root, folder)? {
        let shown = path.display();
        let text = fs::read_to_string(root.join(&path)).with_context(|| shown.to_string())?;
        let syntax = syn::parse_file(&text).with_context(|| shown.to_string())?;
        let mut functions = Functions(Vec::new());
        functions.visit_file(&syntax);
        let long = functions.0.iter().filter(|function| function.lines > limit);
        faults.extend(long.map(|Function { name, line, lines }| {
            format!("{shown}:{line}: `{name}` has {lines} lines, {limit} are allowed")
        }));
    }
    Ok(faults)
}

/// All Rust files below a folder, sorted.
pub(super) fn files(root: &Path, folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let full = root.join(&folder);
        if !full.is_dir() {
            continue;
        }
        for entry in fs::read_dir(full).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

struct Function {
    name: String,
    line: usize,
    lines: usize,
}

/// All functions of a file.
struct Functions(Vec<Function>);

impl Functions {
    fn add(&mut self, signature: &Signature, block: &Block) {
        let line = signature.span().start().line;
        self.0.push(Function {
            name: signature.ident.to_string(),
            line,
            lines: block.span().end().line + 1 - line,
        });
    }
}

impl Visit<'_> for Functions {
    fn visit_item_fn(&mut self, function: &ItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &ImplItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &TraitItemFn) {
        if let Some(block) = &function.default {
            self.add(&function.sig, block);
        }
        visit::visit_trait_item_fn(self, function);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::tree;

    fn function(name: &str, lines: usize) -> String {
        format!(
            "/// Text.\n#[inline]\nfn {name}() {{\n{}}}\n",
            "    g();\n".repeat(lines - 2)
        )
    }

    fn faults_of(name: &str) -> Vec<String> {
        let root = tree(&[
            ("src/lib.rs", &function("short", COMMAND_LINE_FUNCTION)),
            (
                "src/deep/a.rs",
                &format!("impl A {{\n{}}}\n", function("middle", FUNCTION)),
            ),
            ("tests/t.rs", &function("long", FUNCTION + 1)),
        ]);
        let one = Crate {
            name: name.to_owned(),
            folders: ["src", "tests"].map(PathBuf::from).into(),
            ..Crate::default()
        };
        faults(root.path(), &one).unwrap()
    }

    #[test]
    fn a_long_function_is_named_with_its_line() {
        assert_eq!(
            faults_of("codesim-lab"),
            ["tests/t.rs:3: `long` has 61 lines, 60 are allowed"]
        );
    }

    #[test]
    fn functions_of_the_command_line_are_shorter() {
        assert_eq!(
            faults_of(COMMAND_LINE),
            [
                "src/deep/a.rs:4: `middle` has 60 lines, 40 are allowed",
                "tests/t.rs:3: `long` has 61 lines, 40 are allowed",
            ]
        );
    }
}
