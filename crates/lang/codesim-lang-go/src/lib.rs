//! The Go front end: `tree-sitter-go` and `grammars-config/go.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_go::LANGUAGE;
    let description = codesim_grammars_config::GO;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
