//! The Groovy front end: `dekobon-tree-sitter-groovy` and `grammars-config/groovy.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = dekobon_tree_sitter_groovy::LANGUAGE;
    let description = codesim_grammars_config::GROOVY;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
