//! The Ada front end: `tree-sitter-ada` and `grammars-config/ada.toml`.

codesim_treesitter::front_end! { tree_sitter_ada::LANGUAGE, codesim_grammars_config::ADA }
