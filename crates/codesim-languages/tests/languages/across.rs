//! Translations of a function have one normal form in all languages.

use codesim_languages::registry;
use codesim_testkit::conformance::check_across;

#[test]
fn a_translated_function_has_one_form() {
    let groups = include_str!("../../../../grammars-config/samples/across.txt");
    let registry = registry();
    check_across(|id| registry.get(id), groups);
}
