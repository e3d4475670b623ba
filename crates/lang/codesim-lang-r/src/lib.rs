//! The R front end: `tree-sitter-r` and `grammars-config/r.toml`.

codesim_treesitter::front_end! { tree_sitter_r::LANGUAGE, codesim_grammars_config::R }
