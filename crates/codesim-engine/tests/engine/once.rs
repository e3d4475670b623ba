//! No file is read twice for any detail of a report, and none is shown with another text than was compared.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use codesim_engine::{Request, SideInformation, compare};
use codesim_intake::{
    BoilerplateSource, Content, Entry, FileTree, Memory, ReadError, ReadOptions, Root, Sources,
    read,
};

/// Counts how often each file is read, and gives other bytes from the second time on.
#[derive(Default)]
struct Counting {
    files: Memory,
    reads: Mutex<BTreeMap<PathBuf, usize>>,
}

impl FileTree for Counting {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        self.files.entries(folder)
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        let mut reads = self.reads.lock().expect("no thread panicked");
        let count = reads.entry(file.to_owned()).or_default();
        *count += 1;
        match *count {
            1 => self.files.read(file, limit),
            _ => Ok(Content::of(b"changed".to_vec())),
        }
    }
}

const CELLS: &str = r#"{"metadata": {"language_info": {"name": "python"}}, "cells": [
    {"cell_type": "code", "source": "total = 0\nfor i in range(9):\n    total += i * i\nprint(total)\n"},
    {"cell_type": "code", "source": "names = ['anna', 'ben']\nfor name in names:\n    print(name.upper())\n"}]}"#;

const CODE: &str =
    "int main(void) { int sum = 0; for (int i = 0; i < 9; i++) { sum += i * i; } return sum; }\n";

#[test]
fn each_file_is_read_once_for_a_whole_report() {
    let (mut class, mut starter) = (Counting::default(), Counting::default());
    for name in ["anna", "ben", "cleo"] {
        class.files.add(format!("{name}/work.ipynb"), CELLS);
        class.files.add(format!("{name}/main.c"), CODE);
        class.files.add(format!("{name}/notes.pdf"), "%PDF");
    }
    starter
        .files
        .add("starter.c", "int helper(int x) { return x * x * x; }");
    let registry = codesim_languages::registry();
    let mut sources = Sources::of(Root::new(&class, "class"));
    sources
        .boilerplate
        .push(BoilerplateSource::new(&starter, "starter.c"));
    let read = read(&registry, &sources, &ReadOptions::default(), &()).expect("it can be read");
    let report = compare(
        read,
        None,
        &SideInformation::default(),
        &Request::default(),
        &(),
    );
    let report = report.expect("it can be compared");
    let mut page = Vec::new();
    codesim_report::write_html(&report, &mut page).expect("memory takes it");

    assert_eq!(report.sources.len(), 9, "two cells and a file of each");
    assert!(report.sources.iter().all(|source| source.text != "changed"));
    drop(sources);
    let reads = class.reads.into_inner().expect("no thread panicked");
    let starter = starter.reads.into_inner().expect("no thread panicked");
    assert_eq!(reads.len(), 6, "what is left out by its name is not read");
    assert!(
        reads
            .values()
            .chain(starter.values())
            .all(|&count| count == 1)
    );
}
