//! The Haskell front end: `tree-sitter-haskell` and `grammars-config/haskell.toml`.

codesim_treesitter::front_end! { tree_sitter_haskell::LANGUAGE, codesim_grammars_config::HASKELL }
