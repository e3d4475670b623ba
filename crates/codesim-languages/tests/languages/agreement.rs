//! Facts about a language are the same in all places that state them: `KNOWN`, the registry, the TOML files and the lock file. That the
//! features, the dependencies and `KNOWN` are those of the folders in `crates/lang` is tested where they are written, in `xtask`.

use std::collections::BTreeSet;
use std::path::Path;

use codesim_grammars_config::{GRAMMARS, LEXICAL};
use codesim_languages::{KNOWN, registry};
use codesim_lexical::description::{Description, GrammarOrigin};

/// The languages without a TOML: texts that people read.
const WITHOUT_TOML: [&str; 3] = ["html-text", "prose", "text"];

fn configs() -> impl Iterator<Item = (&'static str, Description)> {
    GRAMMARS.iter().chain(LEXICAL).map(|described| {
        let file = described.id;
        let config =
            Description::parse(described.text).unwrap_or_else(|e| panic!("{file}.toml: {e}"));
        (file, config)
    })
}

/// Reads a file, by its path from this crate's folder.
fn text_of(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Reads a TOML file, by its path from this crate's folder.
fn read(path: &str) -> toml::Table {
    text_of(path)
        .parse()
        .unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn every_known_language_has_a_toml_file_of_its_name() {
    let files = GRAMMARS.iter().map(|described| described.id);
    let described: BTreeSet<&str> = files.chain(WITHOUT_TOML).collect();
    assert_eq!(described, KNOWN.iter().copied().collect());
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
            ..
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
