//! The TypeScript front end: `tree-sitter-typescript` and `grammars-config/typescript.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_typescript::LANGUAGE_TYPESCRIPT;
    let description = codesim_grammars_config::TYPESCRIPT;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
