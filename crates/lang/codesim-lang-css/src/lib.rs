//! The CSS front end: `tree-sitter-css` and `grammars-config/css.toml`.

codesim_treesitter::front_end! { tree_sitter_css::LANGUAGE, codesim_grammars_config::CSS }
