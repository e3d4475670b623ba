//! The C# front end: `tree-sitter-c-sharp` and `grammars-config/csharp.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_c_sharp::LANGUAGE;
    let description = codesim_grammars_config::CSHARP;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
