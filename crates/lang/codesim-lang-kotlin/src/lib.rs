//! The Kotlin front end: `tree-sitter-kotlin-ng` and `grammars-config/kotlin.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_kotlin_ng::LANGUAGE;
    let description = codesim_grammars_config::KOTLIN;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
