//! The Swift front end: `tree-sitter-swift` and `grammars-config/swift.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_swift::LANGUAGE;
    let description = codesim_grammars_config::SWIFT;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
