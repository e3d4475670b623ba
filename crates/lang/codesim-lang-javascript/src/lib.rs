//! The JavaScript front end: `tree-sitter-javascript` and `grammars-config/javascript.toml`.

codesim_treesitter::front_end! { tree_sitter_javascript::LANGUAGE, codesim_grammars_config::JAVASCRIPT }
