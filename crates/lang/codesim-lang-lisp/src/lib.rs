//! The Common Lisp front end: `tree-sitter-commonlisp` and `grammars-config/lisp.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_commonlisp::LANGUAGE_COMMONLISP;
    let description = codesim_grammars_config::LISP;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
