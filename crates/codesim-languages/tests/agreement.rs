//! What is said of a language in several places is the same in all of them: the features of this crate, `KNOWN`, the
//! registry, the TOML files and the lock file.

use std::collections::BTreeSet;
use std::path::Path;

use codesim_grammars_config::ALL;
use codesim_languages::{KNOWN, registry};
use codesim_treesitter::GrammarConfig;

/// The one language without a grammar, and so without a TOML.
const WITHOUT_GRAMMAR: &str = "text";

fn configs() -> impl Iterator<Item = (&'static str, GrammarConfig)> {
    ALL.iter().map(|&(file, text)| {
        let config = GrammarConfig::parse(text).unwrap_or_else(|e| panic!("{file}.toml: {e}"));
        (file, config)
    })
}

/// A file, by its path from this crate's folder.
fn text_of(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A TOML file, by its path from this crate's folder.
fn read(path: &str) -> toml::Table {
    text_of(path)
        .parse()
        .unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn known_languages_are_in_alphabetical_order() {
    assert!(KNOWN.is_sorted_by(|a, b| a < b), "{KNOWN:?}");
}

#[test]
fn features_are_the_known_languages_and_all_of_them_are_default() {
    let manifest = read("Cargo.toml");
    let features = manifest["features"]
        .as_table()
        .expect("features are a table");
    let names: BTreeSet<&str> = features
        .keys()
        .map(String::as_str)
        .filter(|&f| f != "default")
        .collect();
    assert_eq!(names, KNOWN.iter().copied().collect());
    let default = features["default"]
        .as_array()
        .expect("a feature is an array");
    let default: Vec<&str> = default.iter().filter_map(|f| f.as_str()).collect();
    assert_eq!(default, KNOWN);
}

#[test]
fn every_known_language_but_text_has_a_toml_file_of_its_name() {
    let files: Vec<&str> = ALL.iter().map(|&(file, _)| file).collect();
    let known: Vec<&str> = KNOWN
        .iter()
        .copied()
        .filter(|&id| id != WITHOUT_GRAMMAR)
        .collect();
    assert_eq!(files, known);
    for (file, config) in configs() {
        assert_eq!(config.id, file, "the id in {file}.toml");
    }
}

#[test]
fn the_example_in_the_readme_of_the_schema_is_read() {
    let readme = text_of("../../grammars-config/README.md");
    let example = readme
        .split("```toml")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let example = example.expect("the README has an example");
    let config = GrammarConfig::parse(example).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(config.id, "tiny");
}

#[test]
fn every_grammar_is_the_one_of_the_lock_file() {
    let lock = read("../../Cargo.lock");
    let packages = lock["package"].as_array().expect("packages are an array");
    for (file, config) in configs() {
        let versions: Vec<&str> = packages
            .iter()
            .filter(|package| package["name"].as_str() == Some(&config.grammar.package))
            .filter_map(|package| package["version"].as_str())
            .collect();
        assert_eq!(
            versions,
            [config.grammar.version.as_str()],
            "{} for {file}.toml",
            config.grammar.package
        );
    }
}

#[test]
fn a_registered_language_is_known_and_as_its_toml_says() {
    for front_end in registry().iter() {
        let language = front_end.language();
        assert!(
            KNOWN.contains(&language.id.as_str()),
            "{} is not known",
            language.id
        );
        if let Some((_, config)) = configs().find(|(file, _)| *file == language.id) {
            assert_eq!(*language, config.language());
        }
    }
}

#[test]
fn extensions_are_lower_case_and_without_a_dot() {
    for front_end in registry().iter() {
        for extension in &front_end.language().extensions {
            assert!(!extension.starts_with('.'), "{extension}");
            assert_eq!(*extension, extension.to_lowercase());
        }
    }
}

#[cfg(all(
    feature = "c",
    feature = "cpp",
    feature = "java",
    feature = "python",
    feature = "rust",
    feature = "text"
))]
#[test]
fn every_known_language_is_registered_when_all_features_are_on() {
    let registry = registry();
    let ids: Vec<&str> = registry.iter().map(|f| f.language().id.as_str()).collect();
    assert_eq!(ids, KNOWN);
}
