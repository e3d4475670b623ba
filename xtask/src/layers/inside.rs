//! The table of layers inside crates against the modules at their tops.
//!
//! Each module that is a folder has a row. Single files beside it have none: what a folder uses through them counts
//! as its own.

use super::arrows::{self, Node, Use};
use super::table::{FILE, Name, Table};
use super::workspace::Crate;
use crate::circles::{Module, Modules};
use crate::sources::Sources;

/// The crate that grows the most ways of doing things, and how many modules it may have at its top.
const WIDEST: (&str, usize) = ("codesim-match", 12);

/// The modules of crates, to be held against the table.
#[derive(Default)]
pub(super) struct Inside {
    nodes: Vec<Node>,
    /// For each folder that uses a single file beside it: its name, and where.
    files: Vec<Use>,
    too_wide: Vec<String>,
}

impl Inside {
    /// Adds the library or a program of a crate.
    pub(super) fn add(&mut self, one: &Crate, sources: &Sources) {
        let modules = Modules::new(sources);
        for Module { name, .. } in modules.all.iter().filter(|module| module.is_folder) {
            let full = |module: &str| Name::of_module(&one.name, module).as_str().to_owned();
            let uses = modules.folders_used_by(name).into_iter();
            self.nodes.push(Node {
                name: full(name),
                uses: uses
                    .map(|(used, place)| Use {
                        name: full(used),
                        place,
                    })
                    .collect(),
            });
            self.files
                .extend(modules.file_used_by(name).map(|place| Use {
                    name: full(name),
                    place,
                }));
        }
        let (widest, most) = WIDEST;
        if one.name == widest && modules.all.len() > most {
            self.too_wide.push(format!(
                "{}: {} modules at the top, {most} are allowed: put those that belong together into a folder",
                one.folder.display(),
                modules.all.len()
            ));
        }
    }

    /// Lists what differs from the table.
    pub(super) fn faults(&self, table: &Table) -> Vec<String> {
        let mut faults = arrows::faults(table, &self.nodes);
        for Use { name, place } in &self.files {
            if let Some(row) = table.row(name).filter(|row| !row.outside) {
                faults.push(format!(
                    "{FILE}:{}: {name} is not alone, as this row says with \"nothing at all\": {place}",
                    row.line
                ));
            }
        }
        faults.extend_from_slice(&self.too_wide);
        faults
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::layers::table::Kind;
    use crate::testing::tree;

    /// A crate whose `search` uses `index` through a single file.
    const FILES: &[(&str, &str)] = &[
        ("src/lib.rs", "mod index;\nmod plan;\nmod search;\n"),
        ("src/index/mod.rs", "pub struct Index;\n"),
        (
            "src/plan.rs",
            "use crate::index::Index;\npub struct Plan(Index);\n",
        ),
        ("src/search/mod.rs", "use crate::plan::Plan;\n"),
    ];

    fn faults(name: &str, files: &[(&str, &str)], rows: &str) -> Vec<String> {
        let text = format!(
            "## Layers inside crates\n\n| module | may use | does |\n|---|---|---|\n{rows}\n"
        );
        let table = Table::parse(&text, Kind::Modules).unwrap();
        let one = Crate {
            name: name.to_owned(),
            folder: PathBuf::from("crates").join(name),
            ..Crate::default()
        };
        let root = tree(files);
        let mut inside = Inside::default();
        inside.add(
            &one,
            &Sources::read(root.path(), Path::new("src/lib.rs")).unwrap(),
        );
        inside.faults(&table)
    }

    #[test]
    fn a_table_that_says_what_is_there_has_no_faults() {
        let rows =
            "| `codesim-match::index` | nothing at all | |\n| `codesim-match::search` | index | |";
        assert_eq!(faults("codesim-match", FILES, rows), [""; 0]);
    }

    #[test]
    fn each_fault_names_module_arrow_and_line() {
        let rows = "| `codesim-match::search` | nothing at all | |\n| `codesim-match::scoring` | search | |\n| `codesim-lab::x` | nothing | |";
        assert_eq!(
            faults("codesim-match", FILES, rows),
            [
                "ARCHITECTURE.md:7: codesim-match::index has no row: add one to the table",
                "ARCHITECTURE.md:5: codesim-match::search -> codesim-match::index is not allowed: add it to this row, or take it \
                 out of src/search/mod.rs:1, src/plan.rs:1",
                "ARCHITECTURE.md:6: there is no module codesim-match::scoring: delete the row",
                "ARCHITECTURE.md:7: there is no module codesim-lab::x: delete the row",
                "ARCHITECTURE.md:5: codesim-match::search is not alone, as this row says with \"nothing at all\": src/search/mod.rs:1 \
                 uses src/plan.rs",
            ]
        );
        let rows = "| `codesim-lab::search` | index | |\n| `codesim-lab::index` | search | |";
        assert_eq!(
            faults("codesim-lab", FILES, rows),
            [
                "ARCHITECTURE.md:5: codesim-lab::search -> codesim-lab::index does not go up to a row above: put this row below \
                 that of codesim-lab::index",
                "ARCHITECTURE.md:6: codesim-lab::index -> codesim-lab::search is allowed in vain: delete it from this row",
            ]
        );
    }

    #[test]
    fn the_matcher_is_not_wider_than_allowed() {
        let names: Vec<String> = (0..13).map(|n| format!("m{n}")).collect();
        let paths: Vec<String> = names.iter().map(|name| format!("src/{name}.rs")).collect();
        let root: String = names.iter().map(|name| format!("mod {name};\n")).collect();
        let mut files: Vec<(&str, &str)> = vec![("src/lib.rs", &root)];
        files.extend(paths.iter().map(|path| (&**path, "")));
        let rows = "| `codesim-lab::x` | nothing | |";
        let found = faults("codesim-match", &files, rows);
        assert!(
            found
                .last()
                .unwrap()
                .starts_with("crates/codesim-match: 13 modules at the top, 12 are allowed")
        );
        assert_eq!(faults("codesim-lab", &files, rows).len(), 1);
    }
}
