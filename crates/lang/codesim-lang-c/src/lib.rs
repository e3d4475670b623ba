//! The C front end: `tree-sitter-c` and `grammars-config/c.toml`.

codesim_treesitter::front_end! { tree_sitter_c::LANGUAGE, codesim_grammars_config::C }
