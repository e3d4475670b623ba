//! The Clojure front end: `tree-sitter-clojure-orchard` and `grammars-config/clojure.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_clojure_orchard::LANGUAGE;
    let description = codesim_grammars_config::CLOJURE;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
