//! The OCaml front end: `tree-sitter-ocaml` and `grammars-config/ocaml.toml`.

use codesim_token::FrontEnd;
use codesim_treesitter::TreeSitterFrontEnd;

/// The front end.
///
/// # Panics
/// Never: that the description fits the grammar is tested.
pub fn front_end() -> Box<dyn FrontEnd> {
    let grammar = tree_sitter_ocaml::LANGUAGE_OCAML;
    let description = codesim_grammars_config::OCAML;
    Box::new(
        TreeSitterFrontEnd::new(grammar, description).expect("the description fits the grammar"),
    )
}
