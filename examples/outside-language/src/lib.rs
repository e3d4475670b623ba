//! The Gleam front end: `tree-sitter-gleam` and `gleam.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
pub fn front_end() -> Box<dyn FrontEnd> {
    let description = include_str!("../gleam.toml");
    let front_end = TreeSitterFrontEnd::new(tree_sitter_gleam::LANGUAGE, description);
    Box::new(front_end.expect("the description fits the grammar"))
}
