//! What is said of a language in several places is the same in all of them: the features of this crate, `KNOWN`, the
//! registry, the TOML files and the lock file.

use std::collections::BTreeSet;
use std::path::Path;

use codesim_description::{Description, GrammarOrigin};
use codesim_grammars_config::{GRAMMARS, LEXICAL};
use codesim_languages::{KNOWN, registry};

/// The languages without a TOML: texts that people read.
const WITHOUT_TOML: [&str; 3] = ["html-text", "prose", "text"];

/// The feature that stands for all languages without a grammar.
const LEXICAL_FEATURE: &str = "lexical";

fn configs() -> impl Iterator<Item = (&'static str, Description)> {
    GRAMMARS.iter().chain(LEXICAL).map(|described| {
        let file = described.id;
        let config =
            Description::parse(described.text).unwrap_or_else(|e| panic!("{file}.toml: {e}"));
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
    let dependencies = manifest["dependencies"]
        .as_table()
        .expect("they are a table");
    let languages = dependencies
        .iter()
        .filter(|(_, it)| it.get("path").is_some() && it.get("optional").is_some());
    let languages: BTreeSet<&str> = languages.map(|(name, _)| name.as_str()).collect();
    assert_eq!(languages, KNOWN.iter().copied().collect());
    let default = manifest["features"]["default"]
        .as_array()
        .expect("a feature is an array");
    let default: Vec<&str> = default.iter().filter_map(|f| f.as_str()).collect();
    assert!(default.is_sorted(), "{default:?}");
    let default: BTreeSet<&str> = default.into_iter().collect();
    assert_eq!(default, &languages | &BTreeSet::from([LEXICAL_FEATURE]));
}

#[test]
fn every_known_language_has_a_toml_file_of_its_name_and_a_crate() {
    let files = GRAMMARS.iter().map(|described| described.id);
    let described: BTreeSet<&str> = files.chain(WITHOUT_TOML).collect();
    assert_eq!(described, KNOWN.iter().copied().collect());
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lang");
    let folders: BTreeSet<String> = std::fs::read_dir(crates)
        .expect("it is there")
        .map(|entry| entry.expect("it can be read").file_name())
        .filter_map(|name| Some(name.to_str()?.strip_prefix("codesim-lang-")?.to_owned()))
        .collect();
    assert_eq!(folders, KNOWN.iter().map(|&id| id.to_owned()).collect());
}

#[test]
fn the_example_in_the_readme_of_the_schema_is_read() {
    let readme = text_of("../../grammars-config/README.md");
    let example = readme
        .split("```toml")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let example = example.expect("the README has an example");
    let config = Description::parse(example).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(config.id, "tiny");
}

#[test]
fn every_grammar_is_the_one_of_the_lock_file() {
    let lock = read("../../Cargo.lock");
    let packages = lock["package"].as_array().expect("packages are an array");
    for (file, config) in configs() {
        let Some(GrammarOrigin::Crate {
            package: name,
            version,
        }) = &config.grammar
        else {
            assert!(
                LEXICAL.iter().any(|lexical| lexical.id == file),
                "{file}.toml names no grammar"
            );
            continue;
        };
        let versions: Vec<&str> = packages
            .iter()
            .filter(|package| package["name"].as_str() == Some(name))
            .filter_map(|package| package["version"].as_str())
            .collect();
        assert_eq!(versions, [version.as_str()], "{} for {file}.toml", name);
    }
}

#[test]
fn a_registered_language_is_as_its_toml_says() {
    for front_end in registry().iter() {
        let language = front_end.language();
        let described = configs().find(|(file, _)| *file == language.id);
        match described {
            Some((_, config)) => assert_eq!(*language, config.language()),
            None => assert!(WITHOUT_TOML.contains(&&*language.id) && !language.is_code()),
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

#[cfg(all(feature = "c", feature = "lexical", feature = "text"))]
#[test]
fn every_described_language_is_registered_when_all_features_are_on() {
    let registry = registry();
    let ids: BTreeSet<&str> = registry.iter().map(|f| f.language().id.as_str()).collect();
    let described = configs().map(|(id, _)| id).chain(WITHOUT_TOML);
    assert_eq!(ids, described.collect());
}
