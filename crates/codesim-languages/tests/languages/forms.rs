//! No normal form changes unnoticed: `grammars-config/samples/forms.txt` has the revision of the normal form and a checksum of the form of each
//! sample.
//!
//! `UPDATE_GOLDEN=1 cargo test -p codesim-languages --test languages forms` writes it. A sample that has changed has another form in the same revision.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

use codesim_grammars_config::GRAMMARS;
use codesim_languages::registry;
use codesim_testkit::conformance::form_checksum;
use codesim_token::{FrontEnd, ReadsBy, Registry};

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammars-config/samples")
}

fn with_grammar(registry: &Registry) -> impl Iterator<Item = &dyn FrontEnd> {
    let by_grammar = |f: &&dyn FrontEnd| f.language().reads_by == ReadsBy::Grammar;
    registry.iter().filter(by_grammar)
}

/// Returns the checksum of each language's sample.
fn checksums(registry: &Registry) -> BTreeMap<&str, String> {
    let front_ends = with_grammar(registry);
    let pairs = front_ends.map(|it| (it.language().id.as_str(), checksum(it)));
    pairs.collect()
}

fn checksum(front_end: &dyn FrontEnd) -> String {
    let language = front_end.language();
    let name = format!("{}/sample.{}", language.id, language.extensions[0]);
    let sample = fs::read_to_string(samples().join(&name));
    let sample = sample.unwrap_or_else(|e| panic!("{name}: {e}"));
    form_checksum(front_end, &sample.replace("\r\n", "\n"))
}

/// Returns the revision in the first line of the table, and the checksums in the others.
fn parsed(table: &str) -> Option<(u32, BTreeMap<&str, String>)> {
    let (head, rows) = table.split_once("\n\n")?;
    let revision = head.strip_prefix("form revision ")?.parse().ok()?;
    let rows = rows.lines().filter_map(|row| row.split_once(": "));
    let rows = rows.map(|(id, checksum)| (id, checksum.to_owned()));
    Some((revision, rows.collect()))
}

fn written(revision: u32, rows: &BTreeMap<&str, String>) -> String {
    let rows: Vec<String> = rows
        .iter()
        .map(|(id, sum)| format!("{id}: {sum}\n"))
        .collect();
    format!("form revision {revision}\n\n{}", rows.concat())
}

#[test]
fn the_forms_of_the_samples_are_those_of_the_table() {
    let registry = registry();
    let Some(revision) = with_grammar(&registry).find_map(FrontEnd::form_revision) else {
        assert_eq!(
            with_grammar(&registry).count(),
            0,
            "a front end has a form revision"
        );
        return;
    };
    let path = samples().join("forms.txt");
    let table = fs::read_to_string(&path)
        .unwrap_or_default()
        .replace("\r\n", "\n");
    let (told, mut rows) = parsed(&table).unwrap_or_default();
    let found = checksums(&registry);
    let changed = found.iter().filter(|(id, sum)| rows.get(*id) != Some(*sum));
    let changed: Vec<&str> = changed.map(|(id, _)| *id).collect();
    if env::var("UPDATE_GOLDEN").is_ok_and(|value| value == "1") {
        // Languages that this build leaves out keep their rows.
        rows.retain(|id, _| GRAMMARS.iter().any(|described| described.id == *id));
        rows.extend(found);
        fs::write(&path, written(revision, &rows)).expect("it can be written");
        return;
    }
    assert!(
        changed.is_empty() && told == revision,
        "revision {revision} of the normal form, {told} in forms.txt; other forms of: {}\nIf a form has changed and is right, raise FORM_REVISION in \
         crates/codesim-treesitter/src/normal.rs; then run this test with UPDATE_GOLDEN=1.",
        changed.join(", ")
    );
    assert!(
        rows.keys()
            .all(|row| GRAMMARS.iter().any(|described| described.id == *row)),
        "forms.txt has a language that is not there; UPDATE_GOLDEN=1 leaves it out"
    );
}

#[test]
fn all_grammars_have_one_revision_of_the_normal_form_and_no_other_front_end_has_any() {
    let registry = registry();
    let revision = with_grammar(&registry).find_map(FrontEnd::form_revision);
    for front_end in registry.iter() {
        let language = front_end.language();
        let is_grammar = language.reads_by == ReadsBy::Grammar;
        let expected = revision.filter(|_| is_grammar);
        assert_eq!(front_end.form_revision(), expected, "{}", language.id);
    }
}

#[test]
fn a_shared_equivalence_names_languages_that_there_are() {
    let shared = fs::read_to_string(samples().join("equivalent.txt")).expect("it is there");
    let lists = shared.lines().filter_map(|line| line.strip_prefix("-- "));
    let ids: Vec<&str> = lists.flat_map(|list| list.split(' ')).collect();
    assert!(!ids.is_empty());
    for id in ids {
        assert!(GRAMMARS.iter().any(|described| described.id == id), "{id}");
    }
}
