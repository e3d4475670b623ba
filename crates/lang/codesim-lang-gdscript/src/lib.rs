//! The GDScript front end: `tree-sitter-gdscript` and `grammars-config/gdscript.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_gdscript::LANGUAGE;
    let description = codesim_grammars_config::GDSCRIPT;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
