//! A file that the grammar cannot read has nearly the tokens that the grammar would give it, language by language.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use codesim_languages::registry;
use codesim_testkit::conformance::{Agreement, lexer_agreement};
use codesim_token::{FrontEnd, ReadsBy, Registry};

/// Share of a sample's k-grams that the other reading must have; the text around the table in `docs/languages.md` says why some languages
/// cannot.
const LEAST: f64 = 0.9;
const LOWER: [(&str, f64); 9] = [
    ("bash", 0.6),
    ("css", 0.0),
    ("elm", 0.7),
    ("haskell", 0.85),
    ("hcl", 0.85),
    ("html", 0.15),
    ("ocaml", 0.85),
    ("perl", 0.75),
    ("xml", 0.65),
];

/// The document with the table.
const DOCUMENT: &str = "docs/languages.md";
const BEGIN: &str = "| language | of the grammar's, % | of the lexer's, % |\n|---|---:|---:|\n";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn with_grammar(registry: &Registry) -> impl Iterator<Item = &dyn FrontEnd> {
    let by_grammar = |f: &&dyn FrontEnd| f.language().reads_by == ReadsBy::Grammar;
    registry.iter().filter(by_grammar)
}

/// Returns the agreement on the sample of a language.
fn agreement(front_end: &dyn FrontEnd) -> Agreement {
    let language = front_end.language();
    let sample = format!(
        "grammars-config/samples/{}/sample.{}",
        language.id, language.extensions[0]
    );
    let text = fs::read_to_string(root().join(&sample));
    lexer_agreement(front_end, &text.unwrap_or_else(|e| panic!("{sample}: {e}")))
}

#[test]
fn a_lexed_sample_has_the_k_grams_of_a_parsed_one() {
    for front_end in with_grammar(&registry()) {
        let id = front_end.language().id.as_str();
        let lower = LOWER.iter().find(|(language, _)| *language == id);
        let least = lower.map_or(LEAST, |(_, least)| *least);
        let Agreement { found, right, .. } = agreement(front_end);
        assert!(
            found >= least && right >= least,
            "{id}: {found:.3} of the grammar's k-grams are found, {right:.3} of the lexer's are right, at least {least} were expected"
        );
    }
}

#[cfg(all(feature = "c", feature = "java"))]
#[test]
fn the_table_in_the_documentation_has_these_figures() {
    let path = root().join(DOCUMENT);
    let document = fs::read_to_string(&path).expect("it is there");
    let (before, rest) = document.split_once(BEGIN).expect("it has the table");
    let rows = rest
        .split_inclusive('\n')
        .take_while(|line| line.starts_with('|'));
    let behind = &rest[rows.map(str::len).sum()..];
    let due = format!("{before}{BEGIN}{}{behind}", table());
    if env::var("UPDATE_GOLDEN").is_ok_and(|value| value == "1") {
        fs::write(path, due).expect("it can be written");
    } else {
        assert!(
            document == due,
            "the table in {DOCUMENT} is not what the samples give; UPDATE_GOLDEN=1 writes it"
        );
    }
}

/// Returns a line for each language, in the order of their names.
fn table() -> String {
    let registry = registry();
    let mut front_ends: Vec<&dyn FrontEnd> = with_grammar(&registry).collect();
    front_ends.sort_by_key(|front_end| front_end.language().name.to_lowercase());
    let percent = |share: f64| (share * 100.0).floor();
    let mut table = String::new();
    for front_end in front_ends {
        let Agreement { found, right, .. } = agreement(front_end);
        let name = &front_end.language().name;
        let (found, right) = (percent(found), percent(right));
        writeln!(table, "| {name} | {found} | {right} |").expect("a String takes any text");
    }
    table
}
