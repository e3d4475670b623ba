//! Whole jobs, from sources to a report.

use std::io;

use codesim_archive::{ArchiveWriter, FingerprintConfig};
use codesim_engine::side_inputs::Key;
use codesim_engine::{Job, Table, run};
use codesim_intake::{Memory, Root, Sources};
use codesim_report::model::{Pair, Report};
use codesim_token::Imports;

const NAMES: [&str; 3] = ["ada", "ben", "cleo"];

fn class() -> Memory {
    let mut tree = Memory::new();
    for (seed, name) in NAMES.into_iter().enumerate() {
        let line = |n: usize| format!("int {name}{n} = {n} * {seed} + sum({n}, {seed});\n");
        let lines: String = (0..20).map(line).collect();
        tree.add(
            format!("{name}/Main.java"),
            format!("import java.util.List;\nclass Main {{ void run() {{ {lines} }} }}"),
        );
    }
    tree
}

fn has_name(text: &str) -> bool {
    NAMES.iter().any(|name| text.contains(name))
}

/// The rows that a table of all pairs gets.
#[derive(Default)]
struct Seen {
    submissions: Vec<String>,
    pairs: Vec<Pair>,
}

impl Table for Seen {
    fn begin(&mut self, report: &Report) -> io::Result<()> {
        let names = report.submissions.iter().map(|it| it.name.clone());
        self.submissions = names.collect();
        Ok(())
    }

    fn push(&mut self, pair: Pair) -> io::Result<()> {
        self.pairs.push(pair);
        Ok(())
    }
}

#[test]
fn a_key_takes_the_names_out_of_a_report() {
    let (tree, registry, mut key) = (class(), codesim_languages::registry(), Key::default());
    let job = Job {
        key: Some(&mut key),
        ..Job::new(&registry, Sources::of(Root::new(&tree, "class")))
    };
    let report = run(job, &()).expect("it can be compared");
    assert_eq!(report.submissions.len(), NAMES.len());
    assert!(report.submissions.iter().all(|it| !has_name(&it.name)));
    assert!(report.submissions.is_sorted_by_key(|it| &it.name));
    assert_eq!(key.pseudonyms().len(), NAMES.len());
}

#[test]
fn a_table_of_all_pairs_gets_no_name_that_a_key_hides() {
    let (tree, registry, mut key) = (class(), codesim_languages::registry(), Key::default());
    let job = |key| Job {
        key,
        ..Job::new(&registry, Sources::of(Root::new(&tree, "class")))
    };
    let written = |job: Job| {
        let mut seen = Seen::default();
        let loaded = job.load(&()).expect("it can be read");
        let report = loaded
            .every_pair(&mut seen, &())
            .expect("it can be compared");
        assert!(report.pairs.is_empty());
        seen
    };
    let open = written(job(None));
    let hidden = written(job(Some(&mut key)));
    assert_eq!(open.submissions, NAMES);
    assert!(!open.pairs.is_empty());
    assert_eq!(open.pairs.len(), hidden.pairs.len());
    let pairs = hidden.pairs.iter().flat_map(|it| [&it.left, &it.right]);
    assert!(!pairs.chain(&hidden.submissions).any(|name| has_name(name)));
}

#[test]
fn an_archive_says_whether_imports_count() {
    let folder = tempfile::tempdir().expect("a folder");
    let (tree, registry) = (class(), codesim_languages::registry());
    for imports in [Imports::Drop, Imports::Keep] {
        let index = folder.path().join(format!("{imports:?}.codesim"));
        let config = FingerprintConfig {
            imports,
            ..FingerprintConfig::default()
        };
        ArchiveWriter::create(&index, &config).expect("it can be made");
        let job = Job {
            against: Some(&index),
            ..Job::new(&registry, Sources::of(Root::new(&tree, "class")))
        };
        let loaded = job.load(&()).expect("it can be read");
        assert_eq!(loaded.class.imports, imports);
        loaded.compare(&()).expect("it can be compared");
    }
}
